import { addDays, dayInChile } from '../chile/calendar.ts'
import type { HolidayChanges } from '../chile/holidays.ts'
import { workingDayAfter } from '../chile/working-days.ts'
import { bagFor } from './ration.ts'

/** How many days before the food runs out its buyer is reminded: time enough for another to arrive. */
const reminderDays = 7

/** Days such as `2027-01-03`, by the calendar of Chile. */
export type FoodReminder = { runsOutOn: string; remindOn: string }

/**
 * When a bought food runs out, and when its buyer is reminded. It is opened on the last day that its delivery was
 * promised for: `daysTo` working days after `orderedAt`. `kg` is what was bought in all. Null where it would not be
 * reminded after today.
 */
export function reminderOf({
  orderedAt,
  daysTo,
  gramsPerDay,
  kg,
  now,
  holidays,
}: {
  orderedAt: Date
  daysTo: number
  gramsPerDay: number
  kg: number
  now: Date
  /** The shop's changes to them. */
  holidays?: HolidayChanges | undefined
}): FoodReminder | null {
  const opened = workingDayAfter(orderedAt, daysTo, holidays).toISOString().slice(0, 10)
  const runsOutOn = addDays(opened, bagFor(gramsPerDay, { kg, price: 0 }).days)
  const remindOn = addDays(runsOutOn, -reminderDays)
  return remindOn > dayInChile(now) ? { runsOutOn, remindOn } : null
}
