import { sql } from 'drizzle-orm'
import type { Transaction } from './connection.ts'

/** Where something is made, and the key under which it is made once. */
export type Making = { table: string; key: string | undefined }

/** Nobody asks for an answer any more that is so old. */
const keptDays = 30

/** What the desk has made under keys. */
export const madeRows = {
  /**
   * The id of what was made under a key; undefined where nothing was, or without a key. Whoever asks for the same key
   * waits until the transaction ends, and finds what it made.
   */
  async find(tx: Transaction, { table, key }: Making): Promise<number | undefined> {
    if (key === undefined) return undefined
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`made ${table} ${key}`}, 0))`)
    const { rows } = await tx.execute<{ id: number }>(
      sql`SELECT row_id AS id FROM made_rows WHERE table_name = ${table} AND key = ${key}::uuid`,
    )
    return rows[0]?.id
  },

  async note(tx: Transaction, { table, key }: Making, id: number): Promise<void> {
    if (key === undefined) return
    await tx.execute(sql`
      INSERT INTO made_rows (table_name, key, row_id) VALUES (${table}, ${key}::uuid, ${id})`)
    await tx.execute(
      sql`DELETE FROM made_rows WHERE made_at < now() - make_interval(days => ${keptDays}::int)`,
    )
  },
}

/**
 * Whether somebody has saved a row since that version was read. Who made it under a key and sends it again, since no answer
 * came, has read none; as long as nobody else has saved it, it is as it is sent last. `maker` is null where no key led here.
 */
export const isStale = (
  row: { version: number; editedBy: string },
  version: number,
  maker: string | null,
): boolean => row.version !== version && !(version === 0 && row.editedBy === maker)
