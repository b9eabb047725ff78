import { useMemo } from 'react'
import { addDays, dayInChile } from '#rules/chile/calendar.ts'
import { useLanguage } from './texts.tsx'

const chile = 'America/Santiago'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte']

/** Dates of Chile, pesos and lengths of time, as the language of the desk writes them. */
export function useFormat() {
  const { locale } = useLanguage()
  return useMemo(() => formatsOf(locale), [locale])
}

export function formatsOf(locale: string) {
  const pesos = new Intl.NumberFormat('es-CL', { style: 'currency', currency: 'CLP' })
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: chile,
  })
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: chile })
  const full = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: chile })
  const whole = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: chile,
  })
  const long = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: chile,
  })
  return {
    pesos: (amount: number) => pesos.format(amount),
    number: (amount: number) => amount.toLocaleString(locale),
    time: (iso: string) => time.format(new Date(iso)),
    /** In the unit of a thousand of the one below that keeps it short. */
    bytes: (count: number) => {
      const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, count)) / 3))
      return new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: units[power],
        maximumFractionDigits: power === 0 ? 0 : 1,
      }).format(count / 1000 ** power)
    },
    /** The hour today, else the day, of another year with that. */
    lately: (iso: string, now: number) => {
      const [day, today] = [dayInChile(new Date(iso)), dayInChile(new Date(now))]
      const written = day === today ? time : day.slice(0, 4) === today.slice(0, 4) ? date : full
      return written.format(new Date(iso))
    },
    moment: (iso: string) => whole.format(new Date(iso)),
    longDay: (iso: string) => long.format(new Date(iso)),
    /** A day that is written YYYY-MM-DD. */
    shortDay: (iso: string) => date.format(new Date(`${iso}T12:00:00Z`)),
    /** The same with its year. */
    fullDay: (iso: string) => full.format(new Date(`${iso}T12:00:00Z`)),
    minutes: (seconds: number | null) =>
      seconds === null
        ? '–'
        : new Intl.NumberFormat(locale, {
            style: 'unit',
            unit: seconds < 90 ? 'second' : 'minute',
            unitDisplay: 'short',
            maximumFractionDigits: 1,
          }).format(seconds < 90 ? Math.round(seconds) : seconds / 60),
  }
}

/** The day of Chile on which a moment lies, as YYYY-MM-DD. */
export const dayOf = (iso: string): string => dayInChile(new Date(iso))

/** The last `count` days of Chile, today among them. */
export function lastDays(count: number, now: number): { from: string; to: string } {
  const to = dayInChile(new Date(now))
  return { from: addDays(to, 1 - count), to }
}
