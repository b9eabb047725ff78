import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { staffLogService } from '../../staff/log/staff-log.service.ts'
import { recountService } from './recount.service.ts'
import { recountStore } from './recount.store.ts'
import { staffStockService } from './staff-stock.service.ts'

let database: TestDatabase
let stock: ReturnType<typeof staffStockService>
const reports: Error[] = []
let ana: { staffId: number; name: string }
let staffLog: ReturnType<typeof staffLogService>
let recounts: ReturnType<typeof recountService>
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  stock = staffStockService({ database })
  const [{ id: staffId }] = await query(
    `INSERT INTO staff (name, email, role) VALUES ('Ana', 'ana@huella.example', 'warehouse') RETURNING id`,
  )
  ana = { staffId, name: 'Ana' }
  staffLog = staffLogService({ database })
  recounts = recountService({ database, staffLog, report: (error) => reports.push(error) })
})
afterAll(() => database.drop())

const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows

/** A product without options that has so many units in the first branch and none in the second. */
async function product(units: number): Promise<number> {
  const [{ id }] = await query(
    `SELECT id FROM products p WHERE active AND stock > 5
       AND NOT EXISTS (SELECT FROM product_options o WHERE o.product_id = p.id)
       AND NOT EXISTS (SELECT FROM stock s WHERE s.product_id = p.id AND s.branch_id = 2 AND quantity = 0)
     ORDER BY random() LIMIT 1`,
  )
  await query('DELETE FROM stock WHERE product_id = $1', [id])
  await query('INSERT INTO stock (product_id, branch_id, quantity) VALUES ($1, 1, $2), ($1, 2, 0)', [
    id,
    units,
  ])
  return id
}

/** Writes units of the first branch without the triggers that keep the book. */
async function behindTheBook(productId: number, units: number) {
  const client = await database.pool.connect()
  await client.query('BEGIN')
  await client.query(`SET LOCAL session_replication_role = 'replica'`)
  await client.query('UPDATE stock SET quantity = $2 WHERE product_id = $1 AND branch_id = 1', [
    productId,
    units,
  ])
  await client.query('COMMIT')
  client.release()
}

const at = (productId: number) => ({ productId, branchId: 1, valueId: null })
const moved = () => ({ reason: 'transferred', actor: 'Ana', idempotencyKey: randomUUID() }) as const

test('a transfer takes from one branch what it gives to the other, once', async () => {
  const id = await product(10)
  const cause = moved()
  const sent = await Promise.all([1, 2, 3].map(() => stock.transfer(at(id), 2, 4, cause)))
  for (const each of sent) expect(each).toEqual({ from: 6, to: 4 })
  const book = await stock.movements({ productId: id, limit: 2 })
  expect(book.map(({ branchId, delta, balance }) => [branchId, delta, balance])).toEqual([
    [2, 4, 4],
    [1, -4, 6],
  ])
  expect(await stock.transfer(at(id), 2, 5, cause)).toMatchObject({ code: 'KEY_REUSED' })
  expect(await stock.transfer(at(id), 2, 7, moved())).toMatchObject({
    code: 'STOCK_CHANGED',
    details: { actual: 6, fields: { cantidad: 'STOCK_CHANGED' } },
  })
  expect(await stock.transfer(at(id), 1, 1, moved())).toMatchObject({ code: 'INVALID_REQUEST' })
  expect(await stock.transfer(at(id), 9999, 1, moved())).toMatchObject({ code: 'NOT_FOUND' })
  expect((await stock.levels(id)).slice(0, 2).map(({ quantity }) => quantity)).toEqual([6, 4])
})

