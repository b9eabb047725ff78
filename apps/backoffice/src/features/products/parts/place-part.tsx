import { Button, Group, MultiSelect, Select, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { productLimits as limits } from '#rules/products/product.ts'
import { useText } from '../../../shell/texts.tsx'
import { Part } from '../../../ui/page/part.tsx'
import { AddDialog } from '../add-dialog.tsx'
import { categoryOptions } from '../category-options.ts'
import { useBrands, useCategories } from '../products.queries.ts'
import type { ProductForm } from '../use-product-form.ts'

/** Where it stands in the shop: its categories, its brand and what kind of thing it is. */
export function PlacePart({ form, errorOf }: ProductForm) {
  const text = useText()
  const categories = useCategories().data ?? []
  const brands = useBrands().data ?? []
  const { categoryIds, brandId } = form.values
  const [adding, setAdding] = useState<'category' | 'brand' | null>(null)
  return (
    <Part title={text('PRODUCTS_PLACE')}>
      <Stack gap="sm">
        <MultiSelect
          label={text('PRODUCTS_CATEGORIES')}
          description={text('PRODUCTS_CATEGORIES_HELP')}
          data={categoryOptions(categories)}
          value={categoryIds.map(String)}
          onChange={(ids) => form.setFieldValue('categoryIds', ids.map(Number))}
          error={errorOf('categorias')}
          maxValues={limits.categories}
          searchable
        />
        <Select
          label={text('PRODUCTS_BRAND')}
          data={brands.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={brandId === null ? null : String(brandId)}
          onChange={(id) => form.setFieldValue('brandId', id === null ? null : Number(id))}
          error={errorOf('id_marca')}
          searchable
          clearable
        />
        <Group gap="xs">
          <Button variant="default" size="xs" onClick={() => setAdding('category')}>
            {text('PRODUCTS_CATEGORY_ADD')}
          </Button>
          <Button variant="default" size="xs" onClick={() => setAdding('brand')}>
            {text('PRODUCTS_BRAND_ADD')}
          </Button>
        </Group>
        {adding && (
          <AddDialog
            what={adding}
            categories={categories}
            onClose={() => setAdding(null)}
            onAdded={(id) =>
              adding === 'brand'
                ? form.setFieldValue('brandId', id)
                : form.setFieldValue('categoryIds', [...categoryIds, id])
            }
          />
        )}
        <TextInput
          {...form.getInputProps('kind')}
          label={text('PRODUCTS_KIND')}
          description={text('PRODUCTS_KIND_HELP')}
          error={errorOf('tipo')}
          maxLength={limits.kind}
        />
      </Stack>
    </Part>
  )
}
