import type { ErrorLanguage } from '#contract/error-texts.ts'
import { isRefused, type Refused, refuse, transactOrRefuse } from '../refusals/refused.ts'
import { askCourier } from './ask-courier.ts'
import type { CheckoutDependencies } from './checkout.dependencies.ts'
import { type OrderRequest, readInvoice } from './order-request.ts'
import { demandsOf, type PlacedOrder, placeOrder, presentShortfalls } from './place-order.ts'

export type CheckoutService = ReturnType<typeof checkoutService>

export function checkoutService(dependencies: CheckoutDependencies) {
  const { database, stock, orders, payments, reach } = dependencies
  return {
    /** What of a cart is not there now, summed over its lines; holds nothing. */
    async verifyStock(lines: OrderRequest['productos']) {
      return presentShortfalls(await stock.shortfalls(database.db, demandsOf(lines, null)))
    },

    /**
     * Makes an order of a customer, in one transaction, or refuses and writes nothing: NOT_YOURS for
     * another customer's id or address, OUT_OF_STOCK with what is short, TOTAL_CHANGED with the totals
     * as they are, OPTION_REQUIRED, CARRIER_UNAVAILABLE, PARCEL_TOO_LARGE, PAYMENT_UNAVAILABLE, COUPON_*, NOT_FOUND.
     * One that is paid online comes with the gateway's form, unless the gateway did not give one.
     * The same request under the same key gives the same order, another one KEY_REUSED (D30, D32).
     */
    async place(
      customerId: number,
      request: OrderRequest,
      language: ErrorLanguage = 'es',
    ): Promise<PlacedOrder | Refused> {
      if (request.id_cliente !== customerId) return refuse('NOT_YOURS')
      const kindId = request.id_direccion_cliente === undefined ? 2 : 1
      if (!payments.kinds(kindId).includes(request.tipo_pago)) return refuse('PAYMENT_UNAVAILABLE')
      const invoice = readInvoice(request)
      if (isRefused(invoice)) return invoice
      const courier = await askCourier(dependencies, request)
      if (isRefused(courier)) return courier
      const placed = await transactOrRefuse(database, (tx) =>
        placeOrder(tx, dependencies, request, { invoice, language, courier }),
      )
      if (isRefused(placed)) return placed
      await reach?.('order-placed')
      if (request.tipo_pago !== 'webpay') return placed
      // The order stands whatever the gateway says; without a form the payment can be started again.
      const form = await payments.start(placed.token)
      return isRefused(form) ? placed : { ...placed, payment: form }
    },

    /** The shopper confirms what was ordered; see `ordersService.confirm`. */
    confirm: orders.confirm,
  }
}
