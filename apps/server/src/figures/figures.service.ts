import type { StockValue } from '../catalogue/stock/recount.service.ts'
import type { Database } from '../db/connection.ts'
import { bestSellers } from './best-sellers.store.ts'
import { figuresStore } from './figures.store.ts'
import type { Span } from './span-parts.ts'

export type FiguresService = ReturnType<typeof figuresService>

const mostBest = 20
const months = 24

/** What the shop sells and what waits in it, as of the last minute: a job adds the days whose orders changed up anew. */
export function figuresService({
  database,
  stock,
}: {
  database: Pick<Database, 'db'>
  /** What stands in the branches, as last counted. */
  stock: { value(): Promise<StockValue | null> }
}) {
  const { db } = database
  return {
    /** Adds up anew the days whose orders were written since, and to the products what sold of them. */
    refresh: () => figuresStore.refresh(db),

    /** Counts the carts that were left. */
    countLeftCarts: () => figuresStore.countLeftCarts(db),

    /** What was sold on each day of the span, and what sold most in it. */
    async sales(span: Span) {
      const [days, best] = await Promise.all([figuresStore.days(db, span), bestSellers(db, span, mostBest)])
      return { days, best }
    },

    /** What is in stock and in carts, and the months. */
    async summary() {
      const [value, carts, byMonth] = await Promise.all([
        stock.value(),
        figuresStore.leftCarts(db),
        figuresStore.months(db, months),
      ])
      return { stock: value, carts, months: byMonth }
    },
  }
}
