import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { createDatabase } from './connection.ts'
import { migrate, refuseUnfit } from './migrate.ts'

const firstMigration = 'CREATE TABLE dogs (id integer PRIMARY KEY, name text NOT NULL);'
const secondMigration =
  "ALTER TABLE dogs ADD COLUMN size text NOT NULL DEFAULT 'mediano'; CREATE INDEX ON dogs (size);"

test('refuses a database whose letters are not UTF-8, and a server of before', async () => {
  const { url, pool, drop } = await createTestDatabase({ bare: true })
  const name = `${new URL(url).pathname.slice(1)}_ascii`
  await pool.query(
    `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LOCALE 'C'`,
  )
  const ascii = createDatabase(Object.assign(new URL(url), { pathname: name }).href, { max: 1 })
  try {
    await expect(migrate(ascii)).rejects.toThrow(`The database ${name} is in SQL_ASCII: make one in UTF-8`)
  } finally {
    await ascii.close()
    await pool.query(`DROP DATABASE ${name}`)
    await drop()
  }
  const rows = [{ name: 'huella', version: '14.19', number: '140019', encoding: 'UTF8' }]
  const former = { query: async () => ({ rows }) } as unknown as ClientBase
  await expect(refuseUnfit(former)).rejects.toThrow('PostgreSQL 14.19 is older than the shop can use')
})

