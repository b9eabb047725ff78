import { Anchor, Stack, Table, Text } from '@mantine/core'
import { Link } from 'wouter'
import type { MovementReason, StockMovement } from '../../data/port/stock.port.ts'
import { useFormat } from '../../shell/format.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { idValue } from '../../ui/lists/address-values.ts'
import { useAddressFilters } from '../../ui/lists/use-address-filters.ts'
import { WideTable } from '../../ui/lists/wide-table.tsx'
import { BranchSelect } from './low-stock-panel.tsx'
import { useMovements } from './stock.queries.ts'

const defaults = { sucursal: '' }
const values = { sucursal: idValue }

/** The book of stock, of all branches or one. */
export function MovementsPanel() {
  const { filters, set } = useAddressFilters(defaults, values)
  return (
    <Stack>
      <BranchSelect value={filters.sucursal} onChange={(sucursal) => set({ sucursal })} />
      <Movements branchId={filters.sucursal} />
    </Stack>
  )
}

/** What came and went, of one product or a branch, the newest first. */
export function Movements({ productId, branchId = '' }: { productId?: number; branchId?: string }) {
  const text = useText()
  const movements = useMovements({ productId, branchId })
  return (
    <>
      <Loaded query={movements}>
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <Text>{text('STOCK_NO_MOVEMENTS')}</Text>
          ) : (
            <MovementTable movements={pages.flat()} withProduct={productId === undefined} />
          )
        }
      </Loaded>
      <MoreButton query={movements} />
    </>
  )
}

function MovementTable({
  movements,
  withProduct,
}: {
  movements: readonly StockMovement[]
  withProduct: boolean
}) {
  const text = useText()
  const format = useFormat()
  return (
    <WideTable stacks minWidth={640} verticalSpacing="sm" aria-label={text('STOCK_MOVEMENTS')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{text('STOCK_DATE')}</Table.Th>
          {withProduct && <Table.Th>{text('STOCK_PRODUCT')}</Table.Th>}
          <Table.Th>{text('STOCK_BRANCH')}</Table.Th>
          <Table.Th>{text('STOCK_REASON')}</Table.Th>
          <Table.Th ta="end">{text('STOCK_CHANGE')}</Table.Th>
          <Table.Th ta="end">{text('STOCK_BALANCE')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {movements.map((each) => (
          <Table.Tr key={each.id}>
            <Table.Td className="tabular">{format.moment(each.date)}</Table.Td>
            {withProduct && (
              <Table.Td>
                <Anchor component={Link} href={`/stock/${each.productId}`}>
                  {each.product ?? text('STOCK_GONE_PRODUCT', { id: each.productId })}
                </Anchor>
              </Table.Td>
            )}
            <Table.Td data-column={text('STOCK_BRANCH')}>
              {[each.branch, each.value].filter(Boolean).join(' · ')}
            </Table.Td>
            <Table.Td>
              {text(reasonText[each.reason])}
              <Text size="sm" c="dimmed">
                <bdi>{each.actor in actorText ? text(actorText[each.actor] as TextKey) : each.actor}</bdi>
                {each.note && ` · ${each.note}`}
              </Text>
            </Table.Td>
            <Table.Td data-column={text('STOCK_CHANGE')} ta="end" className="tabular" fw={650}>
              {each.delta > 0 ? `+${each.delta}` : `−${-each.delta}`}
            </Table.Td>
            <Table.Td data-column={text('STOCK_BALANCE')} ta="end" className="tabular">
              {each.balance}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  )
}

const reasonText: Record<MovementReason, TextKey> = {
  opening: 'STOCK_REASON_OPENING',
  reserved: 'STOCK_REASON_RESERVED',
  released: 'STOCK_REASON_RELEASED',
  received: 'STOCK_REASON_RECEIVED',
  returned: 'STOCK_REASON_RETURNED',
  lost: 'STOCK_REASON_LOST',
  transferred: 'STOCK_REASON_TRANSFERRED',
  counted: 'STOCK_REASON_COUNTED',
  unstated: 'STOCK_REASON_UNSTATED',
}

/** Who moves stock besides the staff. */
const actorText: Record<string, TextKey> = {
  shopper: 'STOCK_ACTOR_SHOPPER',
  shop: 'STOCK_ACTOR_SHOP',
  database: 'STOCK_ACTOR_DATABASE',
}
