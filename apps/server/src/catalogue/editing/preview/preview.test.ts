import { afterAll, beforeAll, expect, test } from 'vitest'
import { besideWriter } from '#testing/database/waiting-for-locks.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { testWire } from '#testing/server/test-wire.ts'
import { previewLinks } from './preview-links.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop?.close())

test('a preview opens one product until it is over, and nothing that was changed in it', () => {
  let time = Date.parse('2026-11-23T12:00:00Z')
  const links = previewLinks({ secret: 'a secret', now: () => time })
  const { token, expiresAt } = links.make(7)
  expect(links.read(token)).toBe(7)
  const [id, expires, signature] = token.split('-')
  for (const other of [
    `8-${expires}-${signature}`,
    `${id}-${Number(expires) + 1}-${signature}`,
    `${id}-${expires}-${'0'.repeat(32)}`,
    'nothing',
    previewLinks({ secret: 'another', now: () => time }).make(7).token,
  ])
    expect(links.read(other)).toBeNull()
  time = expiresAt.getTime()
  expect(links.read(token)).toBeNull()
})

test('a draft is shown by its preview as it was saved, kept nowhere, and by its address to nobody', async () => {
  const wire = testWire(shop.app)
  const ana = await testSignedIn(shop, { role: 'owner', name: 'Ana' })
  const draft = { nombre: 'Collar nuevo', codigo: 'COL-NUEVO', precio: 5990, categorias: [1] }
  const made = (await ana.post('staff/guardar-producto', { cambios: draft })).json()
  const { path } = (await ana.get('staff/vista-previa-producto', { id_producto: made.id_producto })).json()
  const [, vista = ''] = /^\/shop\/preview\/(.+)$/.exec(path) ?? []
  const shown = await wire.get('producto-vista-previa', { vista })
  expect(shown.json()).toMatchObject({ id_producto: made.id_producto, urlamigable: 'collar-nuevo' })
  expect(shown.headers['cache-control']).toContain('no-store')
  const found = await wire.get('ver-producto', { urlamigable_producto: 'collar-nuevo' })
  expect(found.statusCode).toBe(404)
  expect((await wire.get('producto-vista-previa', { vista: `${vista.slice(0, -1)}x` })).statusCode).toBe(404)
  expect((await wire.get('staff/vista-previa-producto', { id_producto: '1001' })).statusCode).toBe(401)
  const lost = await ana.get('staff/vista-previa-producto', { id_producto: '2000000000' })
  expect(lost.json().error).toBe('NOT_FOUND')
})

test('what is not saved is shown in each language by its preview alone, and refused as a save of it is', async () => {
  const wire = testWire(shop.app)
  const ana = await testSignedIn(shop, { role: 'manager', name: 'Ana' })
  const { rows } = await shop.database.pool.query(
    'SELECT id, slug, name, version FROM products WHERE active ORDER BY id LIMIT 1',
  )
  const [product] = rows
  const shown = async (sent: object, idioma = 'es') => {
    const reply = await ana.post('staff/previa-producto', sent)
    expect(reply.statusCode, reply.body).toBe(200)
    const [, vista = ''] = /^\/shop\/preview\/(.+)$/.exec(reply.json().direccion) ?? []
    return (await wire.get('producto-vista-previa', { vista, idioma })).json()
  }
  const en = { nombre: 'A new name', descripcion_corta: '', descripcion: [], etiquetas: [] }
  const changed = { id_producto: product.id, cambios: { nombre: 'Otro nombre', precio: 7_654_321, en } }
  expect(await shown(changed)).toMatchObject({ id_producto: product.id, glosa_producto: 'Otro nombre' })
  expect(JSON.stringify(await shown(changed, 'en'))).toContain('A new name')
  const unsaved = { nombre: 'Nadie lo guardó', codigo: 'NADIE-1', precio: 5990, categorias: [1] }
  expect(await shown({ cambios: unsaved })).toMatchObject({ urlamigable: 'nadie-lo-guardo', price: 5990 })

  const after = await shop.database.pool.query(
    `SELECT id, slug, name, version FROM products WHERE id = $1 OR sku = 'NADIE-1'`,
    [product.id],
  )
  expect(after.rows).toEqual([product])
  const { rows: noted } = await shop.database.pool.query(
    `SELECT 1 FROM product_changes WHERE changes::text LIKE '%Otro nombre%'`,
  )
  expect(noted).toEqual([])
  const refused = await ana.post('staff/previa-producto', { cambios: { ...unsaved, nombre: '' } })
  expect(refused.json()).toMatchObject({ fields: { 'cambios.nombre': expect.anything() } })
  const agent = await testSignedIn(shop, { role: 'agent' })
  expect((await agent.post('staff/previa-producto', changed)).json().error).toBe('ROLE_FORBIDDEN')
})

test('a code that somebody takes meanwhile is refused to a preview as to a save', async () => {
  const ana = await testSignedIn(shop, { role: 'manager', name: 'Ana' })
  const taking = `UPDATE products SET sku = 'A-LA-VEZ' WHERE id = (SELECT min(id) FROM products)`
  const cambios = { nombre: 'Otro a la vez', codigo: 'A-LA-VEZ', precio: 5990, categorias: [1] }
  const reply = await besideWriter(shop.database, taking, () =>
    ana.post('staff/previa-producto', { cambios }),
  )
  expect([reply.statusCode, reply.json().fields]).toEqual([400, { 'cambios.codigo': 'SKU_TAKEN' }])
})
