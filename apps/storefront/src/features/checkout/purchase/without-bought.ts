import { accountLineKey } from '#rules/cart/merge-carts.ts'
import type { BoughtLine } from '../../../data/port/shipping.port.ts'
import { type CartLine, withQuantity } from '../../cart/lines/cart-line.ts'
import { accountLineOf } from '../../cart/sync/account-lines.ts'

/** What of a cart is left once an order has taken its units out of it. */
export function withoutBought(lines: readonly CartLine[], bought: readonly BoughtLine[]): CartLine[] {
  const taken = new Map<string, number>()
  for (const { productId, valueIds, quantity } of bought) {
    const key = accountLineKey({ productId, valueIds })
    taken.set(key, (taken.get(key) ?? 0) + quantity)
  }
  return lines.flatMap((line) => {
    const key = accountLineKey(accountLineOf(line))
    const units = Math.min(line.quantity, taken.get(key) ?? 0)
    taken.set(key, (taken.get(key) ?? 0) - units)
    return units < line.quantity ? [withQuantity(line, line.quantity - units)] : []
  })
}
