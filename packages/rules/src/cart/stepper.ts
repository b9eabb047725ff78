/** Bounds of a quantity, in whole units. `fallback` stands in for what is no number; it is `min`, else 1. */
export type QuantityBounds = { min?: number; max?: number; fallback?: number }

/**
 * What a person typed as a whole quantity within the bounds (specification §5). Fractions are cut off.
 * Where `max` is below `min`, `max` holds, so that stock is never exceeded.
 */
export function clampQuantity(input: unknown, bounds: QuantityBounds = {}): number {
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER, fallback = bounds.min ?? 1 } = bounds
  const value = toNumber(input) ?? fallback
  return Math.min(max, Math.max(min, Math.trunc(value))) + 0
}

/** One step up or down within the bounds, from the fallback where the value is no number (specification §5). */
export function stepQuantity(
  { value, step = 1, ...bounds }: QuantityBounds & { value: unknown; step?: number },
  direction: 1 | -1,
): number {
  return clampQuantity(clampQuantity(value, bounds) + direction * step, bounds)
}

function toNumber(input: unknown): number | null {
  if (typeof input === 'number') return Number.isFinite(input) ? input : null
  if (typeof input !== 'string' || !/^\s*[+-]?\d+(?:\.\d+)?\s*$/.test(input)) return null
  return toNumber(Number(input))
}
