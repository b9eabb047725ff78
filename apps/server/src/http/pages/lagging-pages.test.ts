import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { ReplyCache } from '../cache/reply-cache.ts'

const lagSeconds = 60
const product = { id: 1041, slug: '' }
/** Changes beside it where a change has to be told from those before. */
const another = 1042

/** What a CDN is told to forget. */
const purged: string[] = []
const cdn = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  purged.push(...JSON.parse(body).keys)
  response.end()
})

let shop: TestShop
beforeAll(async () => {
  cdn.listen(0, '127.0.0.1')
  await once(cdn, 'listening')
  const { port } = cdn.address() as AddressInfo
  const environment = {
    STOCK_LAG_SECONDS: `${lagSeconds}`,
    CDN_PURGE_URL: `http://127.0.0.1:${port}/purge`,
    CDN_PURGE_SECRET: 'a-secret-of-the-cdn',
  }
  shop = await openTestShop({ pages: true, environment })
  const { rows } = await shop.database.pool.query('SELECT slug FROM products WHERE id = $1', [product.id])
  product.slug = rows[0].slug
})
afterAll(async () => {
  await shop?.close()
  cdn.close()
})

const stocked = (each: number, ids = [product.id]) =>
  shop.database.pool.query('UPDATE stock SET quantity = $2 WHERE product_id = ANY($1)', [ids, each])

/** The units that the page carries. */
async function shownUnits(): Promise<number> {
  const { body } = await shop.app.inject(`/shop/products/${product.slug}`)
  return Number(/"stock":(\d+)/.exec(body)?.[1])
}

/** The units that the call answers, which never lags: what it knows, the pages have heard of. */
async function units(): Promise<number> {
  const { appToken } = shop.config
  const query = new URLSearchParams({ token_authentication: appToken, urlamigable_producto: product.slug })
  const reply = await shop.app.inject(`/api/ver-producto?${query}`)
  return reply.json().stock_producto
}

test('performance 2: a page goes on while buyers buy, is rendered anew once, and tells at once what has sold out', async () => {
  await stocked(20)
  await expect.poll(units).toBeGreaterThan(0)
  const all = await units()
  await expect.poll(shownUnits).toBe(all)

  await stocked(19)
  await expect.poll(units).toBeLessThan(all)
  expect(await shownUnits()).toBe(all)

  const put = vi.spyOn(ReplyCache.prototype, 'put')
  const { now } = performance
  const later = vi
    .spyOn(performance, 'now')
    .mockImplementation(() => now.call(performance) + lagSeconds * 500)
  expect(await Promise.all(Array.from({ length: 10 }, shownUnits))).toEqual(Array(10).fill(all))
  await expect.poll(shownUnits).toBe(await units())
  expect(put.mock.calls.filter(([key]) => key.startsWith('page '))).toHaveLength(1)
  put.mockRestore()
  later.mockRestore()

  await stocked(0)
  await expect.poll(shownUnits).toBe(0)
})

test('a page that is kept says so to a CDN, one that lags does not, and what changes is to be forgotten', async () => {
  const keysOf = async () => {
    const { headers } = await shop.app.inject(`/shop/products/${product.slug}`)
    expect(headers['cache-control']).toBe('no-cache')
    return headers['cdn-cache-control'] && String(headers['surrogate-key']).split(' ')
  }
  await stocked(20)
  await expect.poll(shownUnits).toBeGreaterThan(0)
  await expect.poll(keysOf).toContain(`p${product.id}`)
  // What changed before is forgotten a moment later: only this change has the other product.
  expect(purged).not.toContain(`p${another}`)
  purged.length = 0
  await stocked(19, [product.id, another])
  await expect.poll(() => purged).toContain(`p${another}`)
  expect(purged).toContain(`p${product.id}`)
  expect(await keysOf()).toBeUndefined()
  const { headers } = await shop.app.inject('/cart')
  expect(headers['cdn-cache-control']).toBeUndefined()
})
