import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTcpProxy, through } from '#testing/faults/tcp-proxy.ts'
import { openPaying, type Paying } from '#testing/server/test-paying.ts'
import { testWire } from '#testing/server/test-wire.ts'
import { composeApp } from '../compose.ts'
import { createDatabase, type Database } from '../db/connection.ts'

const waitMs = 3000
/** In ms; a loaded machine is slow as well, but a call that waits without an end is not this. */
const boundMs = 120_000

let paying: Paying
beforeAll(async () => {
  paying = await openPaying()
})
afterAll(() => paying?.close())

/** A shop that waits for its database for a short time only. */
async function shopOver(database: Database) {
  const app = await composeApp({ config: paying.config, database, pages: false, work: false })
  return {
    wire: testWire(app),
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

async function timed<Answer>(request: Promise<Answer>): Promise<Answer> {
  const startedAt = performance.now()
  const answer = await request
  expect(performance.now() - startedAt).toBeLessThan(boundMs)
  return answer
}

test('a statement that waits: refused in time, nothing half written, and the same request buys later', async () => {
  const shop = await shopOver(createDatabase(paying.database.url, { waitMs }))
  const { body, product } = await paying.basket({ wire: shop.wire })
  const before = await paying.written()
  const other = await paying.database.pool.connect()
  try {
    await other.query('BEGIN')
    await other.query('SELECT FROM stock WHERE product_id = $1 FOR UPDATE', [product])
    const refused = await timed(shop.wire.post('generar-pedido', body))
    expect(refused.statusCode).toBe(503)
    expect(refused.json()).toEqual({ error: 'UNAVAILABLE', message: expect.stringMatching(/otra vez/) })
    expect(await paying.written()).toEqual(before)
    // What does not need what is locked goes on.
    expect((await shop.wire.get('listar-tipo-despacho', {})).statusCode).toBe(200)
    await other.query('ROLLBACK')
    expect((await shop.wire.post('generar-pedido', body)).statusCode).toBe(200)
    expect((await shop.wire.post('generar-pedido', body)).statusCode).toBe(200)
    expect(await paying.unitsOf(product)).toEqual({ stock: 4, units: 4 })
    expect((await paying.written()).orders).toBe((before.orders ?? 0) + 1)
  } finally {
    other.release(true)
    await shop.close()
  }
})

/** Who buys and who reads at once are both refused as unavailable, within the time that `timed` gives them. */
async function refusedInTime(
  { wire }: Awaited<ReturnType<typeof shopOver>>,
  body: Awaited<ReturnType<typeof paying.basket>>['body'],
): Promise<void> {
  const answers = await timed(
    Promise.all([
      wire.post('generar-pedido', body),
      wire.get('listar-pedidos', { id_cliente: String(body.id_cliente) }),
    ]),
  )
  expect(answers.map((answer) => [answer.statusCode, answer.json().error])).toEqual([
    [503, 'UNAVAILABLE'],
    [503, 'UNAVAILABLE'],
  ])
}

test('no connection is free: refused in time, and answered again as soon as one is', async () => {
  const database = createDatabase(paying.database.url, { waitMs, max: 2 })
  const shop = await shopOver(database)
  const { body } = await paying.basket({ wire: shop.wire })
  const before = await paying.written()
  const held = await Promise.all([database.pool.connect(), database.pool.connect()])
  await refusedInTime(shop, body)
  expect(await paying.written()).toEqual(before)
  for (const client of held) client.release()
  expect((await shop.wire.post('generar-pedido', body)).statusCode).toBe(200)
  await shop.close()
})

test('a database that says nothing any more: refused in time, and the same request buys once, on connections that speak', async () => {
  const { url } = paying.database
  const proxy = await startTcpProxy(Number(new URL(url).port))
  const shop = await shopOver(createDatabase(through(proxy, url), { waitMs }))
  const { body, product } = await paying.basket({ wire: shop.wire })
  const before = await paying.written()
  await proxy.fail('silent')
  await refusedInTime(shop, body)
  expect(await paying.written()).toEqual(before)
  await proxy.heal()
  expect((await shop.wire.post('generar-pedido', body)).statusCode).toBe(200)
  expect((await shop.wire.post('generar-pedido', body)).statusCode).toBe(200)
  expect(await paying.unitsOf(product)).toEqual({ stock: 4, units: 4 })
  await shop.close()
  await proxy.stop()
})

test('money 15: a database without room on its disk: UNAVAILABLE, nothing half written, and it buys later', async () => {
  const { wire, body } = await paying.basket()
  const before = await paying.written()
  const { pool } = paying.database
  // What PostgreSQL says where a table cannot grow.
  await pool.query(`
    CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full';
    END $$;
    CREATE TRIGGER no_room BEFORE INSERT ON order_lines FOR EACH ROW EXECUTE FUNCTION no_room()`)
  const refused = await wire.post('generar-pedido', body)
  expect([refused.statusCode, refused.json().error]).toEqual([503, 'UNAVAILABLE'])
  expect(await paying.written()).toEqual(before)
  await pool.query('DROP TRIGGER no_room ON order_lines; DROP FUNCTION no_room()')
  expect((await wire.post('generar-pedido', body)).statusCode).toBe(200)
})
