import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { timesOf } from '#testing/counts.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { createDatabase, type Database } from '../db/connection.ts'
import { type SearchService, searchService } from './search.service.ts'

/** Enough that the planner would rather read the whole table than an index that it thinks finds many. */
const amount = 20_000
const bigTables = ['product_search', 'products']

type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

let database: TestDatabase
let watched: Database
let search: SearchService
let plans: PlanNode[] = []

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  const client = await database.pool.connect()
  try {
    await client.query(`set session_replication_role = replica`)
    await client.query(`
      insert into products (slug, name, sku, price, package_width, package_height, package_depth, package_weight, position)
      select 'copia-' || n, p.name || ' ' || n % 700, 'COP-' || n, 1000, 1, 1, 1, 1, 9000 + n
      from generate_series(1, ${amount}) n
      join (select name, row_number() over (order by id) - 1 as place, count(*) over () as all_of_them from products) p
        on p.place = n % p.all_of_them`)
    await client.query(`select refresh_product_search(array(select id from products where sku like 'COP-%'))`)
    await client.query('select refresh_popular_search(10000, 1000)')
  } finally {
    await client.query('set session_replication_role = origin')
    client.release()
  }
  await database.pool.query(
    'vacuum analyze product_search, products, search_words, name_words, popular_search',
  )
  watched = withPlans(database.url)
  search = searchService({ database: watched })
  // What filters see of all products is read once and kept.
  await search.find('perro cama', { most: 1 })
})
afterAll(async () => {
  await watched.close()
  await database.drop()
})

/** One connection at a time that tells the plan of every statement, also of those inside functions. */
function withPlans(url: string): Database {
  const opened = createDatabase(url, { max: 1 })
  opened.pool.on('connect', (client) => {
    client.on('notice', ({ message = '' }) => {
      const json = message.slice(message.indexOf('{'))
      if (message.startsWith('duration:')) plans.push((JSON.parse(json) as { Plan: PlanNode }).Plan)
    })
    // Of each connection: the pool ends one that nobody asked for half a minute, as on a busy machine between two tests.
    void client.query(`
      load 'auto_explain';
      set auto_explain.log_nested_statements = on;
      set auto_explain.log_analyze = on;
      set auto_explain.log_format = json;
      set client_min_messages = log;
      set auto_explain.log_min_duration = 0;`)
  })
  return opened
}

function wholeReads(node: PlanNode): string[] {
  const own =
    node['Node Type'] === 'Seq Scan' &&
    bigTables.includes(node['Relation Name'] ?? '') &&
    (node['Actual Loops'] ?? 0) > 0
      ? [node['Relation Name'] ?? '']
      : []
  return [...own, ...(node.Plans ?? []).flatMap(wholeReads)]
}

describe('performance 1: in a large catalogue', () => {
  test.each([
    ['roial kanim', 'unknown words that others are like'],
    ['xyzzy', 'a word that nothing is like'],
    ['perro qwerty', 'a word of half the shop beside an unknown one'],
    ['alimneto pero', 'typos'],
    ['collar para peros grandes xyz', 'many words'],
    ['rascador', 'a word that is found'],
    ['PAL-1008', 'a code'],
  ])('%s (%s) is looked for and corrected by indexes alone', async (text) => {
    plans = []
    await search.find(text, { most: 10_001 })
    await search.correct(text)
    await search.suggest({ by: 'words', text, products: 3, categories: 4 })
    expect(plans.length).toBeGreaterThan(5)
    expect(plans.flatMap(wholeReads)).toEqual([])
  })

  test('is found by indexes where the planner takes reading everything for cheap, as it does of many more products', async () => {
    const { pool } = watched
    await pool.query(
      'set seq_page_cost = 0; set cpu_tuple_cost = 0; set cpu_operator_cost = 0; discard plans',
    )
    plans = []
    for (const text of ['roial kanim', 'perro qwerty', 'rascador', 'alimento'])
      await search.find(text, { most: 10_001 })
    await pool.query('reset seq_page_cost; reset cpu_tuple_cost; reset cpu_operator_cost; discard plans')
    expect(plans.length).toBeGreaterThan(5)
    expect(plans.flatMap(wholeReads)).toEqual([])
  })

  test('a word that names spell with accents is corrected to that spelling', async () => {
    expect(await search.correct('qqqqq pañall')).toBe('pañales')
    expect(await search.correct('xyzzy')).toBe(null)
  })

  test('what is found by a name is not found again by its text', async () => {
    for (const text of ['alimento', 'alimento adulto', 'collar']) {
      const found = (await search.find(text, { most: 10_001 })).found.ids
      expect(found.length).toBeGreaterThan(100)
      expect(new Set(found).size).toBe(found.length)
    }
  })
})

