import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultAppToken } from '#server/settings/web.settings.ts'
import { openPaying, type Paying } from '#testing/server/test-paying.ts'

let paying: Paying
beforeAll(async () => {
  paying = await openPaying()
})
afterAll(() => paying?.close())

/** Where the page goes by itself, and after how many seconds. */
function refreshOf(page: string) {
  const [, seconds, url = ''] = /http-equiv="refresh" content="(\d+);url=([^"]*)"/.exec(page) ?? []
  return { seconds: Number(seconds), url: url.replaceAll('&amp;', '&') }
}

async function withoutPayments<T>(work: () => Promise<T>): Promise<T> {
  await paying.database.pool.query('ALTER TABLE payments RENAME TO away')
  try {
    return await work()
  } finally {
    await paying.database.pool.query('ALTER TABLE away RENAME TO payments')
  }
}

test.each(['GET', 'POST'] as const)(
  'money 6: a return by %s that cannot be taken now is kept by a page that asks again, and ends paid',
  async (method) => {
    const order = await paying.order()
    const back = new URL(await paying.atForm(order.pago?.token_ws ?? '', { accion: 'aprobar' }))
    const request =
      method === 'GET'
        ? { url: back.pathname + back.search }
        : {
            method,
            url: back.pathname,
            headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'es' },
            payload: back.searchParams.toString(),
          }
    await paying.database.pool.query(
      `INSERT INTO settings (name, value) VALUES ('brand', '{"name": "Tú & yo"}') ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    )
    // The name that was read last is said while nothing can be read.
    await paying.app.inject(`/api/datos-tienda?token_authentication=${defaultAppToken}`)
    const waits: number[] = []
    let next = ''
    await withoutPayments(async () => {
      const first = await paying.app.inject(request)
      expect(first.statusCode).toBe(503)
      expect(first.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(first.headers['cache-control']).toBe('no-store')
      expect(first.body).toContain('<title>Estamos confirmando tu pago · Tú &amp; yo</title>')
      let page = refreshOf(first.body)
      for (let at = 0; at < 8; at += 1) {
        waits.push(page.seconds)
        const again = await paying.app.inject({ url: page.url })
        expect(again.statusCode).toBe(503)
        page = refreshOf(again.body)
      }
      next = page.url
    })
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
    expect(Math.max(...waits)).toBeLessThanOrEqual(30)
    const settled = await paying.app.inject({ url: next })
    expect([settled.statusCode, settled.headers.location]).toEqual([303, `/pago/resultado/${order.token}`])
    expect(await paying.stands(order.id)).toMatchObject({ order: 'PENDING PAID', attempts: ['APPROVED'] })
  },
)

test('what comes with a return is never written into the page as it came', async () => {
  const query = new URLSearchParams({ token_ws: '"><script>alert(1)</script>', otro: '<b>', vez: '<i>' })
  const page = await withoutPayments(() => paying.app.inject({ url: `/pago/webpay/retorno?${query}` }))
  expect(page.statusCode).toBe(503)
  expect(page.body).not.toMatch(/<script|<b>|<i>/)
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
})
