import type { OrderStep } from '../../../data/port/orders.port.ts'
import type { TextKey } from '../../../shell/text-keys.ts'

/** What a step says to the shopper: of state, payment and preparation, that which has come furthest. */
export function stepText({ state, payment, preparation }: Omit<OrderStep, 'at'>): TextKey {
  if (payment === 'REFUNDED') return 'TRACK_REFUNDED'
  if (payment === 'REJECTED' || payment === 'EXPIRED') return 'TRACK_EXPIRED'
  if (state === 'CANCELLED') return 'TRACK_CANCELLED'
  if (state === 'COMPLETED' || preparation === 'DELIVERED') return 'TRACK_COMPLETED'
  if (state === 'SHIPPED' || preparation === 'DISPATCHED') return 'TRACK_SHIPPED'
  if (preparation === 'READY') return 'TRACK_READY'
  if (preparation === 'PREPARING') return 'TRACK_PREPARING'
  return payment === 'PAID' ? 'TRACK_PAID' : 'TRACK_RECEIVED'
}
