import type { PaymentState } from '#rules/orders/order-states.ts'
import { paidSince } from '#rules/orders/paid-since.ts'

/** When the money of an order that stands came, by its history; null where none does. */
export const paidAtOf = ({
  history,
}: {
  history: readonly { paymentState: PaymentState; happenedAt: Date }[]
}): Date | null =>
  paidSince(history.map(({ paymentState, happenedAt }) => ({ payment: paymentState, at: happenedAt })))
