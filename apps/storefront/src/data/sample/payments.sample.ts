import { seller } from '#demo/data/seller.ts'
import type { DeliveryKind } from '#rules/orders/delivery-kinds.ts'
import type { Order } from '../port/orders.port.ts'
import type { PaymentKind, PaymentStatus, PaymentsPort } from '../port/payments.port.ts'
import { after, refusal, type SampleContext } from './layer.ts'
import { findOrder, portOrder } from './order-particulars.ts'

/** How an order may be paid, by how it is delivered. */
export const paymentKinds = (deliveryKind: DeliveryKind): PaymentKind[] =>
  deliveryKind === 'pickup' ? ['transferencia', 'pago_en_tienda'] : ['transferencia']

/** Payments of the orders made on this browser. There is no gateway: nothing is charged and nothing is sent. */
export function paymentsSample(context: SampleContext): PaymentsPort {
  const { list } = context.delays
  const find = (token: string): Order => {
    const row = findOrder(context, (order) => order.token === token)
    if (!row) throw refusal(context, 'NOT_FOUND')
    return portOrder(context, row)
  }
  return {
    kinds: (deliveryKind) => after(list, () => paymentKinds(deliveryKind)),
    start: (token) =>
      after(list, () => {
        find(token)
        throw refusal(context, 'PAYMENT_UNAVAILABLE')
      }),
    // Nothing is paid online here, so nothing is to be paid otherwise.
    payByTransfer: (token) =>
      after(list, () => {
        if (find(token).payment.kind !== 'transferencia') throw refusal(context, 'ORDER_STATE')
      }),
    result: (token) =>
      after(list, () => {
        const order = find(token)
        return {
          orderNumber: order.number,
          kind: order.payment.kind,
          status: statusOf(order),
          canRetry: false,
          merchant: seller.name,
          amount: order.total,
          authorizationCode: null,
          chargedAt: null,
          cardKind: null,
          instalments: null,
          instalmentAmount: null,
          card: null,
        }
      }),
  }
}

function statusOf({ state, payment }: Order): PaymentStatus {
  if (payment.state === 'REFUNDED') return 'refunded'
  if (payment.state === 'PAID') return state === 'CANCELLED' ? 'refunded' : 'paid'
  if (state === 'CANCELLED') return 'cancelled'
  return payment.state === 'REJECTED' ? 'rejected' : 'waiting'
}
