import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/connection.ts'

/** What people chose to show beside a product, as far as it is for sale, in their order. */
export async function linkedProducts(
  executor: Executor,
  productId: number,
  kind: 'related' | 'analogue',
  limit: number,
): Promise<number[]> {
  const { rows } = await executor.execute<{ id: number }>(sql`
    select p.id from product_links l join products p on p.id = l.linked_id and p.active
    where l.product_id = ${productId} and l.kind = ${kind} order by l.position limit ${limit}`)
  return rows.map(({ id }) => id)
}
