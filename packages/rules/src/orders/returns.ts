import { addDays, addMonths, dayInChile } from '../chile/calendar.ts'
import type { HolidayChanges } from '../chile/holidays.ts'
import { workingDayAfter } from '../chile/working-days.ts'
import type { PaymentState, PreparationState } from './order-states.ts'
import { stateMachine } from './state-machine.ts'

/** What a shopper may ask about an order that arrived: to take the purchase back, or what the guarantee gives. */
export const returnKinds = ['RETRACTO', 'GARANTIA'] as const
export type ReturnKind = (typeof returnKinds)[number]

/**
 * What the shopper wishes: the money, another thing or a repair. The law gives the choice for the guarantee, and money back for a
 * retracto.
 */
export const returnRemedies = ['DEVOLUCION', 'CAMBIO', 'REPARACION'] as const
export type ReturnRemedy = (typeof returnRemedies)[number]

export const returnStates = ['RECEIVED', 'ACCEPTED', 'REJECTED', 'CLOSED'] as const
export type ReturnState = (typeof returnStates)[number]

/** Legal moves of a request; one that was accepted is closed when what was promised is done. */
export const returnStateMachine = stateMachine<ReturnState>({
  RECEIVED: ['ACCEPTED', 'REJECTED'],
  ACCEPTED: ['CLOSED'],
  REJECTED: [],
  CLOSED: [],
})

/** Why a product cannot be taken back; it has to be announced before it is bought (Ley 19.496, article 3 bis). */
export const retractExclusions = ['PERISHABLE', 'MADE_TO_ORDER', 'HYGIENE', 'INSTALLED'] as const
export type RetractExclusion = (typeof retractExclusions)[number]

/** How long the law gives (chile.md, Law): each shop sets its own, with legal review. */
export type ReturnTerms = {
  /** Days from the request until the money of an accepted one is back (Ley 19.496, article 3 bis: 45). */
  refundDays: number
  retractDays: number
  /** Where no written confirmation of the purchase was sent. */
  unconfirmedRetractDays: number
  guaranteeMonths: number
}

export const returnTerms: ReturnTerms = {
  refundDays: 45,
  retractDays: 10,
  unconfirmedRetractDays: 90,
  guaranteeMonths: 6,
}

/** When an order was received, as far as anybody noted it. */
export type Receipt = {
  receivedAt: Date | null
  /** When it counts as received for the guarantee where nobody noted it; null while it is with the shop. */
  presumedAt: Date | null
}

/** Working days after the last promised one, by which a parcel that left has come (0137). */
const daysUntilPresumed = 5

/**
 * The receipt of an order by its steps, the oldest first: noted, or presumed some days after the last promised one
 * (`daysTo`, in working days) from when the parcel left, or from when a pickup lay ready and paid.
 * `holidays` are the shop's changes to them.
 */
export function receiptOf(
  steps: readonly { preparation: PreparationState; payment: PaymentState; at: Date }[],
  {
    daysTo,
    isPickup,
    holidays,
  }: { daysTo: number; isPickup: boolean; holidays?: HolidayChanges | undefined },
): Receipt {
  const receivedAt = steps.find(({ preparation }) => preparation === 'DELIVERED')?.at ?? null
  // An order that was opened again begins again, and a pickup whose money was taken off it.
  const lastStart = steps.findLastIndex(
    ({ preparation, payment }) => preparation === 'NONE' || (isPickup && payment !== 'PAID'),
  )
  const left = steps
    .slice(lastStart + 1)
    .find(({ preparation, payment }) =>
      isPickup ? preparation === 'READY' && payment === 'PAID' : preparation === 'DISPATCHED',
    )
  if (!left) return { receivedAt, presumedAt: receivedAt }
  const day = workingDayAfter(left.at, daysTo + daysUntilPresumed, holidays)
  day.setUTCHours(15) // about noon in Chile, of the same day there
  return { receivedAt, presumedAt: day }
}

/**
 * The last day on which something may be asked for, as `2026-11-21`; null while the order has not been
 * received, since no term runs before that. The guarantee's runs from a presumed receipt too, a retracto's does not.
 */
export function returnDeadline(
  kind: ReturnKind,
  { receivedAt, presumedAt }: Receipt,
  { isConfirmed, terms }: { isConfirmed: boolean; terms: ReturnTerms },
): string | null {
  const from = kind === 'GARANTIA' ? (receivedAt ?? presumedAt) : receivedAt
  if (!from) return null
  const day = dayInChile(from)
  if (kind === 'GARANTIA') return addMonths(day, terms.guaranteeMonths)
  return addDays(day, isConfirmed ? terms.retractDays : terms.unconfirmedRetractDays)
}

