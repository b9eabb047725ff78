import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { catalogueService } from './catalogue.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
})
afterAll(() => database.drop())

async function counted(): Promise<[id: number, products: number][]> {
  const shown = await catalogueService({ database }).categories()
  return shown.map(({ id, productCount }) => [id, productCount])
}

/** As reading every product gives them. */
async function countedFromProducts(): Promise<[id: number, products: number][]> {
  const { rows } = await database.pool.query<{ id: number; products: number }>(`
    select c.id, (select count(*)::int from product_categories pc join products p on p.id = pc.product_id and p.active
      where pc.category_id = c.id) as products
    from categories c join category_tree t on t.id = c.id and t.shown order by t.path`)
  return rows.map(({ id, products }) => [id, products])
}

const notes = async () => (await database.pool.query('select from category_count_changes')).rowCount

test('counts of categories follow every write, without a product being read for them', async () => {
  const first = '(select min(category_id) from product_categories)'
  const anyone = '(select min(id) from products where active)'
  const changes = [
    `update products set active = not active where id % 3 = 0`,
    `delete from product_categories where product_id % 5 = 0`,
    `update product_categories set category_id = (select max(id) from categories where id not in (
       select category_id from product_categories where product_id = ${anyone}))
     where product_id = ${anyone} and direct`,
    `insert into product_categories (category_id, product_id, direct, position)
     select ${first}, id, false, 0 from products where id % 5 = 0 on conflict do nothing`,
    `delete from products where id in (select id from products p where not exists (
       select from order_lines l where l.product_id = p.id) order by id limit 3)`,
  ]
  expect(await counted()).toEqual(await countedFromProducts())
  for (const change of changes) {
    const before = await counted()
    await database.pool.query(change)
    expect(await counted(), change).toEqual(await countedFromProducts())
    expect(await counted(), change).not.toEqual(before)
  }

  const noted = await notes()
  expect(noted).toBeGreaterThan(0)
  await database.pool.query('update product_categories set position = position + 1')
  expect(await notes(), 'of rows that only moved').toBe(noted)

  await catalogueService({ database }).recountCategories()
  expect(await notes()).toBe(0)
  expect(await counted()).toEqual(await countedFromProducts())
})

test('a recount mends what a hand in the database has spoiled', async () => {
  await database.pool.query('update category_counts set products = 77')
  await catalogueService({ database }).recountCategories()
  expect(await counted()).toEqual(await countedFromProducts())
})
