import { assertPesos, divideHalfUp, type Pesos } from './money.ts'

/** Whole percent off the price before, half up; at least 1 where there is an offer and 0 where there is none. */
export function discountPercent(price: Pesos, compareAtPrice: Pesos | null): number {
  if (compareAtPrice === null || compareAtPrice <= price || compareAtPrice <= 0) return 0
  const saved = BigInt(assertPesos(compareAtPrice) - assertPesos(Math.max(0, price)))
  return Math.max(1, divideHalfUp(saved * 100n, BigInt(compareAtPrice)))
}
