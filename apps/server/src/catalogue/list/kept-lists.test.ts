import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { listRowsStore } from './list-rows.store.ts'
import { cachedListRows } from './list-rows.ts'

let database: TestDatabase
let folder: string
const reported: Error[] = []
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
})
afterAll(() => database.drop())

/** Opens as a process does. Whether all products were read, and how many there are. */
async function open(): Promise<{ isWhole: boolean; size: number }> {
  const whole = vi.spyOn(listRowsStore, 'everyRow')
  const rows = cachedListRows(database)
  rows.keepIn(folder, (error) => reported.push(error))
  const { columns } = await rows.current()
  await rows.settle()
  const isWhole = whole.mock.calls.length > 0
  whole.mockRestore()
  return { isWhole, size: columns.size }
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'huella-lists-'))
  reported.length = 0
  expect((await open()).isWhole).toBe(true)
  expect((await open()).isWhole).toBe(false)
  return () => rm(folder, { recursive: true })
})

async function changeFile(change: (bytes: Buffer) => Buffer): Promise<void> {
  const [name = ''] = await readdir(folder)
  await writeFile(join(folder, name), change(await readFile(join(folder, name))))
}

test.each<[string, () => Promise<unknown>]>([
  ['of which a byte is another', () => changeFile((bytes) => Buffer.from(bytes.with(-1, 7)))],
  ['that was cut off', () => changeFile((bytes) => bytes.subarray(0, -1))],
  ['that is empty', () => changeFile((bytes) => bytes.subarray(0, 0))],
  // As a crash, a restored backup and a copy leave it.
  ['that the database has forgotten', () => database.pool.query('truncate list_files')],
  // As `pg_dump` copies it.
  [
    'that another transaction noted than the one that is named',
    () => database.pool.query('update list_files set noted_at = now()'),
  ],
  [
    'that is old',
    () =>
      database.pool.query(
        `update list_files set noted_at = now() - interval '31 days', noted_in = pg_current_xact_id()`,
      ),
  ],
  [
    'of another schema',
    () => database.pool.query(`insert into migrations (name, checksum) values ('9999-later', '')`),
  ],
])('no process believes a file %s', async (_, change) => {
  await change()
  expect(await open()).toEqual({ isWhole: true, size: expect.toSatisfy((size: number) => size > 200) })
  expect(reported).toEqual([])
  expect((await open()).isWhole).toBe(false)
})

test('what changed much is kept again, and begins with no change', async () => {
  await database.pool.query(
    `insert into products (slug, name, sku, price, package_width, package_height, package_depth, package_weight, position)
     select 'p-' || n, 'P', 'P-' || n, 1000, 1, 1, 1, 1, n from generate_series(1, 120) n`,
  )
  const rows = cachedListRows(database)
  rows.keepIn(folder, (error) => reported.push(error))
  const before = (await rows.current()).columns.size
  for (let round = 0; round < 10; round += 1) {
    await database.pool.query(`update products set price = price + 10 where slug like 'p-%'`)
    await rows.current()
  }
  await rows.settle()
  const read = vi.spyOn(listRowsStore, 'rows')
  expect(await open()).toEqual({ isWhole: false, size: before })
  expect(read).not.toHaveBeenCalled()
  read.mockRestore()
})

test('a shop whose folder takes no file has its lists all the same', async () => {
  await rm(folder, { recursive: true })
  await writeFile(folder, '')
  expect(await open()).toMatchObject({ isWhole: true })
  expect(reported.map(({ message }) => message)).toEqual([
    expect.stringContaining('ENOTDIR'),
    expect.stringContaining('EEXIST'),
  ])
})
