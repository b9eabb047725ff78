import type { DataPort } from '../port/port.ts'
import { lazyPart } from './lazy-part.ts'
import { remoteTotals } from './totals.remote.ts'
import { createWire, type WireOptions } from './wire.ts'

/** What every page but a rendered one asks for at once. */
export const loadCatalogueRemote = () =>
  Promise.all([import('./catalogue.remote.ts'), import('./content.remote.ts'), import('./search.remote.ts')])

/**
 * The data layer that speaks the wire to the backend (D1). Each part is loaded with its first call: a rendered
 * page carries its data, so that its first view asks for nothing.
 */
export function createRemoteData(options: WireOptions): DataPort {
  const wire = createWire(options)
  return {
    layer: 'remote',
    catalogue: lazyPart(async () => (await loadCatalogueRemote())[0].catalogueRemote(wire), {}),
    content: lazyPart(async () => (await loadCatalogueRemote())[1].contentRemote(wire), {}),
    search: lazyPart(async () => (await loadCatalogueRemote())[2].searchRemote(wire), {}),
    shipping: lazyPart(async () => (await import('./shipping.remote.ts')).shippingRemote(wire), {}),
    vehicles: lazyPart(async () => (await import('./vehicles.remote.ts')).vehiclesRemote(wire), {}),
    garage: lazyPart(async () => (await import('./garage.remote.ts')).garageRemote(wire), {
      needsAccount: true,
    }),
    blog: lazyPart(async () => (await import('./blog.remote.ts')).blogRemote(wire), {}),
    cart: lazyPart(async () => (await import('./cart.remote.ts')).cartRemote(wire), {}),
    orders: lazyPart(async () => (await import('./orders.remote.ts')).ordersRemote(wire), {}),
    payments: lazyPart(async () => (await import('./payments.remote.ts')).paymentsRemote(wire), {}),
    addresses: lazyPart(async () => (await import('./addresses.remote.ts')).addressesRemote(wire), {}),
    account: lazyPart(async () => (await import('./account.remote.ts')).accountRemote(wire), {}),
    chat: lazyPart(async () => (await import('./chat.remote.ts')).chatRemote(wire, options), {}),
    checkout: lazyPart(async () => (await import('./checkout.remote.ts')).checkoutRemote(wire), {
      totals: remoteTotals,
    }),
  }
}
