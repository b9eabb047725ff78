import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { generateX25519Identity } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#testing/database/test-database.ts'
import { line, openTestCheckout, orderRequest, type TestCheckout } from '#testing/server/test-checkout.ts'
import { openTestServices } from '#testing/server/test-services.ts'
import { readOrderRequest } from '../checkout/read-order-request.ts'
import type { FileStore } from '../files/file-store.ts'
import { folderStore } from '../files/folder-store.ts'
import { isRefusal } from '../refusals/refusal.ts'
import { type ArchiveFile, readArchive, writeArchive } from './archive.ts'
import { backUp, type Made } from './back-up.ts'
import { backupName, comparedMark } from './backup-names.ts'
import { isArchiveFailing } from './backups.store.ts'
import { endFile, readEnd } from './manifest.ts'
import { restore } from './restore.ts'

const picture = { path: 'originales/abc.jpeg', bytes: Buffer.from('a picture') }
const total = 9990 + 3990
const daysFromNow = (days: number) => backupName(new Date(Date.now() + days * 24 * 60 * 60_000), false)
const old = daysFromNow(-35)
const program = join(import.meta.dirname, '..', 'restore-main.ts')

let shop: TestCheckout
let product: number
let folder: string
let backups: FileStore
let key: string
let made: Made
/** Of connections that a backup has while it copies pictures. */
let momentsHeld: unknown

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'huella-backup-'))
  backups = folderStore(folder)
  key = await generateX25519Identity()
  shop = await openTestCheckout()
  product = await shop.product({ price: 9990, stock: [9, 0] })
  await buy()
  await buy()
  for (const name of [old, comparedMark(old), daysFromNow(-25)]) await backups.write(name, Buffer.from('old'))
  made = await backUp({ url: shop.database.url, media, to: backups, key, keepDays: 30 })
})
afterAll(async () => {
  await shop?.database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function buy(): Promise<void> {
  const buyer = await shop.buyer()
  const placed = await shop.checkout.place(buyer.customerId, orderRequest(buyer, [line(product)], total))
  if (isRefusal(placed)) throw new Error(placed.code)
}

/** Somebody buys once the tables have been read, before the backup ends. */
const media: Pick<FileStore, 'read' | 'list'> = {
  read: async () => picture.bytes,
  async *list() {
    await buy()
    momentsHeld = await shop.one(
      `SELECT count(*)::int AS connections, count(backend_xmin)::int AS moments FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'huella backup'`,
    )
    yield { path: picture.path, bytes: picture.bytes.length }
  },
}

async function bareDatabase() {
  const database = await createTestDatabase({ bare: true })
  onTestFinished(() => database.drop())
  const tables = async () =>
    (await database.pool.query(`SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace`))
      .rows
  return { database, tables }
}

const restoreFrom = (open: () => Promise<Readable>, url: string, by: string | undefined = key) => {
  const write = async () => undefined
  return restore({ open, key: by, url, media: { write } })
}
const file = () => readFile(join(folder, made.name))
const reading = (bytes: Buffer) => async () => Readable.from([bytes])

test('a shop that sells is saved as it was at one moment, and sells on where it is restored', async () => {
  const { database } = await bareDatabase()
  const place = await mkdtemp(join(tmpdir(), 'huella-restored-'))
  onTestFinished(() => rm(place, { recursive: true, force: true }))
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'latest'], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      DATA_DIR: place,
      BACKUP_TO: folder,
      BACKUP_KEY: key,
    },
  })
  expect(await readFile(join(place, 'media', picture.path))).toEqual(picture.bytes)
  for (const figure of ['orders: 2', `orders' totals: ${2 * total}`, 'units in stock: 7'])
    expect(stdout).toContain(`  ${figure}\n`)
  const mark = await backups.read(comparedMark(made.name))
  expect(Date.parse(`${mark}`)).toBeGreaterThan(made.at.getTime())
  expect(await shop.one('SELECT count(*) FROM orders')).toEqual({ count: 3 })

  const there = openTestServices({ database })
  const count = async (table: string) =>
    (await database.pool.query(`SELECT count(*)::int AS n FROM ${table}`)).rows[0].n
  expect([await count('orders'), await count('order_lines'), await count('stock_reservations')]).toEqual([
    2, 2, 2,
  ])
  // A customer whom the backup has goes on buying: numbers follow, the stock is watched, and prices are compared.
  const { rows } = await database.pool.query(
    'SELECT customer_id AS "customerId", id AS "addressId" FROM addresses LIMIT 1',
  )
  const again = orderRequest(rows[0], [line(product)], total)
  expect(isRefusal(await there.checkout.place(rows[0].customerId, readOrderRequest(again)))).toBe(false)
  expect(await count('stock_reservations')).toBe(3)
  const rules = await Promise.all(
    [database, shop.database].map(({ pool }) =>
      pool.query(
        `SELECT (SELECT array_agg(indexdef ORDER BY indexname) FROM pg_indexes WHERE schemaname = 'public') AS indexes,
           (SELECT array_agg(conname::text || pg_get_constraintdef(oid) ORDER BY conname, conrelid::regclass::text)
            FROM pg_constraint WHERE connamespace = 'public'::regnamespace) AS constraints,
           (SELECT array_agg(tgname::text || tgenabled::text ORDER BY tgname) FROM pg_trigger WHERE NOT tgisinternal) AS triggers`,
      ),
    ),
  )
  expect(rules[0]?.rows).toEqual(rules[1]?.rows)
})

