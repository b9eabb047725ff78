import type { CheckoutDependencies } from './checkout.dependencies.ts'
import { checkoutRoutes } from './checkout.routes.ts'
import { checkoutService } from './checkout.service.ts'

export function composeCheckout(dependencies: CheckoutDependencies) {
  const checkout = checkoutService(dependencies)
  return { checkout, routes: checkoutRoutes(checkout) }
}
