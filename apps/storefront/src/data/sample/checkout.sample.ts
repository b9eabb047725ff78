import { verificarStockPedido } from '#contract/checkout/verificar-stock-pedido.ts'
import { demandByStock } from '#rules/cart/stock-demand.ts'
import type { CheckoutPort, Coupon, OrderRequest } from '../port/checkout.port.ts'
import type { Shortfall } from '../port/refusal.ts'
import type { BoughtLine } from '../port/shipping.port.ts'
import { couponFor, rememberUse, toAmount } from './coupons.sample.ts'
import { checkGuest, checkTerms, guestProfile } from './guest-form.ts'
import { after, refusal, type SampleContext } from './layer.ts'
import { mediaPath } from './media-path.ts'
import { orderAddresses, particularsFor } from './order-addresses.ts'
import { checkOrder, isCarriersPrice } from './order-form.ts'
import { type ChosenLine, findOrder, portOrder, totalRows } from './order-particulars.ts'
import { paymentKinds } from './payments.sample.ts'
import { attachUploads, checkUploads, prescriptionNeeds, uploadPage } from './prescriptions.sample.ts'
import { type SampleProduct, type SampleShop, stockForValues } from './sample-shop.ts'
import { totalsOf } from './services/cart-of.ts'
import { checkForm } from './services/check-form.ts'
import { boughtProduct } from './services/checkout.service.ts'
import type { OrdersService } from './services/orders.service.ts'
import { replaceOrder } from './services/orders.store.ts'
import type { ShopService } from './services/shop.service.ts'
import { usedKeys } from './used-keys.ts'

const orderKeys = 'huella.sample.order-keys'

/** The checkout of the port over that of the service contract. */
export function checkoutSample(
  context: SampleContext,
  services: { shop: ShopService; orders: OrdersService },
): CheckoutPort {
  const { list, auth } = context.delays
  const underWay = new Map<string, Promise<unknown>>()
  return {
    isTaxIncluded: false,
    verifyStock: (lines) => after(list, () => shortfalls(context.shop, checkedLines(context, lines))),
    verifyCoupon: (code, { lines }) =>
      after(list, () => couponFor(context, { code, lines: lines.map((line) => toAmount(context, line)) })),
    totals: ({ lines, coupon }) => {
      const { subtotal, totals, total } = totalsOf(lines, coupon)
      return { subtotal, rows: totalRows(totals), total, neto: null, iva: null }
    },
    prescriptionNeeds: (lines) => after(list, () => prescriptionNeeds(context, checkedLines(context, lines))),
    uploadPrescription: (page) => after(list, () => uploadPage(context, page)),
    registerGuest: (form) =>
      after(auth, () => {
        checkGuest(context, form)
        return { customerId: 1, addressId: form.address ? 1 : null, profile: guestProfile(form) }
      }),
    createOrder(request) {
      // Sent twice at once, it is one order all the same (D32).
      const key = request.idempotencyKey
      const made = (underWay.get(key) ?? Promise.resolve()).then(
        () => createOrder(context, services.shop, request),
        () => createOrder(context, services.shop, request),
      )
      underWay.set(key, made)
      return made
    },
    confirmOrder: async (orderId) => void (await services.orders.getOrderById(orderId)),
    async getOrderByToken(token) {
      const order = await services.orders.getOrderByToken(token)
      return portOrder(context, findOrder(context, ({ id }) => id === order.id) ?? { order })
    },
  }
}

/** Lines as the backend would take them; throws its refusal of what is no line. */
function checkedLines(context: SampleContext, lines: readonly BoughtLine[]): readonly BoughtLine[] {
  const wired = lines.map(({ productId, quantity, valueIds }) => ({
    id_producto: productId,
    cantidad: quantity,
    atributos: valueIds,
  }))
  checkForm(context, verificarStockPedido.request, { productos: wired }, {})
  return lines
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
      .map(({ quantity, valueId }) => ({
        quantity,
        stock: hasValue(product, valueId) ? stockForValues(product.source, [valueId]) : 0,
      }))
    const whole = { quantity, stock: stockForValues(product.source, []) }
    const short = [...byValue, whole].find((each) => each.stock < each.quantity)
    return short ? [{ productId, ...short }] : []
  })
}

