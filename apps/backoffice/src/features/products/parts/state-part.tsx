import { Select, Stack, Switch, TextInput } from '@mantine/core'
import { retractExclusions } from '#rules/orders/returns.ts'
import { productLimits as limits } from '#rules/products/product.ts'
import { useText } from '../../../shell/texts.tsx'
import { Part } from '../../../ui/page/part.tsx'
import { retractTexts } from '../field-texts.ts'
import type { ProductForm } from '../use-product-form.ts'

/** Whether shoppers see it, at which address, and under which terms. */
export function StatePart({ form, errorOf }: ProductForm) {
  const text = useText()
  const { values } = form
  return (
    <Part title={text('PRODUCTS_IN_THE_SHOP')}>
      <Stack gap="sm">
        <Switch
          label={text('PRODUCTS_PUBLISHED')}
          description={text('PRODUCTS_PUBLISHED_HELP')}
          checked={values.isPublished}
          onChange={(event) => form.setFieldValue('isPublished', event.currentTarget.checked)}
        />
        <Switch
          label={text('PRODUCTS_FEATURED')}
          checked={values.isFeatured}
          onChange={(event) => form.setFieldValue('isFeatured', event.currentTarget.checked)}
        />
        <Switch
          label={text('PRODUCTS_BACKORDER')}
          checked={values.sellsWithoutStock}
          onChange={(event) => form.setFieldValue('sellsWithoutStock', event.currentTarget.checked)}
        />
        <TextInput
          {...form.getInputProps('slug')}
          label={text('PRODUCTS_SLUG')}
          description={text('PRODUCTS_SLUG_HELP')}
          // Of a new product it is made of the name: where that is missing nothing else is asked for.
          error={form.values.name === '' ? null : errorOf('urlamigable')}
          maxLength={limits.slug}
        />
        <Select
          label={text('PRODUCTS_RETRACT')}
          description={text('PRODUCTS_RETRACT_HELP')}
          placeholder={text('PRODUCTS_RETRACT_NONE')}
          data={retractExclusions.map((value) => ({ value, label: text(retractTexts[value]) }))}
          value={values.retractExclusion}
          onChange={(value) =>
            form.setFieldValue('retractExclusion', value as typeof values.retractExclusion)
          }
          error={errorOf('exclusion_retracto')}
          clearable
        />
      </Stack>
    </Part>
  )
}
