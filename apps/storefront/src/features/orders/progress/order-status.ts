import type { OrderStep } from '../../../data/port/orders.port.ts'
import type { TextKey } from '../../../shell/text-keys.ts'

export type Tone = 'waits' | 'goes' | 'done' | 'over'

/** How an order stands in a word, and the colour of it. */
export function orderStatus(order: Omit<OrderStep, 'at'>): { key: TextKey; tone: Tone } {
  const { state, payment, preparation } = order
  if (payment === 'REFUNDED') return { key: 'MY_ORDERS_REFUNDED', tone: 'over' }
  if (state === 'CANCELLED') return { key: 'ACCOUNT_ORDER_CANCELLED', tone: 'over' }
  if (state === 'COMPLETED') return { key: 'ACCOUNT_ORDER_COMPLETED', tone: 'done' }
  if (state === 'SHIPPED') return { key: 'ACCOUNT_ORDER_SHIPPED', tone: 'goes' }
  if (payment === 'REJECTED') return { key: 'MY_ORDERS_REJECTED', tone: 'waits' }
  if (payment === 'WAITING') return { key: 'MY_ORDERS_WAITING', tone: 'waits' }
  return preparation === 'READY'
    ? { key: 'MY_ORDERS_READY', tone: 'goes' }
    : { key: 'ACCOUNT_ORDER_PENDING', tone: 'goes' }
}

/** Whether its shopper may still cancel it: not paid and not on its way. */
export const isCancellable = ({ state, payment }: Omit<OrderStep, 'at' | 'preparation'>): boolean =>
  state === 'PENDING' && (payment === 'WAITING' || payment === 'REJECTED')
