import type { DataPort } from '../port/port.ts'
import { catalogueRemote } from './catalogue.remote.ts'
import { checkoutRemote } from './checkout.remote.ts'
import { contentRemote } from './content.remote.ts'
import { searchRemote } from './search.remote.ts'
import { shippingRemote } from './shipping.remote.ts'
import { createWire, type WireOptions } from './wire.ts'

/** The data layer that speaks the wire to the backend (D1). */
export function createRemoteData(options: WireOptions): DataPort {
  const wire = createWire(options)
  return {
    layer: 'remote',
    catalogue: catalogueRemote(wire),
    search: searchRemote(wire),
    content: contentRemote(wire),
    shipping: shippingRemote(wire),
    checkout: checkoutRemote(wire),
  }
}
