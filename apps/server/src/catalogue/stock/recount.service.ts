import { type Database, inTransaction } from '../../db/connection.ts'
import { type Refusal, refuse } from '../../refusals/refusal.ts'
import type { StaffActor, StaffLog } from '../../staff/log/staff-log.service.ts'
import { type Drift, recountStore, type StockValue } from './recount.store.ts'

export type { StockValue }
export type RecountService = ReturnType<typeof recountService>

const batchSize = 5_000
const mostShown = 100
/** Where so much is wrong nobody mends it place by place. */
const mostNoted = 1000

/**
 * Counts whether the units of every place are the sum of its movements, and every product's stock what its units give.
 * Triggers keep both, so that what is found is a bug or a hand in the database: it is reported once, and stands in
 * `stock_drifts` until it is right again. What lists find prices by is compared with the products, mended and reported.
 */
export function recountService({
  database,
  staffLog,
  report,
  most = mostNoted,
}: {
  database: Pick<Database, 'db' | 'pool'>
  staffLog: Pick<StaffLog, 'note'>
  report: (error: Error) => void
  /** So many places are noted at most. */
  most?: number
}) {
  const { db } = database
  return {
    /** Counts all, in batches, and gives what does not add up, up to 1,000 places. */
    async recount(): Promise<Drift[]> {
      const found: Drift[] = []
      let products = 0
      let mended = 0
      let after = 0
      for (;;) {
        const { last, amount } = await recountStore.nextBatch(db, after, batchSize)
        if (last === null) break
        const room = most - found.length
        if (room > 0) found.push(...(await recountStore.driftsOf(db, { after, last }, room)))
        mended += await recountStore.mendPrices(db, after, last)
        products += amount
        after = last
      }
      if (mended > 0) report(new Error(`Prices beside ${mended} products were not theirs, and were mended`))
      // What was settled since it was found is right now.
      const ids = [...new Set(found.map(({ productId }) => productId))]
      const drifts = ids.length > 0 ? await recountStore.driftsOf(db, { ids }, most) : []
      const fresh = await recountStore.save(db, drifts, products)
      if (fresh > 0) {
        const places = drifts.map(({ productId, branchId }) => `${productId} in ${branchId ?? 'all'}`)
        const count = found.length < most ? `${drifts.length}` : `${most} or more`
        report(
          new Error(
            `Stock is not what its movements give in ${count} places: ${places.slice(0, 10).join(', ')}`,
          ),
        )
      }
      return drifts
    },

    /**
     * Takes what stands of a product as what is there: the book gets a movement of each difference, and the product's
     * stock is added up anew. Whoever buys meanwhile moves units and book alike, so that the difference stays what it was.
     * The log of the staff keeps who did so, and what the stock was before, unless all was right already.
     * Gives in how many places the book was wrong, and the product's stock; NOT_FOUND for an unknown product.
     */
    settle: (
      productId: number,
      { actor, note }: { actor: NonNullable<StaffActor>; note: string },
    ): Promise<{ places: number; product: number } | Refusal> =>
      inTransaction(database, async (tx) => {
        const before = await recountStore.lock(tx, productId)
        if (!before) return refuse('NOT_FOUND', { fields: { id_producto: 'NOT_FOUND' } })
        const places = await recountStore.book(tx, productId, { actor: actor.name, note })
        const product = await recountStore.addUp(tx, productId)
        if (places > 0 || before.stock !== product || before.listed !== product) {
          const detail =
            before.stock === product
              ? note
              : [`${before.stock} → ${product}`, note].filter(Boolean).join(', ')
          await staffLog.note(tx, { actor, action: 'stock-cuadrado', subject: before.name, detail })
        }
        return { places, product }
      }),

    /** What the last recount found. */
    value: (): Promise<StockValue | null> => recountStore.value(db),

    last: () => recountStore.last(db, mostShown),
  }
}
