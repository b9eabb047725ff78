import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buy } from '#testing/server/test-purchase.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { testWire } from '#testing/server/test-wire.ts'
import { listCustomers } from './staff-customers.store.ts'

let shop: TestShop
let manager: Awaited<ReturnType<typeof testSignedIn>>
beforeAll(async () => {
  shop = await openTestShop()
  manager = await testSignedIn(shop, { role: 'manager', name: 'Marta' })
})
afterAll(() => shop?.close())

const query = async (text: string, values: unknown[] = []) =>
  (await shop.database.pool.query(text, values)).rows

async function person(
  changes: Partial<Record<'first' | 'last' | 'email' | 'rut' | 'phone' | 'kind', string>> = {},
) {
  const given = {
    first: 'Íñigo',
    last: 'Muñoz',
    email: `${randomUUID()}@correo.cl`,
    kind: 'guest',
    ...changes,
  }
  const [row] = await query(
    `INSERT INTO customers (kind, email, first_name, last_name, rut, phone, terms_accepted_at, terms_version)
     VALUES ($1, $2, $3, $4, $5, $6, now(), '2026-11') RETURNING id`,
    [given.kind, given.email, given.first, given.last, given.rut ?? null, given.phone ?? null],
  )
  return { id: row.id as number, email: given.email }
}

const found = async (texto: string, more: Record<string, string> = {}): Promise<number[]> =>
  (await manager.get('staff/clientes', { texto, ...more }))
    .json()
    .map((row: { id_cliente: number }) => row.id_cliente)

test('somebody is found by words of a name, an e-mail, a RUT and a phone, however they are typed', async () => {
  const { id, email } = await person({ rut: '15432876-7', phone: '+56987123456' })
  for (const typed of [
    'inigo munoz',
    'MUÑ',
    email,
    '15.432.876-7',
    '154328767',
    '+56 9 8712 3456',
    '987123456',
  ])
    expect(await found(typed), typed).toContain(id)
  expect(await found('inigo perez')).not.toContain(id)
  expect(await found(`'; drop table customers; --`)).toEqual([])
  expect(await found('%%%')).toEqual([])
})

test('pages follow one another, of accounts or of guests alone', async () => {
  const ids: number[] = []
  for (let n = 0; n < 52; n += 1) ids.push((await person({ first: 'Paginada' })).id)
  ids.reverse()
  const first = await found('paginada')
  expect(first).toEqual(ids.slice(0, 50))
  expect(await found('paginada', { antes_de: String(first.at(-1)) })).toEqual(ids.slice(50))
  expect(await found('paginada', { tipo: 'cliente' })).toEqual([])
})

test('words are looked for among the newest, and where few have them among all', async () => {
  const ids: number[] = []
  for (const first of ['Ulrica', 'Otra', 'Ulrica', 'Otra', 'Ulrica'])
    ids.unshift((await person({ first, last: 'Lejana' })).id)
  const named = ids.filter((_, place) => place % 2 === 0)
  for (const walked of [1, 2, 4, 1500]) {
    const list = async (text: string, limit: number, before?: number) =>
      (await listCustomers(shop.database.db, { text, before, limit }, walked)).map(({ id }) => id)
    expect(await list('ulri lejana', 2), String(walked)).toEqual(named.slice(0, 2))
    expect(await list('ulrica', 2, named[1])).toEqual(named.slice(2))
    expect(await list('ulrica nadie', 2)).toEqual([])
  }
})

test('pages of prescriptions are named at the desk and shown to nobody without a note', async () => {
  const [product] = await query(
    `SELECT id, price FROM products p WHERE active AND stock > 20
       AND NOT EXISTS (SELECT FROM product_options o WHERE o.product_id = p.id) LIMIT 1`,
  )
  const wire = testWire(shop.app)
  const { id_pedido, numero_pedido } = (await buy(wire, product)).json()
  const { id_cliente: id } = (await wire.get('sesion', {})).json().datos
  await query('INSERT INTO prescriptions (order_id) VALUES ($1)', [id_pedido])
  await query(
    `INSERT INTO prescription_files (order_id, name, type, content) VALUES ($1, 'receta.pdf', 'pdf', 'secreta')`,
    [id_pedido],
  )
  const secret = Buffer.from('secreta').toString('base64')
  for (const role of ['agent', 'manager'] as const) {
    const member = await testSignedIn(shop, { role })
    const data = await member.get('staff/datos-cliente', { id_cliente: String(id) })
    expect(data.json().otros.recetas).toMatchObject([{ pedido: numero_pedido, archivo: 'receta.pdf' }])
    expect(data.body).not.toContain(secret)
  }
})

test('all that is stored of somebody is shown, and whoever asked for it is erased, once, with why', async () => {
  const { id, email } = await person({ first: 'Olvidada' })
  const data = await manager.get('staff/datos-cliente', { id_cliente: String(id) })
  expect(data.json()).toMatchObject({
    tipo: 'invitado',
    datos: { id_cliente: id, e_mail_cliente: email },
    pedidos: [],
  })
  const agent = await testSignedIn(shop, { role: 'agent' })
  const asked = { id_cliente: id, motivo: 'Lo pidió con su cédula' }
  expect((await agent.post('staff/borrar-cliente', asked)).json().error).toBe('ROLE_FORBIDDEN')
  expect((await manager.post('staff/borrar-cliente', asked)).json()).toBe(true)
  expect(await query('SELECT FROM customers WHERE email = $1', [email])).toEqual([])
  expect(await found('olvidada')).toEqual([])
  expect((await manager.post('staff/borrar-cliente', asked)).json().error).toBe('NOT_FOUND')
  expect((await manager.get('staff/datos-cliente', { id_cliente: String(id) })).json().error).toBe(
    'NOT_FOUND',
  )
  expect((await manager.get('staff/registro')).json()[0]).toMatchObject({
    responsable: 'Marta',
    accion: 'cliente-borrado',
    asunto: String(id),
    detalle: 'Lo pidió con su cédula',
  })
})
