import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/connection.ts'

/** Products whose words for the search are to be made. */
export const importWordsStore = {
  async add(tx: Transaction, productIds: readonly number[]): Promise<void> {
    if (productIds.length === 0) return
    await tx.execute(
      sql`INSERT INTO import_words (product_ids) VALUES (${sql.param([...productIds])}::int[])`,
    )
  },

  /** The oldest of them that nobody else has, which are then gone; undefined where none wait. */
  async take(tx: Transaction): Promise<number[] | undefined> {
    const { rows } = await tx.execute<{ productIds: number[] }>(sql`
      DELETE FROM import_words WHERE id = (
        SELECT id FROM import_words ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
      ) RETURNING product_ids AS "productIds"`)
    return rows[0]?.productIds
  },

  /** What the shop has found and kept before no longer counts. */
  async make(tx: Transaction, productIds: readonly number[]): Promise<void> {
    await tx.execute(sql`
      SELECT refresh_product_search(${sql.param([...productIds])}::int[]), pg_notify('catalogue', '*')`)
  },
}
