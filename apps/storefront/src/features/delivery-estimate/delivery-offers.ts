import type { Carrier } from '../../data/port/shipping.port.ts'

type Offer = Pick<Carrier, 'price' | 'days'>

const isSooner = (a: Offer, b: Offer) =>
  a.days.to < b.days.to || (a.days.to === b.days.to && a.days.from < b.days.from)

/**
 * Of the carriers that go somewhere, the cheapest first: that one, and beside it the soonest, where another
 * is sooner.
 */
export function deliveryOffers<Each extends Offer>(carriers: readonly Each[]): Each[] {
  const [cheapest, ...others] = carriers
  if (!cheapest) return []
  const soonest = others.reduce((best, each) => (isSooner(each, best) ? each : best), cheapest)
  return soonest === cheapest ? [cheapest] : [cheapest, soonest]
}
