import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { createDatabase } from '../../db/connection.ts'
import { markMissed } from './repeated.store.ts'

let shop: TestShop
let manager: Awaited<ReturnType<typeof testSignedIn>>
beforeAll(async () => {
  shop = await openTestShop()
  manager = await testSignedIn(shop, { role: 'manager', name: 'Marta' })
})
afterAll(() => shop?.close())

const query = async (text: string, values: unknown[] = []) =>
  (await shop.database.pool.query(text, values)).rows

let people = 0
type Given = Partial<Record<'kind' | 'email' | 'rut' | 'phone', string>>

async function person(given: Given = {}): Promise<number> {
  people += 1
  const { kind = 'guest', email = `sola${people}@correo.cl`, rut, phone } = given
  const [row] = await query(
    `INSERT INTO customers (kind, email, first_name, rut, phone, terms_accepted_at, terms_version)
     VALUES ($1, $2, 'Camila', $3, $4, now(), '2026-11') RETURNING id`,
    [kind, email, rut ?? null, phone ?? null],
  )
  return row.id
}

type Pair = {
  cliente: { id_cliente: number; coincide: string[] }
  otro: { id_cliente: number; tipo: string }
}
/** Of these people, who stands beside whom, and why. */
async function pairs(...of: number[]) {
  const listed: Pair[] = (await manager.get('staff/clientes-repetidos', {})).json()
  return listed
    .filter(({ cliente }) => of.includes(cliente.id_cliente))
    .map(({ cliente, otro }) => [cliente.id_cliente, otro.id_cliente, cliente.coincide])
}

test('who has something in common with somebody who came before stands beside them, the newest first', async () => {
  const first = await person({ email: 'ana@correo.cl', phone: '+56911112222' })
  const account = await person({ kind: 'customer', rut: '12345678-5', email: 'ana.dos@correo.cl' })
  const alone = await person({ rut: '11111111-1' })
  const byEmail = await person({ email: 'ANA@correo.cl' })
  const byBoth = await person({ rut: '12345678-5', phone: '+56911112222' })
  const all = [first, account, alone, byEmail, byBoth]
  expect(await pairs(...all)).toEqual([
    [byBoth, account, ['rut']],
    [byEmail, first, ['correo']],
  ])
  const merged = { id_cliente: account, id_otro: byBoth, motivo: 'Mismo RUT' }
  expect((await manager.post('staff/unir-clientes', merged)).statusCode).toBe(200)
  // Whose the phone was then is who stays, who came after the first with it.
  expect(await pairs(...all)).toEqual([
    [byEmail, first, ['correo']],
    [account, first, ['telefono']],
  ])
})

test('nobody stands there any more once what they had in common is gone', async () => {
  const phone = '+56933334444'
  const [one, two, three] = [await person({ phone }), await person({ phone }), await person({ phone })]
  expect(await pairs(one, two, three)).toEqual([
    [three, one, ['telefono']],
    [two, one, ['telefono']],
  ])
  await query('UPDATE customers SET phone = NULL WHERE id = $1', [one])
  expect(await pairs(one, two, three)).toEqual([[three, two, ['telefono']]])
  await query('UPDATE customers SET phone = $2 WHERE id = $1', [one, phone])
  await query('DELETE FROM customers WHERE id = $1', [three])
  expect(await pairs(one, two, three)).toEqual([[two, one, ['telefono']]])
  const erase = { id_cliente: one, motivo: 'Lo pidió por carta' }
  expect((await manager.post('staff/borrar-cliente', erase)).statusCode).toBe(200)
  expect(await pairs(one, two, three)).toEqual([])
})

test.each(['newest', 'all'] as const)(
  'two who come in one instant are found by the job, among %s',
  async (who) => {
    const phone = who === 'all' ? '+56955556666' : '+56955557777'
    const { pool } = shop.database
    const clients = [await pool.connect(), await pool.connect()]
    const ids: number[] = []
    // Neither sees the other: both are written before either stands.
    for (const client of clients) {
      await client.query('BEGIN')
      const { rows } = await client.query(
        `INSERT INTO customers (kind, email, first_name, phone, terms_accepted_at, terms_version)
       VALUES ('guest', gen_random_uuid() || '@correo.cl', 'Ana', $1, now(), '1') RETURNING id`,
        [phone],
      )
      ids.push(rows[0].id)
    }
    for (const client of clients) {
      await client.query('COMMIT')
      client.release()
    }
    expect(await pairs(...ids)).toEqual([])
    await markMissed(shop.database, who)
    const [first, second] = ids
    expect(await pairs(...ids)).toEqual([[second, first, ['telefono']]])
  },
)

test('the job that reads all customers takes as long as it does, on connections whose statements may not', async () => {
  const missed = await person()
  const twin = await person({ phone: '+56955558888' })
  await query(`CREATE FUNCTION only_unbounded() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN ASSERT current_setting('statement_timeout') = '0', 'a bounded statement'; RETURN NULL; END $$;
    ALTER TABLE customers DISABLE TRIGGER USER;
    UPDATE customers SET phone = '+56955558888' WHERE id = ${missed};
    ALTER TABLE customers ENABLE TRIGGER USER;
    CREATE TRIGGER unbounded AFTER INSERT ON repeated_customers EXECUTE FUNCTION only_unbounded()`)
  const bounded = createDatabase(shop.database.url, { waitMs: 30_000 })
  try {
    await markMissed(bounded, 'all')
    expect(await pairs(missed, twin)).toEqual([[twin, missed, ['telefono']]])
    const { rows } = await bounded.pool.query('SHOW statement_timeout')
    expect(rows).toEqual([{ statement_timeout: '30s' }])
  } finally {
    await query('DROP TRIGGER unbounded ON repeated_customers')
    await bounded.close()
  }
})

test('a page goes on where the one before ended, and many others make it no slower', async () => {
  await query(
    `INSERT INTO customers (kind, email, first_name, phone, terms_accepted_at, terms_version)
     SELECT 'guest', 'masiva' || n || '@correo.cl', 'Otra', '+569' || (70000000 + n % 1940), now(), '1'
     FROM generate_series(1, 2000) n`,
  )
  const first: Pair[] = (await manager.get('staff/clientes-repetidos', {})).json()
  expect(first).toHaveLength(50)
  const antes_de = String(first.at(-1)?.cliente.id_cliente)
  const second: Pair[] = (await manager.get('staff/clientes-repetidos', { antes_de })).json()
  const ids = [...first, ...second].map(({ cliente }) => cliente.id_cliente)
  expect(second.length).toBeGreaterThan(9)
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a))
  await query('ANALYZE customers')
  const [listed] = await query(
    `SELECT count(*)::int AS count FROM repeated_customers r JOIN customers c ON c.id = r.customer_id AND came_before(c)`,
  )
  const [real] = await query(
    `SELECT count(*)::int AS count FROM customers c WHERE erased_at IS NULL AND came_before(c)`,
  )
  expect(listed).toEqual(real)
})
