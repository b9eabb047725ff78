import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type Baseline, schemaBaseline } from './baseline.ts'
import { type Database, postgresCode } from './connection.ts'

/** The schema cannot be brought up to date; the message is one plain sentence that names the migration. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

type Migration = { name: string; sql: string; checksum: string }
type Applied = { name: string; checksum: string }

const migrationsFolder = join(import.meta.dirname, 'migrations')
const lockKey = 4_823_552
/** What the schema is written in has been there since PostgreSQL 15. */
const oldestServer = 150_000
const fileNamePattern = /^(\d{4})-[a-z0-9-]+\.sql$/

/** How long a migration waits for each lock, how often it is tried, and how long the shop has between; in ms. */
export type LockWaits = { lockMs: number; attempts: number; pauseMs: number }

/**
 * Who buys waits behind a migration that waits for a lock: it gives up soon, and comes back after them. Yet no sooner than
 * PostgreSQL ends the cleaning of a table that is in somebody's way, which is after one second.
 */
const lockWaits: LockWaits = { lockMs: 3000, attempts: 10, pauseMs: 1000 }
const deadlockDetected = '40P01'
const lockNotAvailable = '55P03'

const makeTable = `CREATE TABLE IF NOT EXISTS public.migrations (
  name text PRIMARY KEY,
  checksum text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
)`
const noteApplied = 'INSERT INTO public.migrations (name, checksum) VALUES ($1, $2)'

/**
 * Applies, in order and each in one transaction, the migrations that the database lacks, and returns their
 * names. An advisory lock makes processes that start together take turns. One that gets no lock beside the shop that
 * sells is tried again. A database that has all the migrations whose place the baseline took has the baseline.
 * Throws `MigrationError` when the schema is newer, changed, or half made, or when a migration fails.
 */
export async function migrate(
  database: Pick<Database, 'pool'>,
  folder = migrationsFolder,
  baseline: Baseline = schemaBaseline,
  waits = lockWaits,
): Promise<string[]> {
  const known = await readMigrations(folder)
  const client = await database.pool.connect()
  let broken = false
  try {
    await refuseUnfit(client)
    await client.query('SELECT pg_advisory_lock($1)', [lockKey])
    const applied = await withBaseline(client, await readApplied(client), known, baseline)
    const missing = missingMigrations(known, applied)
    for (const migration of missing) await applyPatiently(client, migration, waits)
    return missing.map(({ name }) => name)
  } catch (error) {
    broken = true
    throw error
  } finally {
    if (!broken) await client.query('SELECT pg_advisory_unlock($1)', [lockKey])
    client.release(broken)
  }
}

/**
 * Makes the schema of a backup in an empty database: these migrations and no others, in the transaction that `client`
 * is in. Throws `MigrationError` where one of them is not known here, or was another.
 */