/** How an order stands for whoever asks. */
export type ReturnableOrder = { isPaid: boolean; isCancelled: boolean; receipt: Receipt }

/**
 * Whether something may be asked for now: a purchase that was paid may be taken back from then on, and the
 * guarantee holds once it left the shop, since who asks has it in hand.
 */
export function mayReturn(kind: ReturnKind, { isPaid, isCancelled, receipt }: ReturnableOrder): boolean {
  const isOut = receipt.receivedAt !== null || receipt.presumedAt !== null
  return isPaid && !isCancelled && (kind === 'RETRACTO' || isOut)
}

/** Whether the last day for it is over; `deadline` null never is. */
export const isTooLate = (deadline: string | null, now: Date): boolean =>
  deadline !== null && dayInChile(now) > deadline

/** What was asked for before of one line. */
export type EarlierReturn = {
  kind: ReturnKind
  state: ReturnState
  remedy: ReturnRemedy
  /** What of money is promised for all of it, in pesos; null where nothing is. */
  amount: number | null
  quantity: number
}

/**
 * Units that were taken back or whose money the guarantee gives, unless that was rejected: nothing is paid back twice. Who
 * asked for money may be helped otherwise, with nothing promised, and who asked for something else may be given money.
 */
export const paidBackUnits = (earlier: readonly EarlierReturn[]): number =>
  earlier.filter(isPaidBack).reduce((sum, { quantity }) => sum + quantity, 0)

const isPaidBack = ({ kind, state, remedy, amount }: EarlierReturn): boolean =>
  state !== 'REJECTED' &&
  (kind === 'RETRACTO' || (remedy === 'DEVOLUCION' ? amount !== 0 : (amount ?? 0) > 0))

/**
 * How many units of a line may still be asked for. What is paid back is gone for both; of what the guarantee
 * replaces or repairs, only what is being seen to is out of it, since a thing may fail twice.
 */
export function returnable(bought: number, earlier: readonly EarlierReturn[]): number {
  const seenTo = earlier.filter(
    (request) => !isPaidBack(request) && (request.state === 'RECEIVED' || request.state === 'ACCEPTED'),
  )
  const out = seenTo.reduce((sum, { quantity }) => sum + quantity, 0)
  return Math.max(0, bought - paidBackUnits(earlier) - out)
}

type AskedReturn = {
  kind: ReturnKind
  remedy: ReturnRemedy
  reason: string
  lines: readonly { position: number; quantity: number }[]
}

/** Whether two requests about one order ask the same: of each line as many units, named in one part or in several. */
export function isSameReturn(one: AskedReturn, other: AskedReturn): boolean {
  const positions = new Set([...one.lines, ...other.lines].map(({ position }) => position))
  const unitsOf = ({ lines }: AskedReturn, wanted: number) =>
    lines.reduce((sum, { position, quantity }) => sum + (position === wanted ? quantity : 0), 0)
  return (
    one.kind === other.kind &&
    one.remedy === other.remedy &&
    one.reason === other.reason &&
    [...positions].every((position) => unitsOf(one, position) === unitsOf(other, position))
  )
}

/** A line of an order as a request sees it: its units, what was paid for them, and how many of them. */
export type ReturnedLine = {
  bought: number
  /** In pesos, with the coupon's share taken off. */
  paid: number
  /** Units that are paid back by earlier requests (`paidBackUnits`). */
  before: number
  now: number
}

/**
 * What is paid back for a request for money, in pesos: what its units cost, and for a retracto of all that is left of
 * an order the `delivery` too.
 */
export function owedFor(kind: ReturnKind, lines: readonly ReturnedLine[], delivery: number): number {
  const goods = lines.reduce((sum, { before, now, ...line }) => sum + worthOf(line, before, now), 0)
  const isWhole = kind === 'RETRACTO' && lines.every(({ bought, before, now }) => before + now >= bought)
  return goods + (isWhole ? delivery : 0)
}

/** The last day to pay back what was asked for at a moment, as `2026-12-21`. */
export const refundDueOn = (askedAt: Date, { refundDays }: Pick<ReturnTerms, 'refundDays'>): string =>
  addDays(dayInChile(askedAt), refundDays)

/**
 * What `units` of a line cost that was paid with `paid` pesos for `bought` of them, in whole pesos: `before` units
 * of it were counted already. Whichever parts a line is taken back in, they come to what was paid.
 */
export function worthOf(line: { paid: number; bought: number }, before: number, units: number): number {
  const upTo = (count: number) => Math.floor((line.paid * Math.min(count, line.bought)) / line.bought)
  return upTo(before + units) - upTo(before)
}
