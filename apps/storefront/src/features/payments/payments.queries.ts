import { queryOptions } from '@tanstack/react-query'
import type { DeliveryKind } from '#rules/orders/delivery-kinds.ts'
import type { DataPort } from '../../data/port/port.ts'

export function paymentKindsQuery(data: DataPort, deliveryKind: DeliveryKind) {
  return queryOptions({
    queryKey: ['payments', 'kinds', data.layer, deliveryKind],
    queryFn: () => data.payments.kinds(deliveryKind),
  })
}

/** All the kinds that the shop takes for some kind of delivery: a pickup takes every one, paid there or online. */
export const anyPaymentQuery = (data: DataPort) => paymentKindsQuery(data, 'pickup')