test('what is nearly gone is listed from the fewest up, page after page, also of one branch', async () => {
  await product(0)
  await product(1)
  for (const branchId of [undefined, 1]) {
    const asked = { branchId, most: 8 }
    const all = await stock.low({ ...asked, limit: 100 })
    expect(all.length).toBeGreaterThan(2)
    expect(all.map((row) => row.stock)).toEqual(all.map((row) => row.stock).toSorted((a, b) => a - b))
    const paged: typeof all = []
    for (;;) {
      const page = await stock.low({ ...asked, limit: 3, after: paged.at(-1) })
      paged.push(...page)
      if (page.length < 3 || paged.length > 100) break
    }
    expect(paged.slice(0, 100).map(({ rowId }) => rowId)).toEqual(all.map(({ rowId }) => rowId))
  }
})

test('a sold unit writes no index of products, and the lists by units follow it', async () => {
  const id = await product(2)
  await query('VACUUM products')
  const client = await database.pool.connect()
  const sell = () =>
    client.query('UPDATE stock SET quantity = quantity - 1 WHERE product_id = $1 AND branch_id = 1', [id])
  const written = async () =>
    (
      await client.query<{ all: number; hot: number }>(
        `SELECT n_tup_upd::int AS all, n_tup_hot_upd::int AS hot FROM pg_stat_xact_user_tables WHERE relname = 'products'`,
      )
    ).rows[0] ?? { all: 0, hot: 0 }
  try {
    await client.query('BEGIN')
    const before = await written()
    await sell()
    const after = await written()
    await sell()
    await client.query('COMMIT')
    expect(after.all - before.all).toBe(1)
    expect(after.hot - before.hot).toBe(1)
  } finally {
    client.release()
  }
  const counted = () => query('SELECT stock, active FROM product_units WHERE product_id = $1', [id])
  expect(await counted()).toEqual([{ stock: 0, active: true }])
  const listed = async () => (await stock.low({ most: 0, limit: 100 })).map(({ productId }) => productId)
  expect(await listed()).toContain(id)
  await query('UPDATE products SET active = false WHERE id = $1', [id])
  expect(await counted()).toEqual([{ stock: 0, active: false }])
  expect(await listed()).not.toContain(id)
  await query('UPDATE products SET active = true WHERE id = $1', [id])
})

test('a recount alarms once about units that no movement brought, and forgets them once they are right', async () => {
  const id = await product(10)
  expect(await recounts.recount()).toEqual([])
  const { endedAt, products } = await recounts.last()
  expect(endedAt).not.toBeNull()
  expect([{ count: products }]).toEqual(await query('SELECT count(*)::int AS count FROM products'))

  await behindTheBook(id, 13)
  const place = { productId: id, branchId: 1, valueId: null, booked: 10, there: 13 }
  const whole = { productId: id, branchId: null, valueId: null, booked: 13, there: 10 }
  for (const _ of [1, 2]) {
    const drifts = await recounts.recount()
    expect(drifts).toHaveLength(2)
    expect(drifts).toEqual(expect.arrayContaining([place, whole]))
  }
  expect(reports).toHaveLength(1)
  expect((await recounts.last()).drifts).toMatchObject([{ ...place, branch: expect.any(String) }, whole])
  await behindTheBook(id, 10)
  await recounts.recount()
  expect((await recounts.last()).drifts).toEqual([])
  expect(reports).toHaveLength(1)

  await behindTheBook(id, 13)
  const bounded = recountService({ database, staffLog, report: (error) => reports.push(error), most: 1 })
  expect(await bounded.recount()).toHaveLength(1)
  expect((await bounded.last()).drifts).toHaveLength(1)
  expect(reports.at(-1)?.message).toContain('1 or more places')
  await behindTheBook(id, 10)
  await recounts.recount()

  await query('UPDATE product_units SET stock = 11 WHERE product_id = $1', [id])
  expect(await recounts.recount()).toEqual([{ ...whole, booked: 10, there: 11 }])
  await query('UPDATE product_units SET stock = 10 WHERE product_id = $1', [id])
  await recounts.recount()
})

