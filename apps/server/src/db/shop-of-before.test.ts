import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#demo/data/products.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { seedIfEmpty } from './seed.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  await makeOld()
})
afterAll(() => database.drop())

const newest = products.at(-1)?.id ?? 0
const oil = products.find(({ name }) => name.startsWith('Filtro de aceite Toyota Hilux'))?.id ?? 0

/** As a release of before seeded it, and its owner went on: what came since is not there, and nobody remembers it. */
const old = `
  delete from given_rows;
  delete from products where id = ${newest};
  delete from product_facts;
  delete from product_pictures where position > 1;
  update products set suits = null;
  delete from fitment_conditions;
  delete from product_oem_numbers;
  delete from attribute_definitions;
  delete from search_terms;
  delete from synonyms where term = 'quiltro';
  delete from vehicles where id > 39;
  delete from term_translations where term = 'Motor 2GD-FTV';
  delete from term_translations where term ~ ': Largo$';
  update term_translations set translation = 'Long' where term = 'Largo' and language = 'en';
  update term_translations set translation = 'Its own' where term = 'Largo' and language = 'ru';
  delete from product_picture_translations where position > 1;
`
const owners = `
  insert into vehicles (id, make, model, engine, year_from, year_to)
    values (40, 'Toyota', 'Starlet', '1.3 bencina', 1990, 1999);
  update vehicles set year_to = 2022 where make = 'Toyota' and model = 'Hilux' and engine = '2.4 diésel';
  update products set name = 'El mío', suits = '{"species":["rabbit"]}' where id = 1001;
  delete from products where id = 1002;
  update product_pictures set file = 'propia.webp' where product_id = 1003 and position = 0;
  insert into attribute_definitions values ('raza', 'Raza mía', 'text', '', 1);
`
const makeOld = async () => {
  for (const statement of `${old}${owners}`.split(';'))
    if (statement.trim()) await database.pool.query(statement)
}

/** Each table's rows, in an order of their own; what the database counts by itself is left out. */
async function everything() {
  const tables = ['vehicles', 'attribute_definitions', 'attribute_terms', 'attribute_values', 'synonyms']
  const more = [
    'attribute_categories',
    'search_terms',
    'product_facts',
    'product_pictures',
    'product_vehicles',
  ]
  const most = ['fitment_conditions', 'product_oem_numbers', 'term_translations', 'given_rows', 'stock']
  const found: Record<string, unknown> = {}
  for (const table of [...tables, ...more, ...most]) {
    const { rows } = await database.pool.query(`select t::text as row from ${table} t order by 1`)
    found[table] = rows.map(({ row }) => row)
  }
  const { rows } = await database.pool.query(
    'select id, name, suits, fitment, stock from products order by id',
  )
  return { ...found, products: rows }
}

const rowsOf = async (query: string, values: unknown[] = []) =>
  (await database.pool.query({ text: query, values, rowMode: 'array' })).rows

test('a shop of before gets what came since, and keeps what is its own', async () => {
  const fresh = await createTestDatabase({ seeded: true })
  try {
    expect(await seedIfEmpty(database, { demo: true })).toBe(false)
    const countIn = async (from: TestDatabase, table: string) =>
      (await from.pool.query(`select count(*)::int as amount from ${table}`)).rows[0].amount
    // All that a new shop has, but for what its owner took away, beside what they added.
    const differences: Record<string, number> = {
      vehicles: 1,
      search_terms: 0,
      synonyms: 0,
      attribute_definitions: 0,
      attribute_terms: 0,
      attribute_values: 0,
      attribute_categories: 0,
      fitment_conditions: 0,
      product_oem_numbers: 0,
      product_vehicles: 0,
      products: -1,
    }
    for (const [table, more] of Object.entries(differences))
      expect([table, await countIn(database, table)]).toEqual([table, (await countIn(fresh, table)) + more])
  } finally {
    await fresh.drop()
  }
  expect(await rowsOf('select model from vehicles where id = 40')).toEqual([['Starlet']])
  const accent = `select count(*)::int from vehicles where make = 'Hyundai' and model = 'Accent' and engine = '1.6 diésel'`
  expect(await rowsOf(accent)).toEqual([[1]])
  expect(await rowsOf(`select year_to from vehicles where model = 'Hilux' and id = 34`)).toEqual([[2022]])
  expect(await rowsOf(`select name, suits from products where id = 1001`)).toEqual([
    ['El mío', { species: ['rabbit'] }],
  ])
  expect(await rowsOf(`select name, kind from attribute_definitions where slug = 'raza'`)).toEqual([
    ['Raza mía', 'text'],
  ])
})

