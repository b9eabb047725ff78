/** In which order reviews are read: by their day, or by what they gave; among equals the newest first. */
export const reviewOrders = ['newest', 'highest', 'lowest'] as const
export type ReviewOrder = (typeof reviewOrders)[number]

/** How many gave one star, two, and so on to five. */
export type RatingCounts = [number, number, number, number, number]

/** Reviews that stand the newest first, in another order. */
export function sortReviews<Each extends { rating: number }>(
  newestFirst: readonly Each[],
  order: ReviewOrder,
): Each[] {
  if (order === 'newest') return [...newestFirst]
  const sign = order === 'highest' ? -1 : 1
  return newestFirst.toSorted((a, b) => sign * (a.rating - b.rating))
}

/** Of ratings of 1 to 5, or of those that are counted already. */
export function countRatings(ratings: readonly { rating: number; count?: number }[]): RatingCounts {
  const counts: RatingCounts = [0, 0, 0, 0, 0]
  for (const { rating, count = 1 } of ratings) counts[(rating - 1) as 0 | 1 | 2 | 3 | 4] += count
  return counts
}