test('what stands is taken as counted: the book gets the difference once, by whom, and no unit is moved', async () => {
  const id = await product(10)
  await behindTheBook(id, 13)
  await query('UPDATE product_units SET stock = 11 WHERE product_id = $1', [id])
  await recounts.recount()
  const cause = { actor: ana, note: 'Sin guía' }
  const settled = await Promise.all([1, 2].map(() => recounts.settle(id, cause)))
  expect(settled).toEqual(
    expect.arrayContaining([
      { places: 1, product: 13 },
      { places: 0, product: 13 },
    ]),
  )
  expect(await stock.movements({ productId: id, limit: 1 })).toMatchObject([
    { branchId: 1, delta: 3, balance: 13, reason: 'counted', actor: 'Ana', note: 'Sin guía' },
  ])
  expect(await query(`SELECT actor, detail FROM staff_actions WHERE action = 'stock-cuadrado'`)).toEqual([
    { actor: 'Ana', detail: '10 → 13, Sin guía' },
  ])
  expect((await recounts.last()).drifts).toEqual([])
  expect(await recounts.recount()).toEqual([])
  expect(await recounts.settle(2_000_000_000, cause)).toMatchObject({ code: 'NOT_FOUND' })
})

test('what is settled while a recount goes on does not come back', async () => {
  const id = await product(10)
  await behindTheBook(id, 13)
  const mend = recountStore.mendPrices
  const between = vi.spyOn(recountStore, 'mendPrices').mockImplementationOnce(async (...asked) => {
    await recounts.settle(id, { actor: ana, note: '' })
    return mend(...asked)
  })
  onTestFinished(() => between.mockRestore())
  const before = reports.length
  expect(await recounts.recount()).toEqual([])
  expect((await recounts.last()).drifts).toEqual([])
  expect(reports).toHaveLength(before)
})

test('a recount mends and reports prices that are not those of the product', async () => {
  const id = await product(10)
  const beside = () => query('SELECT * FROM product_prices WHERE product_id = $1', [id])
  const right = await beside()
  const before = reports.length
  await query('UPDATE product_prices SET price = price + 1 WHERE product_id = $1', [id])
  await recounts.recount()
  expect(await beside()).toEqual(right)
  await query('DELETE FROM product_prices WHERE product_id = $1', [id])
  for (const _ of [1, 2]) await recounts.recount()
  expect(await beside()).toEqual(right)
  expect(reports.slice(before).map(({ message }) => message)).toEqual([
    'Prices beside 1 products were not theirs, and were mended',
    'Prices beside 1 products were not theirs, and were mended',
  ])
})

test('movements of a branch are found by its index, where all others lie between', async () => {
  await query(
    `INSERT INTO stock_movements (product_id, branch_id, delta, balance, reason, actor)
     SELECT (SELECT min(id) FROM products), CASE WHEN n <= 4000 THEN 2 ELSE 1 END, 1, n, 'opening', 'many'
     FROM generate_series(1, 20000) n`,
  )
  await query('ANALYZE stock_movements')
  const sent = vi.spyOn(database.pool, 'query')
  const listed = await stock.movements({ branchId: 2, limit: 50, before: 2_000_000_000 })
  const asked = sent.mock.calls
    .map(([first, values]) => ({ ...(first as unknown as { text: string }), values: values as unknown[] }))
    .find(({ text }) => text?.includes('stock_movements'))
  sent.mockRestore()
  expect(listed.map(({ balance }) => balance)).toEqual(Array.from({ length: 50 }, (_, n) => 4000 - n))
  const [last] = listed.slice(-1)
  expect((await stock.movements({ branchId: 2, limit: 1, before: last?.id }))[0]).toMatchObject({
    balance: 3950,
  })
  const plan = JSON.stringify(await query(`EXPLAIN ${asked?.text}`, asked?.values))
  await query(`DELETE FROM stock_movements WHERE actor = 'many'`)
  expect(plan).toContain('Index Scan using stock_movements_of_branch')
})
