import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
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

/** A movement with the names of where it was; null for what is gone. */
export type NamedMovement = StockMovement & { product: string | null; branch: string; value: string | null }

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
  product: string
  sku: string
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

  /**
   * The newest first. Those of a branch go by an order that only their index has: by that of ids they would be looked for
   * among all, where the last million may be another's.
   */
  async listMovements(executor: Executor, filter: MovementFilter): Promise<NamedMovement[]> {
    const { productId, branchId, orderId, returnRequestId, limit, before } = filter
    const { productId: ofProduct, branchId: ofBranch, valueId: ofValue } = stockMovements
    const isOfBranch = branchId !== undefined && productId === undefined
    const backwards = sql`-${stockMovements.id}`
    const isBehind = (id: number) => (isOfBranch ? sql`${backwards} > ${-id}` : lt(stockMovements.id, id))
    return executor
      .select({
        ...getTableColumns(stockMovements),
        product: sql<string | null>`(select name from products where id = ${ofProduct})`,
        branch: sql<string>`(select name from branches where id = ${ofBranch})`,
        value: sql<string | null>`(select name from product_option_values where id = ${ofValue})`,
      })
      .from(stockMovements)
      .where(
        and(
          productId === undefined ? undefined : eq(stockMovements.productId, productId),
          branchId === undefined ? undefined : eq(stockMovements.branchId, branchId),
          orderId === undefined ? undefined : eq(stockMovements.orderId, orderId),
          returnRequestId === undefined ? undefined : eq(stockMovements.returnRequestId, returnRequestId),
          before === undefined ? undefined : isBehind(before),
        ),
      )
      .orderBy(isOfBranch ? backwards : desc(stockMovements.id))
      .limit(limit)
  },

  /** Where a product's units are, with what orders hold of them: each branch, by value of the options. */
  async levelsOf(executor: Executor, productId: number): Promise<StockLevel[]> {
    const { rows } = await executor.execute<StockLevel>(sql`
      SELECT p.id AS "productId", p.name AS product, p.sku, b.id AS "branchId", v.id AS "valueId",
        b.name AS branch, v.name AS value, coalesce(s.quantity, 0) AS quantity,
        coalesce((
          SELECT sum(r.quantity)::int FROM stock_reservations r JOIN orders o ON o.id = r.order_id
          WHERE r.stock_id = s.id AND r.product_id = p.id AND o.state = 'PENDING'
        ), 0) AS reserved
      FROM products p
      CROSS JOIN branches b
      LEFT JOIN (
        SELECT v.id, v.name, v.position, v.option_id, o.product_id
        FROM product_options o JOIN product_option_values v ON v.option_id = o.id
      ) v ON v.product_id = p.id
      LEFT JOIN stock s ON s.product_id = p.id AND s.branch_id = b.id AND s.value_id IS NOT DISTINCT FROM v.id
      WHERE p.id = ${productId}
      ORDER BY b.position, v.option_id, v.position, v.id`)
    return rows
  },
}
