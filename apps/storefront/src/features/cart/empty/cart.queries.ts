import { queryOptions } from '@tanstack/react-query'
import type { DataPort } from '../../../data/port/port.ts'

/** The best sellers that lead on from an empty cart. */
export function bestSellersQuery(data: DataPort) {
  return queryOptions({
    queryKey: ['cart', 'best-sellers', data.layer],
    queryFn: () => data.catalogue.listHighlights('popular', { limit: 4 }),
  })
}
