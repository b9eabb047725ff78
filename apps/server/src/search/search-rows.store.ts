import type { NearWord } from '#rules/search/meant-word.ts'
import type { SearchedProduct } from '#rules/search/score-product.ts'
import type { SearchTerm, SearchVehicle } from '#rules/search/search-terms.ts'
import type { Database } from '../db/connection.ts'
import { searchedWords } from './searched-words.ts'

/** What is known of words, as rows. */
export type KnowledgeRows = {
  terms: SearchTerm[]
  vehicles: SearchVehicle[]
  places: string[]
  brands: string[]
  /** Words that shoppers use for one another. */
  synonyms: string[][]
}

const knowledge = `
  select
    coalesce((select jsonb_agg(jsonb_build_object('meaning', meaning, 'term', term, 'target', target))
      from search_terms), '[]') as terms,
    coalesce((select jsonb_agg(jsonb_build_object('id', id, 'make', make, 'model', model, 'engine', engine,
      'yearFrom', year_from, 'yearTo', year_to) order by id) from vehicles), '[]') as vehicles,
    coalesce((select jsonb_agg(name) from (select name from comunas union select name from regions) p), '[]') as places,
    coalesce((select jsonb_agg(name order by name) from brands), '[]') as brands,
    coalesce((select jsonb_agg(terms) from (
      select jsonb_agg(term) as terms from synonyms group by group_id) g), '[]') as synonyms`

/** $1 are ids. */
const words = `
  select ${searchedWords}
  from product_search s
  where s.product_id = any($1::int[])`

/** $1 is a code as it was typed: a SKU, a maker's code, a barcode or an original number, whatever stands between its parts. */
const coded = `
  select id from (
    select p.id, p.position, p.active from products p where squeezed_code(p.sku) = squeezed_code($1)
    union select p.id, p.position, p.active from products p
      where squeezed_code(p.original_code) = squeezed_code($1) and p.original_code <> ''
    union select p.id, p.position, p.active from products p
      where p.barcode = squeezed_code($1) and p.barcode <> ''
    union select p.id, p.position, p.active from product_oem_numbers o join products p on p.id = o.product_id
      where squeezed_code(o.number) = squeezed_code($1)
  ) as found where active order by position, id limit 24`

/** The plural of a word in z, and the singular of one in ces: as `word_query` asks for it beside the word. Null for others. */
const inOtherNumber = (word: string) =>
  `case when ${word} ~ '..ces$' then regexp_replace(${word}, 'ces$', 'z')
    when ${word} ~ '..z$' then regexp_replace(${word}, 'z$', 'ces') end`

/**
 * Those of the words $1 that some text or synonym has, exactly or nearly. Near words are expensive to find and are looked
 * for last, within `case`: beside the other conditions, which become joins, they would be looked for with every word.
 */
const known = `
  select coalesce(array_agg(asked.word), '{}') as words
  from unnest($1::text[]) as asked (word)
  where not exists (
    select from string_to_table(search_text(asked.word), ' ') as t (token)
    where token ~ '^[a-z]{3,}$' and word_stem(token) is not null
      and case
        when exists (select from search_words w where w.word >= token and w.word < token || '{') then false
        when exists (select from search_words w
          where w.word >= word_stem(token) and w.word < word_stem(token) || '{' and word_stem(w.word) = word_stem(token))
          then false
        when exists (select from search_words w where w.word = ${inOtherNumber('token')}) then false
        when exists (select from synonyms s where s.folded in (token, ${inOtherNumber('token')})) then false
        else cardinality(near_words(token)) = 0
      end
  )`

/** For each of the words $1 that no text and no synonym has, the words that are like it. */
const near = `
  select asked.word as asked, n.word, n.spelled, n.products
  from unnest($1::text[]) as asked (word), words_near(asked.word) n
  where not exists (select from search_words w where w.word = ${inOtherNumber('asked.word')})
    and not exists (select from synonyms s where s.folded = ${inOtherNumber('asked.word')})`

/** Each word once, in the order of its characters; $1 is the most words. */
const shopWords = `
  select
    (select coalesce(string_agg(word, ' ' order by word), '') from (
      select word from search_words order by word limit $1::int) w) as words,
    (select coalesce(string_agg(folded, ' '), '') from synonyms) as terms`

/** What the rules of the search are given as rows. */
export function searchRowsStore({ pool }: Pick<Database, 'pool'>) {
  async function one<Row extends object>(
    name: string,
    text: string,
    values: unknown[],
  ): Promise<Row | undefined> {
    return (await pool.query<Row>({ name, text, values })).rows[0]
  }
  return {
    async knowledge(): Promise<KnowledgeRows> {
      const row = await one<KnowledgeRows>('search_knowledge', knowledge, [])
      return row ?? { terms: [], vehicles: [], places: [], brands: [], synonyms: [] }
    },
    async words(ids: readonly number[]): Promise<(SearchedProduct & { version: number })[]> {
      const query = { name: 'search_words_of', text: words, values: [ids] }
      return (await pool.query<SearchedProduct & { version: number }>(query)).rows
    },
    async coded(code: string): Promise<number[]> {
      const { rows } = await pool.query<{ id: number }>({ name: 'search_coded', text: coded, values: [code] })
      return rows.map(({ id }) => id)
    },
    /** All words of products, sorted, and those of the synonyms. */
    async shopWords(most: number): Promise<{ words: string[]; terms: string[] }> {
      const row = await one<{ words: string; terms: string }>('search_shop_words', shopWords, [most])
      const parted = (text = '') => text.split(' ').filter(Boolean)
      return { words: parted(row?.words), terms: parted(row?.terms) }
    },
    /** Words of the shop like each of some folded words that it does not know, and none like those that it knows. */
    near: async (asked: readonly string[]): Promise<(NearWord & { asked: string })[]> => {
      const query = { name: 'search_words_near', text: near, values: [asked] }
      return (await pool.query<NearWord & { asked: string }>(query)).rows
    },
    known: async (asked: readonly string[]): Promise<string[]> =>
      (await one<{ words: string[] }>('search_known', known, [asked]))?.words ?? [],
  }
}
