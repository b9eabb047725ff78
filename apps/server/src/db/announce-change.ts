import { sql } from 'drizzle-orm'
import type { Executor } from './connection.ts'

/** The channel on which a change of what shoppers see is told to every process. */
export const catalogueChannel = 'catalogue'

/** A notification holds at most 8,000 bytes; more products than this are told as everything. */
const mostProducts = 500

/**
 * Tells every process, when the transaction commits, that what shoppers see has changed: some
 * products, or everything. The catalogue's version moves with it. A sequence and not a row, so that
 * orders do not queue behind one another for it.
 */
export async function announceChange(
  executor: Executor,
  change: { products: readonly number[] } | 'everything',
): Promise<void> {
  const products = change === 'everything' ? null : [...new Set(change.products)]
  if (products?.length === 0) return
  const payload = products && products.length <= mostProducts ? products.join(',') : '*'
  await executor.execute(
    sql`select pg_notify(${catalogueChannel}, nextval('catalogue_version') || ':' || ${payload})`,
  )
}
