import type { DataPort } from '../port/port.ts'
import { catalogueRemote } from './catalogue.remote.ts'
import { contentRemote } from './content.remote.ts'
import { later } from './later.ts'
import { searchRemote } from './search.remote.ts'
import { remoteTotals } from './totals.remote.ts'
import { createWire, type WireOptions } from './wire.ts'

/**
 * The data layer that speaks the wire to the backend (D1). What only a purchase asks for is loaded with
 * its first call, so that the first view of the catalogue does not carry it.
 */
export function createRemoteData(options: WireOptions): DataPort {
  const wire = createWire(options)
  return {
    layer: 'remote',
    catalogue: catalogueRemote(wire),
    search: searchRemote(wire),
    content: contentRemote(wire),
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
