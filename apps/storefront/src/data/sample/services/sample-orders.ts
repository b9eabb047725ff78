import type { OrderStep } from '../../port/orders.port.ts'
import type { SampleShop } from '../sample-shop.ts'
import { orderedItems } from './cart-of.ts'
import { tokenOf } from './order-token.ts'
import type { Address } from './shapes.ts'
import type { StoredOrder } from './stored-order.ts'

type Seed = {
  number: number
  day: string
  status: 'SHIPPED' | 'COMPLETED'
  /** Places among what can be bought without choosing, and units. */
  bought: readonly (readonly [at: number, quantity: number])[]
}

const seeds: readonly Seed[] = [
  {
    number: 9404,
    day: '2026-11-18',
    status: 'SHIPPED',
    bought: [
      [0, 1],
      [3, 2],
    ],
  },
  { number: 9383, day: '2026-11-09', status: 'COMPLETED', bought: [[5, 1]] },
  {
    number: 9378,
    day: '2026-10-27',
    status: 'COMPLETED',
    bought: [
      [8, 2],
      [2, 1],
      [11, 1],
    ],
  },
  { number: 9355, day: '2026-10-02', status: 'COMPLETED', bought: [[14, 3]] },
]

const home: Address = {
  id: 0,
  firstName: 'Camila',
  lastName: 'Rojas',
  company: '',
  country: 'CL',
  address1: 'Avenida Vicuña Mackenna 7110',
  address2: '402',
  city: 'La Florida',
  state: 'Metropolitana de Santiago',
  postcode: '',
  email: 'camila@example.cl',
  phone: '',
  default: false,
}

/** The orders that the sample's account has from the start, the newest first. */
export function sampleOrdersOf(shop: SampleShop): StoredOrder[] {
  const plain = shop.products.filter(({ product }) => product.options.length === 0)
  return seeds.map((seed, index) => orderOf(seed, seeds.length - index, plain))
}

function orderOf(
  { number, day, status, bought }: Seed,
  id: number,
  plain: SampleShop['products'],
): StoredOrder {
  const chosen = bought.flatMap(([at, quantity]) => {
    const product = plain[at % plain.length]?.product
    return product ? [{ product, quantity, options: [] }] : []
  })
  const at = (hour: string) => `${day}T${hour}:00.000Z`
  return {
    order: {
      id,
      token: tokenOf(id),
      number,
      createdAt: at('14:03'),
      payment: 'transferencia',
      status,
      ...orderedItems(chosen),
      shippingAddress: home,
      billingAddress: home,
    },
    particulars: {
      lines: chosen.map(({ product }) => ({ image: product.images[0] ?? '', valueIds: [] })),
      document: 'boleta',
      invoice: null,
      delivery: {
        carrier: 'Despacho a domicilio',
        kind: 'home',
        days: { from: 1, to: 3 },
        branch: null,
        place: null,
        // No carrier answers for the sample's parcels.
        parcel: { number: `70011${number}`, url: null },
      },
      address: {
        street: 'Avenida Vicuña Mackenna',
        number: '7110',
        flat: '402',
        reference: '',
        comuna: 'La Florida',
        region: 'Metropolitana de Santiago',
      },
      customer: { name: 'Camila Rojas', email: 'camila@example.cl' },
      steps: stepsTo(status, at),
    },
  }
}

function stepsTo(status: Seed['status'], at: (hour: string) => string): OrderStep[] {
  return [
    { state: 'PENDING', payment: 'WAITING', preparation: 'NONE', at: at('14:03') },
    { state: 'PENDING', payment: 'PAID', preparation: 'NONE', at: at('14:10') },
    { state: 'SHIPPED', payment: 'PAID', preparation: 'DISPATCHED', at: at('18:30') },
    ...(status === 'COMPLETED'
      ? [{ state: status, payment: 'PAID', preparation: 'DELIVERED', at: at('23:00') } as const]
      : []),
  ]
}
