import { sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'

/** Whether a customer has an order with the product that is paid and was not cancelled. */
export async function hasBought(executor: Executor, customerId: number, productId: number): Promise<boolean> {
  const { rows } = await executor.execute<{ bought: boolean }>(sql`
    SELECT EXISTS (
      SELECT FROM orders o JOIN order_lines l ON l.order_id = o.id
      WHERE o.customer_id = ${customerId} AND l.product_id = ${productId}
        AND o.payment_state = 'PAID' AND o.state <> 'CANCELLED'
    ) AS bought`)
  return rows[0]?.bought === true
}
