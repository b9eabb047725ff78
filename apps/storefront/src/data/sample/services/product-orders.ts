import type { ProductSort } from '#rules/catalogue/product-sorts.ts'
import { unitPricePlace } from '#rules/catalogue/unit-price-place.ts'
import { discountPercent } from '#rules/money/discount-percent.ts'
import type { SampleProduct, SampleShop } from '../sample-shop.ts'

type Comparer = (a: SampleProduct, b: SampleProduct) => number

/** The orders of lists and strips that are the same in every language; of equals, most have the last one first. */
export const productOrders = {
  price_asc: (a, b) => a.product.price - b.product.price || a.product.id - b.product.id,
  price_desc: (a, b) => b.product.price - a.product.price || b.product.id - a.product.id,
  rating_desc: descending(({ product }) => [product.rating, product.reviews]),
  sold_desc: descending(({ source }) => [source.soldCount]),
  added_desc: descending(({ source }) => [Date.parse(source.addedOn)]),
  discount_desc: descending(({ product }) => [discountPercent(product.price, product.compareAtPrice)]),
  unit_price_asc: (a, b) => {
    const [rank, amount] = unitPricePlace(a.source.price, a.source.content)
    const [otherRank, other] = unitPricePlace(b.source.price, b.source.content)
    return rank - otherRank || amount - other || a.product.id - b.product.id
  },
} satisfies Partial<Record<ProductSort, Comparer>>

function descending(keysOf: (product: SampleProduct) => number[]): Comparer {
  return (a, b) => {
    const other = keysOf(a)
    const [at] = [...keysOf(b).keys()].filter((key) => keysOf(b)[key] !== other[key])
    return at === undefined ? b.product.id - a.product.id : (keysOf(b)[at] ?? 0) - (other[at] ?? 0)
  }
}

/** By name is by name (D17), as the language that it is read in has its letters (0640). */
function byName({ language }: SampleShop): Comparer {
  const { compare } = new Intl.Collator(language)
  return (a, b) => compare(a.product.name, b.product.name) || a.product.id - b.product.id
}

/** What puts a list into an order; undefined for the shop's own. */
export function comparerOf(shop: SampleShop, sort: string): Comparer | undefined {
  const byShownName = byName(shop)
  const comparers: Partial<Record<string, Comparer>> = {
    ...productOrders,
    name_asc: byShownName,
    name_desc: (a, b) => byShownName(b, a),
  }
  return comparers[sort]
}
