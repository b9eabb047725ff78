import { Button, Checkbox, Group, SegmentedControl, Select, Stack } from '@mantine/core'
import type { ProductFilter, ProductState } from '../../data/port/products.port.ts'
import { useText } from '../../shell/texts.tsx'
import { SearchField } from '../../ui/lists/search-field.tsx'
import { categoryOptions } from './category-options.ts'
import { useBrands, useCategories } from './products.queries.ts'

const stateTexts = {
  all: 'PRODUCTS_STATE_ALL',
  published: 'PRODUCTS_STATE_PUBLISHED',
  draft: 'PRODUCTS_STATE_DRAFT',
} as const

const states = Object.keys(stateTexts) as ProductState[]

const idOf = (value: string | null) => (value === null ? null : Number(value))
const textOf = (id: number | null) => (id === null ? null : String(id))

const everyProduct: ProductFilter = {
  text: '',
  state: 'all',
  categoryId: null,
  brandId: null,
  withoutStock: false,
}

/** Whether some products are left out. */
export const isNarrowed = (filter: ProductFilter) =>
  Object.entries(everyProduct).some(([name, value]) => filter[name as keyof ProductFilter] !== value)

/** What the list is narrowed by. */
export function ProductFilters({
  filter,
  onChange,
}: {
  filter: ProductFilter
  onChange: (part: Partial<ProductFilter>) => void
}) {
  const text = useText()
  const categories = useCategories().data ?? []
  const brands = useBrands().data ?? []
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={text('PRODUCTS_STATE')}
        value={filter.state}
        onChange={(state) => onChange({ state })}
        data={states.map((value) => ({ value, label: text(stateTexts[value]) }))}
        style={{ alignSelf: 'start' }}
      />
      <Group gap="sm" align="end">
        <SearchField
          label={text('PRODUCTS_FIND')}
          placeholder={text('PRODUCTS_FIND_BY')}
          words={filter.text}
          onChange={(words) => onChange({ text: words })}
          maxLength={100}
          style={{ flex: '1 1 260px' }}
        />
        <Select
          label={text('PRODUCTS_CATEGORY')}
          placeholder={text('PRODUCTS_ANY')}
          data={categoryOptions(categories)}
          value={textOf(filter.categoryId)}
          onChange={(value) => onChange({ categoryId: idOf(value) })}
          searchable
          clearable
          w={240}
        />
        <Select
          label={text('PRODUCTS_BRAND')}
          placeholder={text('PRODUCTS_ANY')}
          data={brands.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={textOf(filter.brandId)}
          onChange={(value) => onChange({ brandId: idOf(value) })}
          searchable
          clearable
          w={180}
        />
        <Checkbox
          label={text('PRODUCTS_WITHOUT_STOCK')}
          checked={filter.withoutStock}
          onChange={(event) => onChange({ withoutStock: event.currentTarget.checked })}
          mb={8}
        />
        {isNarrowed(filter) && (
          <Button variant="subtle" onClick={() => onChange(everyProduct)}>
            {text('ORDERS_CLEAR')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
