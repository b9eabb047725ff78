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

/** Takes `swapLines` back; nothing where what was put there is gone, or the other one is back. */
export function swapBack(lines: CartLine[], { from, to, before }: Swap): CartLine[] {
  if (lines.some(({ key }) => key === from.key)) return lines
  return lines.flatMap((line) => {
    if (line.key !== to.key) return [line]
    return before > 0 ? [withQuantity(line, before), from] : [from]
  })
}
