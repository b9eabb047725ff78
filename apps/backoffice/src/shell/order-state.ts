import type { TextKey } from './text-keys.ts'

const texts: Record<string, TextKey> = {
  PENDING: 'ORDERS_STATE_OPEN',
  SHIPPED: 'ORDERS_QUEUE_ON_THE_WAY',
  COMPLETED: 'ORDERS_QUEUE_DELIVERED',
  CANCELLED: 'ORDERS_QUEUE_CANCELLED',
}

/** How an order stands, in words; a state of a newer shop by its key until the desk is loaded again. */
export const orderState = (state: string, text: (key: TextKey) => string): string => {
  const key = texts[state]
  return key ? text(key) : state
}
