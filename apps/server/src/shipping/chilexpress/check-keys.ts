import type { ChilexpressClient, ChilexpressSettings, CourierKeys } from './chilexpress-client.ts'

/** What the settings call each. */
const namesOf: Record<keyof CourierKeys, string> = {
  coverage: 'CHILEXPRESS_COVERAGE_KEY',
  rating: 'CHILEXPRESS_RATING_KEY',
  orders: 'CHILEXPRESS_ORDERS_KEY',
}

const small = { length: 10, width: 10, height: 10, weight: 1 }

/**
 * The settings' names of the keys that the courier refuses, each tried by a question that changes nothing there,
 * so that a wrong one is known before a shopper meets it. One that it cannot be asked about now is not refused.
 */
export async function refusedKeys(
  client: Pick<ChilexpressClient, 'regions' | 'rates' | 'acceptsOrdersKey'>,
  { keys, origin }: Pick<ChilexpressSettings, 'keys' | 'origin'>,
): Promise<string[]> {
  const [regions, rates, orders] = await Promise.all([
    client.regions(),
    client.rates({ destination: origin, parcel: small, worth: 1000 }),
    keys.orders === undefined ? true : client.acceptsOrdersKey(),
  ])
  const isRefusal = {
    coverage: !regions.ok && regions.why === 'refused',
    rating: !rates.ok && rates.why === 'refused',
    orders: !orders,
  }
  return (['coverage', 'rating', 'orders'] as const)
    .filter((key) => isRefusal[key])
    .map((key) => namesOf[key])
}
