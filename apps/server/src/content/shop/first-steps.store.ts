import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/connection.ts'
import { lawKinds } from '../law/law-texts.store.ts'

type Taken = Record<'category' | 'product' | 'carrier' | 'law' | 'order', boolean>

/** What of a new shop is there, each by the first row that an index gives. */
export async function stepsTaken(executor: Executor): Promise<Taken> {
  const { rows } = await executor.execute<Taken>(sql`
    select exists (select from categories) as category,
      exists (select from products where active) as product,
      exists (select from carriers join carrier_rates on carrier_rates.carrier_id = carriers.id) as carrier,
      (select count(distinct kind) from law_texts) = ${lawKinds.length} as law,
      exists (select from orders) as "order"`)
  const [row] = rows
  if (!row) throw new Error('A select without a table gave no row.')
  return row
}