/** A cart may name a value that its product no longer has. */
const hasValue = ({ source }: SampleProduct, valueId: number) =>
  source.options.some(({ values }) => values.some(({ id }) => id === valueId))

async function createOrder(context: SampleContext, service: ShopService, request: OrderRequest) {
  const keys = usedKeys<number>(context, orderKeys)
  const content = contentOf(request)
  const made = keys.madeBy(request.idempotencyKey, content)
  const earlier = findOrder(context, ({ id }) => id === made)?.order
  if (earlier) return after(context.delays.list, () => toReply(earlier))
  const { lines, coupon } = judged(context, request)
  checkUploads(context, request.prescriptionUploads)
  checkTerms(context, request.guest.termsVersion)
  const order = await service.checkout({
    items: lines.map(({ productId, quantity, options }) => ({ productId, quantity, options })),
    payment: request.payment,
    ...orderAddresses(context, request),
    coupon,
  })
  replaceOrder(context, { order, particulars: particularsFor(context, request, { order, lines }) })
  attachUploads(context, order, request.prescriptionUploads)
  keys.remember(request.idempotencyKey, content, order.id)
  if (coupon) rememberUse(context, coupon.code, request.guest.rut)
  return toReply(order)
}

/** What a request buys, once it has passed what the backend looks at, in its order. */
function judged(context: SampleContext, request: OrderRequest) {
  checkOrder(context, request)
  const isPayable = paymentKinds(request.addressId === null ? 'pickup' : 'home').includes(request.payment)
  if (!isPayable) throw refusal(context, 'PAYMENT_UNAVAILABLE')
  const lines = request.lines.map((line) => chosenLine(context, line))
  const short = shortfalls(context.shop, request.lines)
  if (short.length) throw refusal(context, 'OUT_OF_STOCK', { shortfalls: short })
  const coupon: Coupon | null = request.couponCode.trim()
    ? couponFor(context, {
        code: request.couponCode,
        rut: request.guest.rut,
        lines: request.lines.map((line) => toAmount(context, line)),
      })
    : null
  const { subtotal, totals, total } = totalsOf(lines, coupon)
  const amountOf = (title: string) => Math.abs(totals.find((row) => row.title === title)?.price ?? 0)
  const isSame =
    total === request.total &&
    subtotal === request.subtotal &&
    amountOf('COUPON') === request.couponAmount &&
    isCarriersPrice(request)
  if (!isSame) {
    throw refusal(context, 'TOTAL_CHANGED', {
      totals: { subtotal, shipping: amountOf('SHIPPING'), coupon: amountOf('COUPON'), total },
    })
  }
  return { lines, coupon }
}

function chosenLine(context: SampleContext, { productId, quantity, valueIds }: BoughtLine): ChosenLine {
  const { source, product } = boughtProduct(context, productId)
  const chosen = source.options.flatMap((option) =>
    option.values.filter(({ id }) => valueIds.includes(id)).map((value) => ({ option, value })),
  )
  const own = chosen.find(({ value }) => value.image)?.value.image
  return {
    productId,
    quantity,
    unitPrice: product.price,
    options: chosen.map(({ option, value }) => ({ name: option.name, value: value.name })),
    valueIds: chosen.map(({ value }) => value.id),
    image: own ? mediaPath(own) : (product.images[0] ?? ''),
  }
}

/** What makes it another order: neither its key nor the amounts that are only compared (D15). */
function contentOf({
  idempotencyKey: _key,
  subtotal: _subtotal,
  couponAmount: _coupon,
  total: _total,
  shippingPrice: _price,
  shippingDiscountPercent: _percent,
  prescriptionUploads: _pages,
  guest,
  ...content
}: OrderRequest): object {
  return { ...content, address: guest.address }
}

const toReply = (order: { id: number; number: number; token: string }) => ({
  orderId: order.id,
  number: order.number,
  token: order.token,
  payment: null,
})
