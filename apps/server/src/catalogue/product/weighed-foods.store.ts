import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/connection.ts'

/** Those of the products that feed alone and are weighed, with what a package holds in kg. */
export async function findWeighedFoods(
  executor: Executor,
  productIds: readonly number[],
): Promise<{ productId: number; kg: number }[]> {
  const { rows } = await executor.execute<{ productId: number; kg: number }>(sql`
    SELECT p.id AS "productId", p.content_amount::float8 AS kg
    FROM products p JOIN product_facts f ON f.product_id = p.id
    WHERE p.id = ANY(${sql.param(productIds)}::int[]) AND p.content_unit = 'kg'
      AND (f.facts -> 'food' ->> 'complete')::boolean`)
  return rows
}
