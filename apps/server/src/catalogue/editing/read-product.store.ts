import { sql } from 'drizzle-orm'
import type { EditedProduct } from '#rules/products/product.ts'
import type { Executor } from '../../db/connection.ts'
import { editedOf, type ProductColumns, productColumns, productRows } from './product-columns.store.ts'

type Row = ProductColumns & Pick<EditedProduct, 'fitment' | 'vehicles'>

/** A product as it is edited, with its version. */
export type StoredProduct = {
  id: number
  version: number
  product: EditedProduct
}

const fitted = sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('vehicleId', w.vehicle_id, 'fromYear', w.year_from, 'toYear', w.year_to,
    'conditions', coalesce((
      SELECT jsonb_agg(jsonb_build_object('kind', c.kind, 'text', c.text) ORDER BY c.position)
      FROM fitment_conditions c
      WHERE c.product_id = w.product_id AND c.vehicle_id = w.vehicle_id), '[]')) ORDER BY w.vehicle_id)
  FROM product_vehicles w WHERE w.product_id = p.id), '[]')`

function stored({ id, version, facts, ...rest }: Row): StoredProduct {
  return { id, version, product: { ...rest, ...editedOf(facts) } }
}

/**
 * Nobody else writes those products until the transaction ends. What is read of them is asked for afterwards: a
 * statement that waits for a lock sees the parts in other tables as they stood before it waited.
 */
export async function lockProducts(executor: Executor, ids: readonly number[]): Promise<void> {
  await executor.execute(
    sql`SELECT FROM products WHERE id = ANY (${sql.param([...ids])}::int[]) ORDER BY id FOR NO KEY UPDATE`,
  )
}

export const readProductStore = {
  /** With `lock` nobody else writes it until the transaction ends. */
  async find(executor: Executor, id: number, { lock = false } = {}): Promise<StoredProduct | undefined> {
    if (lock) await lockProducts(executor, [id])
    const { rows } = await executor.execute<Row>(sql`
      SELECT ${productColumns}, p.fitment, ${fitted} AS vehicles FROM ${productRows} WHERE p.id = ${id}`)
    return rows[0] && stored(rows[0])
  },

  /** Which of the codes and addresses other products have, former addresses among them. */
  async taken(
    executor: Executor,
    { id, sku, slug }: { id: number | null; sku: string; slug: string },
  ): Promise<{ sku: boolean; slug: boolean }> {
    const { rows } = await executor.execute<{ sku: boolean; slug: boolean }>(sql`
      SELECT EXISTS (SELECT FROM products WHERE sku = ${sku} AND id IS DISTINCT FROM ${id}::int) AS sku,
        EXISTS (SELECT FROM products WHERE slug = ${slug} AND id IS DISTINCT FROM ${id}::int) AS slug`)
    return rows[0] ?? { sku: false, slug: false }
  },

  /** Those of some addresses that are taken, by what has them or had them. */
  async takenSlugs(executor: Executor, slugs: readonly string[]): Promise<Set<string>> {
    const asked = sql`${sql.param([...slugs])}::text[]`
    const { rows } = await executor.execute<{ slug: string }>(sql`
      SELECT slug FROM products WHERE slug = ANY (${asked})
      UNION ALL SELECT slug FROM product_redirects WHERE slug = ANY (${asked})`)
    return new Set(rows.map((row) => row.slug))
  },

  /** Which of the things that a product names there are not. */
  async unknown(executor: Executor, product: Partial<EditedProduct>): Promise<(keyof EditedProduct)[]> {
    const lacks = (table: ReturnType<typeof sql>, ids: readonly number[]) => sql`EXISTS (
      SELECT FROM unnest(${sql.param([...ids])}::int[]) AS asked (id)
      WHERE NOT EXISTS (SELECT FROM ${table} known WHERE known.id = asked.id))`
    const { rows } = await executor.execute<Record<string, boolean>>(sql`
      SELECT ${lacks(sql`brands`, product.brandId ? [product.brandId] : [])} AS "brandId",
        ${lacks(sql`categories`, product.categoryIds ?? [])} AS "categoryIds",
        ${lacks(
          sql`vehicles`,
          (product.vehicles ?? []).map((each) => each.vehicleId),
        )} AS vehicles,
        ${lacks(sql`products`, product.relatedIds ?? [])} AS "relatedIds",
        ${lacks(sql`products`, product.analogueIds ?? [])} AS "analogueIds"`)
    const found = rows[0] ?? {}
    return (Object.keys(found) as (keyof EditedProduct)[]).filter((field) => found[field])
  },
}
