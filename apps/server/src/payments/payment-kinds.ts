import type { DeliveryKind } from '#rules/orders/delivery-kinds.ts'
import type { BankAccount } from '#rules/shop/shop-facts.ts'
import type { PaymentKind } from '../orders/orders.tables.ts'

/**
 * The kinds of payment that the shop takes, in the order in which they are offered: by card where a gateway
 * is set, by transfer where there is an account for it, in the shop where it is picked up. Without the kind of delivery, those of any.
 */
export function paymentKinds(hasGateway: boolean, bank: () => Promise<BankAccount | null>) {
  return async (deliveryKind?: DeliveryKind): Promise<PaymentKind[]> => [
    ...(hasGateway ? (['webpay'] as const) : []),
    ...((await bank()) ? (['transferencia'] as const) : []),
    ...(deliveryKind !== 'home' ? (['pago_en_tienda'] as const) : []),
  ]
}
