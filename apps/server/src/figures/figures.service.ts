import type { StockValue } from '../catalogue/stock/recount.service.ts'
import type { Database } from '../db/connection.ts'
import { figuresStore, type Span } from './figures.store.ts'

export type FiguresService = ReturnType<typeof figuresService>

const bestSellers = 20
const months = 24

/** What the shop sells and what waits in it. Sales are added up by day, and the days whose orders changed anew before they are read. */
export function figuresService({
  database,
  stock,
}: {
  database: Pick<Database, 'db'>
  /** What stands in the branches, as last counted. */
  stock: { value(): Promise<StockValue | null> }
}) {
  const { db } = database
  const refresh = () => figuresStore.refresh(db)
  return {
    refresh,

    /** What was sold on each day of the span, and what sold most in it. */
    async sales(span: Span) {
      await refresh()
      const [days, best] = await Promise.all([
        figuresStore.days(db, span),
        figuresStore.bestSellers(db, span, bestSellers),
      ])
      return { days, best }
    },

    /** What is in stock and in carts, and the months. */
    async summary() {
      await refresh()
      const [value, carts, byMonth] = await Promise.all([
        stock.value(),
        figuresStore.leftCarts(db),
        figuresStore.months(db, months),
      ])
      return { stock: value, carts, months: byMonth }
    },
  }
}
