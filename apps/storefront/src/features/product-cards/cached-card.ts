import type { QueryClient } from '@tanstack/react-query'
import type { ProductCard } from '../../data/port/catalogue.port.ts'
import type { DataPort } from '../../data/port/port.ts'
import { layerOf } from './catalogue.queries.ts'

/** What the list, strip or search that was read last holds of a product; undefined where none does. */
export function cachedCard(queryClient: QueryClient, data: DataPort, slug: string): ProductCard | undefined {
  const read = queryClient.getQueryCache().findAll({ queryKey: layerOf(data) })
  const newestFirst = read.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  for (const { state } of newestFirst) {
    const found: unknown = state.data
    const items: unknown = Array.isArray(found) ? found : (found as { items?: unknown } | null)?.items
    const card = Array.isArray(items) && items.find((each) => each?.slug === slug && 'pictures' in each)
    if (card) return card
  }
  return undefined
}
