import { Anchor, Table, Text } from '@mantine/core'
import { Link } from 'wouter'
import type { ListedOrder } from '../../data/port/orders.port.ts'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { useNow } from '../../ui/use-now.ts'
import { OrderStatus, paymentKindText } from './order-status.tsx'

/** Orders one under the other; each opens by its number. */
export function OrderTable({ orders }: { orders: readonly ListedOrder[] }) {
  const text = useText()
  return (
    <Table.ScrollContainer minWidth={700}>
      <Table verticalSpacing="sm" highlightOnHover aria-label={text('ORDERS_TITLE')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{text('ORDERS_NUMBER')}</Table.Th>
            <Table.Th>{text('ORDERS_PLACED')}</Table.Th>
            <Table.Th>{text('ORDERS_CUSTOMER')}</Table.Th>
            <Table.Th>{text('ORDERS_STATUS')}</Table.Th>
            <Table.Th visibleFrom="md">{text('ORDERS_PAYMENT_KIND')}</Table.Th>
            <Table.Th ta="end">{text('ORDERS_UNITS')}</Table.Th>
            <Table.Th ta="end">{text('ORDERS_TOTAL')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function OrderRow({ order }: { order: ListedOrder }) {
  const text = useText()
  const format = useFormat()
  const now = useNow()
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component={Link} href={`/pedidos/${order.id}`} fw={650} className="tabular">
          {order.number}
        </Anchor>
      </Table.Td>
      <Table.Td className="tabular" title={format.moment(order.placedAt)}>
        {format.lately(order.placedAt, now)}
      </Table.Td>
      <Table.Td>
        <bdi>{order.customer || text('ORDERS_FORGOTTEN')}</bdi>
        <Text size="sm" c="dimmed">
          {order.isPickup ? text('ORDERS_PICKUP') : order.comuna}
        </Text>
      </Table.Td>
      <Table.Td>
        <OrderStatus order={order} />
      </Table.Td>
      <Table.Td visibleFrom="md">{text(paymentKindText[order.paymentKind])}</Table.Td>
      <Table.Td ta="end" className="tabular">
        {order.units}
      </Table.Td>
      <Table.Td ta="end" className="tabular">
        {format.pesos(order.total)}
      </Table.Td>
    </Table.Tr>
  )
}
