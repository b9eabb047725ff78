import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/connection.ts'
import { numbersOf } from '../db/numbers-of.ts'
import type { FoundRow } from './cached-words.ts'

/** `parent` is null at the top of a tree. */
export type CategoryHit = {
  id: number
  slug: string
  name: string
  parent: { id: number; name: string } | null
}

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

/** The order of what `found_products` gives (D10): the best first, and every tie broken. */
const bestFirst = 'f.tier desc, f.rank desc, f.sold desc, f.product_id'

const hit = `p.id, p.slug, p.name, p.price, p.rating::float8 as rating, p.review_count as "reviewCount",
  (select i.file from product_pictures i where i.product_id = p.id order by i.position limit 1) as file`

const parentOfC =
  "case when parent.id is not null then jsonb_build_object('id', parent.id, 'name', parent.name) end as parent"

const categoriesOf = (given: string) => `
    coalesce((select jsonb_agg(to_jsonb(h) - 'place' order by place) from (
      select c.id, c.slug, c.name, ${parentOfC}, given.place
      from ${given} join categories c on c.id = given.id
      left join categories parent on parent.id = c.parent_id) h), '[]') as categories`

/** $1 are ids of products, in their order. */
const productsOf = `
    coalesce((select jsonb_agg(to_jsonb(h) - 'place' order by place) from (
      select ${hit}, given.place from unnest($1::int[]) with ordinality as given (id, place)
      join products p on p.id = given.id) h), '[]') as products`

/** $2 are ids of categories, in their order. */
const hitsByIds = `select ${productsOf}, ${categoriesOf('unnest($2::int[]) with ordinality as given (id, place)')}`

/** The categories of a `query`, at most `most`, as rows of an id and its place. */
const categoriesHeld = (query: string, most: string) => `
    select s.category_id as id, row_number() over (order by s.own @@ ${query} desc, s.depth, s.path) as place
    from category_search s where s.whole @@ ${query}
    order by place limit ${most}::int`

/** $1 is the text, $2 how many categories. */
const categoriesByText = `
  with asked as materialized (select search_query($1::text) as query)
  select array(select id from (${categoriesHeld('(select query from asked)', '$2')}) c) as categories`

/** How many of the products that a text finds are ranked, those that sell most among them; those behind them are in no order. */
const mostRanked = 300

/** Where this many names hold a text, products that only mention it elsewhere are not looked for. */
const scarce = 1000

/** $1 is the text, $2 the most products, $3 how many names are enough of what sells most. `beside` are more columns. */
const byText = (beside = '') => `
  with asked as materialized (select search_query($1::text) as query), found as materialized (
    select f.product_id, f.tier, f.sold, f.version, row_number() over (order by ${bestFirst}) as place
    from asked, found_products(asked.query, $1::text, ${mostRanked}, $2::int, $3::int, ${scarce}) f
  )
  select
    coalesce(string_agg(product_id::text, ' ' order by place), '') as ids,
    coalesce(string_agg(concat_ws(' ', sold, version), ' ' order by place) filter (where tier >= 0), '') as ranked
    ${beside}
  from found`

const productsByText = byText()

/** $4 is how many categories. */
const byTextWithCategories = byText(`,
    array(select id from (${categoriesHeld('(select query from asked)', '$4')}) c) as categories`)

/**
 * The words of $1 in their order, each as it is spelled; in the place of one that no product has, the most alike word
 * of a name, else of any text, as names spell it. Nothing but words is read: neither the products nor their texts.
 */
const likeliestWords = `
  with typed as (
    select word, fold_text(word) as folded, place
    from string_to_table(btrim(spelled_words($1::text)), ' ') with ordinality as t (word, place)
    where word <> ''
  ), judged as (
    select *, folded ~ '[0-9]' or length(folded) < 3 or word_stem(folded) is null or exists (
      select from search_words w where w.word >= folded and w.word < folded || '{'
    ) or exists (select from synonyms s where s.folded = typed.folded) as is_known
    from typed
  )
  select folded as typed, case when is_known then folded else near.spelled end as word
  from judged left join lateral (
    select coalesce(n.spelled, w.word) as spelled
    from search_words w left join name_words n on n.word = w.word
    where not is_known and w.word % folded
    order by n.word is null, similarity(w.word, folded) desc, w.word limit 1
  ) near on true
  order by place`

export function searchStore({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  const products = async (query: SQL): Promise<Hits> => ({
    products: (await db.execute<ProductHit>(query)).rows,
    categories: [],
  })

  return {
    /**
     * What a text finds, the best first: at most `most`. Some may be of products that are no longer sold. With `categories`,
     * at most so many of those whose own and ancestors' names hold every word of it.
     */
    async byText(
      text: string,
      { most, enough = most, categories }: { most: number; enough?: number; categories?: number | undefined },
    ): Promise<{ ids: number[]; ranked: FoundRow[]; categories: number[] }> {
      const query = categories
        ? {
            name: 'search_with_categories',
            text: byTextWithCategories,
            values: [text, most, enough, categories],
          }
        : { name: 'search_by_text', text: productsByText, values: [text, most, enough] }
      const { rows } = await pool.query<{ ids: string; ranked: string; categories?: number[] }>(query)
      const ids = numbersOf(rows[0]?.ids)
      const told = numbersOf(rows[0]?.ranked)
      return {
        ids,
        ranked: ids
          .slice(0, told.length / 2)
          .map((id, place) => ({ id, sold: told[place * 2] ?? 0, version: told[place * 2 + 1] ?? 0 })),
        categories: rows[0]?.categories ?? [],
      }
    },

    /** The words of a text, folded, each with the most alike of the shop's where it has none; null where nothing is like it. */
    async likeliestWords(text: string): Promise<{ typed: string; word: string | null }[]> {
      const query = { name: 'search_likeliest_words', text: likeliestWords, values: [text] }
      return (await pool.query<{ typed: string; word: string | null }>(query)).rows
    },

    /** Products and categories by their ids, in the order given. */
    async hits(products: readonly number[], categories: readonly number[]): Promise<Hits> {
      const query = { name: 'search_hits_by_ids', text: hitsByIds, values: [products, categories] }
      return (await pool.query<Hits>(query)).rows[0] ?? { products: [], categories: [] }
    },

    /** At most `most` categories whose own name, or an ancestor's, holds every word of a text; those whose own name does first. */
    async categories(text: string, most: number): Promise<number[]> {
      const query = { name: 'search_categories', text: categoriesByText, values: [text, most] }
      const { rows } = await pool.query<{ categories: number[] }>(query)
      return rows[0]?.categories ?? []
    },

    /** Looks again at what sells most, which common words are looked up in first; a small catalogue needs it not. */
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
