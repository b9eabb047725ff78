import type { Product } from '../../data/port/catalogue.port.ts'
import { type CartLine, type ChosenOption, leftOf } from '../cart/lines/cart-line.ts'

/** Why the quick view adds nothing (specification §5): no whole quantity from 1 on, or more than there is. */
export type QuickAddRefusal = 'quantity' | 'stock'

/** What somebody has typed as a quantity; NaN for what is no whole number. */
export const typedQuantity = (typed: string): number =>
  /^\d+$/.test(typed.trim()) ? Math.min(Number(typed), Number.MAX_SAFE_INTEGER) : Number.NaN

/** Why so many units cannot be added, of the stock less what `lines`, those of the cart, hold of it; null where they can. */
export function refuseQuickAdd(
  product: Product,
  chosen: ChosenOption[],
  quantity: number,
  lines: readonly CartLine[],
): QuickAddRefusal | null {
  if (!Number.isSafeInteger(quantity) || quantity < 1) return 'quantity'
  return quantity > leftOf(product, chosen, lines) ? 'stock' : null
}
