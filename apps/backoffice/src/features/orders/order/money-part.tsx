import { Badge, Group, Stack, Text } from '@mantine/core'
import type { Order, OrderMoney } from '../../../data/port/orders.port.ts'
import { useFormat } from '../../../shell/format.ts'
import { useText } from '../../../shell/texts.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Part } from '../../../ui/page/part.tsx'
import { useMember } from '../../session/session.queries.ts'
import { paymentKindText } from '../order-status.tsx'
import { useOrderMoney } from '../orders.queries.ts'
import { refundMethodText } from '../refund-method-text.ts'

const stateText = {
  DUE: 'ORDERS_REFUND_DUE',
  DONE: 'ORDERS_REFUND_DONE',
  FAILED: 'ORDERS_REFUND_FAILED',
} as const

const cardText = {
  debit: 'ORDERS_CARD_DEBIT',
  prepaid: 'ORDERS_CARD_PREPAID',
  credit: 'ORDERS_CARD_CREDIT',
} as const

/** What came of an order's money and what went back; the warehouse has no part in it. */
export function MoneyPart({ order }: { order: Order }) {
  const { role } = useMember()
  return role === 'warehouse' ? null : <Money order={order} />
}

function Money({ order }: { order: Order }) {
  const text = useText()
  const money = useOrderMoney(order.id)
  return (
    <Part title={text('ORDERS_MONEY')} lead={text(paymentKindText[order.paymentKind])}>
      <Loaded query={money} size="sm">
        {(loaded) => <Sums order={order} money={loaded} />}
      </Loaded>
    </Part>
  )
}

/** Whether its money is still waited for. */
const owes = ({ state, payment }: Order) =>
  state === 'PENDING' && (payment === 'WAITING' || payment === 'REJECTED')

function Sums({
  order,
  money: { paid, refunded, left, promised, received, charges, refunds },
}: {
  order: Order
  money: OrderMoney
}) {
  const text = useText()
  const format = useFormat()
  return (
    <Stack gap="sm">
      <Group gap="xl">
        {[
          ...(owes(order) ? [[text('ORDERS_OWES'), order.total - paid]] : []),
          ...(owes(order) && paid === 0
            ? []
            : [
                [text('ORDERS_PAID'), paid],
                [text('ORDERS_REFUNDED'), refunded],
                [text(order.state === 'CANCELLED' && left > 0 ? 'ORDERS_TO_PAY_BACK' : 'ORDERS_LEFT'), left],
              ]),
          ...(promised > 0 ? [[text('ORDERS_PROMISED'), promised]] : []),
        ].map(([name, amount]) => (
          <div key={name}>
            <Text size="sm" c="dimmed">
              {name}
            </Text>
            <Text fw={650} className="tabular">
              {format.pesos(Number(amount))}
            </Text>
          </div>
        ))}
      </Group>
      {owes(order) && order.holdUntil && (
        <Text size="sm">{text('ORDERS_HELD_UNTIL', { moment: format.moment(order.holdUntil) })}</Text>
      )}
      {charges.map((charge) => (
        <Text size="sm" key={charge.at}>
          <span className="tabular">{format.pesos(charge.amount)}</span>
          {` · ${format.moment(charge.at)}`}
          {charge.card && ` · ${text(cardText[charge.card])}`}
          {charge.authorization && ` · ${text('ORDERS_AUTHORIZATION', { code: charge.authorization })}`}
        </Text>
      ))}
      {received.map((payment) => (
        <Text size="sm" key={`${payment.paidOn} ${payment.reference} ${payment.undone?.at}`}>
          <span className="tabular">{format.pesos(payment.amount)}</span>
          {` · ${text('ORDERS_RECEIVED', { day: format.fullDay(payment.paidOn), name: payment.by })}`}
          {payment.reference && ` · ${payment.reference}`}
          {payment.undone && (
            <Text component="span" c="clay">
              {` · ${text('ORDERS_UNDONE', { name: payment.undone.by, reason: payment.undone.reason })}`}
            </Text>
          )}
        </Text>
      ))}
      {refunds.map((refund) => (
        <Group gap="xs" key={refund.id}>
          <Text size="sm">
            {refund.amount === 0 ? (
              text('MAILS_ORDER_REDUCED')
            ) : (
              <>
                <span className="tabular">−{format.pesos(refund.amount)}</span>
                {` · ${text(refundMethodText[refund.method])}`}
              </>
            )}
            {` · ${format.moment(refund.at)} · ${refund.by}`}
            {refund.reference && ` · ${refund.reference}`}
            {refund.lines.map(({ position, quantity }) => ` · ${quantity} × ${order.lines[position]?.name}`)}
          </Text>
          {refund.amount > 0 && (
            <Badge
              variant="light"
              tt="none"
              color={{ DUE: 'sun', DONE: 'huella', FAILED: 'clay' }[refund.state]}
            >
              {text(refund.isUncertain ? 'ORDERS_REFUND_UNCERTAIN' : stateText[refund.state])}
            </Badge>
          )}
        </Group>
      ))}
    </Stack>
  )
}
