import { LRUCache } from 'lru-cache'
import type { CategoryHit, Hits, ProductHit } from './search.store.ts'

/** About 400 bytes each. */
const mostProducts = 5000
const mostCategories = 1000

/**
 * What suggestions show most: whoever types on sees the same products and categories again. Each is cached for as long as
 * `begin` says that nothing but numbers of units has changed, of which none is shown; where changes are not heard, all are
 * read. Ids that are gone are left out. Nobody may change what is cached.
 */
export function cachedHits(
  read: (products: readonly number[], categories: readonly number[]) => Promise<Hits>,
  begin: () => () => boolean,
) {
  const products = new LRUCache<number, ProductHit>({ max: mostProducts })
  const categories = new LRUCache<number, CategoryHit>({ max: mostCategories })
  let isCurrent = () => false

  /** In the orders given. */
  return async (productIds: readonly number[], categoryIds: readonly number[]): Promise<Hits> => {
    if (!isCurrent()) {
      products.clear()
      categories.clear()
      isCurrent = begin()
    }
    const mayCache = isCurrent
    // What is cached may be taken away while the rest is read.
    const known = { products: held(products, productIds), categories: held(categories, categoryIds) }
    const missing = {
      products: productIds.filter((id) => !known.products.has(id)),
      categories: categoryIds.filter((id) => !known.categories.has(id)),
    }
    if (missing.products.length + missing.categories.length > 0) {
      const found = await read(missing.products, missing.categories)
      const isCached = mayCache()
      for (const hit of found.products) {
        known.products.set(hit.id, hit)
        if (isCached) products.set(hit.id, hit)
      }
      for (const hit of found.categories) {
        known.categories.set(hit.id, hit)
        if (isCached) categories.set(hit.id, hit)
      }
    }
    return {
      products: productIds.flatMap((id) => known.products.get(id) ?? []),
      categories: categoryIds.flatMap((id) => known.categories.get(id) ?? []),
    }
  }
}

function held<Hit extends object>(cache: LRUCache<number, Hit>, ids: readonly number[]): Map<number, Hit> {
  const known = new Map<number, Hit>()
  for (const id of ids) {
    const hit = cache.get(id)
    if (hit) known.set(id, hit)
  }
  return known
}
