import { dayInChile } from '#rules/chile/calendar.ts'
import { daysInWords } from '#rules/chile/day-range.ts'
import type { HolidayChanges } from '#rules/chile/holidays.ts'
import { workingDayAfter } from '#rules/chile/working-days.ts'
import type { Text } from '../../shell/texts.tsx'

type Promised = {
  /** Working days. */
  days: { from: number; to: number }
  isPickup: boolean
  /** When it was bought. */
  from: Date
  locale: string
  /** What the shop changes of the holidays. */
  holidays?: HolidayChanges | undefined
}

/** When what is bought now arrives, or is ready for pickup. */
export function deliveryDates(text: Text, promise: Promised): string {
  const { days, isPickup, from, holidays } = promise
  const today = workingDayAfter(from, 0, holidays).getTime() === Date.parse(dayInChile(from))
  if (days.to === 0 && today) return text(isPickup ? 'CHECKOUT_PICKUP_SAME' : 'CHECKOUT_DAYS_SAME')
  return promisedDates(text, promise)
}

/** When what was bought at a moment arrives, or is ready for pickup, as days of the calendar. */
export function promisedDates(text: Text, { days, isPickup, from, locale, holidays }: Promised): string {
  const earliest = workingDayAfter(from, days.from, holidays)
  const latest = workingDayAfter(from, days.to, holidays)
  const [first, last] = daysInWords(earliest, latest, locale)
  if (earliest.getTime() === latest.getTime())
    return text(isPickup ? 'CHECKOUT_READY_ON' : 'CHECKOUT_ARRIVES_ON', { day: last })
  return text(isPickup ? 'CHECKOUT_READY_BETWEEN' : 'CHECKOUT_ARRIVES_BETWEEN', { first, last })
}

/** When what is paid by a transfer that has not arrived comes: so many working days after it has. */
export function daysFromTransfer(text: Text, { from, to }: Promised['days']): string {
  if (to === 0) return text('CHECKOUT_DAYS_FROM_TRANSFER_SAME')
  return from === to
    ? text('CHECKOUT_DAYS_FROM_TRANSFER_EXACT', { count: to })
    : text('CHECKOUT_DAYS_FROM_TRANSFER', { from, to })
}
