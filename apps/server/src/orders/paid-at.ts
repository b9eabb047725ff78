import type { PaymentState } from '#rules/orders/order-states.ts'

/** When an order was first paid, by its history; null while it is not. */
export const paidAtOf = ({
  history,
}: {
  history: readonly { paymentState: PaymentState; happenedAt: Date }[]
}): Date | null => history.find(({ paymentState }) => paymentState === 'PAID')?.happenedAt ?? null
