import type { Offer } from './product.ts'
import { productLimits } from './product.ts'

/** To which step a price is rounded, half up; `990`: to the nearest price that ends so. */
export const priceSteps = [1, 10, 100, 990] as const
export type PriceStep = (typeof priceSteps)[number]

/** What is done to the prices of many products at once. Percents and pesos may be negative where prices sink. */
export type BulkChange =
  | { kind: 'price-percent'; percent: number; step: PriceStep }
  | { kind: 'price-amount'; amount: number }
  | { kind: 'price-set'; price: number }
  /** An offer so many percent under each regular price. */
  | { kind: 'offer'; percent: number; step: PriceStep; from: string | null; until: string | null }
  | { kind: 'offer-end' }

/** Prices of a product as a change of many knows them. */
export type PricedProduct = { price: number; offer: Offer | null }

/** Rounded half up; never below one step. */
export function roundPrice(price: number, step: PriceStep): number {
  if (step !== 990) return Math.max(step, Math.floor(price / step + 0.5) * step)
  return Math.max(990, Math.floor((price - 990) / 1000 + 0.5) * 1000 + 990)
}

/**
 * The prices of a product after a change of many. Null where they cannot be so: a price that is none, or that is not
 * above its offer, or an offer that ends before it begins.
 */
export function bulkPriced({ price, offer }: PricedProduct, change: BulkChange): PricedProduct | null {
  const next = after({ price, offer }, change)
  if (next.price < 1 || next.price > productLimits.price) return null
  return isOfferUnder(next) ? next : null
}

/** Whether there is no offer, or one that may stand beside that price. */
export function isOfferUnder({ price, offer }: PricedProduct): boolean {
  if (offer === null) return true
  const { price: offered, from, until } = offer
  return offered >= 1 && offered < price && (from === null || until === null || from < until)
}

function after({ price, offer }: PricedProduct, change: BulkChange): PricedProduct {
  if (change.kind === 'offer-end') return { price, offer: null }
  if (change.kind === 'offer') {
    const { percent, step, from, until } = change
    return { price, offer: { price: roundPrice((price * (100 - percent)) / 100, step), from, until } }
  }
  if (change.kind === 'price-set') return { price: change.price, offer }
  if (change.kind === 'price-amount') return { price: price + change.amount, offer }
  return { price: roundPrice((price * (100 + change.percent)) / 100, change.step), offer }
}
