import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../db/connection.ts'
import type { OrderLanguage } from '../orders/orders.tables.ts'

export type StockAlert = {
  productId: number
  email: string
  customerId: number | null
  language: OrderLanguage
  name: string
  slug: string
}

/**
 * So many mails of stock go to one e-mail within a day; what is more waits for the next. Whoever asks may be another than
 * who reads them, and most of what the shop sells is in stock.
 */
const mostADay = 10

/** For how many days the link of a mail cancels the other alerts. */
const linkDays = 180

export const stockAlertsStore = {
  /** Which of the products are sold. */
  async sold(executor: Executor, productIds: number[]): Promise<Set<number>> {
    const { rows } = await executor.execute<{ id: number }>(
      sql`SELECT id FROM products WHERE id = ANY (${sql.param(productIds)}::int[]) AND active`,
    )
    return new Set(rows.map(({ id }) => id))
  },

  /** One alert for each product; one that exists already stays as it is. */
  async insert(
    executor: Executor,
    alert: { productIds: number[]; email: string; customerId: number | null; language: OrderLanguage },
  ): Promise<void> {
    await executor.execute(sql`
      INSERT INTO stock_alerts (product_id, email, customer_id, language)
      SELECT id, ${alert.email}, ${alert.customerId}::int, ${alert.language}
      FROM unnest(${sql.param(alert.productIds)}::int[]) AS asked (id)
      ORDER BY id
      ON CONFLICT (product_id, email) DO NOTHING`)
  },

  /**
   * Deletes and returns up to `most` alerts whose product is in stock, the oldest first and of each e-mail no more than it
   * is told in a day. Those that another process has locked are skipped, so that each is taken once.
   */
  async takeFulfilled(tx: Transaction, most: number): Promise<StockAlert[]> {
    const { rows } = await tx.execute<StockAlert>(sql`
      WITH due AS (
        SELECT id FROM (
          SELECT w.id, w.email, row_number() OVER (PARTITION BY w.email ORDER BY w.id) AS nth
          FROM stock_alerts w JOIN products p ON p.id = w.product_id
          WHERE p.active AND p.stock > 0 ORDER BY w.id OFFSET 0
        ) w
        WHERE nth <= ${mostADay} AND nth + (
          SELECT count(*) FROM mails m WHERE m.recipient = w.email AND m.kind = 'back-in-stock'
            AND m.created_at > now() - interval '1 day'
        ) <= ${mostADay}
        LIMIT ${most}
      ), chosen AS (
        SELECT id FROM stock_alerts WHERE id IN (SELECT id FROM due) FOR UPDATE SKIP LOCKED
      ), taken AS (
        DELETE FROM stock_alerts w USING chosen WHERE w.id = chosen.id
        RETURNING w.product_id, w.email, w.customer_id, w.language
      )
      SELECT t.product_id AS "productId", t.email, t.customer_id AS "customerId", t.language, p.name, p.slug
      FROM taken t JOIN products p ON p.id = t.product_id`)
    return rows
  },

  /** Stores the hash of a mail's link, by which its reader cancels all other alerts. */
  async insertLink(tx: Transaction, { email, customerId }: StockAlert, hash: Buffer): Promise<void> {
    await tx.execute(sql`
      INSERT INTO stock_notice_links (token_hash, email, customer_id)
      VALUES (${hash}, ${email}, ${customerId}::int)`)
  },

  /** Cancels every alert of whom the link of a hash was mailed to, any number of times; false for any other. */
  async cancel(executor: Executor, hash: Buffer): Promise<boolean> {
    const { rows } = await executor.execute(sql`
      WITH known AS (SELECT email FROM stock_notice_links WHERE token_hash = ${hash}),
      ended AS (DELETE FROM stock_alerts WHERE email IN (SELECT email FROM known))
      SELECT FROM known`)
    return rows.length > 0
  },

  async forgetOldLinks(executor: Executor): Promise<void> {
    await executor.execute(
      sql`DELETE FROM stock_notice_links WHERE mailed_at < now() - make_interval(days => ${linkDays})`,
    )
  },

  async ofCustomer(executor: Executor, customerId: number) {
    const { rows } = await executor.execute<{ productId: number; email: string; askedAt: Date }>(sql`
      SELECT product_id AS "productId", email, requested_at AS "askedAt" FROM stock_alerts
      WHERE customer_id = ${customerId} ORDER BY id`)
    return rows
  },
}
