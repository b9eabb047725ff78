import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'

let shop: TestShop
let hugo: Awaited<ReturnType<typeof testSignedIn>>
beforeAll(async () => {
  shop = await openTestShop()
  hugo = await testSignedIn(shop, { role: 'manager', name: 'Hugo' })
})
afterAll(() => shop?.close())

type Price = { id: number; price: number; before: number | null }

const prices = async (brand: number): Promise<Price[]> => {
  const { rows } = await shop.database.pool.query(
    'SELECT id, price, compare_at_price AS before FROM products WHERE brand_id = $1 ORDER BY id',
    [brand],
  )
  return rows
}

const post = async (call: string, body: object) => {
  const reply = await hugo.post(`staff/${call}`, body)
  return { status: reply.statusCode, ...reply.json() }
}

test('prices of a brand rise as they were shown, once, and go back in one press', async () => {
  const before = await prices(1)
  const asked = {
    filtro: { id_marca: 1 },
    cambio: { tipo: 'precio_porcentaje', porcentaje: 10, redondeo: 10 },
  }
  const shown = await post('previa-masivo', asked)
  expect(shown.cantidad).toBe(before.length)
  expect(await prices(1)).toEqual(before)
  const batch = await post('aplicar-masivo', { ...asked, huella: shown.huella })
  expect(batch).toMatchObject({ status: 200, productos: before.length, responsable: 'Hugo', deshecho: null })
  const risen = await prices(1)
  for (const { id_producto, precio, oferta } of shown.muestra) {
    const now = risen.find(({ id }) => id === id_producto)
    expect([now?.before ?? now?.price, now?.before ? now.price : null]).toEqual([precio, oferta])
  }
  expect(await post('aplicar-masivo', { ...asked, huella: shown.huella })).toMatchObject({
    status: 409,
    error: 'BULK_CHANGED',
  })
  const [first] = before
  await shop.database.pool.query('UPDATE products SET price = 7, compare_at_price = NULL WHERE id = $1', [
    first?.id,
  ])
  const undone = await post('deshacer-masivo', { id_masivo: batch.id_masivo })
  expect(undone).toMatchObject({
    devueltos: before.length - 1,
    omitidos: 1,
    deshecho: { responsable: 'Hugo' },
  })
  expect(await prices(1)).toEqual([{ id: first?.id, price: 7, before: null }, ...before.slice(1)])
  expect(await post('deshacer-masivo', { id_masivo: batch.id_masivo })).toMatchObject({
    error: 'UNDO_CHANGED',
  })
  const [listed] = (await hugo.get('staff/masivos')).json()
  expect(listed).toMatchObject({
    id_masivo: batch.id_masivo,
    cambio: asked.cambio,
    deshecho: { responsable: 'Hugo' },
  })
})

test('a brand goes on offer until a day, and what cannot is left out and counted', async () => {
  const before = await prices(2)
  await shop.database.pool.query('UPDATE products SET price = 5, compare_at_price = NULL WHERE id = $1', [
    before[0]?.id,
  ])
  const hasta = '2099-01-01T03:00:00.000Z'
  const cambio = { tipo: 'oferta', porcentaje: 20, redondeo: 990, desde: null, hasta }
  const asked = { filtro: { id_marca: 2 }, cambio }
  const shown = await post('previa-masivo', asked)
  expect(shown.omitidos).toBeGreaterThan(0)
  await post('aplicar-masivo', { ...asked, huella: shown.huella })
  const [one] = shown.muestra
  const product = await hugo.get('staff/producto', { id_producto: String(one.id_producto) })
  expect(product.json()).toMatchObject({
    precio: one.precio,
    oferta: { precio: one.oferta, desde: null, hasta },
  })
  const { rows } = await shop.database.pool.query('SELECT count(*)::int AS amount FROM product_offers')
  expect(rows[0].amount).toBe(shown.cantidad)
})

test('an offer that ends before it begins is refused where it is looked at', async () => {
  const moment = '2099-01-01T03:00:00.000Z'
  const cambio = { tipo: 'oferta', porcentaje: 20, redondeo: 990, desde: moment, hasta: moment }
  expect(await post('previa-masivo', { filtro: { id_marca: 2 }, cambio })).toMatchObject({
    status: 400,
    fields: { 'cambio.hasta': 'FIELD_INVALID' },
  })
})

test('an offer does not come back above a price that was changed since', async () => {
  const fields = { nombre: 'Cama gris', codigo: 'CAMA-GRIS', precio: 10_000 }
  const product = await post('guardar-producto', {
    cambios: { ...fields, oferta: { precio: 9500, desde: null, hasta: null } },
  })
  const asked = { filtro: { texto: 'CAMA-GRIS' }, cambio: { tipo: 'fin_oferta' } }
  const { huella } = await post('previa-masivo', asked)
  const batch = await post('aplicar-masivo', { ...asked, huella })
  const { id_producto, version } = product
  await post('guardar-producto', { id_producto, version: version + 1, cambios: { precio: 9000 } })
  const undone = await post('deshacer-masivo', { id_masivo: batch.id_masivo })
  expect(undone).toMatchObject({ devueltos: 0, omitidos: 1 })
  const stands = (await hugo.get('staff/producto', { id_producto: String(id_producto) })).json()
  expect(stands).toMatchObject({ precio: 9000, oferta: null, version: version + 2 })
})
