import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Actor, type Fixture, openFixture } from '../../conformance/fixture.ts'
import { byProducts, byWords, orderSearch } from './found-orders.store.ts'

let fixture: Fixture
let actor: Actor
let cookies: Awaited<ReturnType<Fixture['staff']>>
beforeAll(async () => {
  fixture = await openFixture()
  actor = await fixture.actor('customer')
  cookies = await fixture.staff('agent')
})
afterAll(() => fixture?.close())

type Listed = { pedidos: { id_pedido: number }[]; recortada: 0 | 1 }

const list = async (filter: object): Promise<Listed> =>
  (await fixture.ask('staff/pedidos', filter, { verb: 'GET', cookies })).json()

const found = async (filter: object) => (await list(filter)).pedidos.map(({ id_pedido }) => id_pedido)

/** An order of somebody of that name, e-mail and RUT. */
async function orderOf(name: string, email: string, rut = '11111111-1'): Promise<number> {
  const { id } = await actor.order()
  await fixture.pool.query(
    'UPDATE orders SET customer_name = $2, customer_email = $3, customer_rut = $4 WHERE id = $1',
    [id, name, email, rut],
  )
  return id
}

test('an order is found by number, name, e-mail, RUT and product, and by all the words that are typed', async () => {
  const camila = await orderOf('Camila Ñuñez Rojas', 'camila.n@ejemplo.cl', '12345678-5')
  const other = await orderOf('Camilo Rojas', 'camilo@ejemplo.cl')
  const { rows } = await fixture.pool.query(
    'SELECT o.number, l.name, l.product_id FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE o.id = $1',
    [camila],
  )
  for (const buscar of [
    `#${rows[0].number}`,
    String(rows[0].number),
    'CAMILA ñuñez',
    'rojas cami nunez',
    'camila.n@ejem',
    '12.345.678-5',
    '123456785',
    '12.345',
  ])
    expect(await found({ buscar }), buscar).toEqual([camila])
  expect(await found({ buscar: 'rojas' })).toEqual([other, camila])
  expect(await found({ buscar: 'camila perez' })).toEqual([])
  expect(await found({ buscar: '%' })).toEqual([])
  expect(await found({ buscar: rows[0].name })).toEqual(expect.arrayContaining([other, camila]))

  await fixture.pool.query(`UPDATE orders SET customer_name = 'Otra persona' WHERE id = $1`, [camila])
  expect(await found({ buscar: 'nunez' }), 'a name that stands no more').toEqual([])
})

test('an order is found by a product that is no longer sold, by its name and its code', async () => {
  const id = await orderOf('Recibe Retirado', 'retirado@ejemplo.cl')
  const { rows } = await fixture.pool.query(
    `UPDATE products p SET active = false, sku = 'RETIRADO-77' FROM order_lines l
     WHERE l.order_id = $1 AND p.id = l.product_id RETURNING p.id, p.name`,
    [id],
  )
  try {
    for (const buscar of [rows[0].name, 'retirado-77']) expect(await found({ buscar }), buscar).toContain(id)
  } finally {
    await fixture.pool.query('UPDATE products SET active = true WHERE id = $1', [rows[0].id])
  }
})

test('a name is found however many e-mails begin as it does, and it is told where some are left out', async () => {
  const id = await orderOf('Quixote Último', 'otra.persona@ejemplo.cl')
  await fixture.pool.query(
    `INSERT INTO order_words (word, order_id) SELECT 'quix' || n || '@ejemplo.cl', 0 FROM generate_series(1000, 3100) AS n`,
  )
  expect(await list({ buscar: 'quix' })).toMatchObject({ pedidos: [{ id_pedido: id }], recortada: 1 })
  expect(await list({ buscar: 'quixo' })).toMatchObject({ pedidos: [{ id_pedido: id }], recortada: 0 })
  await fixture.pool.query('INSERT INTO order_words (word, order_id) VALUES ($1, $2)', [
    'quix2999@ejemplo.cl',
    id,
  ])
  const few = await list({ buscar: 'quix29' })
  expect(few, 'what few orders hold is looked for whole').toMatchObject({
    pedidos: [{ id_pedido: id }],
    recortada: 0,
  })
  await fixture.pool.query(`DELETE FROM order_words WHERE word LIKE 'quix%@%'`)
})

