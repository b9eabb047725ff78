import { afterAll, beforeAll, expect, test } from 'vitest'
import { comunas } from '#chile/comunas.ts'
import { localities } from '#chile/localities.ts'
import { products } from '#demo/data/products.ts'
import { reviews } from '#demo/data/reviews.ts'
import { productStock } from '#rules/catalogue/stock.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { seedIfEmpty } from './seed.ts'

let database: TestDatabase
let seeded: boolean[]
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false })
  seeded = await Promise.all([1, 2, 3].map(() => seedIfEmpty(database, { demo: true })))
})
afterAll(() => database.drop())

const sum = (stock: Record<number, number>) => Object.values(stock).reduce((total, each) => total + each, 0)

test('of processes that start together one seeds, and no later one', async () => {
  expect(seeded.toSorted()).toEqual([false, false, true])
  expect(await seedIfEmpty(database, { demo: true })).toBe(false)
})

test('everything of the demonstration shop is there', async () => {
  const { rows } = await database.pool.query(`
    select (select count(*) from products) as products, (select count(*) from comunas) as comunas,
      (select count(*) from reviews) as reviews, (select count(*) from coupons) > 0 as coupons,
      (select count(*) from carrier_rates) > 0 as rates, (select count(*) from menus) as menus`)
  expect(rows[0]).toEqual({
    products: products.length,
    comunas: comunas.length,
    reviews: reviews.length,
    coupons: true,
    rates: true,
    menus: 3,
  })
})

test('a shop of before gets the languages that have come since, of what it has not rewritten', async () => {
  const count = async (table: string) =>
    (await database.pool.query(`select count(*)::int as amount from ${table} where language = 'ru'`)).rows[0]
      .amount
  const tables = ['product_translations', 'category_translations', 'menu_translations', 'review_translations']
  const before = await Promise.all(tables.map(count))
  expect(before[0]).toBe(products.length)
  expect(Math.min(...before)).toBeGreaterThan(10)
  const [first] = products
  await database.pool.query('update products set name = $2 where id = $1', [first?.id, 'Otro'])
  for (const table of [...tables, 'term_translations', 'carrier_translations', 'branch_translations'])
    await database.pool.query(`delete from ${table}`)
  for (const table of ['slide_translations', 'mini_banner_translations', 'campaign_translations'])
    await database.pool.query(`delete from ${table}`)
  await database.pool.query('delete from product_picture_translations')
  expect(await seedIfEmpty(database, { demo: true })).toBe(false)
  expect(await Promise.all(tables.map(count))).toEqual([products.length - 1, ...before.slice(1)])
  await seedIfEmpty(database, { demo: true })
  await database.pool.query('update products set name = $2 where id = $1', [first?.id, first?.name])
})

test('a shop of before keeps its own pictures and words, and starts without those that it has taken away', async () => {
  const [first, second] = products
  const { pool } = database
  await pool.query(
    'begin; delete from product_translations; delete from product_picture_translations; commit',
  )
  await pool.query('delete from product_pictures where product_id = $1 and position = 1', [first?.id])
  await pool.query('update product_pictures set file = $2 where product_id = $1 and position = 1', [
    second?.id,
    'propia.webp',
  ])
  const { rows: words } = await pool.query<{ term: string }>(
    `update term_translations set translation = 'Its own' where language = 'en' and term =
       (select min(term) from term_translations where language = 'en') returning term`,
  )
  expect(await seedIfEmpty(database, { demo: true })).toBe(false)
  const { rows } = await pool.query<{ id: number; position: number }>(
    `select product_id as id, position from product_picture_translations
     where language = 'en' and product_id = any($1) order by 1, 2`,
    [[first?.id, second?.id]],
  )
  expect(rows).toEqual(
    [first, second].flatMap((product) =>
      (product?.images ?? []).flatMap((_, position) =>
        position === 1 ? [] : [{ id: product?.id, position }],
      ),
    ),
  )
  const own = await pool.query(
    `select from term_translations where language = 'en' and translation = 'Its own' and term = $1`,
    [words[0]?.term],
  )
  expect(own.rowCount).toBe(1)
})

test('the stock in each row is what its branches and options add up to (D16)', async () => {
  const { rows } = await database.pool.query<{ id: number; stock: number }>(
    'select id, stock from products order by id',
  )
  const expected = products.map((product) => ({
    id: product.id,
    stock: productStock(
      product.options.map((option) => option.values.map((value) => sum(value.stock))),
      sum(product.stock),
    ),
  }))
  expect(rows).toEqual(expected.toSorted((a, b) => a.id - b.id))
})

test('a category lists what is below it, and nothing else', async () => {
  const { rows } = await database.pool.query<{ wrong: number }>(`
    select count(*)::int as wrong from product_categories pc
    where not direct and not exists (
      select from product_categories d join category_tree t on t.id = d.category_id
      where d.product_id = pc.product_id and d.direct and pc.category_id = any(t.ids))`)
  expect(rows[0]?.wrong).toBe(0)
  const { rows: missing } = await database.pool.query<{ missing: number }>(`
    select count(*)::int as missing
    from product_categories d join category_tree t on t.id = d.category_id
    cross join unnest(t.ids) as above (id)
    where d.direct and not exists (
      select from product_categories pc where pc.product_id = d.product_id and pc.category_id = above.id)`)
  expect(missing[0]?.missing).toBe(0)
})

test('rows made later get ids of their own', async () => {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into brands (slug, name, country, image, ink, ground)
     values ('nueva', 'Nueva', 'Chile', 'nueva.svg', '#000000', '#ffffff') returning id`,
  )
  expect(rows[0]?.id).toBeGreaterThan(0)
})

test('without the demonstration a shop has Chile alone, and a later start brings no invented products', async () => {
  const empty = await createTestDatabase({ seeded: false })
  try {
    expect(await seedIfEmpty(empty, { demo: false })).toBe(true)
    expect(await seedIfEmpty(empty, { demo: true })).toBe(false)
    const { rows } = await empty.pool.query(`
      select (select count(*) from regions) as regions, (select count(*) from comunas) as comunas,
        (select count(*) from localities) as localities, (select count(*) from dispatch_kinds) as kinds,
        (select count(*) from products) + (select count(*) from categories) + (select count(*) from branches)
          + (select count(*) from carriers) + (select count(*) from blog_posts) + (select count(*) from site_pages) + (select count(*) from coupons)
          + (select count(*) from menus) as invented`)
    expect(rows[0]).toEqual({
      regions: 16,
      comunas: comunas.length,
      localities: localities.length,
      kinds: 2,
      invented: 0,
    })
  } finally {
    await empty.drop()
  }
})
