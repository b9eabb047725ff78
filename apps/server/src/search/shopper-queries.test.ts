import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopperQueries } from '#demo/data/shopper-queries.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { searchService } from './search.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
})
afterAll(() => database.drop())

const leastFound = 57

test('of sixty queries as shoppers type them, at least 57 show the product in the first three', async () => {
  const search = searchService({ database })
  const missed: string[] = []
  for (const { text, wanted } of shopperQueries) {
    const { products } = await search.suggest({ by: 'words', text, products: 3, categories: 0 })
    if (!products.some((product) => wanted.includes(product.id))) {
      missed.push(`${text}: ${products.map((product) => product.name).join(' / ')}`)
    }
  }
  expect(shopperQueries).toHaveLength(60)
  expect(shopperQueries.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(leastFound)
})