test('its products have facts, suits, conditions, numbers and further pictures, which are translated', async () => {
  const count = async (query: string, ...values: unknown[]) => (await rowsOf(query, values))[0]?.[0]
  const facts = products.filter(({ id, facts }) => facts && id !== 1002).length
  expect(await count('select count(*)::int from product_facts')).toBe(facts)
  expect(await count('select count(*)::int from products where suits is null and id = 1003')).toBe(0)
  const pictures = 'select count(*)::int from product_pictures where product_id = $1'
  expect(await count(pictures, 1001)).toBe(products[0]?.images.length)
  expect(await count(pictures, 1003), 'its owner has pictures of their own').toBe(2)
  const translated = `select count(*)::int from product_picture_translations where product_id = $1 and language = 'ru'`
  expect(await count(translated, 1004)).toBe(products.find(({ id }) => id === 1004)?.images.length)
  expect(await count('select count(*)::int from fitment_conditions where product_id = $1', oil)).toBe(2)
  expect(
    await count(`select translation from term_translations where term = 'Motor 2GD-FTV' and language = 'en'`),
  ).toBeTruthy()
  const sold = `select fitment = 'some' and stock > 0 and exists (
    select from product_translations t where t.product_id = p.id and t.language = 'en') from products p where id = $1`
  expect(await count(sold, newest), 'what came since is sold').toBe(true)
})

test('a word that was given wrongly is put right, and what the shop has written stays', async () => {
  const { rows } = await database.pool.query(
    "select language, translation from term_translations where term = 'Largo' order by language",
  )
  expect(rows).toEqual([
    { language: 'en', translation: 'Length' },
    { language: 'ru', translation: 'Its own' },
  ])
})

test('a second start changes nothing, nor does one give back what was taken away since', async () => {
  const before = await everything()
  await seedIfEmpty(database, { demo: true })
  expect(await everything()).toEqual(before)
  const taken = [
    `delete from vehicles where make = 'Kia'`,
    `delete from product_facts where product_id = 1005`,
    `delete from products where id = ${newest}`,
    `delete from attribute_definitions where slug = 'etapa'`,
    `delete from synonyms where term = 'michi'`,
  ]
  for (const statement of taken) await database.pool.query(statement)
  const after = await everything()
  await seedIfEmpty(database, { demo: true })
  expect({ ...(await everything()), given_rows: [] }).toEqual({ ...after, given_rows: [] })
})

test('a shop without the demonstration gets vehicles and words, and no product', async () => {
  const own = await createTestDatabase({ seeded: false })
  try {
    await seedIfEmpty(own, { demo: false })
    await own.pool.query('delete from given_rows; delete from vehicles; delete from search_terms')
    await own.pool.query(
      `insert into categories (id, slug, name, description, icon, image, tree, position)
       values (1, 'jardin', 'Jardín', '', 'paw', 'jardin.svg', 'pets', 1)`,
    )
    await seedIfEmpty(own, { demo: true })
    const { rows } = await own.pool.query(`
      select (select count(*)::int from products) as products, (select count(*) > 900 from vehicles) as vehicles,
        (select count(*) > 50 from search_terms) as words, (select count(*) > 5 from attribute_definitions) as attributes,
        (select count(*)::int from attribute_categories) as categories`)
    expect(rows[0]).toEqual({ products: 0, vehicles: true, words: true, attributes: true, categories: 0 })
  } finally {
    await own.drop()
  }
})
