import type { Pesos } from './money.ts'

/** A currency that prices are shown in (specification §3). */
export type Currency = {
  /** ISO 4217. */
  code: string
  symbol: string
  name: string
  /** How much of it a peso is. */
  rate: number
  /** Writes an amount of it alike in every language; null where the language writes it, by `formatOptions`. */
  formatFn: ((amount: number) => string) | null
  formatOptions: Intl.NumberFormatOptions
}

/** By currency and language: a list formats dozens of prices. */
const formats = new WeakMap<Currency, Map<string, Intl.NumberFormat>>()

/**
 * An amount of pesos as it reads in a currency and a language (such as `es-CL`): `$12.345`, `US$12,96`, `12,96 US$`.
 * Never for what is charged.
 */
export function formatIn(amount: Pesos, currency: Currency, locale: string): string {
  const { symbol, rate, formatFn } = currency
  if (formatFn) return formatFn(amount * rate)
  // A language may call the dollar of the United States `$`, as Chile calls its peso.
  return formatOf(currency, locale)
    .formatToParts(amount * rate)
    .map(({ type, value }) => (type === 'currency' ? symbol : value))
    .join('')
}

function formatOf(currency: Currency, locale: string): Intl.NumberFormat {
  const known = formats.get(currency) ?? new Map<string, Intl.NumberFormat>()
  formats.set(currency, known)
  const { code, formatOptions } = currency
  const format =
    known.get(locale) ??
    new Intl.NumberFormat(locale, { ...formatOptions, style: 'currency', currency: code })
  known.set(locale, format)
  return format
}