/** So many orders like one, of somebody else, with the ids that come after one. */
const copy = (id: number, name: string, after: number, amount: number) =>
  fixture.pool.query(
    `INSERT INTO orders OVERRIDING SYSTEM VALUE
     SELECT (jsonb_populate_record(o, jsonb_build_object('id', n, 'number', n, 'token', md5(n::text),
       'idempotency_key', gen_random_uuid(), 'customer_name', $2::text, 'customer_email', 'otra@ejemplo.cl'))).*
     FROM orders o, generate_series($3::int + 1, $3::int + $4::int) n WHERE o.id = $1`,
    [id, name, after, amount],
  )

test('an order is found by two words that many hold, but no other together', async () => {
  const most = 1501
  const copied = 3_000_000
  const id = await orderOf('Rara Escondida', 'una@ejemplo.cl')
  for (const [turn, name] of ['Rara Clara', 'Otra Escondida'].entries())
    await copy(id, name, copied + turn * most, most)
  try {
    const stage = { cola: 'por-pagar', tipo_pago: 'transferencia' }
    await fixture.pool.query(
      `UPDATE orders SET state = 'PENDING', payment_state = 'WAITING', payment_kind = 'transferencia' WHERE id = $1 OR id > $2`,
      [id, copied],
    )
    for (const filter of [{}, stage, { antes_de: copied }]) {
      expect(await found({ buscar: 'escondida rara', ...filter }), JSON.stringify(filter)).toEqual([id])
      expect(await found({ buscar: 'escondida rara', ...filter, antes_de: id })).toEqual([])
    }
    expect(await found({ buscar: 'escondida rara', cola: 'en-camino' })).toEqual([])
    expect(await found({ buscar: 'rara', ...stage, limit: 2 })).toEqual([copied + most, copied + most - 1])
    const [line] = (
      await fixture.pool.query('SELECT name, product_id FROM order_lines WHERE order_id = $1', [id])
    ).rows
    expect(await found({ buscar: line.name, ...stage })).toContain(id)
    expect(await found({ buscar: line.name, ...stage, antes_de: id })).not.toContain(id)

    const near = copied - 999
    await copy(id, 'Rara Escondida', near - 1, 1)
    for (const filter of [{}, stage]) {
      expect(await found({ buscar: 'escondida rara', ...filter, limit: 1 })).toEqual([near])
      expect(await found({ buscar: 'escondida rara', ...filter })).toEqual([near, id])
    }
    const db = drizzle(fixture.pool)
    const asked: number[] = []
    const asSearched = (left: number, ofFilter: number) =>
      orderSearch(db, {
        bounds: { left, lookedUp: 1, ofFilter },
        narrowed: sql`o.state = 'PENDING'`,
        newest: (amount, from = 0) => {
          asked.push(amount)
          return sql`SELECT o.id FROM orders o WHERE o.state = 'PENDING' AND o.id >= ${from} ORDER BY o.id DESC LIMIT ${amount}`
        },
        some: (amount) => {
          asked.push(amount)
          return sql`SELECT o.id FROM orders o WHERE o.state = 'PENDING' ORDER BY o.id LIMIT ${amount}`
        },
        before: undefined,
        limit: 50,
      })
    const words = ['escondida', 'rara']
    for (const [left, ofFilter] of [
      [1, 1],
      [1, 1_000_000],
      [1_000_000, 1],
    ] as const) {
      asked.length = 0
      const search = asSearched(left, ofFilter)
      expect(await byWords(db, words, search)).toEqual({ ids: [near, id], isCut: false })
      expect(await byProducts(db, [line.product_id], search)).toContain(id)
      for (const amount of [1500, left + 1])
        expect(
          asked.filter((each) => each === amount),
          'what the filter leaves is collected once',
        ).toHaveLength(1)
    }
  } finally {
    await fixture.pool.query('DELETE FROM orders WHERE id > $1', [copied - 1000])
    await fixture.pool.query('DELETE FROM order_words WHERE order_id > $1', [copied - 1000])
  }
})

test('pages go on where the one before ended, also within days and of what is looked for', async () => {
  const ids = []
  for (let count = 0; count < 3; count += 1) ids.unshift(await orderOf('Zoila Páginas', 'zoila@ejemplo.cl'))
  await fixture.pool.query(`UPDATE orders SET created_at = '2020-02-29T15:00:00Z' WHERE id = ANY ($1)`, [ids])
  for (const filter of [{ buscar: 'paginas' }, { desde: '2020-02-29', hasta: '2020-02-29' }]) {
    const first = await found({ ...filter, limit: 2 })
    const next = await found({ ...filter, limit: 2, antes_de: first.at(-1) })
    expect([...first, ...next]).toEqual(ids)
  }
  expect(await found({ desde: '2020-03-01', hasta: '2020-03-02' })).toEqual([])
})

