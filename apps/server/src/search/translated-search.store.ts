import type { NearWord } from '#rules/search/meant-word.ts'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { Database } from '../db/connection.ts'

export type OtherLanguage = Exclude<ShopLanguage, 'es'>

type Near = { asked: string; near: NearWord[] }

/** How many of those found are ranked; deeper in a list of a very common word the order is left to chance. */
const mostRanked = 1000

/**
 * $1 is the language, $2 the words as `queryOf` writes them, $3 the most products, $4 the words where the last one is what
 * products are called, $5 where it is whole, $6 that one alone. A word that products are called is no beginning: 'toy' is not
 * Toyota.
 */
const products = `
  with typed as materialized (
    select to_tsquery(language_config($1), $2) as begun, to_tsquery(language_config($1), $4) as called,
      to_tsquery(language_config($1), $5) as whole, to_tsquery(language_config($1), $6) as last
  ),
  asked as materialized (
    select case when is_translated_name($1, called, last) then whole else begun end as query
    from typed
  ),
  hits as materialized (
    select t.product_id, t.words from asked, product_translations t
    where t.language = $1 and t.words @@ asked.query limit greatest($3::int, ${mostRanked})
  )
  select coalesce(array_agg(id order by rank desc, sold desc, id), '{}') as ids
  from (
    select p.id, p.sold_count as sold, ts_rank('{0.1, 0.2, 0.5, 1}', h.words, asked.query) as rank
    from asked, hits h join products p on p.id = h.product_id and p.active
    order by rank desc, sold desc, id limit $3::int
  ) best`

/** Categories whose own and ancestors' names hold every word; those first that hold it themselves. */
const categories = `
  with asked as materialized (select to_tsquery(language_config($1), $2) as query)
  select coalesce(array_agg(id order by own desc, depth, path), '{}') as ids
  from (
    select s.category_id as id, s.depth, s.path, language_words($1, c.name) @@ asked.query as own
    from asked, category_search s
    join category_tree tree on tree.id = s.category_id
    join category_translations c on c.category_id = s.category_id and c.language = $1
    where language_words($1, (select string_agg(a.name, ' ') from category_translations a
      where a.language = $1 and a.category_id = any(tree.ids))) @@ asked.query
    order by own desc, s.depth, s.path limit $3::int
  ) best`

/**
 * $1 is the language, $2 words: those that some product has, and those that say nothing in it. Where PostgreSQL may stop at the
 * first, it hopes to meet one soon, and reads the whole table where there is none.
 */
const spoken = `
  select coalesce(array_agg(asked.word), '{}') as words
  from unnest($2::text[]) as asked (word)
  cross join lateral (select plainto_tsquery(language_config($1), translate(asked.word, 'ёЁ', 'еЕ')) as query) as q
  where numnode(q.query) = 0 or exists (
    with held as materialized (select t.language from product_translations t where t.words @@ q.query)
    select from held where held.language = $1
  )`

/** $1 is the language, $2 words of it and $3 the one that may be unfinished: each that no product has, with what is like it. */
const near = `
  select asked.word as asked, (select coalesce(jsonb_agg(to_jsonb(n)), '[]')
    from translated_words_near($1, asked.word) n) as near
  from unnest($2::text[]) as asked (word)
  where not is_translated_word($1, asked.word, asked.word = $3)`

/** All the words of a text, the last of which may still be being typed, unless told otherwise; null where it has none. */
export function queryOf(text: string, suffix = ':*'): string | null {
  const words = wordsOf(text)
  if (words.length === 0) return null
  return words.map((word, place) => wordQuery(word, place === words.length - 1 ? suffix : '')).join(' & ')
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/\p{N}+[.,]\p{N}+\p{L}*|[\p{L}\p{N}]+/gu) ?? []

/** Letters that say nothing in English: without them '4t' would be every 4. */
const unsaid = new Set('aist')

/**
 * The ways in which a grammar may have read a word: '7,5' is two numbers to it and '7.5' is one, and '15kg' mostly stands
 * in a name as two words.
 */
function wordQuery(word: string, suffix: string): string {
  const [, whole, decimals, unit] = /^(\p{N}+)(?:[.,](\p{N}+))?(\p{L}*)$/u.exec(word) ?? []
  if (!whole || (!decimals && !unit)) return `'${word}'${suffix}`
  const amounts = decimals ? [[`${whole}.${decimals}`], [whole, decimals]] : [[whole]]
  const ways = unit ? amounts.map((amount) => [...amount, unit]) : amounts
  const asTwo = unit && unsaid.has(unit) ? [] : ways
  const all = decimals ? ways : [[word], ...asTwo]
  return `(${all.map((way) => way.map((part) => `'${part}'`).join(' <-> ') + suffix).join(' | ')})`
}

/** What is found by its words in another language than Spanish. */
export function translatedSearchStore({ pool }: Pick<Database, 'pool'>) {
  async function ids(name: string, query: string, values: unknown[]): Promise<number[]> {
    const { rows } = await pool.query<{ ids: number[] }>({ name, text: query, values })
    return rows[0]?.ids ?? []
  }
  return {
    /** Ids of products for sale, the best first; empty where no word is known. */
    products: async (text: string, language: OtherLanguage, most: number): Promise<number[]> => {
      const query = queryOf(text)
      if (!query) return []
      return ids('translated_products', products, [
        language,
        query,
        most,
        queryOf(text, ':AB'),
        queryOf(text, ''),
        wordQuery(wordsOf(text).at(-1) ?? '', ''),
      ])
    },
    /** Those of some words that products have in the language, or that say nothing in it. */
    async spoken(words: readonly string[], language: OtherLanguage): Promise<string[]> {
      const query = { name: 'translated_words', text: spoken, values: [language, words] }
      return (await pool.query<{ words: string[] }>(query)).rows[0]?.words ?? []
    },
    /** Those of some lower-case words that no product has in the language, with the words that are like them. */
    async near(words: readonly string[], language: OtherLanguage, unfinished: string): Promise<Near[]> {
      const query = { name: 'translated_words_near', text: near, values: [language, words, unfinished] }
      return (await pool.query<Near>(query)).rows
    },
    /** Ids of categories, the best first. */
    categories: async (text: string, language: OtherLanguage, most: number): Promise<number[]> => {
      const query = queryOf(text)
      return query ? ids('translated_categories', categories, [language, query, most]) : []
    },
  }
}
