import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/connection.ts'

export type StockSetting = {
  productId: number
  branchId: number
  /** The value of an option whose units are set; null for a product without options. */
  valueId: number | null
  quantity: number
}

/** What there is of a setting, with the product's row locked as buyers lock it. */
export async function lockSettable(tx: Transaction, { productId, branchId, valueId }: StockSetting) {
  await tx.execute(sql`SELECT 1 FROM products WHERE id = ${productId} FOR NO KEY UPDATE`)
  const { rows } = await tx.execute<{
    product: boolean
    branch: boolean
    options: boolean
    value: boolean
  }>(sql`
    SELECT EXISTS (SELECT FROM products WHERE id = ${productId}) AS product,
      EXISTS (SELECT FROM branches WHERE id = ${branchId}) AS branch,
      EXISTS (SELECT FROM product_options WHERE product_id = ${productId}) AS options,
      EXISTS (
        SELECT FROM product_option_values v JOIN product_options o ON o.id = v.option_id
        WHERE v.id = ${valueId}::int AND o.product_id = ${productId}
      ) AS value`)
  return rows[0]
}

/** Writes the units of a branch and returns the product's stock over all branches. */
export async function writeStock(tx: Transaction, setting: StockSetting): Promise<number> {
  const { productId, branchId, valueId, quantity } = setting
  await tx.execute(sql`
    INSERT INTO stock (product_id, branch_id, value_id, quantity)
    VALUES (${productId}, ${branchId}, ${valueId}::int, ${quantity})
    ON CONFLICT (product_id, branch_id, value_id) DO UPDATE SET quantity = excluded.quantity`)
  const { rows } = await tx.execute<{ stock: number }>(
    sql`SELECT stock FROM products WHERE id = ${productId}`,
  )
  return rows[0]?.stock ?? 0
}
