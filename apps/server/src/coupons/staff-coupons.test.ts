import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { line, orderRequest } from '#testing/server/test-checkout.ts'
import { openPaying, type Paying } from '#testing/server/test-paying.ts'
import { testWire } from '#testing/server/test-wire.ts'
import { isRefusal } from '../refusals/refusal.ts'

let paying: Paying
let desk: Awaited<ReturnType<Paying['staff']>>
beforeAll(async () => {
  paying = await openPaying()
  desk = await paying.staff()
})
afterAll(() => paying?.close())

const terms = (changes: object = {}) => ({
  codigo: `C${randomUUID().slice(0, 8)}`,
  tipo: 1,
  valor: 10,
  desde: '2026-01-01',
  hasta: '2099-12-31',
  ...changes,
})
const save = async (requested: object) => (await desk.post('staff/guardar-cupon', requested)).json()
const list = async (codigo: string) => (await desk.get('staff/cupones', { codigo })).json()
const verify = async (codigo_cupon_descuento: string) =>
  (await testWire(paying.app).get('verificarCuponDescuento', { codigo_cupon_descuento })).json()

async function order(code: string, total = 12_981) {
  const product = await paying.product()
  const buyer = await paying.buyer()
  const request = orderRequest(buyer, [line(product)], total, { cupon_descuento: code })
  return paying.checkout.place(buyer.customerId, request)
}

test('a coupon is made, found by a part of its code, used, and its uses are listed', async () => {
  const made = await save(terms({ limite: '2', limite_por_cliente: '', minimo: 5000 }))
  expect(made).toMatchObject({
    tipo: 1,
    valor: 10,
    desde: '2026-01-01',
    hasta: '2099-12-31',
    minimo: 5000,
    limite: 2,
    limite_por_cliente: null,
    productos: [],
    categorias: [],
    activo: 1,
    usos: 0,
    responsable: 'Administración',
  })
  const placed = [await order(made.codigo), await order(made.codigo)].map((each) => {
    if (isRefusal(each)) throw new Error(each.code)
    return each
  })
  await desk.post('staff/cambiar-estado-pedido', { id_pedido: placed[0]?.id, accion: 'cancelar' })
  expect(await list(made.codigo.slice(2).toUpperCase())).toEqual([{ ...made, usos: 1 }])
  const uses = (await desk.get('staff/usos-cupon', { id_cupon: String(made.id_cupon) })).json()
  expect(uses).toEqual(
    [placed[1], placed[0]].map((each, index) => ({
      id_pedido: each?.id,
      numero_pedido: each?.number,
      monto: 999,
      fecha: expect.stringMatching(/^\d{4}-.*Z$/),
      fechadevuelto: index === 0 ? null : expect.stringMatching(/^\d{4}-.*Z$/),
    })),
  )
  const before = { id_cupon: String(made.id_cupon), antes_de: String(placed[1]?.id), limit: '1' }
  expect((await desk.get('staff/usos-cupon', before)).json()).toEqual([uses[1]])
  expect((await desk.get('staff/usos-cupon', { id_cupon: '2000000000' })).json().error).toBe('NOT_FOUND')
})

test('a coupon is changed whole; what an order got by it stays', async () => {
  const made = await save(terms())
  const placed = await order(made.codigo)
  if (isRefusal(placed)) throw new Error(placed.code)
  const [product, other] = [await paying.product(), await paying.product()]
  const changed = await save({ ...made, tipo: 0, valor: 3000, productos: JSON.stringify([product, product]) })
  expect(changed).toMatchObject({
    id_cupon: made.id_cupon,
    tipo: 0,
    valor: 3000,
    productos: [product],
    usos: 1,
  })
  expect(await verify(made.codigo)).toMatchObject({ tipodescuento_cupon_descuento: 0 })
  const ofOther = await paying.coupons.verify(made.codigo, { lines: [{ productId: other, amount: 9990 }] })
  expect(ofOther).toMatchObject({ code: 'COUPON_NOT_FOR_CART' })
  expect(changed.nombres.productos).toEqual([{ id: product, nombre: expect.any(String) }])
  const back = { ...made, version: changed.version, productos: [] }
  expect(await save(back)).toMatchObject({ tipo: 1, productos: [] })
  const saved = await paying.one<{ total: number }>('SELECT total FROM orders WHERE id = $1', [placed.id])
  expect(saved.total).toBe(12_981)
})

