const zone = 'America/Santiago'

/** The day of a moment as the shop's country has it, such as `05-09-2026`; `iso` is ISO 8601. */
export function orderDay(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: zone }).format(new Date(iso))
}

/** A moment within a day such as `2026-11-21`, as the shop's country has it too. */
export const noonOf = (day: string): string => `${day}T12:00:00Z`

/** A day and hour by which something is due. */
export function orderDue(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(new Date(iso))
}
