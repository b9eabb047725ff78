import { sql } from 'drizzle-orm'
import type { Transaction } from './connection.ts'

/** Where something is made, and the key under which it is made once. */
export type Making = { table: string; key: string | undefined }

/** `staffId`: who made it; `version`: as whoever sent it under the key left it. Null where nobody noted them. */
export type Made = { id: number; staffId: number | null; version: number | null }

/** Nobody asks for an answer any more that is so old. */
const retentionDays = 30

/** What the desk has made under keys. */
export const madeRows = {
  /**
   * What was made under a key; undefined where nothing was, or without a key. Whoever asks for the same key
   * waits until the transaction ends, and finds what it made.
   */
  async find(tx: Transaction, { table, key }: Making): Promise<Made | undefined> {
    if (key === undefined) return undefined
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`made ${table} ${key}`}, 0))`)
    const { rows } = await tx.execute<Made>(sql`
      SELECT row_id AS id, staff_id AS "staffId", version FROM made_rows
      WHERE table_name = ${table} AND key = ${key}::uuid`)
    return rows[0]
  },

  /** Notes what was made under a key, or which version of it whoever made it has left now. */
  async note(
    tx: Transaction,
    { table, key }: Making,
    { id, version = null }: { id: number; version?: number | null },
    staffId: number | null,
  ): Promise<void> {
    if (key === undefined) return
    await tx.execute(sql`
      INSERT INTO made_rows (table_name, key, row_id, staff_id, version)
      VALUES (${table}, ${key}::uuid, ${id}, ${staffId}::int, ${version}::int)
      ON CONFLICT (table_name, key) DO UPDATE SET version = excluded.version`)
    await tx.execute(
      sql`DELETE FROM made_rows WHERE made_at < now() - make_interval(days => ${retentionDays}::int)`,
    )
  },
}
