import type { DataPort } from '../port/port.ts'
import { lazyPart } from './lazy-part.ts'
import { beginPersonalCall } from './personal-session.ts'
import { remoteTotals } from './totals.remote.ts'
import type { Wire, WireOptions } from './wire.ts'

/** What every page but a rendered one asks for at once. */
export const loadPublicRemote = () => import('./public-parts.ts')

/**
 * The data layer that speaks the wire to the backend (D1). Each part is loaded with its first call: a rendered
 * page carries its data, so that its first view asks for nothing.
 */
export function createRemoteData(options: WireOptions): DataPort {
  let wire: Wire | null = null
  /** A part of the layer over the one wire, whose code comes with the first call as well. */
  const part = <Part extends object>(load: () => Promise<(wire: Wire) => Part>) => partWith(load, {})
  /** The same of somebody's own, which ends with their session. */
  const personal = <Part extends object>(load: () => Promise<(wire: Wire) => Part>) =>
    partWith(load, {}, beginPersonalCall)
  const partWith = <Part extends object, Known extends object>(
    load: () => Promise<(wire: Wire) => Part>,
    known: Known,
    begin?: () => () => void,
  ) =>
    lazyPart(
      async () => {
        const [make, { createWire }] = await Promise.all([load(), import('./wire.ts')])
        wire ??= createWire(options)
        return make(wire)
      },
      known,
      begin,
    )
  return {
    layer: 'remote',
    catalogue: part(async () => (await loadPublicRemote()).catalogueRemote),
    questions: part(async () => (await import('./questions.remote.ts')).questionsRemote),
    content: part(async () => (await loadPublicRemote()).contentRemote),
    search: part(async () => (await loadPublicRemote()).searchRemote),
    shipping: part(async () => (await import('./shipping.remote.ts')).shippingRemote),
    vehicles: part(async () => (await import('./vehicles.remote.ts')).vehiclesRemote),
    garage: partWith(
      async () => (await import('./garage.remote.ts')).garageRemote,
      { needsAccount: true },
      beginPersonalCall,
    ),
    pets: partWith(
      async () => (await import('./pets.remote.ts')).petsRemote,
      { needsAccount: true },
      beginPersonalCall,
    ),
    blog: part(async () => (await import('./blog.remote.ts')).blogRemote),
    cart: personal(async () => (await import('./cart.remote.ts')).cartRemote),
    orders: personal(async () => (await import('./orders.remote.ts')).ordersRemote),
    payments: part(async () => (await import('./payments.remote.ts')).paymentsRemote),
    addresses: personal(async () => (await import('./addresses.remote.ts')).addressesRemote),
    account: part(async () => (await import('./account.remote.ts')).accountRemote),
    chat: part(async () => {
      const { chatRemote } = await import('./chat.remote.ts')
      return (opened) => chatRemote(opened, options)
    }),
    checkout: partWith(async () => (await import('./checkout.remote.ts')).checkoutRemote, {
      isTaxIncluded: true,
      totals: remoteTotals,
    }),
  }
}
