import { dayInChile } from './calendar.ts'
import { isHoliday } from './holidays.ts'

const dayMs = 86_400_000

/** Whether couriers work: Monday to Friday but for holidays. */
const isWorking = (day: number): boolean => new Date(day).getUTCDay() % 6 !== 0 && !isHoliday(day)

/**
 * The day that is `count` working days after a moment, by the calendar of Chile, as a UTC midnight. With 0
 * the same day, or the next working one.
 */
export function workingDayAfter(moment: Date, count: number): Date {
  let day = Date.parse(dayInChile(moment))
  for (let left = count; left > 0; ) {
    day += dayMs
    if (isWorking(day)) left -= 1
  }
  while (!isWorking(day)) day += dayMs
  return new Date(day)
}