test('each order stands in the queue of what has to be done with it, and is counted there', async () => {
  const owner = await fixture.staff()
  const { id } = await actor.order()
  const counts = async (): Promise<Record<string, number>> => {
    const reply = await fixture.ask('staff/pedidos-cantidades', {}, { verb: 'GET', cookies })
    const { colas } = reply.json()
    return Object.fromEntries(
      colas.map(({ cola, cantidad }: { cola: string; cantidad: number }) => [cola, cantidad]),
    )
  }
  const move = (accion: string) =>
    fixture.ask('staff/cambiar-estado-pedido', { id_pedido: id, accion }, { cookies: owner })
  const walk = [
    ['por-pagar', 'pagar'],
    ['por-preparar', 'preparar'],
    ['preparando', 'alistar'],
    ['listos', 'despachar'],
    ['en-camino', 'entregar'],
    ['entregados', null],
  ] as const
  for (const [index, [queue, act]] of walk.entries()) {
    expect(await found({ cola: queue }), queue).toContain(id)
    const before = await counts()
    if (act === null) break
    expect((await move(act)).statusCode).toBe(200)
    expect(await found({ cola: queue })).not.toContain(id)
    const after = await counts()
    const next = walk[index + 1]?.[0] ?? ''
    expect(after[queue]).toBe((before[queue] ?? 0) - 1)
    expect(after[next]).toBe((before[next] ?? 0) + 1)
  }
})

test('whatever stages are asked for, the list has all orders of them, the newest first, page by page', async () => {
  const stages = [
    ['PENDING', 'WAITING', 'NONE', 'transferencia'],
    ['COMPLETED', 'PAID', 'DELIVERED', 'webpay'],
    ['CANCELLED', 'REFUNDED', 'NONE', 'webpay'],
    ['CANCELLED', 'EXPIRED', 'NONE', 'transferencia'],
    ['COMPLETED', 'PAID', 'DELIVERED', 'transferencia'],
    ['SHIPPED', 'PAID', 'DISPATCHED', 'webpay'],
  ] as const
  const day = { desde: '2019-05-05', hasta: '2019-05-05' }
  const made: { id: number; stage: (typeof stages)[number] }[] = []
  for (const stage of stages) {
    const id = await orderOf('De Etapa', 'etapa@ejemplo.cl')
    await fixture.pool.query(
      `UPDATE orders SET created_at = '2019-05-05T15:00:00Z', state = $2, payment_state = $3, preparation_state = $4,
         payment_kind = $5 WHERE id = $1`,
      [id, ...stage],
    )
    made.unshift({ id, stage })
  }
  const names = ['estado', 'estado_pago', 'estado_preparacion', 'tipo_pago'] as const
  const of = (asked: Partial<Record<(typeof names)[number], string>>) =>
    made
      .filter(({ stage }) => names.every((name, place) => (asked[name] ?? stage[place]) === stage[place]))
      .map(({ id }) => id)
  for (const asked of [
    { estado: 'COMPLETED' },
    { estado_pago: 'PAID' },
    { estado_preparacion: 'NONE', tipo_pago: 'transferencia' },
    { estado: 'CANCELLED', estado_pago: 'EXPIRED' },
    { estado: 'SHIPPED', estado_pago: 'WAITING' },
    { tipo_pago: 'webpay' },
  ])
    expect(await found({ ...day, ...asked }), JSON.stringify(asked)).toEqual(of(asked))
  expect(await found({ ...day, cola: 'entregados', tipo_pago: 'webpay' })).toEqual(
    of({ estado: 'COMPLETED', tipo_pago: 'webpay' }),
  )
  expect(await found({ ...day, tipo_despacho: 2 })).toEqual([])
  expect(await found({ ...day, tipo_despacho: 1 })).toEqual(of({}))
  const first = await found({ ...day, estado_pago: 'PAID', limit: 2 })
  const rest = await found({ ...day, estado_pago: 'PAID', limit: 2, antes_de: first.at(-1) })
  expect([...first, ...rest]).toEqual(of({ estado_pago: 'PAID' }))
  // What waits longest first: of stages, of days and of all.
  for (const asked of [{ ...day, estado_pago: 'PAID' }, day, { cola: 'cancelados' }, {}]) {
    const newest = await found({ ...asked, limit: 100 })
    const oldest: number[] = []
    for (;;) {
      const page = await found({ ...asked, orden: 'antiguos', limit: 2, antes_de: oldest.at(-1) ?? '' })
      oldest.push(...page)
      if (page.length < 2) break
    }
    expect(oldest, JSON.stringify(asked)).toEqual(newest.toReversed())
  }
  const refused = await fixture.ask(
    'staff/pedidos',
    { orden: 'antiguos', buscar: 'etapa' },
    { verb: 'GET', cookies },
  )
  expect(refused.json()).toMatchObject({ error: 'INVALID_REQUEST', fields: { orden: 'FIELD_INVALID' } })
  expect(
    (await found({ estado_pago: 'EXPIRED' })).filter((id) => made.some((each) => each.id === id)),
  ).toEqual(of({ estado_pago: 'EXPIRED' }))
})

