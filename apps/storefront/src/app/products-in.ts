/** The ids of the products that some data shows, so that the page can go stale with them. */
export function productsIn(value: unknown, found = new Set<number>()): Set<number> {
  if (Array.isArray(value)) {
    for (const item of value) productsIn(item, found)
  } else if (typeof value === 'object' && value !== null) {
    if ('sku' in value && 'stock' in value && 'id' in value && typeof value.id === 'number') {
      found.add(value.id)
    }
    for (const item of Object.values(value)) productsIn(item, found)
  }
  return found
}
