import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import type { Database } from '../../db/connection.ts'
import { flags } from './list-columns.ts'
import { listRowsStore } from './list-rows.store.ts'
import { cachedListRows } from './list-rows.ts'

const amount = 14_000
const changed = 6_000

let database: TestDatabase
/** How many rows each statement gave. */
let given: number[] = []
let counting: Pick<Database, 'db'>

beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  // As an import leaves them, without the triggers of single writes.
  await db.execute(sql`
    insert into products (slug, name, sku, price, package_width, package_height, package_depth, package_weight, position)
    values ('p', 'P', 'P', 1000, 1, 1, 1, 1, 0)`)
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      insert into products (slug, name, sku, price, package_width, package_height, package_depth, package_weight, position)
      select 'p-' || n, 'P', 'P-' || n, 1000, 1, 1, 1, 1, n from generate_series(1, ${amount}::int) n`)
  })
  const execute: typeof db.execute = (query) => {
    const result = db.execute(query)
    void result.then(({ rows }) => given.push(rows.length))
    return result as never
  }
  counting = { db: Object.assign(Object.create(db), { execute }) }
})
afterAll(() => database.drop())

test('performance 5: what changed is read once, however much it is, and nothing else', async () => {
  const cached = cachedListRows(counting)
  expect((await cached.current()).columns.size).toBe(amount + 1)
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`update products set price = 2000 where position between 1 and ${changed}`)
    await tx.execute(sql`insert into list_changes (product_id, changed_in, rest_changed_in)
      select id, pg_current_xact_id(), pg_current_xact_id() from products where position between 1 and ${changed}`)
  })
  const everyRow = vi.spyOn(listRowsStore, 'everyRow')
  given = []
  const { columns } = await cached.current()
  expect(columns.prices.filter((price) => price === 2000)).toHaveLength(changed)
  expect(everyRow).not.toHaveBeenCalled()
  everyRow.mockRestore()
  expect(given.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(changed + 1)
  expect(Math.max(...given)).toBeLessThanOrEqual(5000)
})

test('of products whose prices, units or places in lists changed these alone are read', async () => {
  const cached = cachedListRows(counting)
  await cached.current()
  await database.db.execute(sql`
    update products set price = 3000, stock = 5, position = position + 1 where position between 1 and ${changed}`)
  const whole = vi.spyOn(listRowsStore, 'rows')
  given = []
  const { columns } = await cached.current()
  expect(columns.prices.filter((price) => price === 3000)).toHaveLength(changed)
  expect(columns.flags.filter((state) => (state & flags.inStock) !== 0)).toHaveLength(changed)
  expect(whole).not.toHaveBeenCalled()
  expect(given.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(changed + 1)

  await database.db.execute(sql`update products set price = 4000 where slug = 'p'`)
  await database.db.execute(sql`update products set active = false where slug = 'p'`)
  const { columns: now } = await cached.current()
  expect(whole).toHaveBeenCalledOnce()
  expect(now.flags.filter((state) => (state & flags.isSold) !== 0)).toHaveLength(amount)
})
