import { Stack } from '@mantine/core'
import { productLimits as limits } from '#rules/products/product.ts'
import type { Named } from '../../../data/port/products.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { Part } from '../../../ui/page/part.tsx'
import { PickProducts } from '../pick-products.tsx'
import type { ProductForm } from '../use-product-form.ts'

/** What is shown beside it: chosen here first, what the shop finds by itself after that. */
export function LinkedPart({ form, errorOf, id, names }: ProductForm & { id: number; names: Named[] }) {
  const text = useText()
  const { relatedIds, analogueIds } = form.values
  return (
    <Part title={text('PRODUCTS_LINKED')} lead={text('PRODUCTS_LINKED_LEAD')}>
      <Stack gap="sm">
        <PickProducts
          label={text('PRODUCTS_RELATED')}
          own={id}
          most={limits.linked}
          names={names}
          ids={relatedIds}
          error={errorOf('relacionados')}
          onChange={(ids) => form.setFieldValue('relatedIds', ids)}
        />
        <PickProducts
          label={text('PRODUCTS_ANALOGUES')}
          own={id}
          most={limits.linked}
          names={names}
          ids={analogueIds}
          error={errorOf('analogos')}
          onChange={(ids) => form.setFieldValue('analogueIds', ids)}
        />
      </Stack>
    </Part>
  )
}
