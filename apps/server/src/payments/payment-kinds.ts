import type { PaymentKind } from '../orders/orders.tables.ts'

/** The kind of delivery that is picked up in a branch. */
const pickup = 2

/**
 * The kinds of payment that the shop takes, in the order in which they are offered: by card where a gateway
 * is set, in the shop where it is picked up. Without the kind of delivery, those of any.
 */
export function paymentKinds(hasGateway: boolean) {
  return (dispatchKindId?: number): PaymentKind[] => [
    ...(hasGateway ? (['webpay'] as const) : []),
    'transferencia',
    ...(dispatchKindId === undefined || dispatchKindId === pickup ? (['pago_en_tienda'] as const) : []),
  ]
}
