import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../db/connection.ts'

export type WaitingPicture = {
  id: number
  importId: number
  productId: number
  line: number
  column: string
  url: string
  /** With this one. */
  attempts: number
}

export type PictureCounts = { waiting: number; kept: number; failed: number }

export const mostAttempts = 6

/** Pictures that files name: by their addresses, or by the names that they have in a ZIP. */
export const importPicturesStore = {
  /** Those that a product has already are not fetched again; those that failed are. */
  async add(
    tx: Transaction,
    importId: number,
    rows: readonly Pick<WaitingPicture, 'productId' | 'line' | 'column' | 'url'>[],
  ): Promise<void> {
    if (rows.length === 0) return
    await tx.execute(sql`
      INSERT INTO import_pictures AS known (import_id, product_id, line, column_name, url)
      SELECT ${importId}, "productId", line, "column", url
      FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS ("productId" int, line int, "column" text, url text)) WITH ORDINALITY
        AS g ("productId", line, "column", url, place)
      ORDER BY place
      ON CONFLICT (product_id, url) DO UPDATE SET import_id = excluded.import_id, line = excluded.line,
        column_name = excluded.column_name, state = 'waiting', attempts = 0, due_at = now()
      WHERE known.state = 'failed'`)
  },

  /** The next one that is due, for one process alone until it is tried again; undefined where none is. */
  async claimNext(executor: Executor): Promise<WaitingPicture | undefined> {
    const { rows } = await executor.execute<WaitingPicture>(sql`
      UPDATE import_pictures SET attempts = attempts + 1, due_at = now() + make_interval(mins => (1 << attempts))
      WHERE id = (
        SELECT id FROM import_pictures w
        WHERE state = 'waiting' AND due_at <= now() AND NOT EXISTS (
          SELECT FROM import_pictures before
          WHERE before.product_id = w.product_id AND before.state = 'waiting' AND before.id < w.id)
        ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
      ) RETURNING id, import_id AS "importId", product_id AS "productId", line, column_name AS "column", url, attempts`)
    return rows[0]
  },

  async end(executor: Executor, id: number, state: 'kept' | 'failed'): Promise<void> {
    await executor.execute(sql`UPDATE import_pictures SET state = ${state} WHERE id = ${id}`)
  },

  async counts(executor: Executor, importIds: readonly number[]): Promise<Map<number, PictureCounts>> {
    const { rows } = await executor.execute<PictureCounts & { id: number }>(sql`
      SELECT import_id AS id, (count(*) FILTER (WHERE state = 'waiting'))::int AS waiting,
        (count(*) FILTER (WHERE state = 'kept'))::int AS kept,
        (count(*) FILTER (WHERE state = 'failed'))::int AS failed
      FROM import_pictures WHERE import_id = ANY (${sql.param([...importIds])}::int[]) GROUP BY import_id`)
    return new Map(rows.map(({ id, ...counts }) => [id, counts]))
  },
}