export async function migrateWithin(client: pg.ClientBase, wanted: Applied[]): Promise<void> {
  const known = await readMigrations(migrationsFolder)
  const unknown = wanted.find(
    ({ name, checksum }) => known.find((each) => each.name === name)?.checksum !== checksum,
  )
  if (unknown) {
    throw new MigrationError(
      `The backup is of a Huella whose ${unknown.name} is not known here: restore it with the version that made it.`,
    )
  }
  const names = new Set(wanted.map(({ name }) => name))
  await client.query(makeTable)
  for (const { name, sql, checksum } of known.filter((each) => names.has(each.name))) {
    await client.query(sql)
    await client.query(noteApplied, [name, checksum])
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const numbers = new Set<string>()
  return Promise.all(
    files.map(async (file) => {
      const number = fileNamePattern.exec(file)?.[1]
      if (!number) throw new MigrationError(`The migration ${file} is not named like 0001-name.sql.`)
      if (numbers.has(number)) throw new MigrationError(`Two migrations have the number ${number}.`)
      numbers.add(number)
      const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
      const checksum = createHash('sha256').update(sql).digest('hex')
      return { name: file.slice(0, -'.sql'.length), sql, checksum }
    }),
  )
}

async function readApplied(client: pg.PoolClient): Promise<Applied[]> {
  const table = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('public.migrations') IS NOT NULL AS exists`,
  )
  if (!table.rows[0]?.exists) {
    await refuseForeignTables(client)
    return []
  }
  const rows = await client.query<Applied>('SELECT name, checksum FROM public.migrations ORDER BY name')
  return rows.rows
}

/** Notes the baseline instead of what it took the place of. */
async function withBaseline(
  client: pg.PoolClient,
  applied: Applied[],
  known: Migration[],
  { replaced, lastNumber }: Baseline,
): Promise<Applied[]> {
  if (!applied.some(({ name }) => name === replaced.first)) return applied
  const last = applied.at(-1)
  if (last?.name !== replaced.last || last.checksum !== replaced.checksum) {
    throw new MigrationError(
      `The database stopped at ${last?.name}, before its migrations became one baseline: start the Huella that ends with ${replaced.last} on it once, or begin with an empty one where nothing in it is worth keeping (without DATABASE_URL, remove DATA_DIR).`,
    )
  }
  const made = known.filter(({ name }) => name.slice(0, 4) <= lastNumber)
  await client.query('BEGIN')
  await client.query('DELETE FROM public.migrations')
  await client.query(
    'INSERT INTO public.migrations (name, checksum) SELECT * FROM unnest($1::text[], $2::text[])',
    [made.map(({ name }) => name), made.map(({ checksum }) => checksum)],
  )
  await client.query('COMMIT')
  return made
}

/** Throws `MigrationError` where the schema cannot stand in the database, as what it would fail with names something else. */
export async function refuseUnfit(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<Record<'name' | 'version' | 'number' | 'encoding', string>>(
    `SELECT current_database() AS name, current_setting('server_version') AS version,
       current_setting('server_version_num') AS number, current_setting('server_encoding') AS encoding`,
  )
  for (const { name, version, number, encoding } of rows) {
    if (Number(number) < oldestServer)
      throw new MigrationError(
        `PostgreSQL ${version} is older than the shop can use: name one of 15 or later in DATABASE_URL.`,
      )
    if (encoding !== 'UTF8')
      throw new MigrationError(
        `The database ${name} is in ${encoding}: make one in UTF-8 (createdb --template template0 --encoding UTF8), and name it in DATABASE_URL.`,
      )
  }
}

async function refuseForeignTables(client: pg.PoolClient): Promise<void> {
  const tables = await client.query<{ relname: string }>(
    `SELECT c.relname FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
     ORDER BY c.relname LIMIT 1`,
  )
  const name = tables.rows[0]?.relname
  if (name === undefined) return
  throw new MigrationError(
    `The database already holds tables that are not Huella's (for example "${name}"): name an empty one in DATABASE_URL.`,
  )
}

function missingMigrations(known: Migration[], applied: Applied[]): Migration[] {
  for (const { name, checksum } of applied) {
    const migration = known.find((candidate) => candidate.name === name)
    if (!migration) {
      throw new MigrationError(
        `The database was migrated by a newer Huella (${name} is not known here): start that version, or restore a backup.`,
      )
    }
    if (migration.checksum !== checksum) {
      throw new MigrationError(
        `The migration ${name} was changed after this database had applied it: restore the file and write a new migration.`,
      )
    }
  }
  const names = new Set(applied.map(({ name }) => name))
  const missing = known.filter(({ name }) => !names.has(name))
  const last = applied.at(-1)?.name
  const skipped = missing.find(({ name }) => last !== undefined && name < last)
  if (skipped) {
    throw new MigrationError(
      `The database is half migrated: ${skipped.name} was never applied although ${last} was: restore a backup.`,
    )
  }
  return missing
}

async function applyPatiently(client: pg.PoolClient, migration: Migration, waits: LockWaits): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(client, migration, waits.lockMs)
    } catch (error) {
      const code = postgresCode(error)
      const gotNoLock = code === deadlockDetected || code === lockNotAvailable
      if (!gotNoLock || attempt >= waits.attempts) throw error
      await sleep(waits.pauseMs)
    }
  }
}

/** What notes migrations comes with the first of them: a database where that one fails is as empty as it was. */
async function apply(
  client: pg.PoolClient,
  { name, sql, checksum }: Migration,
  lockMs: number,
): Promise<void> {
  await client.query(`BEGIN; SET LOCAL lock_timeout = ${lockMs}; ${makeTable}`)
  try {
    await client.query(sql)
    await client.query(noteApplied, [name, checksum])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationError(`The migration ${name} failed and was undone: ${reason}.`, { cause: error })
  }
}
