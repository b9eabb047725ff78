import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenAnywhere } from '#testing/server/test-channel.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { sendRaw } from '../../conformance/raw-socket.ts'

let shop: TestShop
let desk: Awaited<ReturnType<typeof testSignedIn>>
beforeAll(async () => {
  shop = await openTestShop({ pages: true })
  desk = await testSignedIn(shop, { role: 'manager' })
})
afterAll(() => shop?.close())

const ask = (url: string) => shop.app.inject({ url, headers: { 'accept-language': 'es' } })

test('a preview is the page itself with what is not saved, for whoever has its address alone', async () => {
  const [{ id_diapositiva: id }] = (await desk.get('staff/portada')).json().diapositivas
  const asked = { id, diapositiva: { titulo: 'Esto <b>todavía</b> no', activo: 0 } }
  const { direccion } = (await desk.post('staff/previa-portada', asked)).json()
  const { statusCode, headers, body } = await ask(direccion)
  expect(statusCode).toBe(200)
  expect(body).toContain('Esto &lt;b&gt;todavía&lt;/b&gt; no')
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'x-frame-options': 'SAMEORIGIN',
  })
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  for (const other of ['/', '/?vista=nada', '/']) {
    const page = await ask(other)
    expect(page.body).not.toContain('todavía')
    expect(page.headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-cache' })
  }
})

test('a preview ends after its time', async () => {
  const asked = { nombre: 'horizontal', entradas: [{ titulo: 'Solo esto', enlace: '/blog' }] }
  const { direccion } = (await desk.post('staff/previa-menu', asked)).json()
  expect((await ask(direccion)).body).toContain('Solo esto')
  await shop.database.pool.query("UPDATE previews SET expires_at = now() - interval '1 second'")
  expect((await ask(direccion)).body).not.toContain('Solo esto')
})

test('an address that no URL is read from opens none, and fails nothing', async () => {
  const port = Number(new URL(await listenAnywhere(shop.app)).port)
  for (const address of ['//?vista=nada', '/\\\\[?vista=nada', 'http://[/?vista=nada', '/?a=%&vista=%']) {
    const { status } = await sendRaw(
      port,
      `GET ${address} HTTP/1.1\r\nHost: tienda\r\nConnection: close\r\n\r\n`,
    )
    expect([200, 400, 404], address).toContain(status)
  }
})
