import type { QueryClient } from '@tanstack/react-query'
import type { Product, Review } from '../../data/port/catalogue.port.ts'
import type { DataPort } from '../../data/port/port.ts'
import { productsKey, reviewsQuery } from '../product-cards/catalogue.queries.ts'

/** Puts a review that was just written first among the newest, and counts it; one that stands there already is not. */
export function showReview(client: QueryClient, data: DataPort, productId: number, review: Review): void {
  const newest = reviewsQuery(data, productId, 1).queryKey
  const known = client.getQueryData(newest)
  if (known?.items.some(({ id }) => id === review.id)) {
    // Seen since it was sent first: its words may be others now.
    void client.invalidateQueries({ queryKey: newest.slice(0, -2) })
    return
  }
  if (known) {
    const total = known.total + 1
    const items = [review, ...known.items].slice(0, known.limit)
    const counts = known.counts.map((count, at) => (at === review.rating - 1 ? count + 1 : count))
    client.setQueryData(newest, {
      ...known,
      items,
      counts: counts as typeof known.counts,
      ...{ total, pages: Math.ceil(total / known.limit), from: 1, to: items.length },
    })
  }
  client.setQueriesData<Product | null>({ queryKey: productsKey(data) }, (product) => {
    if (product?.id !== productId) return product
    const reviewCount = product.reviewCount + 1
    const rating = (product.rating * product.reviewCount + review.rating) / reviewCount
    return { ...product, reviewCount, rating: Math.round(rating * 10) / 10 }
  })
  // In the pages after the first, and in the other orders, each has moved.
  client.removeQueries({
    queryKey: newest.slice(0, -2),
    predicate: ({ queryKey }) => queryKey.slice(-2).join() !== newest.slice(-2).join(),
  })
}