describe('words that are not finished', () => {
  /** What found products by gathering all that begins so, as `found_before`. */
  beforeAll(async () => {
    const migrations = new URL('../db/migrations/', import.meta.url)
    const text = await readFile(new URL('0160-search-finds-what-is-sold.sql', migrations), 'utf8')
    const definition = text.slice(text.indexOf('CREATE OR REPLACE FUNCTION found_products('))
    await database.pool.query(definition.replace('found_products(', 'found_before('))
    // Nothing is found enough among what sells most.
    await database.pool.query('delete from popular_search')
  })

  const found = async (by: 'found_products' | 'found_before', text: string, most: number, enough: number) =>
    (
      await database.pool.query(
        `select f.* from search_query($1) q, ${by}(q, $1, 300, $2::int, $3::int, 1000) f`,
        [text, most, enough],
      )
    ).rows

  test('find what is found where all that begins so is gathered, in the same order', async () => {
    const { rows } = await database.pool.query<{ word: string }>(
      'select word from search_words order by word',
    )
    const words = rows.map(({ word }) => word)
    const cut = (word: string, length: number) => word.slice(0, length)
    const word = fc.constantFrom(...words)
    const beginning = fc
      .tuple(word, fc.integer({ min: 1, max: 6 }))
      .map(([word, length]) => cut(word, length))
    const code = fc
      .tuple(
        fc.constantFrom('cop', 'cop ', 'pal', 'lub'),
        fc.nat({ max: 20_999 }),
        fc.integer({ min: 1, max: 5 }),
      )
      .map(([letters, number, length]) => letters + cut(String(number), length))
    const texts = fc
      .tuple(
        fc.array(fc.oneof(word, beginning), { maxLength: 2 }),
        fc.oneof(beginning, beginning, word, code),
      )
      .map(([before, last]) => [...before, last].join(' '))
    const sizes = fc.constantFrom<[number, number]>([60, 12], [300, 12], [10_001, 10_001])
    await fc.assert(
      fc.asyncProperty(texts, sizes, async (text, [most, enough]) => {
        expect(await found('found_products', text, most, enough)).toEqual(
          await found('found_before', text, most, enough),
        )
      }),
      {
        numRuns: timesOf(1000, 150),
        examples: [
          ['correas de per', [60, 12]],
          ['mal ali', [60, 12]],
          ['cop 2', [60, 12]],
          ['cop2', [60, 12]],
          ['cop20', [60, 12]],
          ['cop1', [60, 12]],
          ['cop3', [60, 12]],
          ['cop3', [20, 12]],
          ['collar cop199', [60, 12]],
          ['snack para p', [60, 12]],
          ['bandeja suspension sail 2', [60, 12]],
        ],
      },
    )
  })

  test('stand for all lexemes that begin so', async () => {
    const { rows } = await database.pool.query<{ beginning: string }>(`
      with beginnings as materialized (
        select distinct left(word, length) as beginning from search_words, generate_series(2, 6) as length
        where left(word, length) ~ '^[a-z]{2,}$'
      ), asked as materialized (
        select beginning, begun, whole_lexemes(begun, 1000) as whole
        from (select *, (quote_literal(beginning) || ':* & !nothing')::tsquery as begun from beginnings) b
      ), texts as materialized (
        select vector from product_search join products on id = product_id where sku not like 'COP-%' and for_sale
      )
      select beginning from asked
      where whole::text like '%:*%' or exists (select from texts where (vector @@ begun) <> (vector @@ whole))`)
    expect(rows).toEqual([])
  })

  test('are gathered where too many words begin so, or no other word is there', async () => {
    const { rows } = await database.pool.query(`
      select whole_lexemes('perro & al:*', 3)::text as many, whole_lexemes('al:*')::text as alone,
        firm_query('perro & al:*')::text as firm, firm_query('perro:* & al:*')::text as none`)
    expect(rows).toEqual([{ many: `'perro' & 'al':*`, alone: `'al':*`, firm: `'perro' & !'~'`, none: null }])
  })
})