test('a backup takes away what is too old, with its mark', async () => {
  expect(made.removed).toEqual([old])
  for (const name of [old, comparedMark(old)]) expect(await backups.has(name)).toBe(false)
})

test('no moment of the database is held while pictures are copied', () => {
  expect(momentsHeld).toEqual({ connections: 1, moments: 0 })
})

describe('nothing is written of', () => {
  const otherKey = () => generateX25519Identity()
  test.each<[string, RegExp, (bytes: Buffer) => Buffer, (() => Promise<string>)?]>([
    ['a backup of another key', /broken, or was made with another key/, (bytes) => bytes, otherKey],
    [
      'one of which a byte is another',
      /broken, or was made with another key/,
      (bytes) => bytes.fill(255 - (bytes[3000] ?? 0), 3000, 3001),
    ],
    [
      'one that was cut',
      /broken, or was made with another key/,
      (bytes) => bytes.subarray(0, bytes.length - 9),
    ],
    [
      'a file that anyone may have written',
      /not encrypted/,
      () => Buffer.from('not a backup at all, but a text'),
    ],
  ])('%s', async (_what, refusal, change, keyOf = async () => key) => {
    const { database, tables } = await bareDatabase()
    const bytes = change(await file())
    await expect(restoreFrom(reading(bytes), database.url, await keyOf())).rejects.toThrow(refusal)
    expect(await tables()).toEqual([])
  })

  test('one whose rows are not those that were backed up', async () => {
    const { database, tables } = await bareDatabase()
    const bytes = await changed(await file(), 'stock', (rows) => rows.replace(/\t7(?=[\t\n])/, '\t8'))
    await expect(restoreFrom(reading(bytes), database.url)).rejects.toThrow(
      'stock has other rows than the backup; units in stock: 8 instead of 7',
    )
    expect(await tables()).toEqual([])
  })

  test('a whole one into a database that has something', async () => {
    await expect(restoreFrom(reading(await file()), shop.database.url)).rejects.toThrow(
      /^The database is not empty/,
    )
    expect(await shop.one('SELECT count(*) FROM orders')).toEqual({ count: 3 })
  })
})

/** The backup with other rows of a table, which its end says are right. */
async function changed(bytes: Buffer, table: string, change: (rows: string) => string): Promise<Buffer> {
  const files: ArchiveFile[] = []
  let hash = ''
  for await (const each of readArchive(Readable.from([bytes]), key)) {
    if (each.name.startsWith(`tables/${table}/`)) {
      each.bytes = Buffer.from(change(each.bytes.toString()))
      hash = createHash('sha256').update(each.bytes).digest('hex')
    }
    if (each.name === endFile) {
      const end = readEnd(each.bytes)
      end.tables[table] = hash
      each.bytes = Buffer.from(JSON.stringify(end))
    }
    files.push(each)
  }
  const archive = await writeArchive(Readable.from(files), key)
  return Buffer.concat(await archive.toArray())
}

const noMedia = { read: async () => null, async *list() {} }

