import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Product } from '../../data/port/catalogue.port.ts'
import type { DataPort } from '../../data/port/port.ts'
import { productQuery } from '../product-cards/catalogue.queries.ts'

/**
 * The products by their slugs as they are today, null for one that is no longer sold; one that could not be loaded
 * is left out. What was there stays while the list changes.
 */
export function comparedQuery(data: DataPort, queryClient: QueryClient, slugs: readonly string[]) {
  return queryOptions({
    queryKey: ['compare', data.layer, slugs],
    queryFn: async (): Promise<Record<string, Product | null>> => {
      const requested = slugs.map((slug) => queryClient.fetchQuery(productQuery(data, slug, false)))
      const found = await Promise.allSettled(requested)
      return Object.fromEntries(
        found.flatMap((each, at) =>
          each.status === 'fulfilled' ? [[slugs[at] ?? '', each.value] as const] : [],
        ),
      )
    },
    placeholderData: (before) => before,
  })
}
