import type { TroubledPayment } from '../../data/port/attention.port.ts'

/** How much waits for somebody; `isMore` where there may be more than was looked at. */
export type Waiting = { count: number; isMore: boolean }

const week = 7 * 24 * 60 * 60_000

/** Whether something of that moment (ISO 8601) is of the last seven days; `now` is in ms. */
export const isRecent = (at: string, now: number): boolean => now - Date.parse(at) < week

/**
 * Whether a payment counts among what waits: while the shop still tries it, and for a week where it has ended for good,
 * because nothing that is done about it outside of the shop would ever end the mark.
 */
export function isWaiting({ state, at, refunds }: TroubledPayment, now: number): boolean {
  if (refunds.some((refund) => refund.state === 'DUE')) return true
  const ended = refunds.filter(({ state, error }) => state === 'FAILED' || error !== '')
  if (state !== 'LOST' && ended.length === 0) return true
  return (state === 'LOST' && isRecent(at, now)) || ended.some((refund) => isRecent(refund.at, now))
}
