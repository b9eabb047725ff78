import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buy } from '#testing/server/test-purchase.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { testWire } from '#testing/server/test-wire.ts'
import type { Executor } from '../../db/connection.ts'
import { mergedTables, mergeStore } from './merge.store.ts'

let shop: TestShop
let manager: Awaited<ReturnType<typeof testSignedIn>>
let product: { id: number; price: number }
beforeAll(async () => {
  shop = await openTestShop()
  manager = await testSignedIn(shop, { role: 'manager', name: 'Marta' })
  const [found] = await query<{ id: number; price: number }>(
    `SELECT p.id, p.price FROM products p WHERE p.active AND p.stock > 9 AND p.price < 20000
     AND NOT EXISTS (SELECT FROM product_options o WHERE o.product_id = p.id) ORDER BY p.id LIMIT 1`,
  )
  if (!found) throw new Error('Nothing is sold.')
  product = found
})
afterAll(() => shop?.close())

async function query<Row = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await shop.database.pool.query(text, values)).rows
}

type Given = Partial<Record<'kind' | 'email' | 'rut' | 'phone', string>>

async function person({ kind = 'guest', email = `${randomUUID()}@correo.cl`, rut, phone }: Given = {}) {
  const [row] = await query<{ id: number }>(
    `INSERT INTO customers (kind, email, first_name, rut, phone, terms_accepted_at, terms_version)
     VALUES ($1, $2, 'Camila', $3, $4, now(), '2026-11') RETURNING id`,
    [kind, email, rut ?? null, phone ?? null],
  )
  return row?.id ?? 0
}

const similar = async (id: number) =>
  (await manager.get('staff/clientes-parecidos', { id_cliente: String(id) })).json()
const merge = (into: number, from: number, by = manager) =>
  by.post('staff/unir-clientes', { id_cliente: into, id_otro: from, motivo: 'Mismo RUT' })

/** Gives a customer one of everything that can be theirs; the keys tell two of them apart. */
async function own(id: number, key: string) {
  await query(
    `INSERT INTO addresses (customer_id, comuna_id, street, number, is_default) VALUES
       ($1, 13110, 'Vicuña Mackenna', '7110', true), ($1, 13110, $2, '1', false)`,
    [id, key],
  )
  await query(
    `INSERT INTO garage_vehicles (customer_id, vehicle_id, year, is_chosen) SELECT $1, id, 2015, true FROM vehicles ORDER BY id LIMIT 1`,
    [id],
  )
  await query(
    `INSERT INTO pets (customer_id, id, name, species, is_chosen) VALUES ($1, $2, $3, 'dog', true)`,
    [id, randomUUID(), key],
  )
  await query('INSERT INTO account_carts (customer_id, version) VALUES ($1, 3)', [id])
  await query(
    `INSERT INTO account_cart_lines (customer_id, position, product_id, value_ids, quantity) VALUES ($1, 0, $2, '{}', 2)`,
    [id, product.id],
  )
  await query(
    `INSERT INTO reviews (product_id, author, rating, content, customer_id) VALUES ($1, $3, 5, 'Bien', $2)`,
    [product.id, id, key],
  )
  await query(
    `INSERT INTO chat_conversations (visitor_id, name, email, token_hash, customer_id)
     VALUES (gen_random_uuid(), $2, 'c@correo.cl', decode(repeat('00', 32), 'hex'), $1)`,
    [id, key],
  )
  await query(
    `INSERT INTO consents (customer_id, purpose, given, version) VALUES ($1, 'terms', true, '2026-11')`,
    [id],
  )
}

describe('who may be the same person', () => {
  test('has a RUT, an e-mail of whatever letters or a phone in common', async () => {
    const key = randomUUID().slice(0, 8)
    const id = await person({ email: `${key}@correo.cl`, rut: '15432876-7', phone: '+56987123456' })
    const byRut = await person({ rut: '15432876-7' })
    const byEmail = await person({ email: `${key.toUpperCase()}@Correo.CL` })
    const byPhone = await person({ phone: '+56987123456' })
    await person()
    expect(await similar(id)).toMatchObject([
      { id_cliente: byPhone, coincide: ['telefono'] },
      { id_cliente: byEmail, coincide: ['correo'], tipo: 'invitado', pedidos: 0, conversaciones: 0 },
      { id_cliente: byRut, coincide: ['rut'] },
    ])
    expect(await similar(await person())).toEqual([])
    const nobody = await manager.get('staff/clientes-parecidos', { id_cliente: '2147483647' })
    expect(nobody.json().error).toBe('NOT_FOUND')
  })

  test('is found by indexes, however many people there are', async () => {
    await query(
      `INSERT INTO customers (kind, email, first_name, rut, phone, terms_accepted_at, terms_version)
       SELECT 'guest', 'p' || n || '@correo.cl', 'P', (10000000 + n) || '-1', '+569' || (10000000 + n), now(), '2026-11'
       FROM generate_series(1, 20000) n`,
    )
    await query('ANALYZE customers')
    const asked: SQL[] = []
    const execute = async (statement: SQL) => {
      asked.push(statement)
      return { rows: [] }
    }
    await mergeStore.similar({ execute } as unknown as Executor, 1)
    const { rows } = await shop.database.db.execute(sql`EXPLAIN ${asked[0]}`)
    const plan = JSON.stringify(rows)
    expect(plan).toContain('customers_guest_email')
    expect(plan).not.toContain('Seq Scan on customers')
  })
})

