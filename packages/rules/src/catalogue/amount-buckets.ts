import type { AmountRange } from './attribute-choice.ts'

const mostBuckets = 5
/** Fewer amounts than these stand each for itself. */
const fewAmounts = 4

/**
 * Ranges over amounts, each from one amount that there is to another, about as many products in each; an amount is in
 * one of them alone. Amounts may come in any order and more than once.
 */
export function buckets(given: readonly { amount: number; products: number }[]): AmountRange[] {
  const products = new Map<number, number>()
  for (const each of given) products.set(each.amount, (products.get(each.amount) ?? 0) + each.products)
  const amounts = [...products].toSorted(([a], [b]) => a - b)
  if (amounts.length <= fewAmounts) return amounts.map(([amount]) => ({ low: amount, high: amount }))
  const share = amounts.reduce((sum, [, each]) => sum + each, 0) / mostBuckets
  const ranges: AmountRange[] = []
  let low: number | null = null
  let seen = 0
  for (const [at, [amount, each]] of amounts.entries()) {
    low ??= amount
    seen += each
    const isLast = at === amounts.length - 1
    if (!isLast && seen < share * (ranges.length + 1)) continue
    ranges.push({ low, high: amount })
    low = null
  }
  return ranges
}
