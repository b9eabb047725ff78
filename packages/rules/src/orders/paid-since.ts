import type { PaymentState } from './order-states.ts'

/**
 * When the money of an order that stands came, by its steps, the oldest first; null where none does. A payment that was
 * taken back counts for nothing, and one that went back to its shopper was there.
 */
export function paidSince<Moment>(steps: readonly { payment: PaymentState; at: Moment }[]): Moment | null {
  const unpaid = steps.findLastIndex(({ payment }) => payment !== 'PAID' && payment !== 'REFUNDED')
  return steps.slice(unpaid + 1).find(({ payment }) => payment === 'PAID')?.at ?? null
}
