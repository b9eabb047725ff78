import type { Currency } from '#rules/money/format-in.ts'
import { formatClp } from '#rules/money/money.ts'

export type CurrencyCode = 'CLP' | 'USD' | 'EUR'

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/**
 * The currencies that prices are shown in. Only pesos are charged (D9), which read alike in every language
 * (specification §9); the other rates are for guidance and are set here by whoever runs the shop.
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
    rate: 0.00105,
    formatFn: null,
    formatOptions: twoDecimals,
  },
  EUR: { code: 'EUR', symbol: '€', name: 'Euros', rate: 0.0009, formatFn: null, formatOptions: twoDecimals },
}

export function isCurrency(code: unknown): code is CurrencyCode {
  return typeof code === 'string' && Object.hasOwn(currencies, code)
}
