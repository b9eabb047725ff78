import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { orders } from './orders.tables.ts'

/**
 * Nothing is left to do for the person: it came, or was cancelled and the shop has no money of it; no money is on its
 * way back, or failed to go and was not paid by another way since; and nothing that was asked about it waits for the shop.
 */
const isAtItsEnd = sql`
  state IN ('COMPLETED', 'CANCELLED')
  AND NOT EXISTS (
    SELECT FROM refunds r WHERE r.order_id = orders.id AND (r.state = 'DUE' OR (r.state = 'FAILED' AND NOT EXISTS (
      SELECT FROM refunds later WHERE later.order_id = r.order_id AND later.id > r.id AND later.state = 'DONE' AND later.amount > 0
    )))
  )
  AND NOT EXISTS (
    SELECT FROM return_requests r WHERE r.order_id = orders.id AND r.state IN ('RECEIVED', 'ACCEPTED')
  )
  AND (state = 'COMPLETED' OR (
    SELECT paid <= refunded AND (paid = 0 OR payment_state <> 'PAID') FROM order_account(orders.id)
  ))`

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

  /** What waits under an e-mail alone goes with whoever has proven it: others may have typed it (decision 0100). */
  async markForgotten(tx: Transaction, customerId: number): Promise<void> {
    await tx.update(orders).set({ forgetPerson: true }).where(eq(orders.customerId, customerId))
    for (const table of ['stock_alerts', 'stock_notice_links']) {
      await tx.execute(sql`
        DELETE FROM ${sql.identifier(table)} WHERE customer_id = ${customerId}
          OR email = (SELECT email FROM customers WHERE id = ${customerId} AND email_proven_at IS NOT NULL)`)
    }
  },

  /**
   * Takes the person out of the orders that are marked and at their end, or of one of them. The coupon's use
   * keeps its count and forgets whose it was; what the staff wrote about it goes, as does what was written in requests and
   * of a prescription, and the log keeps which fields they changed without what stood there. Mails that are not on their way
   * any more go too; one that still waits goes once it is sent (`mailStore.forgetEnded`).
   */
  async forgetDue(tx: Transaction, orderId?: number): Promise<void> {
    const which = orderId === undefined ? sql`` : sql`AND id = ${orderId}`
    const { rows } = await tx.execute<{ numbers: string[] | null }>(sql`
      WITH forgotten AS (
        UPDATE orders SET customer_name = '', customer_email = '', customer_rut = '', customer_phone = '',
          note = '', tracking_number = NULL, handed_to = '',
          address = address || '{"street": "", "number": "", "flat": "", "reference": ""}'
        WHERE forget_person AND customer_email <> '' AND ${isAtItsEnd} ${which}
        RETURNING id, number
      ), unlogged AS (
        UPDATE staff_actions SET changes =
          (SELECT jsonb_agg(change || '{"from": "", "to": ""}') FROM jsonb_array_elements(changes) AS change)
        WHERE action = 'pedido-editado' AND subject IN (SELECT number::text FROM forgotten) AND changes <> '[]'
      ), unexplained AS (
        UPDATE staff_actions SET detail = ''
        WHERE action = 'receta-rechazada' AND subject IN (SELECT number::text FROM forgotten)
      ), unreasoned AS (
        UPDATE prescriptions SET reason = '' WHERE order_id IN (SELECT id FROM forgotten)
      ), unwritten AS (
        DELETE FROM order_notes WHERE order_id IN (SELECT id FROM forgotten)
      ), unasked AS (
        UPDATE return_requests SET reason = '' WHERE order_id IN (SELECT id FROM forgotten)
      ), unanswered AS (
        UPDATE return_request_history SET answer = ''
        WHERE request_id IN (SELECT id FROM return_requests WHERE order_id IN (SELECT id FROM forgotten))
      ), unfiled AS (
        DELETE FROM prescription_files WHERE order_id IN (SELECT id FROM forgotten)
      ), unused AS (
        UPDATE coupon_uses SET customer_rut = '' WHERE order_id IN (SELECT id FROM forgotten)
      )
      SELECT array_agg(number::text) AS numbers FROM forgotten`)
    const numbers = rows[0]?.numbers
    if (!numbers) return
    // Of what was paid since they asked to be forgotten the card's digits are still there.
    await tx.execute(sql`
      WITH theirs AS (
        SELECT p.id FROM payments p JOIN orders o ON o.id = p.order_id
        WHERE o.number = ANY (${sql.param(numbers)}::bigint[])
      ), undigited AS (
        UPDATE payments SET card_last4 = NULL WHERE id IN (SELECT id FROM theirs) AND card_last4 IS NOT NULL
      )
      UPDATE payment_events SET detail = detail - 'card_detail'
      WHERE payment_id IN (SELECT id FROM theirs) AND detail ? 'card_detail'`)
    // Only a statement of its own sees what was sent while this one waited for the order.
    await tx.execute(sql`
      DELETE FROM mails WHERE order_number = ANY (${sql.param(numbers)}::bigint[]) AND state <> 'waiting'`)
  },
}
