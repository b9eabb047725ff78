import { clampQuantity } from '#rules/cart/stepper.ts'

/** Why a quantity that was typed is not the one that stands in the cart. */
export type QuantityNote =
  | { kind: 'limit'; left: number }
  /** Nothing, or less: meant to be taken away, which is asked. */
  | { kind: 'remove' }
  | { kind: 'number'; kept: number }

/**
 * What is to be said of a typed quantity; null where it stands as it was typed. `limit` is the most that can be had,
 * `before` what stood there.
 */
export function quantityNote(typed: string, limit: number, before: number): QuantityNote | null {
  const asked = clampQuantity(typed, { fallback: Number.NaN })
  if (Number.isNaN(asked)) return { kind: 'number', kept: before }
  if (asked < 1) return { kind: 'remove' }
  return asked > limit ? { kind: 'limit', left: limit } : null
}
