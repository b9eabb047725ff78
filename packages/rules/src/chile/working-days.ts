import { dayMs } from '../time/day-ms.ts'
import { dayInChile } from './calendar.ts'
import { type HolidayChanges, isHoliday } from './holidays.ts'
import { chileanTime, type OpeningHours } from './opening-hours.ts'

/** Whether couriers work: Monday to Friday but for holidays. */
const isWorking = (day: number, changes?: HolidayChanges): boolean =>
  new Date(day).getUTCDay() % 6 !== 0 && !isHoliday(day, changes)

/**
 * The day that is `count` working days after a moment, by the calendar of Chile, as a UTC midnight. With 0
 * the same day, or the next working one. `changes` are the shop's to the holidays.
 */
export function workingDayAfter(moment: Date, count: number, changes?: HolidayChanges): Date {
  let day = Date.parse(dayInChile(moment))
  for (let left = count; left > 0; ) {
    day += dayMs
    if (isWorking(day, changes)) left -= 1
  }
  while (!isWorking(day, changes)) day += dayMs
  return new Date(day)
}

/**
 * The working days that pass before a carrier takes an order along: 1 on a working day after its last minute
 * (`cutoffMinute` of the day, by Chilean time), else 0. Null: it takes orders at any time.
 */
export function daysAfterCutoff(moment: Date, cutoffMinute: number | null, changes?: HolidayChanges): 0 | 1 {
  if (cutoffMinute === null || !isWorking(Date.parse(dayInChile(moment)), changes)) return 0
  return chileanTime(moment).minute >= cutoffMinute ? 1 : 0
}

/** The minute of a day by which a store has to be asked for what it gets ready on it: its closing, 0 where it does not open. */
export function closingMinute(hours: OpeningHours, moment: Date): number {
  const [from, to] = hours[chileanTime(moment).day] ?? [0, 0]
  return from === to ? 0 : to * 60
}
