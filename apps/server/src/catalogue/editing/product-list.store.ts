import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/connection.ts'
import { newestWithWords } from './newest-with-words.store.ts'

/** A product as a row of the desk's list. */
export type DeskProductRow = {
  id: number
  name: string
  slug: string
  sku: string
  brand: string | null
  /** That holds now, and what it was before; pesos. */
  price: number
  compareAtPrice: number | null
  stock: number
  isPublished: boolean
  /** A file under /media/; null for one without pictures. */
  picture: string | null
  /** When it was last saved, ISO 8601. */
  changedAt: string
}

export type ListFilter = {
  /** Words of its name, brand or category, or its code; empty for all. */
  text: string
  state: 'all' | 'published' | 'draft'
  categoryId: number | null
  brandId: number | null
  withoutStock: boolean
  /** The last one of the page before. */
  after: number | null
}

export const productPageLength = 50

/** Rarer words are gathered by the index, commoner ones met on the way along the list. */
const rareAtMost = 2000

const columns = sql`
  SELECT p.id, p.name::text, p.slug, p.sku, b.name::text AS brand, p.price,
    p.compare_at_price AS "compareAtPrice", p.stock, p.active AS "isPublished",
    (SELECT i.file FROM product_pictures i WHERE i.product_id = p.id ORDER BY i.position LIMIT 1) AS picture,
    to_json(e.changed_at) #>> '{}' AS "changedAt"
  FROM products p JOIN product_edits e ON e.product_id = p.id LEFT JOIN brands b ON b.id = p.brand_id`

/** Products as rows of the list, in the order of their ids here. */
export async function rowsOf(executor: Executor, ids: readonly number[]): Promise<DeskProductRow[]> {
  const given = sql`${sql.param([...ids])}::int[]`
  const { rows } = await executor.execute<DeskProductRow>(
    sql`${columns} WHERE p.id = ANY (${given}) ORDER BY array_position(${given}, p.id)`,
  )
  return rows
}

const all = (conditions: readonly SQL[]): SQL => sql.join([sql`true`, ...conditions], sql` AND `)

/** What a product of the filter fulfils, its words left out. */
export function filterConditions({
  state,
  categoryId,
  brandId,
  withoutStock,
}: Omit<ListFilter, 'after'>): SQL {
  const conditions: SQL[] = []
  if (state === 'published') conditions.push(sql`p.active`)
  if (state === 'draft') conditions.push(sql`NOT p.active`)
  if (brandId !== null) conditions.push(sql`p.brand_id = ${brandId}`)
  if (withoutStock) {
    conditions.push(sql`EXISTS (SELECT FROM product_units u WHERE u.product_id = p.id AND u.stock = 0)`)
  }
  if (categoryId !== null) {
    conditions.push(sql`EXISTS (
      SELECT FROM product_categories c WHERE c.category_id = ${categoryId} AND c.product_id = p.id)`)
  }
  return all(conditions)
}

/** Letters that few enough words begin with. */
const leastLetters = 3

/** The words of a text as `t (word, place, words)`, written as names keep theirs: a number apart from its unit. */
const typedWords = (text: string) => sql`(
  SELECT word, place, count(*) OVER () AS words
  FROM string_to_table(search_text(${text}), ' ') WITH ORDINALITY AS w (word, place) WHERE word <> ''
) AS t`

/**
 * Words as they are looked up, as a tsquery; empty where none says anything. One that some name has stands for all its
 * forms; the last, and one that no name has, may be unfinished. Of numbers and short words the last alone may: half of all
 * names have a word that begins with one, and to gather those takes longer than all else.
 */
export async function wordsOf(executor: Executor, text: string): Promise<string> {
  const { rows } = await executor.execute<{ query: string }>(sql`
    SELECT coalesce(string_agg(CASE
      WHEN place < words AND (length(word) < ${leastLetters} OR word ~ '^[0-9]') THEN quote_literal(word)
      WHEN place < words AND EXISTS (SELECT FROM name_words n WHERE n.word = t.word COLLATE "C" AND NOT n.is_stem)
        THEN quote_literal(coalesce(word_stem(word), word))
      ELSE quote_literal(word) || ':*'
    END, ' & ' ORDER BY place), '') AS query
    FROM ${typedWords(text)}`)
  return rows[0]?.query ?? ''
}

/**
 * Whether names of products that are or were for sale have each of the words that say something. Who looks for a person types
 * a name and the first letter of another: all that begin so would be gathered, to be laid over nothing.
 */
