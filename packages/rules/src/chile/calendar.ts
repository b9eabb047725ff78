const calendar = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'America/Santiago',
})

/** The day of a moment on the calendar of Chile, as `2026-11-21`. */
export const dayInChile = (moment: Date): string => calendar.format(moment)

const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Santiago',
})

/**
 * The moment at which clocks in Santiago show what `shown` says in UTC. Twice a year an hour is off: of one that they
 * show twice it is the first, and of one that they leave out the hour after it.
 */
export function momentInChile(shown: Date): Date {
  const text = shown.toISOString().slice(0, 19).replace('T', ' ')
  const behind = [3, 4].map((hours) => new Date(shown.getTime() + hours * 3_600_000))
  return behind.find((at) => clock.format(at) === text) ?? new Date(shown.getTime() + 4 * 3_600_000)
}

/** The day so many days after one, both as `2026-11-21`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The same day of a later month, or that month's last day where it has no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}
