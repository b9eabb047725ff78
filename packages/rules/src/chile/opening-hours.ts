import { dayMs } from '../time/day-ms.ts'
import { dayInChile, momentInChile } from './calendar.ts'
import { type HolidayChanges, isHoliday } from './holidays.ts'

/** Opening times of one kind of service, by day of the week: 0 is Sunday. Hours of a 24 hour clock, `[from, to)`. */
export type OpeningHours = Readonly<Partial<Record<number, readonly [number, number]>>>

const hourMs = 3_600_000
const timeZone = 'America/Santiago'
const dayNumbers = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Made once: to make one takes longer than all that an order adds up. */
const chileanClock = new Intl.DateTimeFormat('en-US', {
  timeZone,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The day of the week and the minute of the day that clocks in Santiago show, summer time included. */
export function chileanTime(at: Date): { day: number; minute: number } {
  const parts = chileanClock.formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  return {
    day: dayNumbers.indexOf(part('weekday')),
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

/**
 * In a year each day of the week comes round without a public holiday often enough; each day that the shop closes, or
 * that is counted, takes a week more.
 */
const mostDaysAhead = (changes: HolidayChanges = {}, count = 1): number =>
  366 + 7 * (Object.keys(changes).length + count)

/**
 * Whether it is open at a moment, by Chilean time, and the hour at which that changes next: closing
 * while it is open, else the opening with its day of the week. On public holidays it is closed, but for the shop's `changes` to them.
 * Null where it never opens.
 */
export function openingAt(
  hours: OpeningHours,
  at: Date,
  changes?: HolidayChanges,
): { open: boolean; day: number; hour: number } | null {
  const { day, minute } = chileanTime(at)
  const today = Date.parse(dayInChile(at))
  const most = mostDaysAhead(changes)
  for (let ahead = 0; ahead <= most; ahead += 1) {
    const next = (day + ahead) % 7
    const [from, to] = hours[next] ?? [0, 0]
    if (from === to || isHoliday(today + ahead * dayMs, changes)) continue
    if (ahead === 0 && minute >= from * 60 && minute < to * 60) return { open: true, day, hour: to }
    if (ahead > 0 || minute < from * 60) return { open: false, day: next, hour: from }
  }
  return null
}

/** When it opens next; null while it is open, and where it never opens. */
export function opensAt(hours: OpeningHours, at: Date, changes?: HolidayChanges): Date | null {
  const next = openingAt(hours, at, changes)
  if (!next || next.open) return null
  const today = Date.parse(dayInChile(at))
  for (let day = today; day <= today + mostDaysAhead(changes) * dayMs; day += dayMs) {
    const [from, to] = hours[new Date(day).getUTCDay()] ?? [0, 0]
    const opening = momentInChile(new Date(day + next.hour * hourMs))
    if (from === next.hour && from !== to && !isHoliday(day, changes) && opening > at) return opening
  }
  return null
}

/** When it closes on the `count`th day on which it opens after a day (a UTC midnight); null where it never opens. */
export function closingOf(
  hours: OpeningHours,
  day: Date,
  count: number,
  changes?: HolidayChanges,
): Date | null {
  let left = count
  const last = day.getTime() + mostDaysAhead(changes, count) * dayMs
  for (let at = day.getTime() + dayMs; at <= last; at += dayMs) {
    const [from, to] = hours[new Date(at).getUTCDay()] ?? [0, 0]
    if (from === to || isHoliday(at, changes)) continue
    left -= 1
    if (left <= 0) return momentInChile(new Date(at + to * hourMs))
  }
  return null
}
