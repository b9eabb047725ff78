import type { Product } from '../port/catalogue.port.ts'
import type { GuestForm, OrderRequest } from '../port/checkout.port.ts'
import type { Branch } from '../port/content.port.ts'
import type { DataPort } from '../port/port.ts'
import type { BoughtLine } from '../port/shipping.port.ts'

export const laFlorida = { regionId: 13, comunaId: 13110 }

export const guest: GuestForm = {
  email: 'camila@example.cl',
  rut: '12.345.678-5',
  name: 'Camila Rojas',
  phone: '9 1234 5678',
  address: { ...laFlorida, street: 'Avenida Vicuña Mackenna', number: '7110', flat: '', reference: '' },
  acceptsTerms: true,
  acceptsMarketing: false,
}

/** Two things that can be bought: one without options and one that comes in colours, each of its options chosen. */
export async function anyLines(data: DataPort): Promise<{ bought: BoughtLine[]; products: Product[] }> {
  const { items } = await data.catalogue.listProducts({
    limit: 32,
    sort: 'price_asc',
    categorySlug: 'perros',
  })
  const plain = items.find((card) => !card.hasOptions && card.stock > 2 && !card.backorder)
  const optioned = items.filter((card) => card.hasOptions && card.stock > 2 && !card.backorder)
  const whole: Product[] = []
  for (const card of [plain, ...optioned]) {
    if (card) whole.push(await data.catalogue.getProduct(card.slug))
    if (whole.at(-1)?.options.some(({ kind }) => kind === 'color')) break
  }
  const products = [whole[0], whole.at(-1)].filter((product) => product !== undefined)
  const bought: BoughtLine[] = []
  for (const product of products) {
    bought.push({
      productId: product.id,
      quantity: 1,
      valueIds: product.options.map(
        (option) => option.values.toSorted((a, b) => b.stock - a.stock)[0]?.id ?? 0,
      ),
    })
  }
  return { bought, products }
}

/** Products without options, by their slugs. */
type Wanted = { slugs: readonly string[]; quantity: number }

async function wantedLines(data: DataPort, { slugs, quantity }: Wanted) {
  const products = await Promise.all(slugs.map((slug) => data.catalogue.getProduct(slug)))
  return { products, bought: products.map(({ id }) => ({ productId: id, quantity, valueIds: [] })) }
}

/** A request for an order as the checkout page makes it, its total calculated by the layer; to a home without a branch. */
export async function orderRequest(
  data: DataPort,
  {
    couponCode = '',
    branch,
    wanted,
  }: { couponCode?: string; branch?: Pick<Branch, 'id' | 'comunaId'>; wanted?: Wanted } = {},
): Promise<OrderRequest> {
  const form = branch ? { ...guest, address: null } : guest
  const { bought, products } = wanted ? await wantedLines(data, wanted) : await anyLines(data)
  const { carriers } = await data.shipping.listCarriers({
    comunaId: branch?.comunaId ?? laFlorida.comunaId,
    deliveryKind: branch ? 'pickup' : 'home',
    lines: bought,
  })
  const [carrier] = carriers
  if (!carrier) throw new Error('Nobody delivers to La Florida')
  const quantities = bought.map(({ quantity }) => quantity)
  const subtotal = products.reduce((sum, product, at) => sum + product.price * (quantities[at] ?? 0), 0)
  const coupon = couponCode ? await data.checkout.verifyCoupon(couponCode, { subtotal, lines: bought }) : null
  const registered = await data.checkout.registerGuest(form)
  const totals = data.checkout.totals({
    lines: products.map(({ id, price }, at) => ({
      productId: id,
      unitPrice: price,
      quantity: quantities[at] ?? 0,
    })),
    shipping: { price: carrier.price, discountPercent: carrier.discountPercent },
    coupon,
  })
  return {
    customerId: registered.customerId,
    addressId: registered.addressId,
    comunaId: branch ? null : laFlorida.comunaId,
    branchId: branch?.id ?? null,
    lines: bought,
    carrierId: carrier.id,
    shippingPrice: carrier.price,
    shippingDiscountPercent: carrier.discountPercent,
    payment: 'transferencia',
    invoice: null,
    couponCode,
    subtotal: totals.subtotal,
    couponAmount: totals.rows.find(({ code }) => code === 'COUPON')?.amount ?? 0,
    total: totals.total,
    note: '',
    prescriptionUploads: [],
    idempotencyKey: crypto.randomUUID(),
    guest: form,
  }
}

/** The position of a line of which a unit may be taken back. */
export async function returnablePosition(data: DataPort, orderId: number): Promise<number> {
  const { lines } = await data.orders.returns(orderId)
  const position = lines.findIndex(({ left, exclusion }) => left > 0 && exclusion === null)
  if (position < 0) throw new Error(`Nothing of the order ${orderId} is taken back.`)
  return position
}
