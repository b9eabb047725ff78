import type { OrderStep } from '../../../data/port/orders.port.ts'
import type { TextKey } from '../../../shell/text-keys.ts'
import type { IconName } from '../../../ui/media/icons.ts'
import { stepText } from './order-step.ts'

type Stage = {
  icon: IconName
  key: TextKey
}

const received: Stage = { icon: 'check', key: 'TRACK_RECEIVED' }
const preparing: Stage = { icon: 'package', key: 'TRACK_PREPARING' }
const done: Stage = { icon: 'home', key: 'TRACK_COMPLETED' }
const delivery = [received, preparing, { icon: 'truck', key: 'TRACK_SHIPPED' }, done] as const
const pickup = [received, preparing, { icon: 'store', key: 'TRACK_READY' }, done] as const

/** What an order goes through until it is in its shopper's hands. */
export const stagesOf = (isPickup: boolean): readonly Stage[] => (isPickup ? pickup : delivery)

/** How many of the stages an order has come to; 0 for one that goes no further. */
export function stagesReached(order: Omit<OrderStep, 'at'>, isPickup: boolean): number {
  switch (stepText(order)) {
    case 'TRACK_RECEIVED':
    case 'TRACK_PAID':
      return 1
    case 'TRACK_PREPARING':
      return 2
    case 'TRACK_READY':
      return isPickup ? 3 : 2
    case 'TRACK_SHIPPED':
      return 3
    case 'TRACK_COMPLETED':
      return 4
    default:
      return 0
  }
}
