import { type Content, unitPrice } from '../money/unit-price.ts'

const unitRanks = { kg: 0, l: 1, unit: 2 }
const lastRank = 3

/** Where a product stands by the price of a kilo: kilos before litres before pieces, then what has none by its price. */
export function unitPricePlace(price: number, content: Content | null): [rank: number, amount: number] {
  const each = unitPrice(price, content)
  return each ? [unitRanks[each.unit], each.amount] : [lastRank, price]
}
