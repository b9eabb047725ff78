import { openTestCheckout, testBank } from './test-checkout.ts'
import { openTestShop } from './test-shop.ts'

export type CheckoutApp = Awaited<ReturnType<typeof openCheckoutApp>>

/** The whole server over the small shop. */
export async function openCheckoutApp() {
  const shop = await openTestCheckout()
  const { app, close } = await openTestShop({ database: shop.database })
  return { app, bank: testBank, shop, close }
}
