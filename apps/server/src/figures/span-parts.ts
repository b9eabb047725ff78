/** Days of Chile, YYYY-MM-DD, both within. */
export type Span = { from: string; until: string }

/** A span as the months that lie whole in it, by their first days, and the days before and behind them. */
export type SpanParts = { months: string[]; days: Span[] }

const iso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

export function spanParts({ from, until }: Span): SpanParts {
  const year = Number(from.slice(0, 4))
  const month = Number(from.slice(5, 7)) - 1
  // Months beyond December are those of the next years.
  const first = from.endsWith('-01') ? month : month + 1
  let behind = first
  while (iso(year, behind + 1, 0) <= until) behind += 1
  const months = Array.from({ length: behind - first }, (_, place) => iso(year, first + place, 1))
  if (months.length === 0) return { months, days: [{ from, until }] }
  const days = [
    { from, until: iso(year, first, 0) },
    { from: iso(year, behind, 1), until },
  ]
  return { months, days: days.filter((part) => part.from <= part.until) }
}
