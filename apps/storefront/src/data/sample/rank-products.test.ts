import { expect, test } from 'vitest'
import { shopperQueries } from '#demo/data/shopper-queries.ts'
import { rankProducts } from './rank-products.ts'

const leastFound = 57

test('of sixty queries as shoppers type them, at least 57 show the product in the first three', () => {
  const missed = shopperQueries.flatMap(({ text, wanted }) => {
    const first = rankProducts(text).slice(0, 3)
    return first.some(({ card }) => wanted.includes(card.id))
      ? []
      : [`${text}: ${first.map(({ card }) => card.name).join(' / ')}`]
  })
  expect(shopperQueries.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(leastFound)
})
