import { percentOf } from '#rules/money/money.ts'
import type { Order, OrderStep } from '../port/orders.port.ts'
import type { SampleShop } from './sample-shop.ts'

/** An order with the steps that came after it was made. */
export type StoredOrder = Order & { steps?: OrderStep[] }

/** Specification §9: every order of the sample layer carries a flat shipping of 25 and a tax of 20 %. */
const shipping = 25
const taxPercent = 20

/** The orders that the sample's account has from the start, one in each state that the specification names. */
export function sampleOrdersOf(shop: SampleShop): StoredOrder[] {
  // What can be bought without choosing anything.
  const plain = shop.products.filter(({ product }) => product.options.length === 0)
  return (
    [
      {
        number: 9404,
        day: '2026-11-18',
        state: 'SHIPPED',
        bought: [
          [0, 1],
          [3, 2],
        ],
      },
      { number: 9383, day: '2026-11-09', state: 'COMPLETED', bought: [[5, 1]] },
      {
        number: 9378,
        day: '2026-10-27',
        state: 'COMPLETED',
        bought: [
          [8, 2],
          [2, 1],
          [11, 1],
        ],
      },
      { number: 9355, day: '2026-10-02', state: 'COMPLETED', bought: [[14, 3]] },
    ] as const
  ).map(({ number, day, state, bought }, index, { length }) => {
    const lines = bought.flatMap(([at, quantity]) => {
      const product = plain[at % plain.length]
      if (!product) return []
      const { id, slug, name, price, images } = product.product
      const total = price * quantity
      return [{ productId: id, slug, name, image: images[0] ?? '', price, quantity, total, options: [] }]
    })
    const subtotal = lines.reduce((sum, line) => sum + line.total, 0)
    const tax = percentOf(subtotal, taxPercent)
    const id = length - index
    const at = (hour: string) => `${day}T${hour}:00.000Z`
    const paid = { state: 'PENDING', payment: 'PAID', preparation: 'NONE', at: at('14:10') } as const
    const shipped = { state: 'SHIPPED', payment: 'PAID', preparation: 'DISPATCHED', at: at('18:30') } as const
    const steps: OrderStep[] = [
      { state: 'PENDING', payment: 'WAITING', preparation: 'NONE', at: at('14:03') },
      paid,
      shipped,
      ...(state === 'COMPLETED'
        ? [{ state, payment: 'PAID', preparation: 'DELIVERED', at: at('23:00') } as const]
        : []),
    ]
    return {
      id,
      number,
      token: String(id).padStart(32, '0'),
      state,
      createdAt: at('14:03'),
      lines,
      quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
      subtotal,
      totals: [
        { code: 'SHIPPING', amount: shipping },
        { code: 'SHIPPING_NET', amount: shipping },
        { code: 'TAX', amount: tax },
      ],
      total: subtotal + shipping + tax,
      neto: null,
      iva: null,
      payment: { kind: 'transferencia', state: 'PAID', dueAt: null, paidAt: paid.at, instructions: null },
      document: 'boleta',
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
      steps,
    }
  })
}
