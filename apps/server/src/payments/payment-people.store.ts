import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../db/connection.ts'

export type ExportedPayment = {
  order: number
  state: string
  amount: number
  card: string | null
  cardKind: string | null
  at: string
}

/** What payments know of the people who made them: the last digits of a card. */
export const paymentsOfCustomer = {
  /** Every attempt of a customer to pay, the newest first, for whoever asks for their own data. */
  async exportOf(executor: Executor, customerId: number): Promise<ExportedPayment[]> {
    const { rows } = await executor.execute<ExportedPayment>(sql`
      SELECT o.number AS order, p.state, p.amount, p.card_last4 AS card, p.card_kind AS "cardKind",
        p.created_at AS at
      FROM payments p JOIN orders o ON o.id = p.order_id
      WHERE o.customer_id = ${customerId} ORDER BY p.id DESC LIMIT 10000`)
    return rows
  },

  /** Takes the card's digits out of what is stored of a charge, and leaves what tax law and refunds need. */
  async forgetPerson(tx: Transaction, customerId: number): Promise<void> {
    await tx.execute(sql`
      WITH theirs AS (
        UPDATE payments SET card_last4 = NULL
        WHERE order_id IN (SELECT id FROM orders WHERE customer_id = ${customerId})
        RETURNING id
      )
      UPDATE payment_events SET detail = detail - 'card_detail'
      WHERE payment_id IN (SELECT id FROM theirs) AND detail ? 'card_detail'`)
  },
}
