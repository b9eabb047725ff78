import { Checkbox, Table, Text } from '@mantine/core'
import type { ListedOrder } from '../../data/port/orders.port.ts'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { ListedLink } from '../../ui/lists/listed-link.tsx'
import { useIsPhone } from '../../ui/page/use-is-phone.ts'
import { useNow } from '../../ui/use-now.ts'
import { OrderStatus, paymentKindText } from './order-status.tsx'

/** Orders one under the other; each opens by its number. On a phone the moment stands below that, and the state below who buys. */
export function OrderTable({
  orders,
  ticked,
  onTick,
}: {
  orders: readonly ListedOrder[]
  /** The ids of those that are ticked, which may stand in another list. */
  ticked: readonly number[]
  onTick: (ids: readonly number[]) => void
}) {
  const text = useText()
  const isPhone = useIsPhone()
  const shown = orders.map(({ id }) => id)
  const others = ticked.filter((id) => !shown.includes(id))
  const tickedHere = ticked.length - others.length
  return (
    <Table.ScrollContainer minWidth={isPhone ? 0 : 620}>
      <Table verticalSpacing="sm" highlightOnHover aria-label={text('ORDERS_TITLE')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={44}>
              <Checkbox
                aria-label={text('ORDERS_TICK_ALL')}
                checked={tickedHere === shown.length}
                indeterminate={tickedHere > 0 && tickedHere < shown.length}
                onChange={(event) => onTick(event.currentTarget.checked ? [...others, ...shown] : others)}
              />
            </Table.Th>
            <Table.Th>{text('ORDERS_NUMBER')}</Table.Th>
            {!isPhone && <Table.Th>{text('ORDERS_PLACED')}</Table.Th>}
            <Table.Th>{text('ORDERS_CUSTOMER')}</Table.Th>
            {!isPhone && <Table.Th>{text('ORDERS_STATUS')}</Table.Th>}
            <Table.Th visibleFrom="md">{text('ORDERS_PAYMENT_KIND')}</Table.Th>
            <Table.Th ta="end" visibleFrom="md">
              {text('ORDERS_UNITS')}
            </Table.Th>
            <Table.Th ta="end">{text('ORDERS_TOTAL')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {orders.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              isPhone={isPhone}
              isTicked={ticked.includes(order.id)}
              onTick={(isTicked) =>
                onTick(isTicked ? [...ticked, order.id] : ticked.filter((id) => id !== order.id))
              }
            />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function OrderRow({
  order,
  isPhone,
  isTicked,
  onTick,
}: {
  order: ListedOrder
  isPhone: boolean
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}) {
  const text = useText()
  const format = useFormat()
  const now = useNow()
  const placed = format.lately(order.placedAt, now)
  return (
    <Table.Tr>
      <Table.Td>
        <Checkbox
          aria-label={text('ORDERS_TICK', { number: String(order.number) })}
          checked={isTicked}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
      </Table.Td>
      <Table.Td>
        <ListedLink href={`/pedidos/${order.id}`} fw={650} className="tabular">
          {order.number}
        </ListedLink>
        {isPhone && (
          <Text size="sm" c="dimmed" className="tabular" title={format.moment(order.placedAt)}>
            {placed}
          </Text>
        )}
      </Table.Td>
      {!isPhone && (
        <Table.Td className="tabular" title={format.moment(order.placedAt)}>
          {placed}
        </Table.Td>
      )}
      <Table.Td>
        <bdi>{order.customer || text('ORDERS_FORGOTTEN')}</bdi>
        <Text size="sm" c="dimmed">
          {order.isPickup ? text('ORDERS_PICKUP') : order.comuna}
        </Text>
        {isPhone && <OrderStatus order={order} />}
      </Table.Td>
      {!isPhone && (
        <Table.Td>
          <OrderStatus order={order} />
        </Table.Td>
      )}
      <Table.Td visibleFrom="md">{text(paymentKindText[order.paymentKind])}</Table.Td>
      <Table.Td ta="end" className="tabular" visibleFrom="md">
        {order.units}
      </Table.Td>
      <Table.Td ta="end" className="tabular">
        {format.pesos(order.total)}
      </Table.Td>
    </Table.Tr>
  )
}
