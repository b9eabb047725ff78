import { formatClp, type Pesos } from './money.ts'

export type CurrencyCode = 'CLP' | 'USD' | 'EUR'

export type Currency = {
  code: CurrencyCode
  symbol: string
  /** How much of it a peso is. */
  rate: number
}

/**
 * The currencies that prices are shown in. Only pesos are charged (D9); the other rates are for guidance
 * and are set here by whoever runs the shop.
 */
export const currencies: Record<CurrencyCode, Currency> = {
  CLP: { code: 'CLP', symbol: '$', rate: 1 },
  USD: { code: 'USD', symbol: 'US$', rate: 0.00105 },
  EUR: { code: 'EUR', symbol: '€', rate: 0.0009 },
}

export function isCurrency(code: unknown): code is CurrencyCode {
  return typeof code === 'string' && Object.hasOwn(currencies, code)
}

/** An amount of pesos as it reads in a currency: `$12.345`, `US$12.96`, `€11.11`. Never for what is charged. */
export function formatIn(amount: Pesos, code: CurrencyCode): string {
  if (code === 'CLP') return formatClp(amount)
  const { rate, symbol } = currencies[code]
  const [whole = '', cents = ''] = (Math.abs(amount) * rate).toFixed(2).split('.')
  return `${amount < 0 ? '-' : ''}${symbol}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`
}
