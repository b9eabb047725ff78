import { dayInChile } from './claims.ts'

/** Holidays that the law never moves to another day of the week, as `MM-DD`. */
const holidays = new Set([
  '01-01',
  '05-01',
  '05-21',
  '07-16',
  '08-15',
  '09-18',
  '09-19',
  '11-01',
  '12-08',
  '12-25',
])

const dayMs = 86_400_000

/** Easter Sunday by the anonymous Gregorian reckoning, as a UTC midnight. */
function easter(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  return Date.UTC(year, month - 1, ((h + l - 7 * m + 114) % 31) + 1)
}

/** Whether couriers work: Monday to Friday but for holidays. Those that the law moves within a week are not known. */
function isWorking(day: number): boolean {
  const date = new Date(day)
  if (date.getUTCDay() % 6 === 0) return false
  if (holidays.has(date.toISOString().slice(5, 10))) return false
  return day !== easter(date.getUTCFullYear()) - 2 * dayMs
}

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
