import { computeTotals } from '#rules/money/totals.ts'
import type { CheckoutPort } from '../port/checkout.port.ts'

/** What the backend will calculate too (D13, D15). */
export const remoteTotals: CheckoutPort['totals'] = (cart) => {
  const { subtotal, rows, total, neto, iva } = computeTotals(cart)
  return { subtotal, rows, total, neto, iva }
}
