import type { OrderState, PaymentState, PreparationState } from './order-states.ts'

/**
 * What the shop has to do with an order. `to-pay`: its money has not come; `to-prepare`: paid, or paid where it is
 * picked up, and nobody is at it yet; `ready`: packed.
 */
export const orderQueues = [
  'to-pay',
  'to-prepare',
  'preparing',
  'ready',
  'on-the-way',
  'delivered',
  'cancelled',
] as const

export type OrderQueue = (typeof orderQueues)[number]

type Standing = {
  state: OrderState
  payment: PaymentState
  preparation: PreparationState
  /** What is paid where it is picked up is prepared before. */
  isPaidAtPickup: boolean
}

/** Which queue an order stands in, as the lists of the desk read it. */
export function queueOf({ state, payment, preparation, isPaidAtPickup }: Standing): OrderQueue {
  if (state !== 'PENDING')
    return ({ SHIPPED: 'on-the-way', COMPLETED: 'delivered', CANCELLED: 'cancelled' } as const)[state]
  if (payment !== 'PAID' && !isPaidAtPickup) return 'to-pay'
  if (preparation === 'NONE') return 'to-prepare'
  return preparation === 'PREPARING' ? 'preparing' : 'ready'
}
