import type { Writable } from 'node:stream'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrateWithin, refuseUnfit } from '../db/migrate.ts'
import { BackupError } from './backup-error.ts'
import type { BackedTable, Manifest } from './manifest.ts'
import { columnsOf, describeContents, nameOf } from './shop-copy.store.ts'

const anyTable = `SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname IN ('public', 'pgboss') AND c.relkind IN ('r', 'p')
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
  ORDER BY 1 LIMIT 1`

const foreignKeys = `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name,
    pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`

/** Those that no constraint keeps. */
const indexes = `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')`

const everyTable = `SELECT c.oid::regclass::text AS name FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')`

export type ShopLoad = Awaited<ReturnType<typeof openShopLoad>>

/**
 * Puts a shop into the empty database at `url`, in one transaction: nothing of it stands before `commit`. Throws
 * `BackupError` where the database is not empty.
 */
export async function openShopLoad(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'huella restore', keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  type Found = { name: string; table?: string; definition?: string }
  const texts = async (sql: string) => (await client.query<Found>(sql)).rows
  let later: string[] = []

  async function begin(): Promise<void> {
    await refuseUnfit(client)
    await client.query('BEGIN')
    await client.query('SET LOCAL statement_timeout = 0; SET LOCAL search_path = public')
    const found = (await texts(anyTable))[0]
    if (!found) return
    await client.query('ROLLBACK')
    throw new BackupError(
      `The database is not empty (it has ${found.name}): name an empty one in DATABASE_URL, or another folder in DATA_DIR.`,
    )
  }

  /** The rows go in without what watches over them: it stands again, and looks at them all, before the end. */
  async function setAside(): Promise<void> {
    await client.query('SET CONSTRAINTS ALL IMMEDIATE')
    const keys = await texts(foreignKeys)
    const kept = await texts(indexes)
    const tables = (await texts(everyTable)).map(({ name }) => name)
    for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
    for (const { name } of kept) await client.query(`DROP INDEX ${name}`)
    for (const name of tables) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
    await client.query(`TRUNCATE ${tables.join(', ')}`)
    later = [
      ...kept.map(({ definition = '' }) => definition),
      ...keys.map(
        ({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`,
      ),
      ...tables.map((name) => `ALTER TABLE ${name} ENABLE TRIGGER USER`),
    ]
  }

  try {
    await begin()
  } catch (error) {
    await client.end()
    throw error
  }

  return {
    /** Makes the tables that the backup is of. Throws `MigrationError` where this Huella does not know its schema. */
    async prepare({ migrations, tables }: Manifest): Promise<void> {
      await migrateWithin(client, migrations)
      await setAside()
      const here = new Set((await describeContents(client)).tables.map(({ name }) => name))
      const same = here.size === tables.length && tables.every(({ name }) => here.has(name))
      if (!same)
        throw new BackupError(
          'The backup has other tables than its migrations make: it is no backup of Huella.',
        )
    },

    /** Takes the rows of a table as `COPY` writes them. Ended only once the database has them. */
    rowsInto(table: BackedTable): Writable {
      const into = `COPY ${nameOf(client, table)} (${columnsOf(client, table)}) FROM STDIN WITH (FREEZE)`
      // Who writes looks at what went wrong.
      return client.query(copyFrom(into)).on('error', () => undefined)
    },

    /** Puts back what was set aside, and says what differs from the backup; an empty list where nothing does. */
    async finish(manifest: Manifest): Promise<string[]> {
      for (const statement of later) await client.query(statement)
      for (const { name, last, isCalled } of manifest.sequences)
        await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
          nameOf(client, { name }),
          last,
          isCalled,
        ])
      return differences(manifest, await describeContents(client))
    },

    async commit(): Promise<void> {
      await client.query('COMMIT')
      await client.query('ANALYZE')
    },

    /** What was not committed is gone. May be called twice. */
    close: (): Promise<void> => client.end(),
  }
}

/** What of a backup a database has otherwise, a line each. */
function differences(wanted: Manifest, found: Pick<Manifest, 'tables' | 'sequences' | 'figures'>): string[] {
  const tables = new Map(found.tables.map((table) => [table.name, table]))
  const sequences = new Map(found.sequences.map(({ name, last }) => [name, last]))
  return [
    ...wanted.tables.flatMap(({ name, rows, digest }) => {
      const here = tables.get(name)
      if (here?.rows !== rows) return [`${name} has ${here?.rows ?? 'no'} rows instead of ${rows}`]
      return here.digest === digest ? [] : [`${name} has other rows than the backup`]
    }),
    ...wanted.sequences.flatMap(({ name, last }) =>
      sequences.get(name) === last ? [] : [`${name} stands at ${sequences.get(name)} instead of ${last}`],
    ),
    ...Object.entries(wanted.figures).flatMap(([name, value]) =>
      found.figures[name] === value ? [] : [`${name}: ${found.figures[name]} instead of ${value}`],
    ),
  ]
}
