import type { DataPort } from '../port/port.ts'
import { later } from './deferred.ts'
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
    catalogue: later(async () => (await loadCatalogueRemote())[0].catalogueRemote(wire), {}),
    content: later(async () => (await loadCatalogueRemote())[1].contentRemote(wire), {}),
    search: later(async () => (await loadCatalogueRemote())[2].searchRemote(wire), {}),
    shipping: later(async () => (await import('./shipping.remote.ts')).shippingRemote(wire), {}),
    vehicles: later(async () => (await import('./vehicles.remote.ts')).vehiclesRemote(wire), {}),
    garage: later(async () => (await import('./garage.remote.ts')).garageRemote(wire), {
      needsAccount: true,
    }),
    blog: later(async () => (await import('./blog.remote.ts')).blogRemote(wire), {}),
    cart: later(async () => (await import('./cart.remote.ts')).cartRemote(wire), {}),
    orders: later(async () => (await import('./orders.remote.ts')).ordersRemote(wire), {}),
    payments: later(async () => (await import('./payments.remote.ts')).paymentsRemote(wire), {}),
    addresses: later(async () => (await import('./addresses.remote.ts')).addressesRemote(wire), {}),
    account: later(async () => (await import('./account.remote.ts')).accountRemote(wire), {}),
    checkout: later(async () => (await import('./checkout.remote.ts')).checkoutRemote(wire), {
      totals: remoteTotals,
    }),
  }
}
