import { percentOf } from '#rules/money/money.ts'
import { type CouponValue, computeTotals } from '#rules/money/totals.ts'
import type { Cart, CartItem, Order, TotalLine } from './shapes.ts'

/** Specification §9: every cart and order of the sample layer carries a flat shipping and a tax on its subtotal. */
export const flatShipping = 25
const taxPercent = 20

/** What lines come to, said alike in the cart, in the checkout and in the order: an empty cart comes to nothing. */
export function totalsOf(
  lines: readonly { productId: number; unitPrice: number; quantity: number }[],
  coupon: CouponValue | null,
): Omit<Cart, 'items'> {
  const shipping = lines.length > 0 ? { price: flatShipping, discountPercent: 0 } : null
  const sums = computeTotals({ lines, shipping, coupon })
  const titled: TotalLine[] = [
    { title: 'SHIPPING', price: sums.shippingNet },
    { title: 'COUPON', price: -sums.coupon },
    { title: 'TAX', price: percentOf(sums.subtotal, taxPercent) },
  ]
  const totals = titled.filter(({ price }) => price !== 0)
  const total = totals.reduce((sum, { price }) => sum + price, sums.subtotal)
  return { subtotal: sums.subtotal, totals, total }
}

/** The cart of specification §3. */
export function cartOf(items: readonly CartItem[], coupon: CouponValue | null = null): Cart {
  const lines = items.map(({ product, quantity }) => ({
    productId: product.id,
    unitPrice: product.price,
    quantity,
  }))
  return { items: [...items], ...totalsOf(lines, coupon) }
}

/** What an order says of what it holds: its items as they are bought, units, and what they come to. */
export function orderedItems(
  items: readonly CartItem[],
  coupon: CouponValue | null = null,
): Pick<Order, 'items' | 'quantity' | 'subtotal' | 'totals' | 'total'> {
  const { subtotal, totals, total } = cartOf(items, coupon)
  return {
    items: items.map(({ product, quantity, options }) => ({
      product,
      options,
      price: product.price,
      quantity,
      total: product.price * quantity,
    })),
    quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
    totals,
    total,
  }
}
