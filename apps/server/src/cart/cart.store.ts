import { sql } from 'drizzle-orm'
import type { AccountLine } from '#rules/cart/merge-carts.ts'
import type { Executor, Transaction } from '../db/connection.ts'

type StoredLine = { productId: number; slug: string; valueIds: number[]; quantity: number }

export type StoredCart = { version: number; lines: StoredLine[] }

export const cartStore = {
  /** The customer's cart, its version 0 when none was saved. */
  async find(executor: Executor, customerId: number): Promise<StoredCart> {
    const { rows: carts } = await executor.execute<{ version: number }>(
      sql`SELECT version FROM account_carts WHERE customer_id = ${customerId}`,
    )
    const { rows: lines } = await executor.execute<StoredLine>(sql`
      SELECT l.product_id AS "productId", p.slug, l.value_ids AS "valueIds", l.quantity
      FROM account_cart_lines l JOIN products p ON p.id = l.product_id
      WHERE l.customer_id = ${customerId} ORDER BY l.position`)
    return { version: carts[0]?.version ?? 0, lines }
  },

  /** Makes the cart if there is none, and holds it until the transaction ends. Returns its version. */
  async lock(tx: Transaction, customerId: number): Promise<number> {
    await tx.execute(
      sql`INSERT INTO account_carts (customer_id) VALUES (${customerId}) ON CONFLICT DO NOTHING`,
    )
    const { rows } = await tx.execute<{ version: number }>(
      sql`SELECT version FROM account_carts WHERE customer_id = ${customerId} FOR UPDATE`,
    )
    if (!rows[0]) throw new Error('The cart that was just made is not there.')
    return rows[0].version
  },

  /** Puts the lines in the place of those that stand; products that do not exist are left out. */
  async replace(tx: Transaction, customerId: number, lines: readonly AccountLine[]): Promise<void> {
    await tx.execute(sql`DELETE FROM account_cart_lines WHERE customer_id = ${customerId}`)
    await tx.execute(sql`
      INSERT INTO account_cart_lines (customer_id, position, product_id, value_ids, quantity)
      SELECT ${customerId}, position, product_id, value_ids, quantity
      FROM jsonb_to_recordset(${JSON.stringify(
        lines.map(({ productId, valueIds, quantity }, position) => ({
          position,
          product_id: productId,
          value_ids: valueIds,
          quantity,
        })),
      )}::jsonb) AS line (position int, product_id int, value_ids int[], quantity int)
      WHERE product_id IN (SELECT id FROM products)`)
    await tx.execute(sql`
      UPDATE account_carts SET version = version + 1, updated_at = now() WHERE customer_id = ${customerId}`)
  },

  async remove(tx: Transaction, customerId: number): Promise<void> {
    await tx.execute(sql`DELETE FROM account_carts WHERE customer_id = ${customerId}`)
  },
}
