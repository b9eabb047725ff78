import type { CarrierRates } from '../../../../data/port/shipping.port.ts'

/** Places for which a carrier asks the same, in the same time. */
export type RateZone = {
  /** `rest` is wherever no other rate of the carrier stands. */
  kind: 'regions' | 'comunas' | 'rest'
  places: string[]
  /** In pesos, before the carrier's discount. */
  price: number
  days: { from: number; to: number }
}

/** The rates of a carrier with what is alike put together, regions first, the rest after them, then comunas. */
export function rateZones(rates: CarrierRates['rates']): RateZone[] {
  const zones = new Map<string, RateZone>()
  for (const { region, comuna, price, days } of rates) {
    const kind = comuna ? 'comunas' : region ? 'regions' : 'rest'
    const key = [kind, price, days.from, days.to].join()
    const zone = zones.get(key) ?? { kind, places: [], price, days }
    const place = comuna ?? region
    if (place) zone.places.push(place)
    zones.set(key, zone)
  }
  return [...zones.values()]
}
