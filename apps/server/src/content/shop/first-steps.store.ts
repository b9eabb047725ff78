import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/connection.ts'

/** What of a new shop is there, each by the first row that an index gives. */
export async function stepsTaken(
  executor: Executor,
): Promise<{ category: boolean; product: boolean; carrier: boolean; order: boolean }> {
  const { rows } = await executor.execute<{
    category: boolean
    product: boolean
    carrier: boolean
    order: boolean
  }>(sql`
    select exists (select from categories) as category,
      exists (select from products where active) as product,
      exists (select from carriers join carrier_rates on carrier_rates.carrier_id = carriers.id) as carrier,
      exists (select from orders) as "order"`)
  const [row] = rows
  if (!row) throw new Error('A select without a table gave no row.')
  return row
}
