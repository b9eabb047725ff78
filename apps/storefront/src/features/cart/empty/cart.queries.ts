import { queryOptions } from '@tanstack/react-query'
import type { DataPort } from '../../../data/port/port.ts'

/** The best sellers that lead on from an empty cart. */
export function bestSellersQuery(data: DataPort) {
  return queryOptions({
    queryKey: ['cart', 'best-sellers', data.layer],
    queryFn: () => data.catalogue.listHighlights('popular', { limit: 4 }),
  })
}

/** Products by their slugs; those that the shop no longer sells are left out. */
export function viewedQuery(data: DataPort, slugs: readonly string[]) {
  return queryOptions({
    queryKey: ['cart', 'viewed', data.layer, slugs],
    queryFn: async () => {
      const found = await Promise.allSettled(slugs.map((slug) => data.catalogue.getProduct(slug)))
      return found.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    },
    staleTime: 60_000,
  })
}
