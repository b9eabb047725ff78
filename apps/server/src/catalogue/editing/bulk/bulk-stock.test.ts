import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'

let shop: TestShop
let rosa: Awaited<ReturnType<typeof testSignedIn>>
beforeAll(async () => {
  shop = await openTestShop()
  rosa = await testSignedIn(shop, { role: 'warehouse', name: 'Rosa' })
})
afterAll(() => shop?.close())

type Place = { product: number; value: number | null; units: number }

/** What a branch has of the products of a brand, where it has had any. */
const placesOf = async (brand: number, branch: number): Promise<Place[]> => {
  const { rows } = await shop.database.pool.query(
    `SELECT s.product_id AS product, s.value_id AS value, s.quantity AS units
     FROM stock s JOIN products p ON p.id = s.product_id
     WHERE p.brand_id = $1 AND s.branch_id = $2 ORDER BY 1, 2`,
    [brand, branch],
  )
  return rows
}

const post = async (call: string, body: object) => {
  const reply = await rosa.post(`staff/${call}`, body)
  return { status: reply.statusCode, ...reply.json() }
}

const add = (unidades: number, brand = 1) => ({
  filtro: { id_marca: brand },
  id_sucursal: 1,
  cambio: { tipo: 'sumar', unidades, motivo: unidades > 0 ? 'recibido' : 'perdido' },
  nota: 'Guía 4410',
})

test('units come to all of a brand as they were shown, once, each a movement, and go back but for what was sold', async () => {
  const before = await placesOf(1, 1)
  const shown = await post('previa-masivo-stock', add(10))
  expect(await placesOf(1, 1)).toEqual(before)
  const batch = await post('aplicar-masivo-stock', { ...add(10), huella: shown.huella })
  expect(batch).toMatchObject({ status: 200, lugares: shown.cantidad, responsable: 'Rosa', deshecho: null })
  const after = await placesOf(1, 1)
  expect(after).toHaveLength(shown.cantidad)
  const unitsIn = (places: Place[], { product, value }: Place) =>
    places.find((each) => each.product === product && each.value === value)?.units ?? 0
  for (const place of after) expect(place.units).toBe(unitsIn(before, place) + 10)
  const [movement] = (
    await rosa.get('staff/movimientos-stock', { id_producto: String(after[0]?.product) })
  ).json()
  expect(movement).toMatchObject({ cantidad: 10, motivo: 'recibido', responsable: 'Rosa', nota: 'Guía 4410' })
  const again = await post('aplicar-masivo-stock', { ...add(10), huella: shown.huella })
  expect([again.status, again.error]).toEqual([409, 'BULK_CHANGED'])

  const [sold, emptied] = after
  if (!sold || !emptied) throw new Error('The brand has too few products.')
  const sell = (place: Place, units: number) =>
    shop.database.pool.query(
      'UPDATE stock SET quantity = $1 WHERE product_id = $2 AND branch_id = 1 AND value_id IS NOT DISTINCT FROM $3',
      [units, place.product, place.value],
    )
  await sell(sold, sold.units - 1)
  await sell(emptied, 0)
  const undone = await post('deshacer-masivo-stock', { id_masivo: batch.id_masivo })
  expect(undone).toMatchObject({
    devueltos: after.length - 1,
    omitidos: 1,
    deshecho: { responsable: 'Rosa' },
  })
  const now = await placesOf(1, 1)
  expect([unitsIn(now, sold), unitsIn(now, emptied)]).toEqual([sold.units - 11, 0])
  expect(await post('deshacer-masivo-stock', { id_masivo: batch.id_masivo })).toMatchObject({
    error: 'UNDO_CHANGED',
  })
  expect((await rosa.get('staff/masivos-stock')).json()[0]).toMatchObject({ id_masivo: batch.id_masivo })
})

