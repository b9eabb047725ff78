import type { CartLine } from './cart-line.ts'
import type { CartChange } from './cart-reconcile.ts'

/** What is still to be said of a cart whose last line has gone: by the shopper's own hand, or since it could no longer be bought. */
export interface Parting {
  changes: CartChange[]
  removed: CartLine | null
}

export const nothing: Parting = { changes: [], removed: null }
let kept = nothing

/** The page of an empty cart shows it once. */
export function keepParting(parting: Parting): void {
  kept = parting
}

export function takeParting(): Parting {
  const parting = kept
  kept = nothing
  return parting
}
