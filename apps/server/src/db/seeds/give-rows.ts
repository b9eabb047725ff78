import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../connection.ts'
import { insertRows } from './insert-rows.ts'

type Row = Record<string, unknown>

type Gift<Given extends Row> = {
  table: string
  /** Under which name it is remembered; the table's where nothing else is said. */
  source?: string
  /** What a row is known by. */
  key: readonly string[]
  /** Columns of the table. `id` is no part of what is compared. */
  rows: readonly Given[]
  /** Writes rows that were never given; what the shop has under their keys is left as it is. */
  insert?: (rows: readonly Given[]) => Promise<void>
}

/**
 * Gives a shop the rows of a release (docs/decisions/0210). Those that were never given are written; those that have
 * changed since are changed, where the shop has them as they were given; nothing else is touched. Answers the rows that
 * were never given before.
 */
export async function giveRows<Given extends Row>(
  tx: Transaction,
  { table, source = table, key, rows, insert }: Gift<Given>,
): Promise<Given[]> {
  const gifts = rows.map((row) => ({ row, key: keyOf(row, key), digest: digestOf(row, key) }))
  const whole = digest(gifts.map((gift) => [gift.key, gift.digest]))
  const known = await givenBefore(tx, source)
  if (known.get('') === whole) return []
  const fresh = gifts.filter((gift) => !known.has(gift.key)).map(({ row }) => row)
  await (insert ? insert(fresh) : insertRows(tx, table, fresh, { keepsOwn: true }))
  const changed = gifts.filter((gift) => (known.get(gift.key) ?? gift.digest) !== gift.digest)
  await changeUntouched(tx, { table, key, rows: changed.map(({ row }) => row), known })
  const remembered = [...gifts, { key: '', digest: whole }].map((each) => ({
    key: each.key,
    digest: each.digest,
  }))
  await tx.execute(sql`
    insert into given_rows (source, key, digest)
    select ${source}, key, digest
    from jsonb_to_recordset(${JSON.stringify(remembered)}::jsonb) as given (key text, digest text)
    on conflict (source, key) do update set digest = excluded.digest where given_rows.digest <> excluded.digest`)
  return fresh
}

/** Whether anything was ever given under a name. */
export const wasGiven = async (tx: Transaction, source: string): Promise<boolean> =>
  (await givenBefore(tx, source)).size > 0

async function givenBefore(tx: Transaction, source: string): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ key: string; digest: string }>(
    sql`select key, digest from given_rows where source = ${source}`,
  )
  return new Map(rows.map((row) => [row.key, row.digest]))
}

async function changeUntouched(
  tx: Transaction,
  { table, key, rows, known }: Pick<Gift<Row>, 'table' | 'key' | 'rows'> & { known: Map<string, string> },
): Promise<void> {
  const [first] = rows
  if (!first) return
  const name = sql.identifier(table)
  const given = (some: readonly Row[]) =>
    sql`jsonb_populate_recordset(null::${name}, ${JSON.stringify(some)}::jsonb)`
  const same = sql.join(
    key.map((column) => sql`own.${sql.identifier(column)} = given.${sql.identifier(column)}`),
    sql` and `,
  )
  const columns = Object.keys(first)
  const { rows: stored } = await tx.execute<Row>(
    sql`select own.* from ${name} own join ${given(rows)} given on ${same}`,
  )
  const untouched = new Set(
    stored
      .map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])))
      .filter((row) => digestOf(row, key) === known.get(keyOf(row, key)))
      .map((row) => keyOf(row, key)),
  )
  const changes = rows.filter((row) => untouched.has(keyOf(row, key)))
  const written = columns.filter((column) => column !== 'id' && !key.includes(column))
  if (changes.length === 0 || written.length === 0) return
  const assignments = written.map(
    (column) => sql`${sql.identifier(column)} = given.${sql.identifier(column)}`,
  )
  await tx.execute(
    sql`update ${name} own set ${sql.join(assignments, sql`, `)} from ${given(changes)} given where ${same}`,
  )
}

const keyOf = (row: Row, key: readonly string[]) => JSON.stringify(key.map((column) => row[column]))

/** Of all but the key. */
const digestOf = (row: Row, key: readonly string[]) =>
  digest(
    Object.fromEntries(Object.entries(row).filter(([column]) => column !== 'id' && !key.includes(column))),
  )

/** Of a value, in whatever order its names are written. */
const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value, inOrder)).digest('base64url')

const inOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value
