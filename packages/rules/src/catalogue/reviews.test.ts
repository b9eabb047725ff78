import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countRatings, reviewOrders, sortReviews } from './reviews.ts'

const reviews = fc
  .array(fc.integer({ min: 1, max: 5 }).map((rating) => ({ rating })))
  .map((each) => each.map((review, place) => ({ ...review, place })))

test('each order has every review once, and the newest first among equals', () => {
  fc.assert(
    fc.property(reviews, fc.constantFrom(...reviewOrders), (newestFirst, order) => {
      const sorted = sortReviews(newestFirst, order)
      expect(new Set(sorted)).toEqual(new Set(newestFirst))
      for (const [at, review] of sorted.entries()) {
        const next = sorted[at + 1]
        if (!next) continue
        const step = order === 'newest' ? 0 : (review.rating - next.rating) * (order === 'highest' ? 1 : -1)
        expect(step >= 0 && (step > 0 || review.place < next.place || order === 'newest')).toBe(true)
      }
    }),
  )
  expect(sortReviews([{ rating: 2 }, { rating: 5 }], 'newest')).toEqual([{ rating: 2 }, { rating: 5 }])
})

test('counts add up, whether they are counted one by one or by rating', () => {
  fc.assert(
    fc.property(reviews, (each) => {
      const counts = countRatings(each)
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(each.length)
      const known = counts.map((count, place) => ({ rating: place + 1, count }))
      expect(countRatings(known)).toEqual(counts)
    }),
  )
  expect(countRatings([{ rating: 5 }, { rating: 1 }, { rating: 5 }])).toEqual([1, 0, 0, 0, 2])
})
