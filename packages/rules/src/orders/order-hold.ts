import type { HolidayChanges } from '../chile/holidays.ts'
import { closingOf, type OpeningHours } from '../chile/opening-hours.ts'
import { workingDayAfter } from '../chile/working-days.ts'
import { dayMs } from '../time/day-ms.ts'

/** How long the stock of an order waits for its money. */
export type HoldTerms = {
  /** For a transfer, in hours by the clock. */
  transferHours: number
  /** The same where nothing has proven who buys. */
  unprovenTransferHours: number
  /** For a card, in minutes. */
  onlineMinutes: number
  /** For money in the shop: so many days on which it is open, after the one by which the order is ready. */
  pickupDays: number
  /** When it is open. */
  hours: OpeningHours
  /** What the shop changes of the holidays. */
  holidays?: HolidayChanges | undefined
}

type Held = {
  kind: 'transferencia' | 'webpay' | 'pago_en_tienda'
  /** Whether a mailed link or a payment has proven who buys. */
  isProven: boolean
  /** Working days until it is ready at the latest. */
  daysTo: number
  now: Date
}

/**
 * Until when an order's stock is held. One that is paid when it is picked up is held until the shop closes on
 * the last of its days: it never ends before it is ready, nor while the shop has not been open since.
 */
export function heldUntil({ kind, isProven, daysTo, now }: Held, terms: HoldTerms): Date {
  if (kind === 'pago_en_tienda')
    return heldReady(workingDayAfter(now, daysTo, terms.holidays), isProven, terms)
  const minutes = kind === 'webpay' ? terms.onlineMinutes : transferHours(isProven, terms) * 60
  return new Date(now.getTime() + minutes * 60_000)
}

/** How many hours an order waits for its transfer. */
export const transferHours = (isProven: boolean, terms: HoldTerms): number =>
  isProven ? terms.transferHours : Math.min(terms.transferHours, terms.unprovenTransferHours)

/**
 * Until when what is ready on a day (a UTC midnight) waits in the shop to be paid: one day less for the unproven. Days
 * of the calendar where the shop never opens.
 */
export function heldReady(day: Date, isProven: boolean, { pickupDays, hours, holidays }: HoldTerms): Date {
  const days = Math.max(1, isProven ? pickupDays : pickupDays - 1)
  return closingOf(hours, day, days, holidays) ?? new Date(day.getTime() + (days + 1) * dayMs)
}