describe('migrate', () => {
  let database: TestDatabase
  let folder: string

  beforeAll(async () => {
    database = await createTestDatabase({ bare: true })
  })
  afterAll(() => database?.drop())

  beforeEach(async () => {
    await database.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    folder = await mkdtemp(join(tmpdir(), 'huella migrations '))
    await put('0001-dogs', firstMigration)
    return () => rm(folder, { recursive: true })
  })

  const put = (name: string, sql: string) => writeFile(join(folder, `${name}.sql`), sql)
  const run = () => migrate(database, folder)

  test('applies what is missing, in order, to a database with data', async () => {
    expect(await run()).toEqual(['0001-dogs'])
    await database.pool.query("INSERT INTO dogs VALUES (1, 'Luna')")
    await put('0002-sizes', secondMigration)
    expect(await run()).toEqual(['0002-sizes'])
    expect(await run()).toEqual([])
    const rows = await database.pool.query('SELECT * FROM dogs')
    expect(rows.rows).toEqual([{ id: 1, name: 'Luna', size: 'mediano' }])
  })

  test('processes that start together take turns', async () => {
    await put('0002-sizes', secondMigration)
    const results = await Promise.all([run(), run(), run()])
    expect(results.flat().sort()).toEqual(['0001-dogs', '0002-sizes'])
  })

  test('a migration that fails is undone whole and named, and what came before it stays', async () => {
    await put('0002-broken', 'CREATE TABLE cats (id integer); SELECT * FROM nowhere;')
    await expect(run()).rejects.toThrow(/0002-broken failed and was undone: relation "nowhere"/)
    const cats = await database.pool.query("SELECT to_regclass('cats') AS cats, to_regclass('dogs') AS dogs")
    expect(cats.rows).toEqual([{ cats: null, dogs: 'dogs' }])
    await put('0002-broken', 'CREATE TABLE cats (id integer);')
    expect(await run()).toEqual(['0002-broken'])
  })

  test('a database where the first migration fails is as empty as before, for a backup to go into it', async () => {
    await put('0001-dogs', `${firstMigration} SELECT * FROM nowhere;`)
    await expect(run()).rejects.toThrow(/0001-dogs failed and was undone/)
    const { rows } = await database.pool.query(
      "SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace",
    )
    expect(rows).toEqual([])
    await put('0001-dogs', firstMigration)
    expect(await run()).toEqual(['0001-dogs'])
  })

  test('a user who may make nothing in the database hears what is said of permissions, and of no migration', async () => {
    const role = `nobody_${process.pid}`
    const url = Object.assign(new URL(database.url), { username: role, password: 'x' }).href
    await database.pool.query(`CREATE ROLE ${role} LOGIN PASSWORD 'x'`)
    const theirs = createDatabase(url, { max: 1 })
    try {
      await expect(migrate(theirs, folder)).rejects.toMatchObject({ code: '42501' })
    } finally {
      await theirs.close()
      await database.pool.query(`DROP ROLE ${role}`)
    }
  })

  test('refuses a migration that was changed after it was applied', async () => {
    await run()
    await put('0001-dogs', `${firstMigration} SELECT 1;`)
    await expect(run()).rejects.toThrow(/0001-dogs was changed/)
  })

  test('line endings are not a change', async () => {
    await put('0001-dogs', `${firstMigration}\nSELECT 1;\n`)
    await run()
    await put('0001-dogs', `${firstMigration}\r\nSELECT 1;\r\n`)
    expect(await run()).toEqual([])
  })

  test('refuses a schema that a newer version made', async () => {
    await put('0002-sizes', secondMigration)
    await run()
    await rm(join(folder, '0002-sizes.sql'))
    await expect(run()).rejects.toThrow(/newer Huella \(0002-sizes/)
  })

  test('refuses a half migrated schema and names what is missing', async () => {
    await put('0003-cats', 'CREATE TABLE cats (id integer);')
    await run()
    await put('0002-sizes', secondMigration)
    await expect(run()).rejects.toThrow(/half migrated: 0002-sizes was never applied although 0003-cats was/)
  })

  test("refuses a database that holds another program's tables", async () => {
    await database.pool.query('CREATE TABLE wp_posts (id integer)')
    await expect(run()).rejects.toThrow(/not Huella's \(for example "wp_posts"\)/)
  })

  test('refuses two migrations of one number and a name out of form', async () => {
    await put('0001-cats', 'SELECT 1;')
    await expect(run()).rejects.toThrow(/Two migrations have the number 0001/)
    await rm(join(folder, '0001-cats.sql'))
    await put('later', 'SELECT 1;')
    await expect(run()).rejects.toThrow(/later\.sql is not named like/)
  })

  describe('a baseline', () => {
    const sumOf = (sql: string) => createHash('sha256').update(sql).digest('hex')
    const baseline = {
      replaced: { first: '0001-dogs', last: '0002-sizes', checksum: sumOf(secondMigration) },
      lastNumber: '0002',
    }
    /** Puts the baseline where the old migrations were, and a migration that came after it. */
    async function squash(): Promise<void> {
      await rm(join(folder, '0001-dogs.sql'))
      await rm(join(folder, '0002-sizes.sql'), { force: true })
      await put('0001-animals', `${firstMigration} ${secondMigration}`)
      await put('0002-nothing', 'SELECT 1;')
      await put('0003-cats', 'CREATE TABLE cats (id integer);')
    }

    test('stands for all the migrations whose place it took, and a database with them keeps its data', async () => {
      await put('0002-sizes', secondMigration)
      await run()
      await database.pool.query("INSERT INTO dogs VALUES (1, 'Luna')")
      await squash()
      expect(await migrate(database, folder, baseline)).toEqual(['0003-cats'])
      expect(await migrate(database, folder, baseline)).toEqual([])
      expect((await database.pool.query('SELECT name FROM dogs')).rows).toEqual([{ name: 'Luna' }])
      const { rows } = await database.pool.query('SELECT name FROM migrations ORDER BY name')
      expect(rows.map(({ name }) => name)).toEqual(['0001-animals', '0002-nothing', '0003-cats'])
    })

    test('is applied to an empty database', async () => {
      await squash()
      expect(await migrate(database, folder, baseline)).toEqual(['0001-animals', '0002-nothing', '0003-cats'])
    })

    test('refuses a database that has only some of them, and says what to do', async () => {
      await run()
      await squash()
      await expect(migrate(database, folder, baseline)).rejects.toThrow(
        /stopped at 0001-dogs, .* start the Huella that ends with 0002-sizes on it once, or begin with an empty one/,
      )
    })
  })
})

test('a migration is never edited: its checksum stands in checksums.txt from its first day', async () => {
  const folder = join(import.meta.dirname, 'migrations')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const sums = await Promise.all(
    files.map(async (file) => {
      const sum = createHash('sha256').update(await readFile(join(folder, file)))
      return `${sum.digest('hex')}  ${file}`
    }),
  )
  const listed = (await readFile(join(folder, 'checksums.txt'), 'utf8')).trim().split('\n')
  expect(sums, 'a landed migration was edited, or a new one is not listed').toEqual(listed)
})
