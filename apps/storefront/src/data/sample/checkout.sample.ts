import { comunas } from '#chile/comunas.ts'
import { regions } from '#chile/regions.ts'
import type { DemoBranch } from '#demo/data/types.ts'
import { demandByStock } from '#rules/cart/stock-demand.ts'
import { normalizePhone } from '#rules/chile/phone.ts'
import { parseRut } from '#rules/chile/rut.ts'
import { percentOf } from '#rules/money/money.ts'
import { computeTotals } from '#rules/money/totals.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import { splitName } from '#rules/people/split-name.ts'
import type { CheckoutPort, GuestForm, OrderRequest, Totals } from '../port/checkout.port.ts'
import type { Order, OrderLine } from '../port/orders.port.ts'
import { Refusal, type Shortfall } from '../port/refusal.ts'
import type { BoughtLine } from '../port/shipping.port.ts'
import { couponFor, rememberUse, toAmount } from './coupons.sample.ts'
import { after, refusal, type SampleContext } from './layer.ts'
import { mediaPath } from './media-path.ts'
import { addOrder, readOrders } from './orders.sample.ts'
import { type SampleShop, stockForValues } from './sample-shop.ts'
import { usedKeys } from './used-keys.ts'

/** Specification §9: a tax of 20 percent of the subtotal is added to every order of the sample layer. */
const taxPercent = 20
const orderKeys = 'huella.sample.order-keys'

export function checkoutSample(context: SampleContext): CheckoutPort {
  const { list, auth } = context.delays
  return {
    verifyStock: (lines) => after(list, () => shortfalls(context.shop, lines)),
    verifyCoupon: (code, { lines }) =>
      after(list, () => couponFor(context, { code, lines: lines.map((line) => toAmount(context, line)) })),
    totals: sampleTotals,
    registerGuest: (form) =>
      after(auth, () => {
        const fields = wrongFields(form)
        const [first] = Object.values(fields)
        if (first) throw refusal(context, 'INVALID_REQUEST', { fields })
        return { customerId: 1, addressId: form.address ? 1 : null, profile: toProfile(form) }
      }),
    createOrder: (request) => after(list, () => createOrder(context, request)),
    confirmOrder: (orderId) =>
      after(list, () => {
        if (!readOrders(context).some((order) => order.id === orderId)) throw refusal(context, 'NOT_FOUND')
      }),
    getOrderByToken: (token) =>
      after(list, () => {
        const order = readOrders(context).find((each) => each.token === token)
        if (!order) throw refusal(context, 'NOT_FOUND')
        return order
      }),
  }
}

const sampleTotals: CheckoutPort['totals'] = ({ lines, shipping, coupon }) => {
  const totals = computeTotals({ lines, shipping, coupon })
  const tax = percentOf(totals.subtotal, taxPercent)
  const rows: Totals['rows'] = tax > 0 ? [...totals.rows, { code: 'TAX', amount: tax }] : totals.rows
  return { subtotal: totals.subtotal, rows, total: totals.total + tax, neto: null, iva: null }
}

function shortfalls(shop: SampleShop, lines: readonly BoughtLine[]): Shortfall[] {
  const demand = demandByStock(
    lines.map((line) => ({
      productId: line.productId,
      quantity: line.quantity,
      options: line.valueIds.map((valueId) => ({ optionId: 0, valueId })),
    })),
  )
  return demand.products.flatMap(({ productId, quantity }) => {
    const product = shop.find(productId)
    if (product?.source.backorder) return []
    if (!product) return [{ productId, quantity, stock: 0 }]
    const byValue = demand.values
      .filter((each) => each.productId === productId)
      .map((each) => ({ quantity: each.quantity, stock: stockForValues(product.source, [each.valueId]) }))
    const whole = { quantity, stock: stockForValues(product.source, []) }
    const short = [...byValue, whole].find((each) => each.stock < each.quantity)
    return short ? [{ productId, ...short }] : []
  })
}

function wrongFields(form: GuestForm): Record<string, string> {
  const fields: Record<string, string> = {}
  if (!normalizeEmail(form.email)) fields.email = 'EMAIL_INVALID'
  if (!parseRut(form.rut)) fields.rut = 'RUT_INVALID'
  if (!form.name.trim()) fields.name = 'FIELD_REQUIRED'
  if (!normalizePhone(form.phone)) fields.phone = 'PHONE_INVALID'
  if (!form.acceptsTerms) fields.acceptsTerms = 'TERMS_REQUIRED'
  if (form.address) {
    if (!comunas.some((comuna) => comuna.id === form.address?.comunaId)) fields.comunaId = 'FIELD_INVALID'
    if (!form.address.street.trim()) fields.street = 'FIELD_REQUIRED'
    if (!form.address.number.trim()) fields.number = 'FIELD_REQUIRED'
  }
  return fields
}

function wrongInvoice(invoice: OrderRequest['invoice']): Record<string, string> {
  if (!invoice) return {}
  const typed = {
    companyName: invoice.legalName,
    companyActivity: invoice.activity,
    companyAddress: invoice.address,
    companyComuna: invoice.comuna,
  }
  const empty = Object.entries(typed).filter(([, value]) => value.trim() === '')
  return {
    ...Object.fromEntries(empty.map(([field]) => [field, 'FIELD_REQUIRED'])),
    ...(!parseRut(invoice.rut) && { companyRut: 'RUT_INVALID' }),
  }
}

