import { momentInChile } from '#rules/chile/calendar.ts'

const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Santiago',
})

/** A moment (ISO 8601) as a field of date and time has it, by the clocks of Santiago, as the desk shows all others. */
export const typedMoment = (iso: string | null): string =>
  iso === null ? '' : clock.format(new Date(iso)).replace(' ', 'T').padStart('0000-00-00T00:00'.length, '0')

/** The moment that was typed there; null for none. */
export function momentOf(typed: string): string | null {
  const shown = Date.parse(`${typed}Z`)
  return Number.isNaN(shown) ? null : momentInChile(new Date(shown)).toISOString()
}
