import type { HoldTerms } from '#rules/orders/order-hold.ts'
import type { Demand } from '../catalogue/stock/stock.service.ts'
import { type Transaction, together } from '../db/connection.ts'
import { isRefusal, type Refusal } from '../refusals/refusal.ts'
import type { Quote } from '../shipping/shipping.service.ts'
import type { CheckoutDependencies } from './checkout.dependencies.ts'
import { findDestination } from './destination.ts'
import type { OrderRequest } from './order-request.ts'
import type { CourierRequest } from './request-quote.ts'

type PricedLines = Awaited<ReturnType<CheckoutDependencies['prices']['linesForOrder']>>

/**
 * Everything that a purchase asks of the database, sent at once and answered in this order: what comes after a lock
 * is as it stands under it (0138). Buyers lock the customer, then products, then the coupon.
 */
export async function askPurchase(
  tx: Transaction,
  dependencies: CheckoutDependencies,
  request: OrderRequest,
  { demands, courier }: { demands: readonly Demand[]; courier: CourierRequest | null },
) {
  const { addresses, customers, orders, prices, stock, coupons, hold, terms } = dependencies
  const { customerId, couponCode } = request
  const buyer = customers.lock(tx, customerId)
  const begun = orders.beginPurchase(tx, customerId, request.idempotencyKey)
  const destination = findDestination(tx, addresses, request)
  const planned = stock.lock(tx, demands)
  const priced = prices.linesForOrder(tx, demands)
  const holdTerms = hold(tx)
  const quoteTo = (comunaId: number) =>
    askQuote(tx, dependencies, request, { comunaId, demands, courier, priced, holdTerms })
  // An address is in the comuna that the client names, or the order is refused.
  const quote =
    request.addressId !== undefined && request.comunaId !== undefined
      ? quoteTo(request.comunaId)
      : destination.then((found) => (isRefusal(found) ? found : quoteTo(found.comunaId)))
  const currentTerms = terms(tx)
  const coupon = couponCode === '' ? Promise.resolve(undefined) : coupons.lock(tx, couponCode)
  const asked = [buyer, begun, destination, planned, priced, holdTerms, quote, currentTerms, coupon] as const
  const [
    foundBuyer,
    foundBegun,
    foundDestination,
    foundStock,
    foundPrices,
    foundHold,
    foundQuote,
    foundTerms,
    foundCoupon,
  ] = await together(asked)
  return {
    buyer: foundBuyer,
    begun: foundBegun,
    destination: foundDestination,
    planned: foundStock,
    priced: foundPrices,
    quote: foundQuote,
    hold: foundHold,
    terms: foundTerms,
    coupon: foundCoupon,
  }
}

function askQuote(
  tx: Transaction,
  { shipping }: Pick<CheckoutDependencies, 'shipping'>,
  { addressId, carrierId }: OrderRequest,
  asked: {
    comunaId: number
    demands: readonly Demand[]
    courier: CourierRequest | null
    priced: Promise<PricedLines>
    holdTerms: Promise<HoldTerms>
  },
): Promise<Quote | Refusal> {
  const deliveryKind = addressId === undefined ? 'pickup' : 'home'
  const packages = asked.priced.then(
    (found) => new Map('lines' in found ? found.lines.map((line) => [line.productId, line]) : []),
  )
  const rate = { comunaId: asked.comunaId, deliveryKind, carrierId } as const
  const hours = () => asked.holdTerms.then(({ hours: store, holidays }) => ({ store, holidays }))
  return shipping.quote(tx, rate, asked.demands, asked.courier?.answer ?? null, { packages, hours })
}
