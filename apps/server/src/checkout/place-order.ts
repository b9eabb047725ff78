import { randomBytes } from 'node:crypto'
import { computeTotals, type Totals } from '#rules/money/totals.ts'
import { heldUntil } from '#rules/orders/order-hold.ts'
import { type OrderLimits, orderLimits } from '#rules/orders/order-limits.ts'
import type { Coupon } from '../coupons/coupons.service.ts'
import type { Buyer } from '../customers/customers.service.ts'
import { type Transaction, together } from '../db/connection.ts'
import type { NewOrder } from '../orders/orders.service.ts'
import type { Invoice, OrderLanguage } from '../orders/orders.tables.ts'
import type { GatewayForm } from '../payments/attempts/start-payment.service.ts'
import { isRefusal, type Refusal, Rollback, refuse } from '../refusals/refusal.ts'
import { askPurchase } from './ask-purchase.ts'
import { type BoughtLine, boughtLines } from './bought-lines.ts'
import type { CheckoutDependencies } from './checkout.dependencies.ts'
import { presentTotals } from './checkout.present.ts'
import { demandsOf } from './demands.ts'
import { type OrderRequest, unitsOf } from './order-request.ts'
import type { CourierRequest } from './request-quote.ts'

/** `payment` is the form at which an order is paid online. */
export type PlacedOrder = { id: number; number: number; token: string; payment?: GatewayForm }

/** An order whose number is known once its transaction stands. */
type WrittenOrder = Omit<PlacedOrder, 'number' | 'payment'> & { number: Promise<number> }

const largestAmount = 2_147_483_647

/**
 * Makes an order inside a transaction: everything is read from the database, what the client calculated is
 * only compared (D15). Throws `Rollback` for a refusal, so that nothing of it stays written. The customer's
 * row is locked first: two requests with one key take turns, and the second finds the order of the first.
 */
export async function placeOrder(
  tx: Transaction,
  dependencies: CheckoutDependencies,
  request: OrderRequest,
  {
    invoice,
    language,
    courier,
    isMailed,
  }: {
    invoice: Invoice | null
    language: OrderLanguage
    courier: CourierRequest | null
    /** Whether a mail tells at once that the order was received. */
    isMailed: boolean
  },
): Promise<WrittenOrder> {
  const { orders, stock, coupons, stageRelease } = dependencies
  const { lines: wanted } = request
  const branchId = request.addressId === undefined ? (request.branchId ?? null) : null
  const demands = demandsOf(wanted, branchId)
  const asked = await askPurchase(tx, dependencies, request, { demands, courier })
  const customer = granted(asked.buyer)
  const { status, made, orderId: id, now } = asked.begun ?? fail(refuse('NOT_FOUND'))
  if (made && !request.fingerprint.equals(made.requestFingerprint)) fail(refuse('KEY_REUSED'))
  if (made) return { id: made.id, number: Promise.resolve(made.number), token: made.token }
  const { isProven, unpaid } = status
  if (dependencies.limited) granted(withinLimits(unitsOf(wanted), orderLimits(isProven), unpaid))

  const { prescriptionUploads } = request
  const areHeld =
    prescriptionUploads.length === 0 || (await dependencies.holdUploads(tx, prescriptionUploads))
  if (!areHeld) fail(refuse('PRESCRIPTION_GONE', { fields: { recetas: 'PRESCRIPTION_GONE' } }))

  const destination = granted(asked.destination)
  const { kind: deliveryKind, comunaId, address } = destination
  // The address went elsewhere since the courier was asked.
  if (courier && courier.comunaId !== comunaId) fail(refuse('CARRIER_UNAVAILABLE'))
  const { lines, reservations } = granted(boughtLines(asked.planned, asked.priced, demands))
  const quote = granted(asked.quote)
  const { totals, coupon } = await calculate(tx, dependencies, request, {
    customer,
    lines,
    quote,
    lockedCoupon: asked.coupon,
  })
  const isOnline = request.paymentKind === 'webpay'
  // No gateway charges nothing.
  if (isOnline && totals.total === 0) fail(refuse('PAYMENT_UNAVAILABLE'))
  const { toDays: daysTo } = quote
  const termsVersion = granted(agreedTerms(request, customer, asked.terms))
  const holdUntil = heldUntil({ kind: request.paymentKind, isProven, daysTo, now }, asked.hold)
  const heldFor = Math.ceil((holdUntil.getTime() - now.getTime()) / 1000)
  const token = randomBytes(16).toString('hex')
  const order: NewOrder = {
    id,
    token,
    customerId: customer.id,
    state: 'PENDING',
    paymentKind: request.paymentKind,
    // Nothing is waited for where a coupon pays all of it.
    paymentState: totals.total === 0 ? 'PAID' : 'WAITING',
    documentKind: request.documentKind,
    invoice,
    branchId,
    carrierId: quote.carrierId,
    carrierName: quote.name,
    deliveryKind,
    daysFrom: quote.fromDays,
    daysTo: quote.toDays,
    comunaId,
    address: address && {
      street: address.street,
      number: address.number,
      flat: address.flat,
      reference: address.reference,
      comuna: address.comuna,
      region: address.region,
    },
    customerName: [customer.firstName, customer.lastName, customer.secondLastName].filter(Boolean).join(' '),
    customerEmail: customer.email,
    customerRut: customer.rut,
    customerPhone: customer.phone,
    note: request.note,
    subtotal: totals.subtotal,
    shippingPrice: totals.shipping,
    shippingDiscountPercent: quote.discountPercent,
    shippingNet: totals.shippingNet,
    couponAmount: totals.coupon,
    couponShippingShare: totals.couponOnShipping,
    total: totals.total,
    neto: totals.neto,
    iva: totals.iva,
    holdUntil,
    idempotencyKey: request.idempotencyKey,
    requestFingerprint: request.fingerprint,
    termsVersion,
    language,
    prescriptionUploads,
    lines: lines.map((line, index) => ({
      productId: line.productId,
      slug: line.slug,
      name: line.name,
      picture: line.picture,
      sku: line.sku,
      unitPrice: line.price,
      quantity: line.quantity,
      total: line.price * line.quantity,
      options: line.options.map(({ name, value, valueId }) => ({ name, value, valueId })),
      couponShare: totals.couponByLine[index] ?? 0,
    })),
    reservations: reservations.map(({ demand, ...reservation }) => ({ ...reservation, position: demand })),
  }
  // Sent at once, and waited for after the transaction, so that the commit leaves along (0138). What goes wrong rolls
  // all of it back.
  const written = [
    stock.take(tx, reservations, { orderId: id, actor: 'shopper' }),
    stageRelease(tx, id, heldFor),
    // As late as it can be: all who use a coupon queue at its row from here to the commit.
    coupon && coupons.take(tx, { couponId: coupon.id, orderId: id, customerRut: customer.rut }),
  ]
  const number = together([orders.write(tx, order, destination.branch, isMailed), Promise.all(written)]).then(
    ([made]) => made,
  )
  // Whoever waits for it is told; until then nobody does.
  number.catch(() => undefined)
  return { id, number, token }
}

