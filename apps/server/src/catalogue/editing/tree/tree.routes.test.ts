import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { testWire } from '#testing/server/test-wire.ts'

let shop: TestShop
let ana: Awaited<ReturnType<typeof testSignedIn>>
beforeAll(async () => {
  shop = await openTestShop()
  ana = await testSignedIn(shop, { role: 'owner', name: 'Ana' })
})
afterAll(() => shop?.close())

test('a category and a brand are added, once, and the shop has them', async () => {
  const made = await ana.post('staff/agregar-categoria', { nombre: 'Hurones & otros' })
  const category = made.json()
  expect(category).toMatchObject({
    id_padre: null,
    datos: { nombre: 'Hurones & otros', urlamigable: 'hurones-otros' },
  })
  const below = { nombre: 'Jaulas de hurón', id_padre: category.id_categoria }
  expect((await ana.post('staff/agregar-categoria', below)).json().id_padre).toBe(category.id_categoria)
  const again = await ana.post('staff/agregar-categoria', { nombre: 'hurones, otros' })
  expect([again.statusCode, again.json().error]).toEqual([400, 'NAME_TAKEN'])
  const lost = await ana.post('staff/agregar-categoria', { nombre: 'Perdida', id_padre: 2_000_000_000 })
  expect(lost.json()).toMatchObject({ error: 'NOT_FOUND', fields: { id_padre: 'NOT_FOUND' } })
  const brand = (await ana.post('staff/agregar-marca', { nombre: 'Ñirre' })).json()
  expect(brand).toMatchObject({ datos: { nombre: 'Ñirre', urlamigable: 'nirre' } })
  expect((await ana.post('staff/agregar-marca', { nombre: 'ÑIRRE' })).json().error).toBe('NAME_TAKEN')
  expect((await ana.post('staff/agregar-marca', { nombre: '—' })).json().error).toBe('FIELD_INVALID')
  const shown = (await testWire(shop.app).get('listar-categorias', {})).json()
  expect(shown.map((each: { id_categoria: number }) => each.id_categoria)).toContain(category.id_categoria)
})
