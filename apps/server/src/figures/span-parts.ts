import { dayMs } from '#rules/time/day-ms.ts'

/** Days of Chile, YYYY-MM-DD, both within. */
export type Span = { from: string; until: string }

/** A span as the months that lie whole in it, by their first days, and the days before and behind them. */
export type SpanParts = { months: string[]; days: Span[] }

/** The month that a day lies in, counted from the year 0 on. */
const monthOf = (day: Date) => day.getUTCFullYear() * 12 + day.getUTCMonth()

const firstDay = (month: number) =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`

const dayBefore = (day: string) => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10)

export function spanParts({ from, until }: Span): SpanParts {
  const first = monthOf(new Date(from)) + (from.endsWith('-01') ? 0 : 1)
  const after = new Date(Date.parse(until) + dayMs)
  // The first month that is not whole any more.
  const behind = monthOf(after)
  const months = Array.from({ length: Math.max(0, behind - first) }, (_, place) => firstDay(first + place))
  const [start] = months
  if (start === undefined) return { months, days: [{ from, until }] }
  const days: Span[] = []
  if (from < start) days.push({ from, until: dayBefore(start) })
  if (after.getUTCDate() > 1) days.push({ from: firstDay(behind), until })
  return { months, days }
}
