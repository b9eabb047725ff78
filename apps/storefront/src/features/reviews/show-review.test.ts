import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { sampleProduct } from '#testing/storefront/product.samples.ts'
import type { Review } from '../../data/port/catalogue.port.ts'
import type { DataPort } from '../../data/port/port.ts'
import { productQuery, reviewsQuery } from '../product-cards/catalogue.queries.ts'
import { showReview } from './show-review.ts'

const data = { layer: 'remote' } as DataPort
const review = (id: number, rating: number): Review => ({
  ...{ id, rating, date: '2026-11-27', author: 'Ana', content: `${id}` },
  ...{ isVerified: false, photos: [], answer: null },
})

test('a review that was just written stands first, is counted once, and no list without it stays', () => {
  const client = new QueryClient()
  const keyOf = (page: number, order?: 'highest') => reviewsQuery(data, 7, page, order).queryKey
  const items = Array.from({ length: 8 }, (_, at) => review(at + 1, 4))
  const window = { items, limit: 8, sort: 'newest', page: 1, pages: 2, total: 9, from: 1, to: 8 }
  const counts: [number, number, number, number, number] = [0, 0, 0, 9, 0]
  for (const key of [keyOf(1), keyOf(2), keyOf(1, 'highest'), reviewsQuery(data, 8, 2).queryKey])
    client.setQueryData(key, { ...window, counts })
  const { queryKey } = productQuery(data, 'cama', false)
  client.setQueryData(queryKey, { ...sampleProduct({ id: 7, rating: 4, reviewCount: 9 }) })

  showReview(client, data, 7, review(20, 1))
  showReview(client, data, 7, review(20, 1))

  const shown = client.getQueryData(keyOf(1))
  expect(shown).toMatchObject({ total: 10, pages: 2, to: 8, counts: [1, 0, 0, 9, 0] })
  expect(shown?.items.map(({ id }) => id)).toEqual([20, 1, 2, 3, 4, 5, 6, 7])
  expect(client.getQueryData(queryKey)).toMatchObject({ reviewCount: 10, rating: 3.7 })
  expect([client.getQueryData(keyOf(2)), client.getQueryData(keyOf(1, 'highest'))]).toEqual([
    undefined,
    undefined,
  ])
  expect(client.getQueryData(reviewsQuery(data, 8, 2).queryKey)).toBeDefined()
})
