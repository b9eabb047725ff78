import { sql } from 'drizzle-orm'
import type { FoodReminder } from '#rules/pets/reminder.ts'
import type { Executor, Transaction } from '../db/connection.ts'
import type { OrderLanguage } from '../orders/orders.tables.ts'

export type StoredReminder = FoodReminder & { productId: number }

export type DueReminder = StoredReminder & {
  orderId: number
  email: string
  language: OrderLanguage
  name: string
  slug: string
}

/** For how many days the link of a mail ends the other reminders. */
const linkDays = 180

const days = sql`to_char(runs_out_on, 'YYYY-MM-DD') AS "runsOutOn", to_char(remind_on, 'YYYY-MM-DD') AS "remindOn"`

export const remindersStore = {
  async ofOrder(executor: Executor, orderId: number): Promise<StoredReminder[]> {
    const { rows } = await executor.execute<StoredReminder>(sql`
      SELECT product_id AS "productId", ${days} FROM food_reminders WHERE order_id = ${orderId} ORDER BY product_id`)
    return rows
  },

  async save(
    executor: Executor,
    reminder: StoredReminder & { orderId: number; gramsPerDay: number },
  ): Promise<void> {
    const { orderId, productId, gramsPerDay, runsOutOn, remindOn } = reminder
    await executor.execute(sql`
      INSERT INTO food_reminders (order_id, product_id, grams_per_day, runs_out_on, remind_on)
      VALUES (${orderId}, ${productId}, ${gramsPerDay}, ${runsOutOn}::date, ${remindOn}::date)
      ON CONFLICT (order_id, product_id) DO UPDATE SET grams_per_day = excluded.grams_per_day,
        runs_out_on = excluded.runs_out_on, remind_on = excluded.remind_on, agreed_at = now()`)
  },

  async remove(executor: Executor, orderId: number, productId: number): Promise<void> {
    await executor.execute(
      sql`DELETE FROM food_reminders WHERE order_id = ${orderId} AND product_id = ${productId}`,
    )
  },

  /**
   * Deletes up to `most` reminders of a day or before, and returns those whose order stands, whose person is not
   * forgotten and whose product is still sold. Those that another process has locked are skipped.
   */
  async takeDue(
    tx: Transaction,
    today: string,
    most: number,
  ): Promise<{ taken: number; due: DueReminder[] }> {
    const { rows } = await tx.execute<DueReminder & { isWanted: boolean }>(sql`
      WITH chosen AS (
        SELECT order_id, product_id FROM food_reminders WHERE remind_on <= ${today}::date
        ORDER BY remind_on, order_id, product_id LIMIT ${most} FOR UPDATE SKIP LOCKED
      ), taken AS (
        DELETE FROM food_reminders r USING chosen c
        WHERE r.order_id = c.order_id AND r.product_id = c.product_id RETURNING r.*
      )
      SELECT t.order_id AS "orderId", t.product_id AS "productId", ${days}, o.customer_email AS email, o.language,
        p.name, p.slug, p.active AND o.state <> 'CANCELLED' AND o.customer_email LIKE '%@%' AS "isWanted"
      FROM taken t JOIN orders o ON o.id = t.order_id JOIN products p ON p.id = t.product_id`)
    return { taken: rows.length, due: rows.filter((row) => row.isWanted) }
  },

  async insertLink(tx: Transaction, orderId: number, hash: Buffer): Promise<void> {
    await tx.execute(sql`INSERT INTO food_reminder_links (token_hash, order_id) VALUES (${hash}, ${orderId})`)
  },

  /** Ends every reminder to the e-mail that the link of a hash was mailed to, any number of times; false for any other. */
  async cancel(executor: Executor, hash: Buffer): Promise<boolean> {
    const { rows } = await executor.execute(sql`
      WITH known AS (
        SELECT o.customer_email AS email FROM food_reminder_links l JOIN orders o ON o.id = l.order_id
        WHERE l.token_hash = ${hash}
      ), ended AS (
        DELETE FROM food_reminders r USING orders o
        WHERE o.id = r.order_id AND o.customer_email IN (SELECT email FROM known)
      )
      SELECT FROM known`)
    return rows.length > 0
  },

  async forgetOldLinks(executor: Executor): Promise<void> {
    await executor.execute(
      sql`DELETE FROM food_reminder_links WHERE mailed_at < now() - make_interval(days => ${linkDays})`,
    )
  },

  async removeOfCustomer(tx: Transaction, customerId: number): Promise<void> {
    await tx.execute(sql`
      DELETE FROM food_reminders WHERE order_id IN (SELECT id FROM orders WHERE customer_id = ${customerId})`)
  },

  async ofCustomer(executor: Executor, customerId: number) {
    const { rows } = await executor.execute<StoredReminder & { orderId: number; agreedAt: Date }>(sql`
      SELECT r.order_id AS "orderId", r.product_id AS "productId", ${days}, r.agreed_at AS "agreedAt"
      FROM food_reminders r JOIN orders o ON o.id = r.order_id
      WHERE o.customer_id = ${customerId} ORDER BY r.order_id, r.product_id`)
    return rows
  },
}
