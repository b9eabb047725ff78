import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { BackupError } from './backup-error.ts'
import { type BackedTable, type Manifest, manifestFormat } from './manifest.ts'

/** Backups take turns. */
const lockKey = 4_823_571

/** How values are written, whatever the server's own settings are: a row has one text everywhere. */
const oneWriting = `SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL statement_timeout = 0;
  SET LOCAL search_path = public; SET LOCAL client_encoding = 'UTF8'`

/** What of a table is kept: not what the server empties by itself after a crash, nor what an extension keeps. */
const copiedTables = `SELECT c.oid, c.relname AS name,
    array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND c.relpersistence = 'p'
    AND NOT c.relispartition
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
  GROUP BY c.oid, c.relname ORDER BY c.relname`

const copiedSequences = `SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`

const figures = `SELECT
  (SELECT count(*) FROM orders)::text AS orders,
  (SELECT coalesce(sum(total), 0) FROM orders)::text AS "orders' totals",
  (SELECT coalesce(sum(amount), 0) FROM payments)::text AS payments,
  (SELECT coalesce(sum(amount), 0) FROM manual_payments)::text AS "manual payments",
  (SELECT coalesce(sum(amount), 0) FROM refunds)::text AS refunds,
  (SELECT coalesce(sum(quantity), 0) FROM stock)::text AS "units in stock",
  (SELECT count(*) FROM customers)::text AS customers`

export type ShopCopy = Awaited<ReturnType<typeof openShopCopy>>

/**
 * The database at `url` as it is at one moment, whoever writes meanwhile: read over a connection of its own until
 * `close`. Throws `BackupError` while another copies it.
 */
export async function openShopCopy(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'huella backup', keepAlive: true })
  // A connection that breaks fails what is asked of it.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query(oneWriting)
    // For the transaction alone: behind a pooler the connection is another's afterwards.
    const lock = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS taken', [
      lockKey,
    ])
    if (!lock.rows[0]?.taken)
      throw new BackupError('A backup of this database is being made already: wait until it ends.')
  } catch (error) {
    await client.end()
    throw error
  }

  return {
    async manifest(): Promise<Manifest> {
      const { rows: about } = await client.query<{ at: Date; postgres: string }>(
        `SELECT now() AS at, current_setting('server_version') AS postgres`,
      )
      const migrations = await client.query<{ name: string; checksum: string }>(
        'SELECT name, checksum FROM migrations ORDER BY name',
      )
      return {
        format: manifestFormat,
        at: about[0]?.at.toISOString() ?? '',
        postgres: about[0]?.postgres ?? '',
        migrations: migrations.rows,
        ...(await describeContents(client)),
      }
    },

    /** The rows of a table as `COPY` writes them, in UTF-8, a line each. */
    rowsOf: (table: BackedTable): AsyncIterable<Buffer> =>
      client.query(
        copyTo(`COPY (SELECT ${columnsOf(client, table)} FROM ${nameOf(client, table)}) TO STDOUT`),
      ),

    /** Lets go of the moment, not of the turn: no more is read, and the database may clear what it kept for it. */
    async letGo(): Promise<void> {
      await client.query('COMMIT')
      await client.query('BEGIN ISOLATION LEVEL READ COMMITTED READ ONLY')
      // Without parameters: the portal of a statement that has some keeps its snapshot.
      await client.query(`SELECT pg_try_advisory_xact_lock(${lockKey})`)
    },

    async close(): Promise<void> {
      await client.end()
    },
  }
}

/** What a database holds and comes to: the same for what was backed up and for what was put back. */
export async function describeContents(
  client: pg.Client,
): Promise<Pick<Manifest, 'tables' | 'sequences' | 'figures'>> {
  await client.query(oneWriting)
  const found = await client.query<{ name: string; columns: string[] }>(copiedTables)
  const tables: BackedTable[] = []
  for (const { name, columns } of found.rows) {
    const counted = await client.query<{ rows: number; digest: string }>(
      `SELECT count(*) AS rows, coalesce(sum(hashtextextended(kept::text, 0)::numeric), 0)::text AS digest
       FROM (SELECT ${columnsOf(client, { columns })} FROM ${nameOf(client, { name })}) AS kept`,
    )
    tables.push({ name, columns, rows: counted.rows[0]?.rows ?? 0, digest: counted.rows[0]?.digest ?? '' })
  }
  const sequences: Manifest['sequences'] = []
  for (const { name } of (await client.query<{ name: string }>(copiedSequences)).rows) {
    const { rows } = await client.query<{ last: string; isCalled: boolean }>(
      `SELECT last_value::text AS last, is_called AS "isCalled" FROM ${nameOf(client, { name })}`,
    )
    if (rows[0]) sequences.push({ name, ...rows[0] })
  }
  const { rows } = await client.query<Record<string, string>>(figures)
  return { tables, sequences, figures: rows[0] ?? {} }
}

/** What the shop's books at `url` come to. */
export async function figuresOf(url: string): Promise<Manifest['figures']> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, string>>(figures)).rows[0] ?? {}
  } finally {
    await client.end()
  }
}

export const nameOf = (client: pg.Client, { name }: { name: string }): string =>
  `public.${client.escapeIdentifier(name)}`

export const columnsOf = (client: pg.Client, { columns }: { columns: string[] }): string =>
  columns.map((column) => client.escapeIdentifier(column)).join(', ')
