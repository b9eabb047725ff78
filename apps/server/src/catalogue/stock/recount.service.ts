import type { Database } from '../../db/connection.ts'
import { type Drift, recountStore, type StockValue } from './recount.store.ts'

export type { StockValue }
export type RecountService = ReturnType<typeof recountService>

const batchSize = 5_000
const mostShown = 100

/**
 * Counts whether the units of every place are the sum of its movements, and every product's stock what its units give.
 * Triggers keep both, so that what is found is a bug or a hand in the database: it is reported once, and stands in
 * `stock_drifts` until it is right again.
 */
export function recountService({
  database,
  report,
}: {
  database: Pick<Database, 'db'>
  report: (error: Error) => void
}) {
  const { db } = database
  return {
    /** Counts all, in batches, and gives what does not add up. */
    async recount(): Promise<Drift[]> {
      const drifts: Drift[] = []
      let products = 0
      let after = 0
      for (;;) {
        const { last, amount } = await recountStore.nextBatch(db, after, batchSize)
        if (last === null) break
        drifts.push(...(await recountStore.driftsOf(db, after, last)))
        products += amount
        after = last
      }
      const fresh = await recountStore.keep(db, drifts, products)
      if (fresh > 0) {
        const places = drifts.map(({ productId, branchId }) => `${productId} in ${branchId ?? 'all'}`)
        report(new Error(`Stock is not what its movements give: ${places.slice(0, 10).join(', ')}`))
      }
      return drifts
    },

    /** What the last recount found. */
    value: (): Promise<StockValue | null> => recountStore.value(db),

    last: () => recountStore.last(db, mostShown),
  }
}
