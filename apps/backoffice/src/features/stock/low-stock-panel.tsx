import { Anchor, Group, NumberInput, Select, Stack, Table, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from 'wouter'
import type { LowStockRow } from '../../data/port/stock.port.ts'
import { useText } from '../../shell/texts.tsx'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { countUpTo, idValue } from '../../ui/lists/address-values.ts'
import { useAddressFilters } from '../../ui/lists/use-address-filters.ts'
import { WideTable } from '../../ui/lists/wide-table.tsx'
import { useBranches, useLowStock } from './stock.queries.ts'

const defaults = { hasta: '5', sucursal: '' }
const most = 1_000_000
const values = { hasta: countUpTo(most), sucursal: idValue }

/** What is sold and of which few are left. */
export function LowStockPanel() {
  const text = useText()
  const { filters, set } = useAddressFilters(defaults, values)
  const low = useLowStock({ branchId: filters.sucursal, most: filters.hasta })
  return (
    <Stack>
      <Group align="end">
        <NumberInput
          label={text('STOCK_AT_MOST')}
          value={Number(filters.hasta)}
          onChange={(typed) => set({ hasta: String(typed === '' ? 0 : typed) })}
          min={0}
          max={most}
          clampBehavior="strict"
          allowDecimal={false}
          allowNegative={false}
          w={200}
        />
        <BranchSelect value={filters.sucursal} onChange={(sucursal) => set({ sucursal })} />
      </Group>
      <Loaded query={low}>{({ pages }) => <Rows rows={pages.flat()} />}</Loaded>
      <MoreButton query={low} />
    </Stack>
  )
}

/** One branch or all. */
export function BranchSelect({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const text = useText()
  const branches = useBranches().data ?? []
  return (
    <Select
      label={text('STOCK_BRANCH')}
      placeholder={text('STOCK_ANY_BRANCH')}
      data={branches.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      clearable
      w={240}
    />
  )
}

function Rows({ rows }: { rows: readonly LowStockRow[] }) {
  const text = useText()
  if (rows.length === 0) return <Empty icon={IconCircleCheck}>{text('STOCK_LOW_NONE')}</Empty>
  return (
    <WideTable stacks minWidth={520} verticalSpacing="sm" highlightOnHover aria-label={text('STOCK_LOW')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{text('STOCK_PRODUCT')}</Table.Th>
          <Table.Th>SKU</Table.Th>
          <Table.Th ta="end">{text('STOCK_UNITS')}</Table.Th>
          <Table.Th ta="end">{text('STOCK_SOLD')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ rowId, productId, name, value, sku, units, sold }) => (
          <Table.Tr key={rowId}>
            <Table.Td>
              <Anchor component={Link} href={`/stock/${productId}`} fw={600}>
                {name}
              </Anchor>
              {value && (
                <Text size="sm" c="dimmed">
                  {value}
                </Text>
              )}
            </Table.Td>
            <Table.Td data-column="SKU" className="tabular">
              {sku}
            </Table.Td>
            <Table.Td
              data-column={text('STOCK_UNITS')}
              ta="end"
              className="tabular"
              c={units === 0 ? 'clay' : undefined}
              fw={650}
            >
              {units}
            </Table.Td>
            <Table.Td data-column={text('STOCK_SOLD')} ta="end" className="tabular">
              {sold}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  )
}
