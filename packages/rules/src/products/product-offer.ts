import type { Offer } from './product.ts'

/** What a shopper pays, and what the price was before; null where there is no offer at that moment. */
export type ShownPrice = { price: number; compareAtPrice: number | null }

/** Whether an offer holds at a moment, in ms since 1970. It ends with its last moment. */
const isOfferOn = ({ from, until }: Offer, now: number): boolean =>
  (from === null || Date.parse(from) <= now) && (until === null || now < Date.parse(until))

/** The price of a product at a moment, in ms since 1970. */
export const shownPrice = (
  { price, offer }: { price: number; offer: Offer | null },
  now: number,
): ShownPrice =>
  offer && offer.price < price && isOfferOn(offer, now)
    ? { price: offer.price, compareAtPrice: price }
    : { price, compareAtPrice: null }
