import type { Currency } from '#rules/money/format-in.ts'
import { formatClp } from '#rules/money/money.ts'

export type CurrencyCode = 'CLP' | 'USD' | 'EUR'

/** How many pesos one of them is worth where nobody has said, and of which day that is. */
export const defaultRates = { USD: 952.38, EUR: 1111.11, day: '2026-01-02' }

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/**
 * The currencies that prices are shown in. Only pesos are charged (D9), which read alike in every language
 * (specification §9); the other rates are for guidance, and those of a shop's own come by `setRates`.
 */
export const currencies: Record<CurrencyCode, Currency & { code: CurrencyCode }> = {
  CLP: {
    code: 'CLP',
    symbol: '$',
    name: 'Chilean pesos',
    rate: 1,
    formatFn: formatClp,
    formatOptions: { maximumFractionDigits: 0 },
  },
  USD: {
    code: 'USD',
    symbol: 'US$',
    name: 'US dollars',
    rate: 1 / defaultRates.USD,
    formatFn: null,
    formatOptions: twoDecimals,
  },
  EUR: {
    code: 'EUR',
    symbol: '€',
    name: 'Euros',
    rate: 1 / defaultRates.EUR,
    formatFn: null,
    formatOptions: twoDecimals,
  },
}

/** Shows prices by the shop's own rates, in pesos for one of the currency, from now on. */
export function setRates({ USD, EUR }: { USD: number; EUR: number }): void {
  currencies.USD.rate = 1 / USD
  currencies.EUR.rate = 1 / EUR
}

export function isCurrency(code: unknown): code is CurrencyCode {
  return typeof code === 'string' && Object.hasOwn(currencies, code)
}
