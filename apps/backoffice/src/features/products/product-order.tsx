import { Select } from '@mantine/core'
import type { ProductSort } from '../../data/port/products.port.ts'
import { useText } from '../../shell/texts.tsx'

const columns = {
  name: 'PRODUCTS_NAME',
  sku: 'PRODUCTS_SKU',
  stock: 'PRODUCTS_STOCK',
  price: 'PRODUCTS_PRICE',
  changed: 'PRODUCTS_CHANGED',
} as const

const sortings = (Object.keys(columns) as ProductSort['by'][]).flatMap((by) =>
  [false, true].map((isDescending) => ({ by, isDescending, value: `${by}${isDescending ? '-desc' : ''}` })),
)

/** In which order the products are, where a phone has no heading for each column. */
export function ProductOrder({
  sorting,
  onSort,
}: {
  sorting: ProductSort | null
  onSort: (sorting: ProductSort | null) => void
}) {
  const text = useText()
  const chosen = sortings.find(
    ({ by, isDescending }) => by === sorting?.by && isDescending === sorting.isDescending,
  )
  return (
    <Select
      label={text('PRODUCTS_ORDER')}
      value={chosen?.value ?? ''}
      onChange={(value) => {
        const next = sortings.find((each) => each.value === value)
        onSort(next ? { by: next.by, isDescending: next.isDescending } : null)
      }}
      data={[
        { value: '', label: text('PRODUCTS_ORDER_NEWEST') },
        ...sortings.map(({ by, isDescending, value }) => ({
          value,
          label: text(isDescending ? 'PRODUCTS_ORDER_DOWN' : 'PRODUCTS_ORDER_UP', {
            column: text(columns[by]),
          }),
        })),
      ]}
      allowDeselect={false}
    />
  )
}
