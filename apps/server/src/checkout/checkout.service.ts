import type { ErrorLanguage } from '#contract/error-texts.ts'
import { isRefusal, type Refusal, refuse, refuseTooMany, transactOrRefuse } from '../refusals/refusal.ts'
import type { CheckoutDependencies } from './checkout.dependencies.ts'
import { demandsOf, type Line } from './demands.ts'
import { type OrderRequest, unitsOf } from './order-request.ts'
import { type PlacedOrder, placeOrder } from './place-order.ts'
import { requestQuote } from './request-quote.ts'

export type CheckoutService = ReturnType<typeof checkoutService>

export function checkoutService(dependencies: CheckoutDependencies) {
  const { database, stock, orders, payments, reach, limited } = dependencies

  /**
   * Counts a request by who sends it from which address before it is done, and gives back what holds nothing:
   * what was refused, and what failed.
   */
  async function withinRates(
    customerId: number,
    request: OrderRequest,
    address: string,
    place: (isMailed: boolean) => Promise<PlacedOrder | Refusal>,
  ): Promise<PlacedOrder | Refusal> {
    const isMailed = request.paymentKind !== 'webpay'
    if (!limited) return place(isMailed)
    const status = await orders.statusOf(database.db, customerId)
    if (!status) return refuse('NOT_FOUND')
    const { email, isProven } = status
    const units = unitsOf(request.lines)
    const attempt = { customerId, email, isProven, address, units, isMailed }
    const taken = await limited.orders.take(attempt)
    if (taken.wait > 0) return refuseTooMany(taken.wait)
    let placed: PlacedOrder | Refusal
    try {
      placed = request.couponCode
        ? await limited.guesses.judged(address, () => place(taken.isMailed), { provesRut: isProven })
        : await place(taken.isMailed)
    } catch (error) {
      // Where the limits cannot be reached either, what is told is why nothing was placed.
      await taken.giveBack().catch(() => undefined)
      throw error
    }
    if (isRefusal(placed)) await taken.giveBack()
    return placed
  }

  return {
    /** What of a cart is not there now, summed over its lines; holds nothing. */
    async verifyStock(lines: readonly Line[]) {
      return stock.shortfalls(database.db, demandsOf(lines, null))
    },

    /**
     * Makes an order of a customer, in one transaction, or refuses and writes nothing: NOT_YOURS for
     * another customer's id or address, OUT_OF_STOCK with what is short, TOTAL_CHANGED with the totals
     * as they are, OPTION_REQUIRED, CARRIER_UNAVAILABLE, PARCEL_TOO_LARGE, PAYMENT_UNAVAILABLE, COUPON_*, NOT_FOUND.
     * One that is paid online comes with the gateway's form, unless the gateway did not give one.
     * The same request under the same key gives the same order, another one KEY_REUSED (D30, D32), whatever of it is
     * offered no more since. Who made it as a guest, and has signed in since or has no session left, is given it by the
     * request that they sent then, and nobody else has: the key is as hard to guess as the order's token.
     * TOO_MANY_UNPAID and QUANTITY_TOO_LARGE for what would hold too much, TOO_MANY_REQUESTS by `address`, the
     * client's, and by who asks. An e-mail that others have typed too often keeps nobody from buying, and is not mailed.
     */
    async place(
      customerId: number,
      request: OrderRequest,
      language: ErrorLanguage = 'es',
      address = '',
    ): Promise<PlacedOrder | Refusal> {
      const { customerId: guestId, idempotencyKey, fingerprint } = request
      if (guestId !== customerId) {
        const made = await orders.madeAsGuest(database.db, customerId, {
          guestId,
          idempotencyKey,
          fingerprint,
        })
        return made ?? refuse('NOT_YOURS')
      }
      const stands = await orders.isMade(database.db, customerId, idempotencyKey)
      const deliveryKind = request.addressId === undefined ? 'pickup' : 'home'
      if (!stands && !(await payments.kinds(deliveryKind)).includes(request.paymentKind))
        return refuse('PAYMENT_UNAVAILABLE')
      const { invoice } = request
      if (isRefusal(invoice)) return invoice
      const courier = stands ? null : await requestQuote(dependencies, request)
      if (isRefusal(courier)) return courier
      const place = async (isMailed: boolean) => {
        const written = await transactOrRefuse(database, (tx) =>
          placeOrder(tx, dependencies, request, { invoice, language, courier, isMailed }),
        )
        return isRefusal(written) ? written : { ...written, number: await written.number }
      }
      const placed = await (stands ? place(false) : withinRates(customerId, request, address, place))
      if (isRefusal(placed)) return placed
      await reach?.('order-placed')
      if (request.paymentKind !== 'webpay') return placed
      // The order stands whatever the gateway says; without a form the payment can be started again.
      const form = await payments.start(placed.token)
      return isRefusal(form) ? placed : { ...placed, payment: form }
    },

    /** The shopper confirms what was ordered; see `ordersService.confirm`. */
    confirm: orders.confirm,
  }
}
