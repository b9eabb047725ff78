import { type SQL, sql } from 'drizzle-orm'

/**
 * The table `f(product_id, tier, rank, sold)` of at most `most` products that a text finds (D10); see `bestFirst`.
 * Only `ranked` of them are ranked and known to be still sold, those first whose name holds the text; where `enough`
 * names do, nothing else is looked for. `query` is `search_query(text)`, made once.
 */
export function foundProducts(
  query: SQL,
  text: string,
  { ranked, most, enough }: { ranked: number; most: number; enough: number },
): SQL {
  return sql`search_products(${query}, ${text}, ${ranked}::int, ${most}::int, ${enough}::int) f`
}

/** The order of `foundProducts`: the best first, and every tie broken. */
export const bestFirst = 'f.tier desc, f.rank desc, f.sold desc, f.product_id'
