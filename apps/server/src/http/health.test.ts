import fastify from 'fastify'
import { expect, test } from 'vitest'
import { openTestShop } from '#testing/server/test-shop.ts'
import { healthRoutes } from './health.ts'

test('a shop is ready while its database answers, until it is about to end; it lives all along', async () => {
  const shop = await openTestShop({ answers: false })
  try {
    const statusOf = async (url: string) => (await shop.app.inject(url)).statusCode
    expect([await statusOf('/live'), await statusOf('/ready')]).toEqual([200, 200])
    // A process that does jobs alone tells how it is, and answers nobody else.
    expect(await statusOf('/api/health')).toBe(200)
    expect(await statusOf('/api/datos-tienda')).toBe(404)
    shop.app.connectionGuard.drain()
    expect([await statusOf('/live'), await statusOf('/ready')]).toEqual([200, 503])
  } finally {
    await shop.close()
  }
})

test('it is not ready while its database does not answer, and asks it once for all who ask', async () => {
  let asked = 0
  const pool = {
    async query() {
      asked += 1
      throw new Error('It is away.')
    },
  }
  const app = fastify()
  await healthRoutes(app, { database: { pool } as never, isDraining: () => false })
  const replies = await Promise.all([1, 2, 3].map(() => app.inject('/ready')))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
  expect(asked).toBe(1)
  await app.close()
})
