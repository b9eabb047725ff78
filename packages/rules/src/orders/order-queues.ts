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
