import { type SQL, sql } from 'drizzle-orm'

/**
 * The table `f(product_id, tier, rank, sold)` of at most `most` products that a text finds (D10); see `bestFirst`.
 * Only `ranked` of them are ranked and known to be still sold, those first whose name holds the text.
 */
export function foundProducts(text: string, { ranked, most }: { ranked: number; most: number }): SQL {
  return sql`search_products(${text}, ${ranked}::int, ${most}::int) f`
}

/** The order of `foundProducts`: the best first, and every tie broken. */
export const bestFirst = sql`f.tier desc, f.rank desc, f.sold desc, f.product_id`
