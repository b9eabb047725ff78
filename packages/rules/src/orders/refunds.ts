import { dayMs } from '../time/day-ms.ts'

/** The gateway's codes of the means of payment: VD debit, VP prepaid, the others credit. */
const fullOnly: readonly string[] = ['VD', 'VP']
const daysToRefund = 90

export type RefundRefusal = 'REFUND_PARTIAL' | 'REFUND_TOO_LATE' | 'REFUND_TOO_MUCH'

/**
 * How much of a charge may be paid back, in pesos, or why not (chile.md: 90 days; debit and prepaid in full
 * only). `refunded` is what was paid back or is due already; without `asked` it is all that is left.
 */
export function judgeRefund(
  charge: { amount: number; refunded: number; cardKind: string | null; chargedAt: Date },
  required: number | undefined,
  now: Date,
): { amount: number } | { refused: RefundRefusal } {
  const left = charge.amount - charge.refunded
  const amount = required ?? left
  if (amount <= 0 || amount > left) return { refused: 'REFUND_TOO_MUCH' }
  if (now.getTime() - charge.chargedAt.getTime() > daysToRefund * dayMs) return { refused: 'REFUND_TOO_LATE' }
  if (amount < charge.amount && fullOnly.includes(charge.cardKind ?? '')) return { refused: 'REFUND_PARTIAL' }
  return { amount }
}
