import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/connection.ts'
import {
  type DeskProductRow,
  filterConditions,
  type ListFilter,
  ofCode,
  productPageLength,
  rowsOf,
  wordsOf,
  wordsOfNames,
} from './product-list.store.ts'

export type ProductKey = 'name' | 'sku' | 'stock' | 'price' | 'changed'

export type ProductOrder = {
  by: ProductKey
  isDescending: boolean
  /** The product before the page and what it was listed by, as it was told: it may have become another since. Null for the first. */
  after: { id: number; value: string } | null
}

type Sorted = {
  /** What has an index of the order, as `k`. */
  from: SQL
  id: SQL
  key: SQL
  told(value: string): SQL
  /** Whether what is published and what is not have each an index of their own. */
  isInParts?: boolean
}

const sorted: Record<ProductKey, Sorted> = {
  name: {
    from: sql`products k`,
    id: sql`k.id`,
    key: sql`k.name`,
    told: (text) => sql`${text}::text`,
    isInParts: true,
  },
  sku: {
    from: sql`products k`,
    id: sql`k.id`,
    key: sql`fold_text(k.sku)`,
    told: (text) => sql`fold_text(${text}::text)`,
  },
  stock: {
    from: sql`product_units k`,
    id: sql`k.product_id`,
    key: sql`k.stock`,
    told: (text) => sql`${text}::int`,
    isInParts: true,
  },
  price: {
    from: sql`product_prices k`,
    id: sql`k.product_id`,
    key: sql`k.price`,
    told: (text) => sql`${text}::int`,
  },
  changed: {
    from: sql`product_edits k`,
    id: sql`k.product_id`,
    key: sql`k.changed_at`,
    told: (text) => sql`${text}::timestamptz`,
  },
}

/** So many of an order are looked at one by one, then so many; what is rarer among them is gathered and put in order. */
const walks = [1500, 6000]
/** The second time where the first found so much of a page that the rest is likely there. */
const usualAgain = 4

type Filter = Omit<ListFilter, 'after'>

/** Up to 50 products of a filter in an order, behind the one that it names. */
export async function listSorted(
  executor: Executor,
  filter: Filter,
  order: ProductOrder,
  steps: readonly number[] = walks,
): Promise<DeskProductRow[]> {
  return rowsOf(executor, await sortedIds(executor, filter, order, steps))
}

async function sortedIds(
  executor: Executor,
  filter: Filter,
  order: ProductOrder,
  steps: readonly number[],
): Promise<number[]> {
  const where = filterConditions(filter)
  if (filter.text !== '') {
    const { rows: coded } = await executor.execute<{ id: number }>(ofCode(filter.text))
    if (coded.length > 0) {
      const ids = sql.param(coded.map(({ id }) => id))
      return gather(
        executor,
        order,
        sql`SELECT p.id FROM products p WHERE p.id = ANY (${ids}::int[]) AND ${where}`,
      )
    }
  }
  const query = filter.text === '' ? null : await wordsOf(executor, filter.text)
  if (query === '') return []
  if (query === null && isWhole(filter, order))
    return (await walk(executor, filter, order, sql`true`, productPageLength)).ids
  // Written so that no index is asked for the words, and none are read but those of the next ones.
  const fulfilled =
    query === null
      ? where
      : sql`${where} AND EXISTS (
          SELECT FROM product_search s WHERE s.product_id = p.id AND (s.vector || '') @@ ${query}::tsquery)`
  for (const amount of steps) {
    const { ids, looked } = await walk(executor, filter, order, fulfilled, amount)
    if (ids.length >= productPageLength || looked < amount) return ids
    if (ids.length * usualAgain < productPageLength) break
  }
  if (query === null) return gather(executor, order, sql`SELECT p.id FROM products p WHERE ${where}`)
  const own = await wordsOfNames(executor, filter)
  return gather(
    executor,
    order,
    sql`SELECT p.id FROM product_search s JOIN products p ON p.id = s.product_id
      WHERE s.vector @@ ${own === '' ? query : `${query} & ${own}`}::tsquery AND s.vector @@ ${query}::tsquery AND ${where}`,
  )
}

/** Whether all that the order walks along is in the filter. */
const isWhole = ({ state, categoryId, brandId, withoutStock }: Filter, { by }: ProductOrder) =>
  categoryId === null &&
  brandId === null &&
  !withoutStock &&
  (state === 'all' || sorted[by].isInParts === true)

const direction = ({ isDescending }: ProductOrder) => (isDescending ? sql`DESC` : sql`ASC`)

function behind({ by, isDescending, after }: ProductOrder): SQL {
  if (after === null) return sql`true`
  const { key, id, told } = sorted[by]
  return sql`(${key}, ${id}) ${isDescending ? sql`<` : sql`>`} (${told(after.value)}, ${after.id}::int)`
}

/** The next of an order, as a query of `id` and `key`. */
function nextOf(order: ProductOrder, condition: SQL, amount: number): SQL {
  const { from, id, key } = sorted[order.by]
  return sql`SELECT ${id} AS id, ${key} AS key FROM ${from} WHERE ${condition} AND ${behind(order)}
    ORDER BY ${key} ${direction(order)}, ${id} ${direction(order)} LIMIT ${amount}`
}

/** Looks at so many of an order, and finds those that fulfil something of `p`. */
async function walk(
  executor: Executor,
  { state }: Filter,
  order: ProductOrder,
  fulfilled: SQL,
  amount: number,
): Promise<{ ids: number[]; looked: number }> {
  const parts: SQL[] = []
  if (!sorted[order.by].isInParts) parts.push(sql`true`)
  else {
    if (state !== 'draft') parts.push(sql`k.active`)
    if (state !== 'published') parts.push(sql`NOT k.active`)
  }
  const next = sql.join(
    parts.map((condition) => sql`(${nextOf(order, condition, amount)})`),
    sql` UNION ALL `,
  )
  const { rows } = await executor.execute<{ ids: number[]; looked: number }>(sql`
    WITH next AS MATERIALIZED (
      SELECT id, key FROM (${next}) AS parts ORDER BY key ${direction(order)}, id ${direction(order)} LIMIT ${amount}
    )
    SELECT
      ARRAY(
        SELECT n.id FROM next n CROSS JOIN LATERAL (
          SELECT FROM products p WHERE p.id = n.id AND ${fulfilled} OFFSET 0
        ) AS has ORDER BY n.key ${direction(order)}, n.id ${direction(order)} LIMIT ${productPageLength}
      ) AS ids,
      (SELECT count(*)::int FROM next) AS looked`)
  return rows[0] ?? { ids: [], looked: 0 }
}

/** The next of an order among those of a query of `id`, which is asked whole. */
async function gather(executor: Executor, order: ProductOrder, hits: SQL): Promise<number[]> {
  const { from, id, key } = sorted[order.by]
  const { rows } = await executor.execute<{ id: number }>(sql`
    WITH hits AS MATERIALIZED (${hits})
    SELECT ${id} AS id FROM hits h JOIN ${from} ON ${id} = h.id WHERE ${behind(order)}
    ORDER BY ${key} ${direction(order)}, ${id} ${direction(order)} LIMIT ${productPageLength}`)
  return rows.map((row) => row.id)
}