test('orders are printed as they are asked for, without a price', async () => {
  const first = await orderOf('Primera Hoja', 'hoja@ejemplo.cl')
  const second = await orderOf('Segunda Hoja', 'hoja@ejemplo.cl')
  const reply = await fixture.ask('staff/hojas-pedidos', { pedidos: [second, 2_000_000, first] }, { cookies })
  const sheets = reply.json()
  expect(sheets.map(({ id_pedido }: { id_pedido: number }) => id_pedido)).toEqual([second, first])
  expect(sheets[0]).toMatchObject({ nombre_cliente: 'Segunda Hoja', lineas: [{ cantidad: 1 }] })
  expect(sheets[0].direccion.comuna).not.toBe('')
  expect(reply.body).not.toMatch(/price|total/)
})

test('a list is a file of its parts, no cell of which calculates, and the log says who took it', async () => {
  const manager = await fixture.staff('manager')
  const ids = [
    await orderOf('=SUMA(1;2) Exportada', 'exporta@ejemplo.cl'),
    await orderOf('Otra "Exportada", sí', 'exporta@ejemplo.cl'),
  ]
  await fixture.pool.query(
    `UPDATE order_lines SET options = '[{"name": "Talla", "value": "M"}, {"name": "Color", "value": "Negro"}]'
     WHERE order_id = $1`,
    [ids[0]],
  )
  await fixture.pool.query("UPDATE orders SET note = 'Dejar en conserjería' WHERE id = $1", [ids[0]])
  const part = async (request: object) =>
    (await fixture.ask('staff/exportar-pedidos', request, { cookies: manager })).json()
  const { csv, siguiente } = await part({ buscar: 'exportada' })
  expect(siguiente).toBeNull()
  const lines = csv.trim().split('\n')
  expect(csv.startsWith('\uFEFFnumero_pedido,fecha,estado')).toBe(true)
  expect(lines).toHaveLength(3)
  expect(csv).toContain(`'=SUMA(1;2) Exportada`)
  expect(csv).toContain('"Otra ""Exportada"", sí"')
  expect(csv).toContain(' (Talla: M, Color: Negro)')
  expect(csv).toContain('Dejar en conserjería')
  expect(csv).toContain(',Por pagar,Sin pagar,Sin preparar,Transferencia,')
  const rest = await part({ buscar: 'exportada', antes_de: ids[1] })
  expect(rest.csv.trim().split('\n')).toHaveLength(1)
  expect(rest.csv).not.toContain('numero_pedido')
  const log = (await fixture.ask('staff/registro', {}, { verb: 'GET', cookies: manager })).json()
  const taken = { accion: 'pedidos-exportados', detalle: 'text: exportada' }
  expect(log[0]).toMatchObject(taken)
  expect(log[1]).not.toMatchObject(taken)
})

test('an export that begins with another part than its first is noted as well', async () => {
  const manager = await fixture.staff('manager')
  const last = { buscar: 'sin la primera', antes_de: 2_000_000_000 }
  await fixture.ask('staff/exportar-pedidos', last, { cookies: manager })
  await fixture.ask('staff/exportar-pedidos', last, { cookies: manager })
  const log = (await fixture.ask('staff/registro', {}, { verb: 'GET', cookies: manager })).json()
  const taken = { accion: 'pedidos-exportados', detalle: 'text: sin la primera' }
  expect(log[0]).toMatchObject(taken)
  expect(log[1]).not.toMatchObject(taken)
})
