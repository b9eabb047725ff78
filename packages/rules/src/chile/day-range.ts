/** The parts of a day in words: of the week, of the month, and the month, as a language puts them. */
function partsOf(day: Date, locale: string): Intl.DateTimeFormatPart[] {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const parts = new Intl.DateTimeFormat(locale, format).formatToParts(day)
  // 'lunes 23', as Spanish writes it within a sentence.
  if (!locale.startsWith('es')) return parts
  return parts.map((part) =>
    part.type === 'literal' && part.value === ', ' ? { ...part, value: ' ' } : part,
  )
}

const joined = (parts: readonly Intl.DateTimeFormatPart[]) => parts.map(({ value }) => value).join('')

/** A day in words, such as `lunes 23 de noviembre`; `day` is a UTC midnight. */
export const dayInWords = (day: Date, locale: string): string => joined(partsOf(day, locale))

/**
 * Two days in words, the month once where it is the same and comes last, such as `lunes 23` and
 * `miércoles 25 de noviembre`; both are UTC midnights.
 */
export function daysInWords(first: Date, last: Date, locale: string): [first: string, last: string] {
  const parts = partsOf(first, locale)
  const isSameMonth = first.toISOString().slice(0, 7) === last.toISOString().slice(0, 7)
  const day = parts.findIndex(({ type }) => type === 'day')
  const month = parts.findIndex(({ type }) => type === 'month')
  const short = isSameMonth && day < month ? parts.slice(0, day + 1) : parts
  return [joined(short), dayInWords(last, locale)]
}
