import { type SQL, sql } from 'drizzle-orm'

/**
 * The CTEs `asked` and `matching(product_id)`: the products that a text asks for (D10), without their rank,
 * for what only counts them or orders them otherwise.
 */
export function matchingProducts(text: string): SQL {
  return sql`
    asked as materialized (
      select search_query(${text}) as query, spelled_words(${text}) as spelled,
        ' ' || search_text(${text}) || ' ' as folded, squeezed_code(${text}) as code
    ),
    matching as (
      select s.product_id from asked a join product_search s on s.vector @@ a.query
    )`
}

/**
 * The CTE `found(product_id, tier, rank)` behind those of `matchingProducts`. Tiers put a code before a name
 * that holds the text as it is spelled, that before one that holds it without accents, whole words before
 * beginnings, then names that have every word, and all these before other hits. `most` bounds what is
 * ranked at all: of a word that half the shop has, any of its products will do.
 */
export function foundProducts(text: string, most: number | null = null): SQL {
  return sql`${matchingProducts(text)},
    found as materialized (
      select s.product_id,
        case
          when a.code in (squeezed_code(p.sku), squeezed_code(p.original_code), p.barcode) then 6
          when position(a.spelled in s.spelled) > 0 then 5
          when position(a.folded in s.folded) > 0 then 4
          when position(rtrim(a.spelled) in s.spelled) > 0 then 3
          when position(rtrim(a.folded) in s.folded) > 0 then 2
          when s.named @@ a.query then 1
          else 0
        end as tier,
        ts_rank('{0.1, 0.2, 0.5, 1}', s.vector, a.query) as rank
      from asked a, (select product_id from matching limit ${most}) m
      join product_search s on s.product_id = m.product_id
      join products p on p.id = m.product_id and p.active
    )`
}

/** The order of `found` joined to products `p`: the best first, and every tie broken. */
export const bestFirst = sql`f.tier desc, f.rank desc, p.sold_count desc, p.id`