function createOrder(context: SampleContext, request: OrderRequest) {
  const keys = usedKeys<number>(context, orderKeys)
  const content = contentOf(request)
  const made = keys.madeBy(request.idempotencyKey, content)
  const earlier = readOrders(context).find((order) => order.id === made)
  if (earlier) return toReply(earlier)
  const wrong = wrongInvoice(request.invoice)
  if (Object.keys(wrong).length > 0) throw refusal(context, 'INVALID_REQUEST', { fields: wrong })
  const lines = request.lines.map((line) => toOrderLine(context.shop, line))
  const short = shortfalls(context.shop, request.lines)
  if (short.length) throw refusal(context, 'OUT_OF_STOCK', { shortfalls: short })
  const subtotal = lines.reduce((sum, line) => sum + line.total, 0)
  const coupon = request.couponCode
    ? couponFor(context, {
        code: request.couponCode,
        rut: request.guest.rut,
        lines: request.lines.map((line) => toAmount(context, line)),
      })
    : null
  const totals = sampleTotals({
    lines: lines.map(({ productId, price, quantity }) => ({ productId, unitPrice: price, quantity })),
    shipping: { price: request.shippingPrice, discountPercent: request.shippingDiscountPercent },
    coupon,
  })
  if (totals.total !== request.total) {
    const amountOf = (code: string) => totals.rows.find((row) => row.code === code)?.amount ?? 0
    throw refusal(context, 'TOTAL_CHANGED', {
      totals: {
        subtotal,
        shipping: amountOf('SHIPPING_NET'),
        coupon: amountOf('COUPON'),
        total: totals.total,
      },
    })
  }
  const order = addOrder(context, toSampleOrder(context, request, lines, totals))
  keys.remember(request.idempotencyKey, content, order.id)
  if (coupon) rememberUse(context, coupon.code, request.guest.rut)
  return toReply(order)
}

/** What makes it another order: neither its key nor the amounts that are only compared (D15). */
function contentOf({
  idempotencyKey: _key,
  total: _total,
  shippingPrice: _price,
  shippingDiscountPercent: _percent,
  guest,
  ...content
}: OrderRequest): object {
  return { ...content, address: guest.address }
}

const toReply = (order: Order) => ({
  orderId: order.id,
  number: order.number,
  token: order.token,
  payment: null,
})

function toOrderLine(shop: SampleShop, line: BoughtLine): OrderLine {
  const product = shop.find(line.productId)
  if (!product) throw new Refusal('PRODUCT_NOT_FOUND', 'Product not found', { status: 404 })
  const own = product.source.options
    .flatMap((option) => option.values)
    .find((value) => value.image && line.valueIds.includes(value.id))
  return {
    productId: line.productId,
    slug: product.product.slug,
    name: product.product.name,
    image: own?.image ? mediaPath(own.image) : (product.product.images[0] ?? ''),
    price: product.product.price,
    quantity: line.quantity,
    total: product.product.price * line.quantity,
    options: product.source.options.flatMap((option) =>
      option.values
        .filter((value) => line.valueIds.includes(value.id))
        .map((value) => ({ name: option.name, value: value.name, valueId: value.id })),
    ),
  }
}

function toSampleOrder(
  context: SampleContext,
  request: OrderRequest,
  lines: OrderLine[],
  totals: Totals,
): Omit<Order, 'id' | 'number' | 'token'> {
  const { address } = request.guest
  const branch = context.shop.demo.branches.find(({ id }) => id === request.branchId)
  return {
    state: 'PENDING',
    createdAt: context.now().toISOString(),
    lines,
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal: totals.subtotal,
    totals: totals.rows,
    total: totals.total,
    neto: null,
    iva: null,
    payment: { kind: request.payment, state: 'WAITING', dueAt: null, paidAt: null, instructions: null },
    document: request.invoice ? 'factura' : 'boleta',
    delivery: {
      carrier: address ? 'Despacho a domicilio' : 'Retiro en tienda',
      kind: address ? 'home' : 'pickup',
      days: { from: 1, to: 3 },
      parcel: null,
      branch: branch?.name ?? null,
      place: branch ? placeOf(branch) : null,
    },
    address: address && {
      street: address.street,
      number: address.number,
      flat: address.flat,
      reference: address.reference,
      comuna: comunas.find((comuna) => comuna.id === address.comunaId)?.name ?? '',
      region: regions.find((region) => region.id === address.regionId)?.name ?? '',
    },
    customer: { name: request.guest.name, email: request.guest.email },
  }
}

const placeOf = ({ address, comunaCut, phone }: DemoBranch) => ({
  address,
  comuna: comunas.find((comuna) => comuna.cut === comunaCut)?.name ?? '',
  phone,
})

function toProfile(form: GuestForm): Record<string, unknown> {
  const rut = parseRut(form.rut)
  const name = splitName(form.name)
  return {
    id_cliente: 1,
    nombre_cliente: name.first,
    apellidopaterno_cliente: name.last,
    apellidomaterno_cliente: name.secondLast,
    rut_cliente: rut?.body ?? '',
    dv_cliente: rut?.digit ?? '',
    e_mail_cliente: form.email,
    celular_cliente: form.phone,
    direccion_cliente: form.address?.street ?? '',
    numero_direccion_cliente: form.address?.number ?? '',
    id_comuna: form.address?.comunaId ?? null,
    id_region: form.address?.regionId ?? null,
  }
}
