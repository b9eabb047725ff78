import { Button, Group, Stack, Table } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../shell/texts.tsx'
import { MoreButton, type PagesQuery } from '../../ui/actions/more-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { WideTable } from '../../ui/lists/wide-table.tsx'

/** Rows of a table that a filter above it narrows, with what adds one; the rest of them at the end. */
export function FilteredList<Row>({
  name,
  pages,
  filter,
  add,
  columns,
  children,
}: {
  name: string
  pages: PagesQuery<Row>
  filter: ReactNode
  add: { text: string; onClick: () => void }
  columns: readonly string[]
  children: (row: Row) => ReactNode
}) {
  const text = useText()
  return (
    <Stack>
      <Group align="end" justify="space-between">
        <Group align="end">{filter}</Group>
        <Button onClick={add.onClick}>{add.text}</Button>
      </Group>
      <Loaded query={pages}>
        {({ pages: all }) =>
          all.flat().length === 0 ? (
            <Empty icon={IconSearch}>{text('SEARCH_NONE')}</Empty>
          ) : (
            <WideTable stacks minWidth={560} verticalSpacing="sm" aria-label={name}>
              <Table.Thead>
                <Table.Tr>
                  {columns.map((column, place) => (
                    <Table.Th key={column} ta={place === columns.length - 1 ? 'end' : 'start'}>
                      {column}
                    </Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>{all.flat().map(children)}</Table.Tbody>
            </WideTable>
          )
        }
      </Loaded>
      <MoreButton query={pages} />
    </Stack>
  )
}
