export type CartOption = { optionId: number; valueId: number }

/** What makes two lines the same: the product and the options chosen. */
export type CartLineIdentity = { productId: number; options: readonly CartOption[] }

export type CartLine = CartLineIdentity & { quantity: number }

/** A text that is equal for the same product with identical options, in whatever order they stand. */
export function lineKey(line: CartLineIdentity): string {
  const options = line.options.map((option) => `${option.optionId}:${option.valueId}`).sort()
  return [line.productId, ...new Set(options)].join('|')
}

export function sameLine(a: CartLineIdentity, b: CartLineIdentity): boolean {
  return lineKey(a) === lineKey(b)
}

/**
 * Adds to the line of the same product and options, else appends a new one (specification §4).
 * `max` caps the resulting quantity of that line and never lowers what is already there.
 * A line that is already there keeps its other fields. Adding less than 1 changes nothing.
 */
export function addLine<Line extends CartLine>(
  lines: readonly Line[],
  line: Line,
  max = Number.MAX_SAFE_INTEGER,
): Line[] {
  const index = lines.findIndex((candidate) => sameLine(candidate, line))
  const before = lines[index]?.quantity ?? 0
  const quantity = Math.max(before, Math.min(before + line.quantity, max))
  if (quantity <= before) return [...lines]
  if (index < 0) return [...lines, { ...line, quantity }]
  return lines.map((candidate, at) => (at === index ? { ...candidate, quantity } : candidate))
}

/** Two carts as one: each product with its options once, in order of first appearance, no quantity lost. */
export function mergeLines<Line extends CartLine>(a: readonly Line[], b: readonly Line[]): Line[] {
  return [...a, ...b].reduce<Line[]>((merged, line) => addLine(merged, line), [])
}

/** Sets the quantity of one line; 0 or less removes it, an unknown line changes nothing. */
export function setQuantity<Line extends CartLine>(
  lines: readonly Line[],
  target: CartLineIdentity,
  quantity: number,
): Line[] {
  if (quantity <= 0) return removeLine(lines, target)
  return lines.map((line) => (sameLine(line, target) ? { ...line, quantity } : line))
}

export function removeLine<Line extends CartLine>(lines: readonly Line[], target: CartLineIdentity): Line[] {
  return lines.filter((line) => !sameLine(line, target))
}

/** The number of units in the cart. */
export function countItems(lines: readonly { quantity: number }[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0)
}
