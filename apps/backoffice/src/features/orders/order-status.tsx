import { Badge, Group } from '@mantine/core'
import { type OrderQueue, queueOf as queueOfStanding } from '#rules/orders/order-queues.ts'
import type { ListedOrder, Order, PaymentKind } from '../../data/port/orders.port.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'

type Status = Pick<ListedOrder | Order, 'state' | 'payment' | 'preparation' | 'paymentKind'>

export const queueText: Record<OrderQueue, TextKey> = {
  'to-pay': 'ORDERS_QUEUE_TO_PAY',
  'to-prepare': 'ORDERS_QUEUE_TO_PREPARE',
  preparing: 'ORDERS_QUEUE_PREPARING',
  ready: 'ORDERS_QUEUE_READY',
  'on-the-way': 'ORDERS_QUEUE_ON_THE_WAY',
  delivered: 'ORDERS_QUEUE_DELIVERED',
  cancelled: 'ORDERS_QUEUE_CANCELLED',
}

export const paymentText: Record<Order['payment'], TextKey> = {
  WAITING: 'ORDERS_PAYMENT_WAITING',
  PAID: 'ORDERS_PAYMENT_PAID',
  REJECTED: 'ORDERS_PAYMENT_REJECTED',
  EXPIRED: 'ORDERS_PAYMENT_EXPIRED',
  REFUNDED: 'ORDERS_PAYMENT_REFUNDED',
}

export const paymentKindText: Record<PaymentKind, TextKey> = {
  transferencia: 'ORDERS_BY_TRANSFER',
  webpay: 'ORDERS_BY_WEBPAY',
  pago_en_tienda: 'ORDERS_IN_SHOP',
}

const queueColour: Record<OrderQueue, string> = {
  'to-pay': 'sun',
  'to-prepare': 'clay',
  preparing: 'huella',
  ready: 'huella',
  'on-the-way': 'huella',
  delivered: 'gray',
  cancelled: 'gray',
}

const paymentColour: Record<Order['payment'], string> = {
  WAITING: 'sun',
  PAID: 'huella',
  REJECTED: 'clay',
  EXPIRED: 'gray',
  REFUNDED: 'gray',
}

/** Which queue an order stands in, as the server reads it. */
export const queueOf = (order: Status): OrderQueue =>
  queueOfStanding({ ...order, isPaidAtPickup: order.paymentKind === 'pago_en_tienda' })

/** What has to be done with an order, and how its money stands where that does not say so. */
export function OrderStatus({ order }: { order: Status }) {
  const text = useText()
  const queue = queueOf(order)
  return (
    <Group gap={6}>
      <Badge variant="light" color={queueColour[queue]} tt="none" fw={600}>
        {text(queueText[queue])}
      </Badge>
      {(queue !== 'to-pay' || order.payment === 'REJECTED') && (
        <Badge variant="dot" color={paymentColour[order.payment]} tt="none" fw={500}>
          {text(paymentText[order.payment])}
        </Badge>
      )}
    </Group>
  )
}
