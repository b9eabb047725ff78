import { sql } from 'drizzle-orm'
import type { EditedProduct } from '#rules/products/product.ts'
import type { Executor } from '../../../db/connection.ts'
import {
  editedOf,
  type ProductColumns,
  productColumns,
  productRows,
} from '../../editing/product-columns.store.ts'

/** What of a product a file can say, as it is edited. */
export type ImportedFields = Omit<EditedProduct, 'fitment' | 'vehicles'>

/** Units of a product, or of a value of its options, in a branch. */
export type StandingUnits = { branchId: number; valueId: number | null; units: number }

/** A product as it stands; `factsKind` is of which kind what is known of it is, null where nothing is. */
export type Standing = {
  id: number
  version: number
  factsKind: string | null
  fields: ImportedFields
  stock: StandingUnits[]
}

type Row = ProductColumns & { stock: StandingUnits[] }

const columns = sql`${productColumns},
  coalesce((SELECT jsonb_agg(jsonb_build_object('branchId', s.branch_id, 'valueId', s.value_id,
    'units', s.quantity) ORDER BY s.branch_id, s.value_id)
    FROM stock s WHERE s.product_id = p.id), '[]') AS stock`

const standingOf = ({ id, version, facts, stock, ...fields }: Row): Standing => ({
  id,
  version,
  stock,
  factsKind: facts?.kind ?? null,
  fields: { ...fields, ...editedOf(facts) },
})

export const standingStore = {
  /** The products of codes, locked until the transaction ends where that is asked. */
  async bySku(
    executor: Executor,
    skus: readonly string[],
    { lock = false } = {},
  ): Promise<Map<string, Standing>> {
    const asked = sql.param([...skus])
    if (lock) {
      await executor.execute(
        sql`SELECT FROM products WHERE sku = ANY (${asked}::text[]) ORDER BY id FOR NO KEY UPDATE`,
      )
    }
    const { rows } = await executor.execute<Row>(
      sql`SELECT ${columns} FROM ${productRows} WHERE p.sku = ANY (${asked}::text[])`,
    )
    return new Map(rows.map((row) => [row.sku, standingOf(row)]))
  },

  /** The products behind an id, as they were added. */
  async page(executor: Executor, after: number, most: number): Promise<Standing[]> {
    const { rows } = await executor.execute<Row>(
      sql`SELECT ${columns} FROM ${productRows} WHERE p.id > ${after} ORDER BY p.id LIMIT ${most}`,
    )
    return rows.map(standingOf)
  },

  /** The ids of those of some codes that there are. */
  async idsOf(executor: Executor, skus: readonly string[]): Promise<Map<string, number>> {
    if (skus.length === 0) return new Map()
    const { rows } = await executor.execute<{ sku: string; id: number }>(
      sql`SELECT sku, id FROM products WHERE sku = ANY (${sql.param([...skus])}::text[])`,
    )
    return new Map(rows.map(({ sku, id }) => [sku, id]))
  },

  /** Where orders hold units that they may give back: values by their product, null for the product itself. */
  async heldPlaces(
    executor: Executor,
    productIds: readonly number[],
  ): Promise<Map<number, (number | null)[]>> {
    if (productIds.length === 0) return new Map()
    const { rows } = await executor.execute<{ productId: number; valueIds: (number | null)[] }>(sql`
      SELECT s.product_id AS "productId", array_agg(s.value_id) AS "valueIds" FROM stock s
      WHERE s.product_id = ANY (${sql.param([...productIds])}::int[]) AND EXISTS (
        SELECT FROM stock_reservations r JOIN orders o ON o.id = r.order_id
        WHERE r.stock_id = s.id AND o.state = 'PENDING'
      )
      GROUP BY s.product_id`)
    return new Map(rows.map(({ productId, valueIds }) => [productId, valueIds]))
  },

  async codesOf(executor: Executor, ids: readonly number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map()
    const { rows } = await executor.execute<{ sku: string; id: number }>(
      sql`SELECT sku, id FROM products WHERE id = ANY (${sql.param([...ids])}::int[])`,
    )
    return new Map(rows.map(({ sku, id }) => [id, sku]))
  },

  /** Which of some addresses products have. */
  async takenSlugs(executor: Executor, slugs: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await executor.execute<{ slug: string; id: number }>(
      sql`SELECT slug, id FROM products WHERE slug = ANY (${sql.param([...slugs])}::text[])`,
    )
    return new Map(rows.map(({ slug, id }) => [slug, id]))
  },
}