describe('lexemes that no product has', () => {
  test('are left out of what synonyms stand for, and nothing else is found', async () => {
    const { rows } = await database.pool.query(`
      with asked as materialized (select folded, query, sold_lexemes(query) as sold from synonym_queries),
      texts as materialized (select vector from product_search join products on id = product_id where sku not like 'COP-%')
      select folded from asked where exists (select from texts where (vector @@ query) <> (vector @@ sold))`)
    expect(rows).toEqual([])
    const shorter = await database.pool.query(
      'select from synonym_queries where numnode(sold_lexemes(query)) < numnode(query) limit 1',
    )
    expect(shorter.rowCount).toBe(1)
  })

  test.each([
    [`'perro' | 'zzyzx' | 'gato'`, `'perro' | 'gato'`],
    [`'zzyzx' | 'qqqzx' | 'perro'`, `'perro'`],
    [`'perro' | 'zzyzx' | 'qqqzx'`, `'perro'`],
    [`( 'zzyzx' | 'gato' ) & 'perro'`, `'gato' & 'perro'`],
    [`( 'zzyzx' | 'qqqzx' ) & 'perro'`, `'qqqzx' & 'perro'`],
  ])('%s is asked for as %s', async (query, sold) => {
    const { rows } = await database.pool.query('select sold_lexemes($1)::text as sold', [query])
    expect(rows).toEqual([{ sold }])
  })

  test.each([
    `'zzyzx' & 'perro' | 'gato'`,
    `'perro' & 'zzyzx' | 'gato'`,
    `'gato' | 'zzyzx' & 'perro'`,
    `'gato' | 'zzyzx' <-> 'perro'`,
    `'perro' <-> 'zzyzx' | 'gato'`,
    `'gato' | 'zzyzx':*`,
    `!'zzyzx' | 'gato'`,
    `'zzyzx'`,
  ])('%s stays, where they are no alternatives', async (query) => {
    const { rows } = await database.pool.query('select sold_lexemes($1)::text as sold', [query])
    expect(rows).toEqual([{ sold: query }])
  })
})

test('the spelling of a name’s word follows what is written', async () => {
  const spelled = async (word: string) =>
    (await database.pool.query<{ spelled: string }>('select spelled from name_words where word = $1', [word]))
      .rows[0]?.spelled
  const rename = (name: string) =>
    database.pool.query(`update products set name = $1 where sku = 'COP-1'`, [name])
  await rename('Ñandúes')
  expect(await spelled('nandues')).toBe('ñandúes')
  const { rows } = await database.pool.query<{ stem: string }>(`select word_stem('nandues') as stem`)
  expect(await spelled(rows[0]?.stem ?? '')).toBe('ñandúes')
  await rename('Ñandú')
  expect(await spelled('nandu')).toBe('ñandú')
})

describe('in English', () => {
  const told = 4000

  beforeAll(async () => {
    await database.pool.query(`
      insert into product_translations (product_id, language, name, short_description, description, tags)
      select id, 'en', 'Lead ' || sku, 'What is merely told', '{}', '{}' from products where sku like 'COP-%'
      order by id limit ${told}`)
    await database.pool.query('vacuum analyze product_translations, translated_words')
  })

  /** The most translations that one step of a plan looked at. */
  const lookedAt = (node: PlanNode): number =>
    Math.max(
      node['Relation Name'] === 'product_translations'
        ? (node['Actual Loops'] ?? 0) *
            ((node['Actual Rows'] ?? 0) +
              (node['Rows Removed by Filter'] ?? 0) +
              (node['Rows Removed by Index Recheck'] ?? 0))
        : 0,
      ...(node.Plans ?? []).map(lookedAt),
    )

  test.each([
    ['merely', 'a word that is told of all'],
    ['mereyl', 'a slip for one'],
    ['merelys', 'one with another ending'],
    ['zzqx', 'a word of nobody'],
  ])('%s, %s, is not looked for in all translations', async (text) => {
    plans = []
    await search.suggest({ by: 'words', text, products: 3, categories: 4, language: 'en' })
    expect(plans.length).toBeGreaterThan(0)
    expect(Math.max(...plans.map(lookedAt))).toBeLessThanOrEqual(1000)
  })
})
