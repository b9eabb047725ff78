import type { ProductSort } from '#rules/catalogue/product-sorts.ts'
import type { ListRow } from './list-rows.store.ts'

export type PageRequest = {
  sort: ProductSort
  limit: number
  offset: number
  /** The last product of the page before: the page then begins behind it, whatever `offset` says. */
  after: number | null
}

type Order = (a: ListRow, b: ListRow) => number

/** The orders whose columns the rows hold. The database knows the others: names by their letters, what was sold. */
const orders: Partial<Record<ProductSort, Order>> = {
  default: (a, b) => a.position - b.position || a.id - b.id,
  price_asc: (a, b) => a.price - b.price || a.id - b.id,
  price_desc: (a, b) => b.price - a.price || b.id - a.id,
}

/**
 * The ids of a page of `passing`, as `findPage` gives them; null where only the database can tell, by its order or by
 * an `after` that is not sold any more.
 */
export function pageOfRows(
  rows: ReadonlyMap<number, ListRow>,
  passing: readonly ListRow[],
  { sort, limit, offset, after }: PageRequest,
): number[] | null {
  const order = orders[sort]
  const last = after === null ? undefined : rows.get(after)
  if (!order || (after !== null && !last)) return null
  const [behind, start] = last ? [passing.filter((row) => order(row, last) > 0), 0] : [passing, offset]
  return firstOf(behind, order, start + limit)
    .slice(start)
    .map(({ id }) => id)
}

/** So many rows are put in their places one by one sooner than all are sorted. */
const mostPlaced = 200

/** The first of `rows` in an order. */
function firstOf(rows: readonly ListRow[], order: Order, amount: number): ListRow[] {
  if (amount > mostPlaced) return rows.toSorted(order).slice(0, amount)
  const first: ListRow[] = []
  for (const row of rows) {
    const last = first.at(-1)
    if (last && first.length === amount) {
      if (order(row, last) > 0) continue
      first.pop()
    }
    const place = first.findIndex((each) => order(row, each) < 0)
    first.splice(place < 0 ? first.length : place, 0, row)
  }
  return first
}
