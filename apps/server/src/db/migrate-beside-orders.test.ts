import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { waitingForLocks } from '#testing/database/waiting-for-locks.ts'
import { schemaBaseline } from './baseline.ts'
import { migrate } from './migrate.ts'

const migrations = join(import.meta.dirname, 'migrations')
/** The first migration after a release that sold while it was brought up to date. */
const first = '0270-units-apart-from-products.sql'

/** For as long as it takes on a busy machine, and never twice. */
const once = { lockMs: 60_000, attempts: 1, pauseMs: 0 }

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await createTestDatabase({ bare: true })
  folder = await mkdtemp(join(tmpdir(), 'huella-migrations-'))
  return () => rm(folder, { recursive: true })
})
afterEach(() => database.drop())

async function waitsForLock(): Promise<void> {
  const end = Date.now() + 20_000
  while ((await waitingForLocks(database)) === 0 && Date.now() < end);
}

test('an order that has read products and then takes its units, and the migrations meanwhile, all go through', async () => {
  const files = (await readdir(migrations)).filter((file) => file.endsWith('.sql') && file < first)
  for (const file of files) await copyFile(join(migrations, file), join(folder, file))
  await migrate(database, folder)
  await database.pool.query(
    `INSERT INTO products (id, slug, name, sku, price, package_width, package_height, package_depth, package_weight, position, stock)
     VALUES (1, 'collar', 'Collar', 'C-1', 1000, 1, 1, 1, 1, 1, 5)`,
  )
  const order = await database.pool.connect()
  try {
    await order.query('BEGIN')
    await order.query('SELECT price FROM products WHERE id = 1')
    const migrated = migrate(database, migrations, schemaBaseline, once)
    const isOver = migrated.then(
      () => 'over',
      () => 'over',
    )
    await Promise.race([isOver, waitsForLock()])
    await order.query('UPDATE products SET stock = stock - 1 WHERE id = 1')
    await order.query('COMMIT')
    expect(await migrated).toContain(first.slice(0, -'.sql'.length))
  } finally {
    order.release(true)
  }
  const { rows } = await database.pool.query('SELECT product_id, stock FROM product_units')
  expect(rows).toEqual([{ product_id: 1, stock: 4 }])
})

test('a migration that gets no lock lets the others go first, and is tried again', async () => {
  await database.pool.query(
    'CREATE SCHEMA kept; CREATE TABLE kept.dogs (id integer); CREATE SEQUENCE kept.tries',
  )
  const tries = async () =>
    Number((await database.pool.query('SELECT last_value FROM kept.tries')).rows[0].last_value)
  const reader = await database.pool.connect()
  try {
    await reader.query('BEGIN')
    await reader.query('SELECT FROM kept.dogs')
    const sql = "SELECT nextval('kept.tries'); ALTER TABLE kept.dogs ADD COLUMN name text;"
    await writeFile(join(folder, '0001-names.sql'), sql)
    const hasty = { lockMs: 1, attempts: 2, pauseMs: 1 }
    await expect(migrate(database, folder, schemaBaseline, hasty)).rejects.toThrow(
      /0001-names failed and was undone: canceling statement due to lock timeout/,
    )
    expect(await tries()).toBe(2)
    const patient = { ...hasty, attempts: 100_000 }
    const migrated = migrate(database, folder, schemaBaseline, patient)
    const end = Date.now() + 20_000
    while ((await tries()) < 4 && Date.now() < end);
    await reader.query('COMMIT')
    expect(await migrated).toEqual(['0001-names'])
  } finally {
    reader.release(true)
  }
})
