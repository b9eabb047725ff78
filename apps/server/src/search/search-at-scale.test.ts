import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
  watched = await withPlans(database.url)
  search = searchService({ database: watched })
  // What filters see of all products is read once and kept.
  await search.find('perro cama', { most: 1 })
})
afterAll(async () => {
  await watched.close()
  await database.drop()
})

/** One connection that tells the plan of every statement, also of those inside functions. */
async function withPlans(url: string): Promise<Database> {
  const opened = createDatabase(url, { max: 1 })
  opened.pool.on('connect', (client) => {
    client.on('notice', ({ message = '' }) => {
      const json = message.slice(message.indexOf('{'))
      if (message.startsWith('duration:')) plans.push((JSON.parse(json) as { Plan: PlanNode }).Plan)
    })
  })
  await opened.pool.query(`
    load 'auto_explain';
    set auto_explain.log_nested_statements = on;
    set auto_explain.log_analyze = on;
    set auto_explain.log_format = json;
    set client_min_messages = log;
    set auto_explain.log_min_duration = 0;`)
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
