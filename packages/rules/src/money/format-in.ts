import { formatClp, type Pesos } from './money.ts'

export type Currency = {
  symbol: string
  /** How much of it a peso is. */
  rate: number
}

/** An amount of pesos as it reads in a currency: `$12.345`, `US$12.96`, `€11.11`. Never for what is charged. */
export function formatIn(amount: Pesos, { rate, symbol }: Currency): string {
  if (rate === 1) return formatClp(amount)
  const [whole = '', cents = ''] = (Math.abs(amount) * rate).toFixed(2).split('.')
  return `${amount < 0 ? '-' : ''}${symbol}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`
}
