import type { DeliveryKind } from '#rules/orders/delivery-kinds.ts'
import type { PaymentKind } from '../orders/orders.tables.ts'

/**
 * The kinds of payment that the shop takes, in the order in which they are offered: by card where a gateway
 * is set, in the shop where it is picked up. Without the kind of delivery, those of any.
 */
export function paymentKinds(hasGateway: boolean) {
  return (deliveryKind?: DeliveryKind): PaymentKind[] => [
    ...(hasGateway ? (['webpay'] as const) : []),
    'transferencia',
    ...(deliveryKind !== 'home' ? (['pago_en_tienda'] as const) : []),
  ]
}
