import { type CartLine, withQuantity } from '../lines/cart-line.ts'

/** One line of the cart in another's place: `before` are the units of `to` that the cart held already. */
export type Swap = { from: CartLine; to: CartLine; before: number }

/**
 * Puts a line in the place of another, as many units as can be bought; where the cart holds it already, its quantity is
 * raised. Nothing changes where the line to go is gone already.
 */
export function swapLines(lines: CartLine[], { from, to }: Pick<Swap, 'from' | 'to'>): CartLine[] {
  if (!lines.some(({ key }) => key === from.key)) return lines
  const held = lines.find(({ key }) => key === to.key)
  const wanted = withQuantity(to, Math.min(to.quantity + (held?.quantity ?? 0), to.limit))
  if (held) return lines.filter(({ key }) => key !== from.key).map((line) => (line === held ? wanted : line))
  return lines.map((line) => (line.key === from.key ? wanted : line))
}

/** Whether a line still stands as a swap left it: with other units, or beside what went, it is the shopper's own doing. */
export function isAsSwapped(lines: readonly CartLine[], { from, to, before }: Swap): boolean {
  if (lines.some(({ key }) => key === from.key)) return false
  const made = Math.min(to.quantity + before, to.limit)
  return lines.some(({ key, quantity }) => key === to.key && quantity === made)
}

/** Takes `swapLines` back; nothing where the line has been changed since. */
export function swapBack(lines: CartLine[], swap: Swap): CartLine[] {
  const { from, to, before } = swap
  if (!isAsSwapped(lines, swap)) return lines
  return lines.flatMap((line) => {
    if (line.key !== to.key) return [line]
    return before > 0 ? [withQuantity(line, before), from] : [from]
  })
}