describe('two who are one', () => {
  test('have everything of both, once, and the other is nobody any more', async () => {
    const [into, from] = [
      await person({ kind: 'customer' }),
      await person({ rut: '12345678-5', phone: '+56911111111' }),
    ]
    await own(into, 'suya')
    await own(from, 'otra')
    const wire = testWire(shop.app)
    const { id_pedido: orderId } = (await buy(wire, product)).json()
    const [buyer] = await query<{ id: number }>('SELECT customer_id AS id FROM orders WHERE id = $1', [
      orderId,
    ])
    expect((await merge(from, buyer?.id ?? 0)).statusCode).toBe(200)
    expect((await merge(into, from)).statusCode).toBe(200)

    const of = async (text: string) => query(text, [into])
    expect(await of('SELECT id FROM orders WHERE customer_id = $1')).toEqual([{ id: orderId }])
    expect(
      await of(
        `SELECT street FROM addresses WHERE customer_id = $1 AND active AND street IN ('suya', 'otra') ORDER BY 1`,
      ),
    ).toEqual([{ street: 'otra' }, { street: 'suya' }])
    expect(
      await of(`SELECT count(*)::int FROM addresses WHERE customer_id = $1 AND active AND street = 'Vicuña Mackenna' AND flat = ''
        AND number = '7110'`),
    ).toEqual([{ count: 1 }])
    expect(await of('SELECT name, is_chosen FROM pets WHERE customer_id = $1 ORDER BY 1')).toEqual([
      { name: 'otra', is_chosen: false },
      { name: 'suya', is_chosen: true },
    ])
    expect(await of('SELECT count(*)::int FROM garage_vehicles WHERE customer_id = $1')).toEqual([
      { count: 1 },
    ])
    expect(
      await of(`SELECT quantity, version FROM account_cart_lines l JOIN account_carts c USING (customer_id)
        WHERE customer_id = $1`),
    ).toEqual([{ quantity: 4, version: 4 }])
    expect(await of('SELECT author FROM reviews WHERE customer_id = $1')).toEqual([{ author: 'suya' }])
    expect(await of('SELECT name FROM chat_conversations WHERE customer_id = $1 ORDER BY 1')).toEqual([
      { name: 'otra' },
      { name: 'suya' },
    ])
    // What who stays had not said is known of them now.
    expect(await of('SELECT kind, rut, phone FROM customers WHERE id = $1')).toEqual([
      { kind: 'customer', rut: '12345678-5', phone: '+56911111111' },
    ])
    for (const gone of [from, buyer?.id ?? 0]) {
      const [row] = await query(
        'SELECT merged_into, erased_at IS NOT NULL AS erased FROM customers WHERE id = $1',
        [gone],
      )
      expect(row).toEqual({ merged_into: into, erased: true })
    }
    // The guest's browser is nobody's.
    expect((await wire.get('mis-datos', {})).statusCode).toBe(401)
    const log = await query(
      `SELECT actor, subject, detail, changes FROM staff_actions WHERE action = 'clientes-unidos' ORDER BY id DESC LIMIT 1`,
    )
    const changes = [{ field: 'cliente', from: String(from), to: String(into) }]
    expect(log).toEqual([{ actor: 'Marta', subject: String(into), detail: 'Mismo RUT', changes }])
  })

  test('are refused where the account would be lost, or one of them is not there', async () => {
    const [account, guest] = [await person({ kind: 'customer' }), await person()]
    expect((await merge(guest, account)).json().error).toBe('MERGE_INTO_GUEST')
    for (const [into, from] of [
      [account, account],
      [account, 2_147_483_647],
      [2_147_483_647, guest],
    ] as const)
      expect((await merge(into, from)).json().error).toBe('NOT_FOUND')
    const agent = await testSignedIn(shop, { role: 'agent' })
    expect((await merge(account, guest, agent)).json().error).toBe('ROLE_FORBIDDEN')
    expect((await merge(account, guest)).statusCode).toBe(200)
    expect((await merge(account, guest)).json().error).toBe('NOT_FOUND')
  })

  test('leave a RUT to the account that has it', async () => {
    const stays = await person({ kind: 'customer' })
    const owner = await person({ kind: 'customer', rut: '9876543-3' })
    const goes = await person({ rut: '9876543-3', phone: '+56912345678' })
    const merged = await merge(stays, goes)
    expect([merged.statusCode, merged.body]).toEqual([200, 'true'])
    const rows = await query('SELECT id, rut, phone FROM customers WHERE id = ANY ($1) ORDER BY id', [
      [stays, owner],
    ])
    expect(rows).toEqual([
      { id: stays, rut: null, phone: '+56912345678' },
      { id: owner, rut: '9876543-3', phone: null },
    ])
    // An account may take the RUT of one who goes with it.
    expect((await merge(stays, owner)).statusCode).toBe(200)
    expect(await query('SELECT rut FROM customers WHERE id = $1', [stays])).toEqual([{ rut: '9876543-3' }])
  })

  test('leave nothing behind: every table that names a customer is thought of', async () => {
    const rows = await query<{ name: string }>(
      `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
       WHERE contype = 'f' AND confrelid IN ('customers'::regclass, 'account_carts'::regclass) ORDER BY 1`,
    )
    const named = rows.map(({ name }) => name).filter((name) => name !== 'account_cart_lines')
    expect(mergedTables.toSorted()).toEqual(named)
  })
})
