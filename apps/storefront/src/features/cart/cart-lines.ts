import { type CartLine, withQuantity } from './cart-line.ts'

/**
 * Adds a line: the same product with identical options raises the quantity of the line that is there
 * and takes the newer price; anything else becomes a new line at the end (specification §4).
 */
export function addLine(lines: CartLine[], added: CartLine): CartLine[] {
  const there = lines.find((line) => line.key === added.key)
  if (!there) return [...lines, added]
  const merged = withQuantity(added, there.quantity + added.quantity)
  return lines.map((line) => (line === there ? merged : line))
}

/** A quantity below 1 takes the line away. */
export function setLineQuantity(lines: CartLine[], key: string, quantity: number): CartLine[] {
  if (quantity < 1) return removeLine(lines, key)
  return lines.map((line) => (line.key === key ? withQuantity(line, quantity) : line))
}

export function removeLine(lines: CartLine[], key: string): CartLine[] {
  return lines.filter((line) => line.key !== key)
}

/** Units over all lines; 0 for a new cart (D38). */
export function countOf(lines: CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

/** Pesos over all lines. */
export function subtotalOf(lines: CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.total, 0)
}

/** Units of one product in the cart, over all its options. */
export function quantityOf(lines: CartLine[], productId: number): number {
  return countOf(lines.filter((line) => line.productId === productId))
}
