import { calls } from '#contract/calls.ts'
import { buildApp } from '../app.ts'
import { DEFAULT_APP_TOKEN } from '../config.ts'
import { couponsRoutes } from '../coupons/coupons.routes.ts'
import { customersRoutes } from '../customers/customers.routes.ts'
import { sessionsService } from '../customers/sessions.service.ts'
import { refuse } from '../http/refused.ts'
import type { Handlers } from '../http/register-call.ts'
import { ReplyCache } from '../http/reply-cache.ts'
import { ordersRoutes } from '../orders/orders.routes.ts'
import { checkoutRoutes } from './checkout.routes.ts'
import { openTestCheckout } from './test-checkout.ts'

export type CheckoutApp = Awaited<ReturnType<typeof openCheckoutApp>>

export const bank = {
  bank: 'Banco de la Plaza',
  accountType: 'Cuenta corriente',
  number: '000123456789',
  holder: 'Huella SpA',
  rut: '76.543.210-3',
  email: 'pagos@huella.example',
}

/** The server with the calls of a purchase over the small shop; every other call finds nothing. */
export async function openCheckoutApp() {
  const shop = await openTestCheckout()
  const sessions = sessionsService({
    database: shop.database,
    secret: 'a secret of at least thirty-two characters',
    secureCookies: false,
  })
  const others: Handlers = Object.fromEntries(
    calls.map(({ name }) => [name, async () => refuse('NOT_FOUND')]),
  )
  const app = await buildApp({
    handlers: {
      ...others,
      ...customersRoutes({ customers: shop.customers, sessions }),
      ...couponsRoutes(shop.coupons),
      ...checkoutRoutes(shop.checkout),
      ...ordersRoutes({ orders: shop.orders, bank }),
    },
    appToken: DEFAULT_APP_TOKEN,
    sessions,
    cache: new ReplyCache(),
    publicUrl: 'http://localhost:3000',
    logLevel: 'silent',
  })
  return {
    app,
    shop,
    async close() {
      await app.close()
      await shop.database.drop()
    },
  }
}
