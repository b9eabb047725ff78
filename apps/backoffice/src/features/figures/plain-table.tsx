import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { WideTable } from '../../ui/lists/wide-table.tsx'

/** A table whose first column is words and the others numbers. */
export function PlainTable({
  label,
  columns,
  rows,
}: {
  label: string
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}) {
  return (
    <WideTable
      minWidth={480}
      maxHeight={420}
      verticalSpacing="xs"
      className="tabular"
      stickyHeader
      aria-label={label}
    >
      <Table.Thead>
        <Table.Tr>
          {columns.map((column, index) => (
            <Table.Th key={column} ta={index === 0 ? 'start' : 'end'}>
              {column}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ key, cells }) => (
          <Table.Tr key={key}>
            {cells.map((cell, index) => (
              <Table.Td key={columns[index]} {...(index === 0 ? { ta: 'start', miw: 80 } : { ta: 'end' })}>
                {cell}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  )
}
