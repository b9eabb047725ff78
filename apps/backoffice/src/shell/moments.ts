const pad = (part: number) => String(part).padStart(2, '0')

/** A moment (ISO 8601) as a field of date and time has it, in the time of whoever types. */
export function typedMoment(iso: string | null): string {
  if (iso === null) return ''
  const date = new Date(iso)
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}

/** The moment that was typed there; null for none. */
export const momentOf = (typed: string): string | null =>
  typed === '' || Number.isNaN(Date.parse(typed)) ? null : new Date(typed).toISOString()
