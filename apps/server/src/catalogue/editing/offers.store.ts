import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/connection.ts'

const begins = (at: SQL) => sql`NOT is_on AND starts_at <= ${at} AND (ends_at IS NULL OR ends_at > ${at})`

export const offersStore = {
  /** Begins what is due to begin, and ends what is over; moments in ms since 1970. Replies with how many. */
  async turn(executor: Executor, now: number): Promise<{ begun: number; ended: number }> {
    const at = sql`to_timestamp(${now} / 1000.0)`
    const { rows: due } = await executor.execute(sql`
      SELECT 1 WHERE EXISTS (SELECT FROM product_offers WHERE ${begins(at)})
        OR EXISTS (SELECT FROM product_offers WHERE ends_at <= ${at})`)
    // An UPDATE of products makes itself known even where it changes none, and every process forgets its replies.
    if (due.length === 0) return { begun: 0, ended: 0 }
    const { rows: begun } = await executor.execute(sql`
      WITH due AS (
        UPDATE product_offers SET is_on = true
        WHERE ${begins(at)} RETURNING product_id, price
      )
      UPDATE products p SET compare_at_price = p.price, price = due.price
      FROM due WHERE p.id = due.product_id AND p.compare_at_price IS NULL AND due.price < p.price RETURNING p.id`)
    const { rows: ended } = await executor.execute(sql`
      WITH over AS (DELETE FROM product_offers WHERE ends_at <= ${at} RETURNING product_id, is_on)
      UPDATE products p SET price = p.compare_at_price, compare_at_price = NULL
      FROM over WHERE p.id = over.product_id AND over.is_on AND p.compare_at_price IS NOT NULL RETURNING p.id`)
    return { begun: begun.length, ended: ended.length }
  },
}
