import type { Product } from '../../data/port/catalogue.port.ts'
import { buyableOf, type CartLine, type ChosenOption } from '../cart/cart-line.ts'

/** Why the quick view adds nothing (specification §5): no whole quantity from 1 on, or more than there is. */
export type QuickAddRefusal = 'quantity' | 'stock'

/**
 * Judges what is asked against stock less what the stored cart holds: of the product over all its lines,
 * and of each chosen value over the lines that have it.
 */
export function refuseQuickAdd(
  product: Product,
  chosen: ChosenOption[],
  quantity: number,
  lines: readonly CartLine[],
): QuickAddRefusal | null {
  if (!Number.isSafeInteger(quantity) || quantity < 1) return 'quantity'
  const own = lines.filter((line) => line.productId === product.id)
  const count = (held: readonly CartLine[]) => held.reduce((sum, line) => sum + line.quantity, 0)
  if (quantity + count(own) > buyableOf(product, [])) return 'stock'
  const isShort = chosen.some((option) => {
    const held = own.filter((line) => line.options.some(({ valueId }) => valueId === option.valueId))
    return quantity + count(held) > buyableOf(product, [option])
  })
  return isShort ? 'stock' : null
}