async function haveAll(executor: Executor, text: string): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    SELECT FROM ${typedWords(text)} WHERE length(word) >= ${leastLetters} AND word !~ '^[0-9]' AND NOT EXISTS (
      SELECT FROM name_words n
      WHERE n.word >= t.word COLLATE "C" AND n.word < (t.word || chr(1114111)) COLLATE "C" OFFSET 0
    ) LIMIT 1`)
  return rows.length === 0
}

/** The products of a code, whole. */
export const ofCode = (text: string) => sql`
  SELECT id FROM products WHERE fold_text(sku) = fold_text(${text})
  UNION SELECT id FROM products WHERE squeezed_code(sku) = squeezed_code(${text})
  UNION SELECT id FROM products WHERE squeezed_code(original_code) = squeezed_code(${text}) AND original_code <> ''
  UNION SELECT id FROM products WHERE barcode = ${text} AND barcode <> ''`

/** What the words ask of a product, and whether few enough have them to be gathered first. */
export async function wordCondition(executor: Executor, text: string): Promise<SQL | null> {
  if (text === '') return null
  const { rows: coded } = await executor.execute<{ id: number }>(ofCode(text))
  if (coded.length > 0) return sql`p.id = ANY (${sql.param(coded.map(({ id }) => id))}::int[])`
  const query = await wordsOf(executor, text)
  if (query === '') return sql`false`
  const { rows } = await executor.execute<{ id: number }>(sql`
    SELECT product_id AS id FROM product_search WHERE vector @@ ${query}::tsquery LIMIT ${rareAtMost + 1}`)
  if (rows.length <= rareAtMost) return sql`p.id = ANY (${sql.param(rows.map(({ id }) => id))}::int[])`
  // Written so that no index is asked for it: what is common is found within a few rows of the list itself.
  return sql`EXISTS (
    SELECT FROM product_search s WHERE s.product_id = p.id AND (s.vector || '') @@ ${query}::tsquery)`
}

export const productListStore = {
  /** A text's products, for sale or not: those of the code, or else whose name has all its words, what sold most first. */
  async findIds(executor: Executor, text: string, most: number): Promise<number[]> {
    const { rows: coded } = await executor.execute<{ id: number }>(ofCode(text))
    if (coded.length > 0) return coded.map(({ id }) => id)
    const query = await wordsOf(executor, text)
    if (query === '' || !(await haveAll(executor, text))) return []
    const { rows } = await executor.execute<{ id: number }>(sql`
      SELECT p.id FROM (
        SELECT product_id FROM product_search WHERE named @@ ${query}::tsquery LIMIT ${rareAtMost}
      ) AS named JOIN products p ON p.id = named.product_id
      ORDER BY p.sold_count DESC, p.id LIMIT ${most}`)
    return rows.map(({ id }) => id)
  },

  /** Up to 50, the newest first; `walked` as `newestMatches` has it. */
  async list(executor: Executor, filter: ListFilter, walked?: number): Promise<DeskProductRow[]> {
    const which = await chosen(executor, filter, walked)
    const { rows } = await executor.execute<DeskProductRow>(
      sql`${columns} WHERE ${which} ORDER BY p.id DESC LIMIT ${productPageLength}`,
    )
    return rows
  },
}

/** What a product fulfils that a page may begin with or have behind that. */
const within = (filter: ListFilter) =>
  sql`${filterConditions(filter)} AND ${filter.after === null ? sql`true` : sql`p.id < ${filter.after}`}`

const among = (ids: readonly number[]) => sql`p.id = ANY (${sql.param([...ids])}::int[])`

/** What the products of a page fulfil; where words are looked for, their ids. */
async function chosen(executor: Executor, filter: ListFilter, walked?: number): Promise<SQL> {
  const { text } = filter
  const where = within(filter)
  if (text === '') return where
  const { rows } = await executor.execute<{ id: number }>(ofCode(text))
  if (rows.length > 0) return sql`${among(rows.map(({ id }) => id))} AND ${where}`
  const query = await wordsOf(executor, text)
  if (query === '') return sql`false`
  const wanted = await wantedOf(executor, filter, query)
  return among(await newestWithWords(executor, wanted, productPageLength, walked))
}

/** What is gone has an index of its own, by which the newest of it are met without those between them. */
const gone = sql`(SELECT u.product_id AS id, u.active FROM product_units u WHERE u.stock = 0)`

/** How the newest that have words are looked for; all that the filter asks for is asked once. */
async function wantedOf(
  executor: Executor,
  filter: ListFilter,
  query: string,
): Promise<Parameters<typeof newestWithWords>[1]> {
  const { after, brandId, withoutStock } = filter
  const own = await wordsOfNames(executor, filter)
  const wanted = { query, narrowed: own === '' ? query : `${query} & ${own}`, where: within(filter), after }
  // A brand has an index that is as good, and its products are fewer.
  if (!withoutStock || brandId !== null) return wanted
  return { ...wanted, along: gone, where: within({ ...filter, withoutStock: false }) }
}

/**
 * Words of the category and the brand of a filter, of which a product has its own among its words: as a tsquery, empty
 * where there are none. Numbers and short words are left out, which may be written otherwise beside others.
 */
export async function wordsOfNames(
  executor: Executor,
  { categoryId, brandId }: Pick<ListFilter, 'categoryId' | 'brandId'>,
): Promise<string> {
  if (categoryId === null && brandId === null) return ''
  const { rows } = await executor.execute<{ query: string }>(sql`
    SELECT coalesce(string_agg(DISTINCT quote_literal(word), ' & '), '') AS query
    FROM (
      SELECT name FROM categories WHERE id = ${categoryId}::int
      UNION ALL SELECT name FROM brands WHERE id = ${brandId}::int
    ) AS named, string_to_table(search_text(name::text), ' ') AS w (word)
    WHERE word ~ '^[a-z]{4,}$'`)
  return rows[0]?.query ?? ''
}
