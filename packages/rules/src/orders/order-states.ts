import { stateMachine } from './state-machine.ts'

export const orderStates = ['PENDING', 'SHIPPED', 'COMPLETED', 'CANCELLED'] as const
export type OrderState = (typeof orderStates)[number]

export const paymentStates = ['WAITING', 'PAID', 'REJECTED', 'EXPIRED', 'REFUNDED'] as const
export type PaymentState = (typeof paymentStates)[number]

export const preparationStates = ['NONE', 'PREPARING', 'READY', 'DISPATCHED', 'DELIVERED'] as const
export type PreparationState = (typeof preparationStates)[number]

/**
 * Legal moves of an order (D31). An order picked up in the shop completes without being shipped; one that is on its way
 * and was refunded whole is over; one that was cancelled before its money came may be served after all.
 */
export const orderStateMachine = stateMachine<OrderState>({
  PENDING: ['SHIPPED', 'COMPLETED', 'CANCELLED'],
  SHIPPED: ['COMPLETED', 'CANCELLED'],
  COMPLETED: [],
  CANCELLED: ['PENDING'],
})

/**
 * Legal moves of a payment. A rejected one may be tried again; money that arrives after the hold ended is
 * still recorded as paid, and then served or refunded (D30). What was noted as paid by mistake is waited for again, or
 * has expired.
 */
export const paymentStateMachine = stateMachine<PaymentState>({
  WAITING: ['PAID', 'REJECTED', 'EXPIRED'],
  REJECTED: ['WAITING', 'EXPIRED'],
  EXPIRED: ['PAID'],
  PAID: ['REFUNDED', 'WAITING', 'EXPIRED'],
  REFUNDED: [],
})

/** Legal moves of the parcel. Until it leaves it may go back a step; a pickup is delivered from READY. */
export const preparationStateMachine = stateMachine<PreparationState>({
  NONE: ['PREPARING'],
  PREPARING: ['READY', 'NONE'],
  READY: ['DISPATCHED', 'DELIVERED', 'PREPARING'],
  DISPATCHED: ['DELIVERED'],
  DELIVERED: [],
})
