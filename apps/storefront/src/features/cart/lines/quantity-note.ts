import { clampQuantity } from '#rules/cart/stepper.ts'

/** Why a quantity that was typed is not the one that stands in the cart. */
export type QuantityNote =
  | { kind: 'limit'; left: number }
  /** Nothing, or less: meant to be taken away, which is asked. */
  | { kind: 'remove' }
  | { kind: 'number'; previous: number }

/**
 * What is to be said of a typed quantity; null where it stands as it was typed. `limit` is the most that can be had,
 * `before` what stood there.
 */
export function quantityNote(typed: string, limit: number, before: number): QuantityNote | null {
  const requested = clampQuantity(typed, { fallback: Number.NaN })
  if (Number.isNaN(requested)) return { kind: 'number', previous: before }
  if (requested < 1) return { kind: 'remove' }
  return requested > limit ? { kind: 'limit', left: limit } : null
}
