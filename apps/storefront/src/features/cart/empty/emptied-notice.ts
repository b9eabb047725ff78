import type { CartChange } from '../check/cart-reconcile.ts'
import type { CartLine } from '../lines/cart-line.ts'

/** What is still to be said of a cart whose last line has gone: by the shopper's own hand, or since it could no longer be bought. */
export type EmptiedNotice = {
  changes: CartChange[]
  removed: CartLine | null
}

export const nothing: EmptiedNotice = { changes: [], removed: null }
let stored = nothing

/** The page of an empty cart shows it once. */
export function storeEmptiedNotice(notice: EmptiedNotice): void {
  stored = notice
}

export function takeEmptiedNotice(): EmptiedNotice {
  const notice = stored
  stored = nothing
  return notice
}
