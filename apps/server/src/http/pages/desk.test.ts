import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ pages: true, environment: { APP_TOKEN: 'token-of-a-desk' } })
})
afterAll(() => shop?.close())

const nonceIn = (html: string) => /<meta name="style-nonce" nonce="([^"]+)"/.exec(html)?.[1]

test('every address below /desk answers the one document, which nobody stores, indexes or frames', async () => {
  for (const url of ['/desk', '/desk/', '/desk/chat/7?lista=mias', '/desk/invitacion']) {
    const { statusCode, headers, body } = await shop.app.inject({ url })
    expect(statusCode, url).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(body).toContain('<div id="app"></div>')
    expect(body).toContain('<meta name="app-token" content="token-of-a-desk" />')
  }
})

test('its title is the shop by its own name, whatever signs that has', async () => {
  const title = async () => /<title>(.*)<\/title>/.exec((await shop.app.inject({ url: '/desk' })).body)?.[1]
  expect(await title()).toBe('Huella')
  await shop.database.pool.query(
    `INSERT INTO settings (name, value) VALUES ('brand', '{"name": "Perros & \\"Gatos\\" $&</title>"}')`,
  )
  expect(await title()).toBe('Perros &amp; &quot;Gatos&quot; $&amp;&lt;/title&gt;')
})

test('its styles carry a nonce of the one document, and nothing inline runs or shows without it', async () => {
  const [one, other] = await Promise.all(['/desk', '/desk'].map((url) => shop.app.inject({ url })))
  const nonce = nonceIn(one?.body ?? '')
  expect(nonce).toMatch(/^[\w+/]{22}==$/)
  expect(nonceIn(other?.body ?? '')).not.toBe(nonce)
  const policy = String(one?.headers['content-security-policy']).split('; ')
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("default-src 'none'")
  expect(policy.join()).not.toContain('unsafe')
})

test('its built files are kept for good and come compressed; one that there is not is none', async () => {
  const folder = join(process.cwd(), 'dist', 'desk', 'assets')
  const script = readdirSync(folder)
    .find((name) => name.endsWith('.js.br'))
    ?.slice(0, -3)
  const reply = await shop.app.inject({ url: `/desk/assets/${script}`, headers: { 'accept-encoding': 'br' } })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-encoding']).toBe('br')
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await shop.app.inject({ url: '/desk/assets/none.js' })).statusCode).toBe(404)
})
