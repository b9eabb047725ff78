import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { orders } from './orders.tables.ts'

/** What orders know of the people who made them. */
export const peopleStore = {
  /** Hands a guest's orders to the customer who the guest turned out to be. */
  async adopt(tx: Transaction, guestId: number, customerId: number): Promise<void> {
    await tx.execute(sql`
      UPDATE orders o SET customer_id = ${customerId}
      WHERE customer_id = ${guestId} AND NOT EXISTS (
        SELECT FROM orders other
        WHERE other.customer_id = ${customerId} AND other.idempotency_key = o.idempotency_key
      )`)
    for (const table of ['stock_alerts', 'stock_notice_links']) {
      await tx.execute(
        sql`UPDATE ${sql.identifier(table)} SET customer_id = ${customerId} WHERE customer_id = ${guestId}`,
      )
    }
  },

  async markForgotten(tx: Transaction, customerId: number): Promise<void> {
    await tx.update(orders).set({ forgetPerson: true }).where(eq(orders.customerId, customerId))
    for (const table of ['stock_alerts', 'stock_notice_links']) {
      await tx.execute(sql`
        DELETE FROM ${sql.identifier(table)} WHERE customer_id = ${customerId}
          OR email = (SELECT email FROM customers WHERE id = ${customerId} AND kind = 'customer')`)
    }
  },

  /**
   * Takes the person out of the orders that are marked and at their end, or of one of them. The coupon's use
   * keeps its count and forgets whose it was; what the staff wrote about it goes, and the log keeps which fields
   * they changed without what stood there.
   */
  async forgetDue(tx: Transaction, orderId?: number): Promise<void> {
    const which = orderId === undefined ? sql`` : sql`AND id = ${orderId}`
    await tx.execute(sql`
      WITH forgotten AS (
        UPDATE orders SET customer_name = '', customer_email = '', customer_rut = '', customer_phone = '',
          note = '', tracking_number = NULL, address = address || '{"street": "", "number": "", "flat": "", "reference": ""}'
        WHERE forget_person AND customer_email <> '' AND state IN ('COMPLETED', 'CANCELLED') ${which}
        RETURNING id, number
      ), unlogged AS (
        UPDATE staff_actions SET changes =
          (SELECT jsonb_agg(change || '{"from": "", "to": ""}') FROM jsonb_array_elements(changes) AS change)
        WHERE action = 'pedido-editado' AND subject IN (SELECT number::text FROM forgotten) AND changes <> '[]'
      ), unwritten AS (
        DELETE FROM order_notes WHERE order_id IN (SELECT id FROM forgotten)
      ), unfiled AS (
        DELETE FROM prescription_files WHERE order_id IN (SELECT id FROM forgotten)
      )
      UPDATE coupon_uses SET customer_rut = '' WHERE order_id IN (SELECT id FROM forgotten)`)
  },
}
