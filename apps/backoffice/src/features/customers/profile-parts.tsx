import { Anchor, Table, Text } from '@mantine/core'
import { Link } from 'wouter'
import type { CustomerProfile } from '../../data/port/customers.port.ts'
import { useFormat } from '../../shell/format.ts'
import { orderState } from '../../shell/order-state.ts'
import { returnKindText, returnStateText } from '../../shell/return-texts.ts'
import { useText } from '../../shell/texts.tsx'
import { Part } from '../../ui/page/part.tsx'

/** What a person bought, each leading to its order. */
export function OrdersPart({ orders }: { orders: CustomerProfile['orders'] }) {
  const text = useText()
  const format = useFormat()
  if (orders.length === 0) return null
  return (
    <Part title={text('CUSTOMERS_ORDERS')}>
      <Table verticalSpacing="sm" aria-label={text('CUSTOMERS_ORDERS')}>
        <Table.Tbody>
          {orders.map(({ id, number, state, date, total, products }) => (
            <Table.Tr key={id}>
              <Table.Td className="tabular">
                <Anchor component={Link} href={`/pedidos/${id}`}>
                  {number}
                </Anchor>
              </Table.Td>
              <Table.Td>
                {format.moment(date)} · {orderState(state, text)}
                <Text size="sm" c="dimmed">
                  {products.join(', ')}
                </Text>
              </Table.Td>
              <Table.Td ta="end" className="tabular" fw={650}>
                {format.pesos(total)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Part>
  )
}

/** What they asked to give back, each leading to the order that it is about. */
export function ReturnsPart({ returns }: { returns: CustomerProfile['returns'] }) {
  const text = useText()
  const format = useFormat()
  if (returns.length === 0) return null
  return (
    <Part title={text('CUSTOMERS_RETURNS')}>
      <Table verticalSpacing="sm" aria-label={text('CUSTOMERS_RETURNS')}>
        <Table.Tbody>
          {returns.map(({ id, orderId, orderNumber, kind, state, date }) => (
            <Table.Tr key={id}>
              <Table.Td>
                <Anchor component={Link} href={`/pedidos/${orderId}`}>
                  {text('CUSTOMERS_RETURN_OF', {
                    kind: text(returnKindText[kind]),
                    number: String(orderNumber),
                  })}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {format.moment(date)}
                </Text>
              </Table.Td>
              <Table.Td ta="end">{text(returnStateText[state])}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Part>
  )
}

/** What they wrote in the chat, each leading to its conversation. */
export function ConversationsPart({ conversations }: { conversations: CustomerProfile['conversations'] }) {
  const text = useText()
  const format = useFormat()
  if (conversations.length === 0) return null
  return (
    <Part title={text('CUSTOMERS_CONVERSATIONS')}>
      <Table verticalSpacing="sm" aria-label={text('CUSTOMERS_CONVERSATIONS')}>
        <Table.Tbody>
          {conversations.map(({ id, date, excerpt }) => (
            <Table.Tr key={id}>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>
                <Anchor component={Link} href={`/chat/${id}`}>
                  {excerpt || text('CUSTOMERS_CONVERSATION_SILENT')}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {format.moment(date)}
                </Text>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Part>
  )
}
