import { deliveryKindIn } from '#chile/delivery-kinds.ts'
import type { DemoProduct } from '#demo/data/types.ts'
import { paidSince } from '#rules/orders/paid-since.ts'
import type { Order, OrderDetail, OrderLine, OrderStep } from '../port/orders.port.ts'
import type { SampleContext } from './layer.ts'
import type { SampleShop } from './sample-shop.ts'
import { readOrders } from './services/orders.store.ts'
import type { Cart, NameValue } from './services/shapes.ts'
import type { OrderParticulars, StoredOrder } from './services/stored-order.ts'

/** A line as it was chosen. */
export type ChosenLine = {
  productId: number
  quantity: number
  unitPrice: number
  options: NameValue[]
  valueIds: number[]
  /** The colour's own, where one was chosen. */
  image: string
}

/** The rows of the totals as the port has them: what is taken off is above 0 (D14). */
export const totalRows = (totals: Cart['totals']): Order['totals'] =>
  totals.map(({ title, price }) => ({ code: title, amount: Math.abs(price) }))

/** An order of the service contract as the port has it, named in the language in which it is read. */
export function portOrder({ shop }: Pick<SampleContext, 'shop'>, row: StoredOrder): Order {
  const { order } = row
  const { document, delivery, address, customer, lines, steps } = particularsOf(row)
  return {
    id: order.id,
    number: order.number,
    token: order.token,
    state: order.status,
    createdAt: order.createdAt,
    lines: order.items.map(({ product, options, price, quantity, total }, at): OrderLine => {
      const { image = product.images[0] ?? '', valueIds = [] } = lines[at] ?? {}
      const own = shop.find(product.id)?.source
      const chosen = options.map((option, place) => {
        const valueId = valueIds[place] ?? 0
        return { ...optionIn(own, valueId, option), valueId }
      })
      return {
        productId: product.id,
        slug: product.slug,
        name: own?.name ?? product.name,
        image,
        price,
        quantity,
        total,
        options: chosen,
      }
    }),
    quantity: order.quantity,
    subtotal: order.subtotal,
    totals: totalRows(order.totals),
    total: order.total,
    // The sample's tax comes on top of its prices: there is no IVA within.
    neto: null,
    iva: null,
    payment: {
      kind: order.payment as Order['payment']['kind'],
      state: steps.at(-1)?.payment ?? 'WAITING',
      dueAt: null,
      paidAt: paidSince(steps),
      instructions: null,
    },
    document,
    delivery: deliveryIn(shop, delivery),
    address,
    customer,
  }
}

function optionIn(product: DemoProduct | undefined, valueId: number, option: NameValue): NameValue {
  for (const { name, values } of product?.options ?? []) {
    const value = values.find(({ id }) => id === valueId)
    if (value) return { name, value: value.name }
  }
  return option
}

function deliveryIn({ demo, language }: SampleShop, delivery: Order['delivery']): Order['delivery'] {
  const { place } = delivery
  const branch = demo.branches.find(({ phone }) => phone === place?.phone)
  return {
    ...delivery,
    carrier: deliveryKindIn(delivery.kind, language),
    ...(place && branch && { branch: branch.name, place: { ...place, address: branch.address } }),
  }
}

export const orderDetail = (context: Pick<SampleContext, 'shop'>, row: StoredOrder): OrderDetail => ({
  ...portOrder(context, row),
  preparation: stepsOf(row).at(-1)?.preparation ?? 'NONE',
  invoice: particularsOf(row).invoice,
  history: stepsOf(row).map((step) => ({
    ...step,
    by: step.state === 'CANCELLED' || step.at === row.order.createdAt ? 'shopper' : 'shop',
  })),
})

export const stepsOf = (row: StoredOrder): OrderStep[] => particularsOf(row).steps

/** The row of the order that matches; undefined for none. */
export function findOrder(context: SampleContext, matches: (order: StoredOrder['order']) => boolean) {
  return readOrders(context).find(({ order }) => matches(order))
}

/** What an order that the service alone has made can be told to be. */
export function particularsOf({ order, particulars }: StoredOrder): OrderParticulars {
  if (particulars) return particulars
  const { shippingAddress: to } = order
  return {
    lines: [],
    document: 'boleta',
    invoice: null,
    delivery: {
      carrier: 'Despacho a domicilio',
      kind: 'home',
      days: { from: 1, to: 3 },
      parcel: null,
      branch: null,
      place: null,
    },
    address: {
      street: to.address1,
      number: '',
      flat: to.address2,
      reference: '',
      comuna: to.city,
      region: to.state,
    },
    customer: { name: `${to.firstName} ${to.lastName}`.trim(), email: to.email },
    steps: [{ state: 'PENDING', payment: 'WAITING', preparation: 'NONE', at: order.createdAt }],
  }
}