test('where a clock may have leapt, what is too old is left, as is what a clock made that was ahead, and both are told', async () => {
  const place = await mkdtemp(join(tmpdir(), 'huella-clocks-'))
  onTestFinished(() => rm(place, { recursive: true, force: true }))
  const to = join(place, 'backups')
  const store = folderStore(to)
  const spared = [daysFromNow(-900), daysFromNow(-899)]
  const ahead = daysFromNow(900)
  for (const name of [...spared, ahead]) await store.write(name, Buffer.from('a backup'))
  const environment = {
    PATH: process.env.PATH,
    DATABASE_URL: shop.database.url,
    BACKUP_TO: to,
    DATA_DIR: join(place, 'data'),
  }
  const run = (program: string, ...asked: string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, '..', program), ...asked], {
      env: environment,
    })
  const told = await run('backup-main.ts').catch(({ stderr }: { stderr: string }) => stderr)
  expect(told).toContain('The backup stands. 2 that are too old were left')
  expect(told).toContain(`the newest of them ${spared[1]}. 1 were made while a clock was ahead`)
  const names: string[] = []
  for await (const { path } of store.list()) names.push(path)
  expect(names).toEqual(expect.arrayContaining([...spared, ahead]))

  for (const name of names.filter((each) => each !== ahead)) await store.remove(name)
  const refused = await run('restore-main.ts', 'latest').catch(({ stderr }: { stderr: string }) => stderr)
  expect(refused).toContain(`ask for one by its name, the newest of them ${ahead}.`)
})

test('no backup is made without the pictures where their folder cannot be read', async () => {
  await backups.write('no folder', Buffer.from(''))
  const unread = folderStore(join(folder, 'no folder'))
  const backing = backUp({ url: shop.database.url, media: unread, to: backups, key, keepDays: 30 })
  await expect(backing).rejects.toThrow(/^ENOTDIR/)
  const unmade = folderStore(join(folder, 'no pictures yet'))
  const without = await backUp({ url: shop.database.url, media: unmade, to: backups, key, keepDays: 30 })
  expect(without.pictures).toBe(0)
})

test('what a disk that is mounted has for itself is none of the files', async () => {
  const place = await mkdtemp(join(tmpdir(), 'huella-disk-'))
  onTestFinished(() => rm(place, { recursive: true, force: true }))
  const disk = folderStore(place)
  for (const path of ['lost+found/#12', '.Trash-0/files/a.jpg', 'a/.nfs0001', 'a/b.jpg'])
    await disk.write(path, Buffer.from('x'))
  const listed: string[] = []
  for await (const { path } of disk.list()) listed.push(path)
  expect(listed).toEqual(['a/b.jpg'])
})

test('where a backup cannot be written, the place is named, and not where something cannot be read for it', async () => {
  await backups.write('a file', Buffer.from(''))
  const noFolder = folderStore(join(folder, 'a file'))
  const away = async () => {
    throw new Error('The pictures are away')
  }
  for (const key of [undefined, await generateX25519Identity()]) {
    const options = { url: shop.database.url, media, to: backups, key, keepDays: 30 }
    await expect(backUp({ ...options, to: noFolder })).rejects.toThrow(
      /^The backup could not be written where BACKUP_TO leads: \w+: .*[^.]\. See that it is there, and that the shop may write to it\.$/,
    )
    await expect(backUp({ ...options, media: { ...media, read: away } })).rejects.toThrow(
      /^The pictures are away$/,
    )
  }
})

test('a backup stands, and says so, where those that are too old may not be removed', async () => {
  const place = await mkdtemp(join(tmpdir(), 'huella-unremoved-'))
  onTestFinished(() => rm(place, { recursive: true, force: true }))
  const store = folderStore(place)
  for (const name of [old, daysFromNow(-25)]) await store.write(name, Buffer.from('old'))
  const forbidden = new Error('AccessDenied')
  const to = { ...store, remove: () => Promise.reject(forbidden) }
  const { name, ...about } = await backUp({ url: shop.database.url, media: noMedia, to, key, keepDays: 30 })
  expect(await store.has(name)).toBe(true)
  expect(about).toMatchObject({ removed: [], unremoved: forbidden })
})

test.each([
  ['on', null, null, false],
  ['on', null, '2026-11-23', true],
  ['on', '2026-11-22', '2026-11-23', true],
  ['on', '2026-11-23', '2026-11-22', false],
  ['off', '2026-11-22', '2026-11-23', false],
])(
  'with archive_mode %s a log archived at %s that failed at %s fails: %s',
  async (mode, archived, failed, isFailing) => {
    const client = await shop.database.pool.connect()
    try {
      // Before the server's own view of the name.
      await client.query('SET search_path = pg_temp, public, pg_catalog')
      await client.query(
        'CREATE TEMP TABLE pg_stat_archiver AS SELECT $1::timestamptz AS last_archived_time, $2::timestamptz AS last_failed_time',
        [archived, failed],
      )
      await client.query(
        `CREATE TEMP TABLE pg_settings AS SELECT 'archive_mode' AS name, $1::text AS setting`,
        [mode],
      )
      expect(await isArchiveFailing({ pool: client as never })).toBe(isFailing)
    } finally {
      client.release(true)
    }
  },
)