test('who saves what somebody else has saved since is told who, and how it stands', async () => {
  const made = await save(terms())
  const first = await save({ ...made, valor: 15 })
  expect(first).toMatchObject({ valor: 15, version: made.version + 1 })
  const second = await save({ ...made, minimo: 5000 })
  expect(second).toMatchObject({
    error: 'EDITED_MEANWHILE',
    cambio: { version: first.version, responsable: 'Administración', ahora: { valor: 15, minimo: 0 } },
  })
  expect(await list(made.codigo)).toEqual([first])
  const both = await save({ ...first, minimo: 5000 })
  expect(both).toMatchObject({ valor: 15, minimo: 5000 })
  const { rows } = await paying.database.pool.query(
    `SELECT changes FROM staff_actions WHERE action = 'cupon-guardado' AND subject = $1 ORDER BY id DESC LIMIT 1`,
    [made.codigo],
  )
  expect(rows).toEqual([{ changes: [{ field: 'minimo', from: '0', to: '5000' }] }])
})

test('switched off it says so in the cart and refuses the order, and who holds it keeps it; on again it counts', async () => {
  const made = await save(terms())
  const placed = await order(made.codigo)
  if (isRefusal(placed)) throw new Error(placed.code)
  const off = await desk.post('staff/activar-cupon', { id_cupon: made.id_cupon, activo: 0 })
  expect(off.json()).toMatchObject({ activo: 0, usos: 1 })
  expect(await verify(made.codigo)).toMatchObject({ error: 'COUPON_OFF' })
  expect(await order(made.codigo)).toMatchObject({ code: 'COUPON_OFF' })
  // A change of its terms leaves it off.
  expect(await save({ ...made, valor: 20 })).toMatchObject({ valor: 20, activo: 0 })
  const on = await desk.post('staff/activar-cupon', { id_cupon: made.id_cupon, activo: 1 })
  expect(on.json()).toMatchObject({ activo: 1 })
  expect(isRefusal(await order(made.codigo, 9990 - 1998 + 3990))).toBe(false)
  const nobodys = await desk.post('staff/activar-cupon', { id_cupon: 2_000_000_000, activo: 0 })
  expect(nobodys.json().error).toBe('NOT_FOUND')
})

test('what cannot be is refused with its field, and nothing of it is stored', async () => {
  const made = await save(terms({ limite: 5 }))
  await paying.database.pool.query('UPDATE coupons SET used = 3 WHERE id = $1', [made.id_cupon])
  const misfits: [string, object][] = [
    ['limite', { ...made, limite: 2, valor: 99 }],
    ['productos', { ...made, productos: [2_000_000_000], valor: 99 }],
    ['categorias', { ...made, categorias: [2_000_000_000], valor: 99 }],
    ['valor', { ...made, valor: 101 }],
    ['valor', { ...made, valor: 0 }],
    ['hasta', { ...made, desde: '2026-02-02', hasta: '2026-02-01' }],
    ['desde', { ...made, desde: '2026-02-30' }],
    ['codigo', { ...made, codigo: 'con espacio' }],
    ['limite_por_cliente', { ...made, limite_por_cliente: 0 }],
  ]
  for (const [field, requested] of misfits) {
    const { error, fields } = await save(requested)
    expect([error, Object.keys(fields ?? {})], field).toEqual(['INVALID_REQUEST', [field]])
  }
  expect((await save({ ...terms(), id_cupon: made.id_cupon })).fields).toEqual({ version: 'FIELD_REQUIRED' })
  expect(await save({ ...terms(), id_cupon: 2_000_000_000, version: 0 })).toMatchObject({
    error: 'NOT_FOUND',
  })
  expect(await save(terms({ codigo: made.codigo.toLowerCase() }))).toMatchObject({
    error: 'COUPON_CODE_TAKEN',
  })
  expect(await list(made.codigo)).toEqual([{ ...made, usos: 3 }])
  await paying.database.pool.query('UPDATE coupons SET used = 0 WHERE id = $1', [made.id_cupon])
})

test('ten of the staff make one code at once: one coupon', async () => {
  const requested = terms()
  const answers = await Promise.all(Array.from({ length: 10 }, () => save(requested)))
  expect(answers.filter(({ id_cupon }) => id_cupon !== undefined)).toHaveLength(1)
  expect(answers.filter(({ error }) => error === 'COUPON_CODE_TAKEN')).toHaveLength(9)
})

test('the staff alone', async () => {
  const { wire } = await paying.basket()
  for (const stranger of [testWire(paying.app), wire]) {
    const answers = [
      await stranger.get('staff/cupones', {}),
      await stranger.get('staff/usos-cupon', { id_cupon: '1' }),
      await stranger.post('staff/guardar-cupon', terms()),
      await stranger.post('staff/activar-cupon', { id_cupon: 1, activo: 0 }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401])
  }
})