test('what a branch has too little of is left out and counted, and a number is set in place of what is there', async () => {
  const shown = await post('previa-masivo-stock', add(-1_000_000, 2))
  expect([shown.cantidad, shown.omitidos > 0]).toEqual([0, true])
  const nothing = await post('aplicar-masivo-stock', { ...add(-1_000_000, 2), huella: shown.huella })
  expect(nothing.error).toBe('BULK_CHANGED')
  const set = { filtro: { id_marca: 2 }, id_sucursal: 1, cambio: { tipo: 'fijar', unidades: 7 } }
  const seen = await post('previa-masivo-stock', set)
  await post('aplicar-masivo-stock', { ...set, huella: seen.huella })
  expect(seen.cantidad).toBeGreaterThan(0)
  for (const { units } of await placesOf(2, 1)) expect(units).toBe(7)
  expect((await post('previa-masivo-stock', set)).cantidad).toBe(0)
})

test('a batch that is taken back leaves a product alone that has got options since', async () => {
  const { rows } = await shop.database.pool.query(
    `SELECT p.id, p.brand_id AS brand FROM products p JOIN stock s ON s.product_id = p.id AND s.branch_id = 1
     WHERE s.quantity > 0 AND p.brand_id > 2 AND NOT EXISTS (SELECT FROM product_options o WHERE o.product_id = p.id)
     ORDER BY p.id LIMIT 1`,
  )
  const [{ id, brand }] = rows
  const set = { filtro: { id_marca: brand }, id_sucursal: 1, cambio: { tipo: 'fijar', unidades: 0 } }
  const { huella } = await post('previa-masivo-stock', set)
  const batch = await post('aplicar-masivo-stock', { ...set, huella })
  await shop.database.pool.query('DELETE FROM stock WHERE product_id = $1', [id])
  await shop.database.pool.query(
    `WITH option AS (INSERT INTO product_options (product_id, name, kind, position) VALUES ($1, 'Talla', 'label', 1) RETURNING id)
     INSERT INTO product_option_values (option_id, name, position) SELECT id, 'S', 1 FROM option`,
    [id],
  )
  const undone = await post('deshacer-masivo-stock', { id_masivo: batch.id_masivo })
  expect(undone).toMatchObject({ devueltos: batch.lugares - 1, omitidos: 1 })
  expect((await placesOf(brand, 1)).filter(({ product }) => product === id)).toEqual([])
})

test('an unknown branch and nothing to add are refused, and agents change no units', async () => {
  const lost = await post('previa-masivo-stock', { ...add(1), id_sucursal: 2_000_000_000 })
  expect(lost.fields).toEqual({ id_sucursal: 'NOT_FOUND' })
  expect((await post('previa-masivo-stock', add(0))).fields).toEqual({ 'cambio.unidades': 'FIELD_INVALID' })
  const agent = await testSignedIn(shop, { role: 'agent', name: 'Lía' })
  const refused = await agent.post('staff/aplicar-masivo-stock', { ...add(1), huella: '' })
  expect(refused.json().error).toBe('ROLE_FORBIDDEN')
})

test('units that many places get at once are not looked for one by one after a sale on the same connection', async () => {
  const client = await shop.database.pool.connect()
  const joins: string[] = []
  const note = ({ message = '' }) => {
    if (message.includes('JOIN old_rows')) joins.push(message)
  }
  client.on('notice', note)
  try {
    await client.query(`LOAD 'auto_explain'`)
    await client.query('DISCARD PLANS')
    await client.query('BEGIN')
    await client.query('SET LOCAL auto_explain.log_min_duration = 0')
    await client.query('SET LOCAL auto_explain.log_nested_statements = on')
    await client.query('SET LOCAL client_min_messages = log')
    await client.query('UPDATE stock SET quantity = quantity + 1 WHERE id = (SELECT min(id) FROM stock)')
    await client.query('ROLLBACK')
  } finally {
    client.off('notice', note)
    client.release(true)
  }
  expect(joins).toHaveLength(3)
  expect(joins.filter((plan) => plan.includes('Nested Loop'))).toEqual([])
})
