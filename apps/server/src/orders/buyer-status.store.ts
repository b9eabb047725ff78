import { sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'

/** What the shop knows of somebody who is about to buy. */
type BuyerStatus = {
  email: string
  /** Whether a link mailed to the e-mail came back, or an order of theirs was paid. */
  isProven: boolean
  /** Their orders that wait for their money, with those that anybody made for an unproven one's e-mail; at most 50. */
  unpaid: number
}

const waits = sql`o.state = 'PENDING' AND o.payment_state IN ('WAITING', 'REJECTED')`

/** Undefined where there is no such customer. */
export async function buyerStatus(executor: Executor, customerId: number): Promise<BuyerStatus | undefined> {
  const { rows } = await executor.execute<BuyerStatus>(sql`
    SELECT c.email::text, proven.is AS "isProven",
      (SELECT count(*)::int FROM (
        (SELECT o.id FROM orders o WHERE ${waits} AND o.customer_id = c.id LIMIT 50)
        UNION
        (SELECT o.id FROM orders o WHERE ${waits} AND NOT proven.is AND o.customer_email = lower(c.email::text)
         LIMIT 50)
        LIMIT 50
      ) AS unpaid) AS unpaid
    FROM customers c
    CROSS JOIN LATERAL (
      SELECT c.email_proven_at IS NOT NULL OR EXISTS (
        SELECT FROM orders o WHERE o.customer_id = c.id AND o.payment_state = 'PAID'
      )
    ) AS proven ("is")
    WHERE c.id = ${customerId}`)
  return rows[0]
}
