import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/connection.ts'
import { stockMovements } from './stock.tables.ts'
import { because, type StockCause } from './stock-cause.store.ts'

/** Where units stand: of a product in a branch, or of a value of one of its options. */
export type StockPlace = {
  productId: number
  branchId: number
  /** Null for a product without options. */
  valueId: number | null
}

export type StockMovement = typeof stockMovements.$inferSelect

export type MovementFilter = {
  productId?: number | undefined
  branchId?: number | undefined
  orderId?: number | undefined
  returnRequestId?: number | undefined
  limit: number
  /** The id of the last one of the page before. */
  before?: number | undefined
}

export type StockLevel = StockPlace & {
  branch: string
  /** The value's name; null for a product without options. */
  value: string | null
  quantity: number
  /** Units that orders hold which have not left. */
  reserved: number
}

export const staffStockStore = {
  /** What there is of a place, with the product's row locked as buyers lock it, and the units that it has. */
  async lockPlace(tx: Transaction, { productId, branchId, valueId }: StockPlace) {
    await tx.execute(sql`SELECT 1 FROM products WHERE id = ${productId} FOR NO KEY UPDATE`)
    const { rows } = await tx.execute<{
      product: boolean
      branch: boolean
      options: boolean
      value: boolean
      quantity: number
    }>(sql`
      SELECT EXISTS (SELECT FROM products WHERE id = ${productId}) AS product,
        EXISTS (SELECT FROM branches WHERE id = ${branchId}) AS branch,
        EXISTS (SELECT FROM product_options WHERE product_id = ${productId}) AS options,
        EXISTS (
          SELECT FROM product_option_values v JOIN product_options o ON o.id = v.option_id
          WHERE v.id = ${valueId}::int AND o.product_id = ${productId}
        ) AS value,
        coalesce((
          SELECT quantity FROM stock WHERE product_id = ${productId} AND branch_id = ${branchId}
            AND value_id IS NOT DISTINCT FROM ${valueId}::int
        ), 0) AS quantity`)
    return rows[0]
  },

  /** Adds units to a place, or takes them away, and returns the product's stock over all branches. */
  async addUnits(
    tx: Transaction,
    { productId, branchId, valueId }: StockPlace,
    delta: number,
    cause: StockCause,
  ): Promise<number> {
    await tx.execute(sql`
      INSERT INTO stock (product_id, branch_id, value_id, quantity)
      VALUES (${productId}, ${branchId}, ${valueId}::int, 0)
      ON CONFLICT (product_id, branch_id, value_id) DO NOTHING`)
    await tx.execute(sql`
      UPDATE stock SET quantity = quantity + ${delta}::int
      WHERE product_id = ${productId} AND branch_id = ${branchId}
        AND value_id IS NOT DISTINCT FROM ${valueId}::int AND ${because(cause)}`)
    return staffStockStore.stockOf(tx, productId)
  },

  /** The product's stock over all branches. */
  async stockOf(executor: Executor, productId: number): Promise<number> {
    const { rows } = await executor.execute<{ stock: number }>(
      sql`SELECT stock FROM products WHERE id = ${productId}`,
    )
    return rows[0]?.stock ?? 0
  },

  /** The movements that a key has made. */
  async movementsOfKey(executor: Executor, key: string): Promise<StockMovement[]> {
    return executor.select().from(stockMovements).where(eq(stockMovements.idempotencyKey, key))
  },

  /** The newest first. */
  async listMovements(executor: Executor, filter: MovementFilter): Promise<StockMovement[]> {
    const { productId, branchId, orderId, returnRequestId, limit, before } = filter
    return executor
      .select()
      .from(stockMovements)
      .where(
        and(
          productId === undefined ? undefined : eq(stockMovements.productId, productId),
          branchId === undefined ? undefined : eq(stockMovements.branchId, branchId),
          orderId === undefined ? undefined : eq(stockMovements.orderId, orderId),
          returnRequestId === undefined ? undefined : eq(stockMovements.returnRequestId, returnRequestId),
          before === undefined ? undefined : lt(stockMovements.id, before),
        ),
      )
      .orderBy(desc(stockMovements.id))
      .limit(limit)
  },

  /** Where a product's units are, with what orders hold of them, by branch and value. */
  async levelsOf(executor: Executor, productId: number): Promise<StockLevel[]> {
    const { rows } = await executor.execute<StockLevel>(sql`
      SELECT s.product_id AS "productId", s.branch_id AS "branchId", s.value_id AS "valueId",
        b.name AS branch, v.name AS value, s.quantity,
        coalesce((
          SELECT sum(r.quantity)::int FROM stock_reservations r JOIN orders o ON o.id = r.order_id
          WHERE r.stock_id = s.id AND r.product_id = s.product_id AND o.state = 'PENDING'
        ), 0) AS reserved
      FROM stock s
      JOIN branches b ON b.id = s.branch_id
      LEFT JOIN product_option_values v ON v.id = s.value_id
      WHERE s.product_id = ${productId}
      ORDER BY b.position, v.option_id, v.position, s.id`)
    return rows
  },
}
