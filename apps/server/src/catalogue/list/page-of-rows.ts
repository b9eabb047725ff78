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
  return behind
    .toSorted(order)
    .slice(start, start + limit)
    .map(({ id }) => id)
}
