import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/connection.ts'
import { bestFirst } from './found-products.ts'

/** `parentName` is null at the top of a tree. */
export type CategoryHit = { id: number; slug: string; name: string; parentName: string | null }

/** `file` is the first picture. */
export type ProductHit = {
  id: number
  slug: string
  name: string
  price: number
  file: string | null
  /** 0 to 5, one decimal. */
  rating: number
  reviewCount: number
}

export type Hits = { products: ProductHit[]; categories: CategoryHit[] }

/** How many hits a suggestion ranks: of a word that half the shop has, any names that hold it will do. */
const mostRanked = 60

const hit = `p.id, p.slug, p.name, p.price, p.rating::float8 as rating, p.review_count as "reviewCount",
  (select i.file from product_pictures i where i.product_id = p.id order by i.position limit 1) as file`

/**
 * $1 is the text, $2 and $3 the most products and categories. Prepared, since planning it costs a third of running
 * it; the limits stand in a query of their own, or each number that is asked for would be planned anew.
 */
const byWords = `
  with asked as materialized (select search_query($1::text) as query),
  best as (
    select f.product_id, row_number() over (order by ${bestFirst}) as place
    from asked, search_products(asked.query, $1::text, ${mostRanked}, ${mostRanked}, $2::int) f
    order by place limit (select $2::int)
  ),
  product_hits as (
    select ${hit}, best.place from best join products p on p.id = best.product_id
  ),
  category_hits as (
    select c.id, c.slug, c.name, parent.name as "parentName",
      row_number() over (order by s.own @@ asked.query desc, s.depth, s.path) as place
    from asked, category_search s
    join categories c on c.id = s.category_id
    left join categories parent on parent.id = c.parent_id
    where s.whole @@ asked.query
    order by place limit (select $3::int)
  )
  select
    coalesce((select jsonb_agg(to_jsonb(h) - 'place' order by place) from product_hits h), '[]') as products,
    coalesce((select jsonb_agg(to_jsonb(h) - 'place' order by place) from category_hits h), '[]') as categories`

export function searchStore({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  const products = async (query: SQL): Promise<Hits> => ({
    products: (await db.execute<ProductHit>(query)).rows,
    categories: [],
  })

  return {
    /**
     * By any of their words, forgiving: products, the best first, and categories whose own and ancestors' names
     * hold every word, those first that hold it themselves.
     */
    async byWords(text: string, most: { products: number; categories: number }): Promise<Hits> {
      const values = [text, most.products, most.categories]
      const { rows } = await pool.query<Hits>({ name: 'search_by_words', text: byWords, values })
      const [found] = rows
      if (!found) throw new Error('A search came back without a row')
      return found
    },

    /** Looks anew at what sells most, which common words are looked up in first; a small catalogue needs it not. */
    async refreshPopular(): Promise<void> {
      await db.transaction(async (tx) => {
        // It goes over all products; nobody waits for it.
        await tx.execute(sql`set local statement_timeout = 0`)
        await tx.execute(sql`select refresh_popular_search()`)
      })
    },

    /** Products whose maker's code is just this, whatever the case of its letters. */
    byOriginalCode(code: string, most: { products: number }) {
      return products(sql`
        select ${sql.raw(hit)} from products p
        where fold_text(p.original_code) = fold_text(${code}) and p.original_code <> '' and p.active
        order by p.position, p.id limit ${most.products}`)
    },

    byBarcode(barcode: string, most: { products: number }) {
      return products(sql`
        select ${sql.raw(hit)} from products p where p.barcode = ${barcode} and p.barcode <> '' and p.active
        order by p.position, p.id limit ${most.products}`)
    },
  }
}
