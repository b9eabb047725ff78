const listeners = new Set<() => void>()
let requested: string | null = null

function ask(slug: string | null): void {
  requested = slug
  for (const listener of listeners) listener()
}

/** Opens the quick view of a product; its code and detail are loaded then (specification §4). */
export function openQuickView(slug: string): void {
  ask(slug)
}

/** What the layout's modal slot watches: the slug of the product that is shown, or null. */
export const quickView = {
  get: () => requested,
  close: () => ask(null),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
