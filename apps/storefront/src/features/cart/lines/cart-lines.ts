import { addLine as addToCart, sameLine } from '#rules/cart/cart-lines.ts'
import { type CartLine, lineLimit, withQuantity } from './cart-line.ts'

/** The most lines that the wire carries. */
const linesLimit = 200

/**
 * Adds a line: the same product with identical options raises the quantity of the line that is there,
 * which takes the newer price and name; anything else becomes a new line at the end (specification §4).
 */
export function addLine(lines: CartLine[], added: CartLine): CartLine[] {
  const newer = lines.map((line) => (sameLine(line, added) ? { ...added, quantity: line.quantity } : line))
  return addToCart(newer, added, lineLimit)
    .slice(0, linesLimit)
    .map((line) => withQuantity(line, line.quantity))
}

/** A quantity below 1 takes the line away. */
export function setLineQuantity(lines: CartLine[], key: string, quantity: number): CartLine[] {
  if (quantity < 1) return removeLine(lines, key)
  return lines.map((line) => (line.key === key ? withQuantity(line, quantity) : line))
}

export function removeLine(lines: CartLine[], key: string): CartLine[] {
  return lines.filter((line) => line.key !== key)
}

/** Pesos over all lines. */
export function subtotalOf(lines: CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.total, 0)
}
