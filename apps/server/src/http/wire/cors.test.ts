import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'

const friend = 'https://otra.example'
const stranger = 'https://ajena.example'

let open: TestShop
let closed: TestShop
beforeAll(async () => {
  ;[open, closed] = await Promise.all([
    openTestShop({ environment: { CORS_ORIGINS: `${friend},https://tercera.example:8443` } }),
    openTestShop(),
  ])
})
afterAll(() => Promise.all([open?.close(), closed?.close()]))

const call = (shop: TestShop, name: string) => `/api/${name}?token_authentication=${shop.config.appToken}`
const preflight = (shop: TestShop, origin: string) =>
  shop.app.inject({
    method: 'OPTIONS',
    url: call(shop, 'VerificarStockPedido'),
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  })
const ask = (shop: TestShop, origin: string, name: string) =>
  shop.app.inject({ url: call(shop, name), headers: { origin, 'sec-fetch-site': 'cross-site' } })

describe("another site's page", () => {
  test('is let in by nothing unless it is named', async () => {
    for (const [shop, origin] of [
      [closed, friend],
      [open, stranger],
    ] as const) {
      for (const reply of [await preflight(shop, origin), await ask(shop, origin, 'menu-horizontal-web')]) {
        expect(reply.headers['access-control-allow-origin']).toBeUndefined()
      }
      const refused = await ask(shop, origin, 'sesion')
      expect([refused.statusCode, refused.json().error]).toEqual([403, 'CROSS_SITE'])
    }
  })

  test('that is named may make calls, and never with the cookies of the shop', async () => {
    const allowed = await preflight(open, friend)
    expect(allowed.statusCode).toBe(204)
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': friend,
      'access-control-allow-methods': 'GET, POST',
    })
    for (const name of ['menu-horizontal-web', 'menu-horizontal-web', 'sesion']) {
      const reply = await ask(open, friend, name)
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['access-control-allow-origin']).toBe(friend)
      expect(reply.headers.vary).toMatch(/Origin/)
      expect(reply.headers['access-control-allow-credentials']).toBeUndefined()
    }
  })
})
