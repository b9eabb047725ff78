import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/connection.ts'

export type LowStockRow = {
  /** What a page goes on after, with `stock`: of the product, or of the branch's row of stock. */
  rowId: number
  productId: number
  product: string
  sku: string
  valueId: number | null
  value: string | null
  stock: number
  sold: number
}

export type LowStockQuery = {
  branchId?: number | undefined
  /** The most units that count as few. */
  most: number
  limit: number
  /** The last row of the page before. */
  after?: { rowId: number; stock: number } | undefined
}

const whole = ({ most, limit, after }: LowStockQuery): SQL => sql`
  SELECT p.id AS "rowId", p.id AS "productId", p.name AS product, p.sku, NULL::int AS "valueId",
    NULL::text AS value, u.stock, p.sold_count AS sold
  FROM product_units u JOIN products p ON p.id = u.product_id
  WHERE u.active AND u.stock <= ${most}
    ${after ? sql`AND (u.stock, u.product_id) > (${after.stock}::int, ${after.rowId}::int)` : sql``}
  ORDER BY u.stock, u.product_id LIMIT ${limit}`

const ofBranch = ({ branchId, most, limit, after }: LowStockQuery): SQL => sql`
  SELECT s.id AS "rowId", p.id AS "productId", p.name AS product, p.sku, v.id AS "valueId",
    v.name AS value, s.quantity AS stock, p.sold_count AS sold
  FROM stock s
  JOIN products p ON p.id = s.product_id AND p.active
  LEFT JOIN product_option_values v ON v.id = s.value_id
  WHERE s.branch_id = ${branchId} AND s.quantity <= ${most}
    ${after ? sql`AND (s.quantity, s.id) > (${after.stock}::int, ${after.rowId}::bigint)` : sql``}
  ORDER BY s.quantity, s.id LIMIT ${limit}`

/** What is sold and of which few are left, the fewest first: products, or what one branch has of them. */
export async function lowStock(executor: Executor, query: LowStockQuery): Promise<LowStockRow[]> {
  const { rows } = await executor.execute<LowStockRow>(
    query.branchId === undefined ? whole(query) : ofBranch(query),
  )
  return rows
}
