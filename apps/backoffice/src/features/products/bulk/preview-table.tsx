import { Table } from '@mantine/core'
import type { BulkPreview } from '../../../data/port/products.port.ts'
import { useFormat } from '../../../shell/format.ts'
import { useText } from '../../../shell/texts.tsx'
import { WideTable } from '../../../ui/lists/wide-table.tsx'

/** Prices before and after. */
export function PreviewTable({ rows }: { rows: BulkPreview['rows'] }) {
  const text = useText()
  const format = useFormat()
  const pesos = (amount: number | null) => (amount === null ? '–' : format.pesos(amount))
  return (
    <WideTable
      stacks
      minWidth={560}
      maxHeight={420}
      verticalSpacing="xs"
      stickyHeader
      aria-label={text('PRODUCTS_BULK')}
    >
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{text('PRODUCTS_NAME')}</Table.Th>
          <Table.Th>{text('PRODUCTS_SKU')}</Table.Th>
          <Table.Th ta="end">{text('PRODUCTS_PRICE_REGULAR')}</Table.Th>
          <Table.Th ta="end">{text('PRODUCTS_OFFER_PRICE')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id}>
            <Table.Td>{row.name}</Table.Td>
            <Table.Td data-column={text('PRODUCTS_SKU')} className="tabular">
              {row.sku}
            </Table.Td>
            <Table.Td data-column={text('PRODUCTS_PRICE_REGULAR')} ta="end" className="tabular">
              {row.price === row.priceBefore
                ? pesos(row.price)
                : `${pesos(row.priceBefore)} → ${pesos(row.price)}`}
            </Table.Td>
            <Table.Td data-column={text('PRODUCTS_OFFER_PRICE')} ta="end" className="tabular">
              {row.offer === row.offerBefore
                ? pesos(row.offer)
                : `${pesos(row.offerBefore)} → ${pesos(row.offer)}`}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  )
}