/** TERMS_CHANGED where the client has shown others than those that hold; who does not say has agreed as a customer. */
function agreedTerms({ shownTerms }: OrderRequest, customer: Buyer, terms: string): string | Refusal {
  if (shownTerms === undefined) return customer.termsVersion
  if (shownTerms === terms) return terms
  return refuse('TERMS_CHANGED', { fields: { 'datosformulario.acepta_terminos': 'TERMS_CHANGED' } })
}

/** TOO_MANY_UNPAID; QUANTITY_TOO_LARGE. */
function withinLimits(units: number, most: OrderLimits, unpaid: number): 'ok' | Refusal {
  if (unpaid >= most.unpaid) return refuse('TOO_MANY_UNPAID')
  if (units <= most.units) return 'ok'
  return refuse('QUANTITY_TOO_LARGE', { fields: { productos: 'QUANTITY_TOO_LARGE' } })
}

/** Judges the coupon and adds everything up; refuses with the new totals where the client's differ (D15). */
async function calculate(
  tx: Transaction,
  { coupons }: Pick<CheckoutDependencies, 'coupons'>,
  { couponCode, shown }: OrderRequest,
  order: {
    customer: Buyer
    lines: BoughtLine[]
    quote: { price: number; discountPercent: number }
    lockedCoupon: Awaited<ReturnType<CheckoutDependencies['coupons']['lock']>>
  },
): Promise<{ totals: Totals; coupon: Coupon | null }> {
  const { customer, quote, lockedCoupon } = order
  const lines = order.lines.map(({ productId, price, quantity }) => ({
    productId,
    unitPrice: price,
    quantity,
  }))
  const subtotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
  if (subtotal > largestAmount) fail(refuse('INVALID_REQUEST', { fields: { productos: 'FIELD_INVALID' } }))
  const worth = lines.map(({ productId, unitPrice, quantity }) => ({
    productId,
    amount: unitPrice * quantity,
  }))
  const judged = { customerRut: customer.rut, lines: worth }
  const coupon = couponCode === '' ? null : granted(await coupons.judge(tx, lockedCoupon, judged))
  const totals = computeTotals({ lines, shipping: quote, coupon })
  const isSame =
    shown.total === totals.total &&
    shown.shippingPrice === quote.price &&
    shown.shippingDiscountPercent === quote.discountPercent &&
    (shown.lines ?? totals.subtotal) === totals.subtotal &&
    (shown.coupon ?? totals.coupon) === totals.coupon
  if (isSame) return { totals, coupon }
  return fail(refuse('TOTAL_CHANGED', { totales: presentTotals(totals) }))
}

function granted<T>(value: T | Refusal): T {
  return isRefusal(value) ? fail(value) : value
}

function fail(refused: Refusal): never {
  throw new Rollback(refused)
}
