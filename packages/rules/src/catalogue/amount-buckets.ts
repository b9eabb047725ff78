import type { AmountRange } from './attribute-choice.ts'

const mostBuckets = 5
/** Fewer amounts than these stand each for itself. */
const fewAmounts = 4

/** A range that holds one product tells no more than that product's name. */
const leastInEach = 2

/**
 * Ranges over amounts, each from one amount that there is to another, about as many products in each, of a single product
 * not all of them; an amount is in one of them alone. Amounts may come in any order and more than once.
 */
export function buckets(given: readonly { amount: number; products: number }[]): AmountRange[] {
  const products = new Map<number, number>()
  for (const each of given) products.set(each.amount, (products.get(each.amount) ?? 0) + each.products)
  const amounts = [...products].toSorted(([a], [b]) => a - b)
  const total = amounts.reduce((sum, [, each]) => sum + each, 0)
  if (amounts.length <= fewAmounts && amounts.length < total)
    return amounts.map(([amount]) => ({ low: amount, high: amount }))
  const share = total / Math.min(mostBuckets, Math.max(1, Math.floor(total / leastInEach)))
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
