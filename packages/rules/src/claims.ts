import { stateMachine } from './state-machine.ts'

/** What a shopper may ask about an order that arrived: to take the purchase back, or what the guarantee gives. */
export const CLAIM_KINDS = ['RETRACTO', 'GARANTIA'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

export const CLAIM_STATES = ['RECEIVED', 'ACCEPTED', 'REJECTED', 'CLOSED'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** Legal moves of a request; one that was accepted is closed when what was promised is done. */
export const claimStates = stateMachine<ClaimState>({
  RECEIVED: ['ACCEPTED', 'REJECTED'],
  ACCEPTED: ['CLOSED'],
  REJECTED: [],
  CLOSED: [],
})

/** Why a product cannot be taken back; it has to be announced before it is bought (Ley 19.496, article 3 bis). */
export const RETRACT_EXCLUSIONS = ['PERISHABLE', 'MADE_TO_ORDER', 'HYGIENE', 'INSTALLED'] as const
export type RetractExclusion = (typeof RETRACT_EXCLUSIONS)[number]

/** How long the law gives (chile.md, Law): each shop sets its own, with legal review. */
export type ClaimTerms = {
  retractDays: number
  /** Where no written confirmation of the purchase was sent. */
  unconfirmedRetractDays: number
  guaranteeMonths: number
}

export const CLAIM_TERMS: ClaimTerms = { retractDays: 10, unconfirmedRetractDays: 90, guaranteeMonths: 6 }

const calendar = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'America/Santiago',
})

/** The day of a moment on the calendar of Chile, as `2026-11-21`. */
export const dayInChile = (moment: Date): string => calendar.format(moment)

/**
 * The last day on which something may be asked for, as `2026-11-21`; null while the order has not been
 * received, since no term runs before that.
 */
export function claimDeadline(
  kind: ClaimKind,
  receivedAt: Date | null,
  { isConfirmed, terms }: { isConfirmed: boolean; terms: ClaimTerms },
): string | null {
  if (!receivedAt) return null
  const day = dayInChile(receivedAt)
  if (kind === 'GARANTIA') return addMonths(day, terms.guaranteeMonths)
  return addDays(day, isConfirmed ? terms.retractDays : terms.unconfirmedRetractDays)
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The same day of a later month, or that month's last day where it has no such day. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** How an order stands for whoever asks. */
export type ClaimableOrder = { isPaid: boolean; isCancelled: boolean; receivedAt: Date | null }

/**
 * Whether something may be asked for now: a purchase that was paid may be taken back from then on, and the
 * guarantee holds once it was received.
 */
export function mayClaim(kind: ClaimKind, { isPaid, isCancelled, receivedAt }: ClaimableOrder): boolean {
  return isPaid && !isCancelled && (kind === 'RETRACTO' || receivedAt !== null)
}

/** Whether the last day for it is over; `deadline` null never is. */
export const isTooLate = (deadline: string | null, now: Date): boolean =>
  deadline !== null && dayInChile(now) > deadline

/** What was asked for before of one line, without what was rejected. */
export type EarlierClaim = { kind: ClaimKind; state: ClaimState; quantity: number }

/**
 * How many units of a line may still be asked for. What is taken back is gone for both; of what the
 * guarantee serves, only what is being seen to is out of it, since a thing may fail twice.
 */
export function claimable(bought: number, earlier: readonly EarlierClaim[]): number {
  const taken = earlier.filter((claim) =>
    claim.kind === 'RETRACTO'
      ? claim.state !== 'REJECTED'
      : claim.state === 'RECEIVED' || claim.state === 'ACCEPTED',
  )
  return Math.max(0, bought - taken.reduce((sum, claim) => sum + claim.quantity, 0))
}
