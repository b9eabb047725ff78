import type { Currency } from '#rules/money/format-in.ts'

export type CurrencyCode = 'CLP' | 'USD' | 'EUR'

/**
 * The currencies that prices are shown in. Only pesos are charged (D9); the other rates are for guidance
 * and are set here by whoever runs the shop.
 */
export const currencies: Record<CurrencyCode, Currency & { code: CurrencyCode }> = {
  CLP: { code: 'CLP', symbol: '$', rate: 1 },
  USD: { code: 'USD', symbol: 'US$', rate: 0.00105 },
  EUR: { code: 'EUR', symbol: '€', rate: 0.0009 },
}

export function isCurrency(code: unknown): code is CurrencyCode {
  return typeof code === 'string' && Object.hasOwn(currencies, code)
}
