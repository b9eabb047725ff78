import { mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { runProgram } from '../../processes/run-program.ts'
import { listFilesStore } from './list-files.store.ts'
import { listRowsStore } from './list-rows.store.ts'
import { cachedListRows } from './list-rows.ts'
import { makeLists } from './make-lists.ts'
import { writeValue } from './value-file.ts'

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
  rows.storeIn(folder, (error) => reported.push(error))
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

async function addProducts(): Promise<void> {
  await database.pool.query(
    `insert into products (slug, name, sku, price, package_width, package_height, package_depth, package_weight, position)
     select 'p-' || n, 'P', 'P-' || n, 1000, 1, 1, 1, 1, n from generate_series(1, 120) n on conflict do nothing`,
  )
}

type Rows = ReturnType<typeof cachedListRows>

async function changeMuch(rows: Rows): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    await database.pool.query(`update products set price = price + 10 where slug like 'p-%'`)
    await rows.current()
  }
  await rows.settle()
}

async function opened(): Promise<Rows> {
  await addProducts()
  const rows = cachedListRows(database)
  rows.storeIn(folder, (error) => reported.push(error))
  await rows.current()
  return rows
}

test('a process that finds none of many products has another make it, and reads no product itself', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'huella-lists-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const whole = vi.spyOn(listRowsStore, 'everyRow')
  onTestFinished(() => whole.mockRestore())
  const environment = { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir }
  const rows = cachedListRows(database)
  rows.storeIn(join(dataDir, 'lists'), (error) => reported.push(error), {
    make: () => runProgram('lists-main.ts', 'Reading', environment),
    many: 1,
  })
  await database.pool.query(`analyze products; delete from migrations where name like '9999%'`)
  expect((await rows.current()).columns.size).toBeGreaterThan(200)
  expect(whole).not.toHaveBeenCalled()
  expect(reported).toEqual([])
})

test('a file that is believed is not made again, and one that cannot be read is', async () => {
  const reading = vi.spyOn(listRowsStore, 'changes')
  onTestFinished(() => reading.mockRestore())
  expect(await makeLists(database, folder)).toBeNull()
  expect(reading).not.toHaveBeenCalled()
  const [name = ''] = await readdir(folder)
  const file = join(folder, name)
  await rm(file)
  // Nobody can open it: it names itself.
  await symlink(name, file)
  expect(await makeLists(database, folder)).toBeGreaterThan(200)
  expect((await open()).isWhole).toBe(false)
  await expect(makeLists(database, join(file, 'none'))).rejects.toThrow('ENOTDIR')
})

test('where none can be made, all products are read here, and why is told', async () => {
  const rows = cachedListRows(database)
  const make = () => Promise.reject(new Error('It was killed.'))
  rows.storeIn(join(folder, 'none'), (error) => reported.push(error), { make, many: 1 })
  expect((await rows.current()).columns.size).toBeGreaterThan(200)
  expect(reported.map(({ message }) => message)).toEqual(['It was killed.'])
  // What was read here is written beside the other files, which are about to be removed.
  await rows.settle()
})

test('what changed much is stored again, once in a while', async () => {
  const rows = await opened()
  const noted = vi.spyOn(listFilesStore, 'note')
  onTestFinished(() => noted.mockRestore())
  await changeMuch(rows)
  expect(noted).toHaveBeenCalledTimes(1)
  expect((await open()).isWhole).toBe(false)
  await changeMuch(rows)
  expect(noted).toHaveBeenCalledTimes(1)
  const later = performance.now() + 600_000
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => later)
  onTestFinished(() => clock.mockRestore())
  await changeMuch(rows)
  expect(noted).toHaveBeenCalledTimes(2)
})

test('what was read before a migration is not stored as read after it', async () => {
  const rows = await opened()
  await database.pool.query(`insert into migrations (name, checksum) values ('9999-latest', '')`)
  await changeMuch(rows)
  expect((await open()).isWhole).toBe(true)
})

test('no process fails by a file of which nothing can be made', async () => {
  const [name = ''] = await readdir(folder)
  const digest = await writeValue(join(folder, name), {})
  await database.pool.query(`insert into list_files (digest, noted_in) values ($1, pg_current_xact_id())`, [
    digest,
  ])
  expect(await open()).toMatchObject({ isWhole: true })
  expect(reported).toHaveLength(1)
})

test('a file that was not finished is gone with the next that is written, an hour later', async () => {
  const there = await readdir(folder)
  const before = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  await writeFile(join(folder, 'old.unfinished'), '')
  await utimes(join(folder, 'old.unfinished'), before(61), before(61))
  await writeFile(join(folder, 'new.unfinished'), '')
  await changeMuch(await opened())
  expect(await readdir(folder)).toEqual(expect.arrayContaining([...there, 'new.unfinished']))
  expect(await readdir(folder)).not.toContain('old.unfinished')
})

test('closing waits for no reading', async () => {
  const rows = cachedListRows(database)
  rows.storeIn(folder, (error) => reported.push(error))
  const holder = await database.pool.connect()
  await holder.query('begin; lock table list_changes in access exclusive mode')
  const current = rows.current()
  await rows.settle()
  await holder.query('rollback')
  holder.release()
  await current
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
