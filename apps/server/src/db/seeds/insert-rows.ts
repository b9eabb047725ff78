import { sql } from 'drizzle-orm'
import type { Transaction } from '../connection.ts'

/**
 * Inserts rows in one statement. Keys are the table's own column names; columns that no row names keep
 * their defaults. Every row has the same keys. `keepsOwn` leaves what the table has under the same key as it is.
 */
export async function insertRows(
  tx: Transaction,
  table: string,
  rows: readonly Record<string, unknown>[],
  { keepsOwn = false } = {},
): Promise<void> {
  const [first] = rows
  if (!first) return
  const name = sql.identifier(table)
  const columns = sql.join(
    Object.keys(first).map((column) => sql.identifier(column)),
    sql`, `,
  )
  await tx.execute(sql`
    insert into ${name} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)
    ${keepsOwn ? sql`on conflict do nothing` : sql``}`)
}

/** Moves a table's identity past the ids that were given by hand. */
export async function advanceIdentity(tx: Transaction, table: string): Promise<void> {
  await tx.execute(sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), coalesce(max(id), 1))
    from ${sql.identifier(table)}`)
}
