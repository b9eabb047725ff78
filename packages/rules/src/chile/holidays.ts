import { dayMs } from '../time/day-ms.ts'

/** As `MM-DD`, in every year. */
const fixed = new Set([
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

/** Easter Sunday by the anonymous Gregorian calculation, as a UTC midnight. */
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

/** Days to the day on which Saints Peter and Paul and 12 October are kept, by their own day of the week (law 19.668). */
const toMonday = [0, 0, -1, -2, -3, 3, 0] as const

/** Days to the Friday on which 31 October is kept, where it falls on a Tuesday or a Wednesday (law 20.299). */
const toFriday = [0, 0, -4, 2, 0, 0, 0] as const

function moved(year: number, month: number, date: number, by: typeof toMonday | typeof toFriday): number {
  const day = Date.UTC(year, month - 1, date)
  return day + (by[new Date(day).getUTCDay()] ?? 0) * dayMs
}

/** What a shop changes of the public holidays: by day (`2026-11-23`), 1 where it closes besides, 0 where it works after all. */
export type HolidayChanges = Readonly<Record<string, 0 | 1>>

/** By the days that a shop has added and taken away; one that is both is closed. */
export const holidayChanges = (added: readonly string[], removed: readonly string[]): HolidayChanges =>
  Object.fromEntries([...removed.map((day) => [day, 0] as const), ...added.map((day) => [day, 1] as const)])

/**
 * Whether nobody works on a day of Chile, a UTC midnight: on a public holiday, but for what the shop has changed of them.
 * Those of one region or one year alone are not known.
 */
export function isHoliday(day: number, changes?: HolidayChanges): boolean {
  const date = new Date(day)
  const whole = date.toISOString().slice(0, 10)
  const own = changes?.[whole]
  if (own !== undefined) return own === 1
  const year = date.getUTCFullYear()
  const named = whole.slice(5)
  const weekday = date.getUTCDay()
  if (fixed.has(named)) return true
  // Bridges that laws 20.215 and 20.983 add, and the winter solstice by the clock of Chile (law 21.357).
  if (named === '01-02') return weekday === 1
  if (named === '09-17') return weekday === 1 || weekday === 5
  if (named === '09-20') return weekday === 5
  if (named === (year % 4 < 2 ? '06-20' : '06-21')) return true
  if (day === moved(year, 6, 29, toMonday) || day === moved(year, 10, 12, toMonday)) return true
  if (day === moved(year, 10, 31, toFriday)) return true
  const sunday = easter(year)
  return day === sunday - 2 * dayMs || day === sunday - dayMs
}

/** The public holidays of a year, in their order, as `2026-12-25`. */
export function holidaysOf(year: number): string[] {
  const days: string[] = []
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += dayMs)
    if (isHoliday(day)) days.push(new Date(day).toISOString().slice(0, 10))
  return days
}
