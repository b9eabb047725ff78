import { type Content, unitPrice } from '../money/unit-price.ts'

/** The orders of a list; `default` is the shop's own, or the best match of a search. */
export const productSorts = [
  'default',
  'name_asc',
  'name_desc',
  'price_asc',
  'price_desc',
  'rating_desc',
  'sold_desc',
  'added_desc',
  'discount_desc',
  'unit_price_asc',
] as const

export type ProductSort = (typeof productSorts)[number]

const unitRanks = { kg: 0, l: 1, unit: 2 }
const lastRank = 3

/** Where a product stands by the price of a kilo: kilos before litres before pieces, then what has none by its price. */
export function unitPricePlace(price: number, content: Content | null): [rank: number, amount: number] {
  const each = unitPrice(price, content)
  return each ? [unitRanks[each.unit], each.amount] : [lastRank, price]
}
