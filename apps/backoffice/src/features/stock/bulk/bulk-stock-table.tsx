import { Table } from '@mantine/core'
import type { BulkStockPreview } from '../../../data/port/bulk-stock.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { WideTable } from '../../../ui/lists/wide-table.tsx'

/** Units before and after. */
export function BulkStockTable({ rows }: { rows: BulkStockPreview['rows'] }) {
  const text = useText()
  return (
    <WideTable
      stacks
      minWidth={480}
      maxHeight={420}
      verticalSpacing="xs"
      stickyHeader
      aria-label={text('STOCK_BULK')}
    >
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{text('PRODUCTS_NAME')}</Table.Th>
          <Table.Th>{text('PRODUCTS_SKU')}</Table.Th>
          <Table.Th ta="end">{text('STOCK_UNITS')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ productId, name, sku, value, before, after }) => (
          <Table.Tr key={`${productId} ${value ?? ''}`}>
            <Table.Td>{value === null ? name : `${name}, ${value}`}</Table.Td>
            <Table.Td data-column={text('PRODUCTS_SKU')} className="tabular">
              {sku}
            </Table.Td>
            <Table.Td data-column={text('STOCK_UNITS')} ta="end" className="tabular">
              {before} → {after}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  )
}
