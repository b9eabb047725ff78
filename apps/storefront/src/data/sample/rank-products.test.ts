import { expect, test } from 'vitest'
import { shopperQueries } from '#demo/data/shopper-queries.ts'
import { rankProducts } from './rank-products.ts'
import { openShop } from './sample-shop.ts'

const leastFound = 57

test('of sixty queries as shoppers type them, at least 57 show the product in the first three', async () => {
  const shop = await openShop('es')
  const missed = shopperQueries.flatMap(({ text, wanted }) => {
    const first = rankProducts(shop, text).slice(0, 3)
    return first.some(({ product }) => wanted.includes(product.id))
      ? []
      : [`${text}: ${first.map(({ product }) => product.name).join(' / ')}`]
  })
  expect(shopperQueries.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(leastFound)
})
