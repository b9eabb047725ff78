import type { ShopLanguage } from '../text/shop-language.ts'
import { dayMs } from '../time/day-ms.ts'
import type { OpeningHours } from './opening-hours.ts'

/** Monday first, as a week is told. */
const week = [1, 2, 3, 4, 5, 6, 0]
/** Any Sunday: its week names the days. */
const sunday = Date.UTC(2026, 0, 4)

const words = {
  es: {
    locale: 'es-CL',
    days: (from: string, to: string) => `${from} a ${to}`,
    hours: (from: number, to: number) => `de ${from} a ${to} h`,
    holidays: 'Feriados: cerrado',
  },
  en: {
    locale: 'en-US',
    days: (from: string, to: string) => `${from} to ${to}`,
    hours: (from: number, to: number) => `${from}–${to}`,
    holidays: 'Closed on public holidays',
  },
  ru: {
    locale: 'ru-RU',
    days: (from: string, to: string) => `${from} — ${to}`,
    hours: (from: number, to: number) => `${from}–${to}`,
    holidays: 'В праздничные дни закрыто',
  },
} as const

const weekdays = new Map<string, Intl.DateTimeFormat>()

/** Making one takes longer than all that a footer says. */
function weekdaysIn(locale: string): Intl.DateTimeFormat {
  const format = weekdays.get(locale) ?? new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  weekdays.set(locale, format)
  return format
}

type Run = { first: number; last: number; from: number; to: number }

/** Days one after the other that have the same hours. */
function runsOf(hours: OpeningHours): Run[] {
  const runs: Run[] = []
  for (const [index, day] of week.entries()) {
    const [from, to] = hours[day] ?? [0, 0]
    if (from === to) continue
    const before = runs.at(-1)
    if (before && before.last === index - 1 && before.from === from && before.to === to) before.last = index
    else runs.push({ first: index, last: index, from, to })
  }
  return runs
}

/** `Lunes a viernes de 9 a 21 h, sábado de 9 a 20 h`, and where it is asked for, that holidays are off. */
export function describeHours(
  hours: OpeningHours,
  language: ShopLanguage,
  { holidays = false }: { holidays?: boolean } = {},
): string {
  const said = words[language]
  const format = weekdaysIn(said.locale)
  const nameOf = (index: number) => format.format(sunday + (week[index] ?? 0) * dayMs)
  const text = runsOf(hours)
    .map(({ first, last, from, to }) => {
      const days = first === last ? nameOf(first) : said.days(nameOf(first), nameOf(last))
      return `${days} ${said.hours(from, to)}`
    })
    .join(', ')
  const sentence = text.charAt(0).toLocaleUpperCase(said.locale) + text.slice(1)
  return holidays ? `${sentence}. ${said.holidays}` : sentence
}
