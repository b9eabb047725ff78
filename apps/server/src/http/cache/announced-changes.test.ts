import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { parseChange } from '../../db/listen-for-changes.ts'
import type { Change } from './reply-cache.ts'

const product = 1041

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  const { pool } = database
  await pool.query('update stock set quantity = 20 where product_id = $1', [product])
})
afterAll(() => database.drop())

/** What is announced when a statement commits. */
async function announcedBy(statement: string): Promise<Change[]> {
  const client = await database.pool.connect()
  const heard: string[] = []
  try {
    client.on('notification', (message) => heard.push(message.payload ?? ''))
    await client.query('listen catalogue')
    await client.query(statement)
    await client.query('select 1')
  } finally {
    client.removeAllListeners('notification')
    client.release(true)
  }
  return heard.map(parseChange)
}

const everything: [string, string][] = [
  ['a price', `update products set price = price + 10 where id = ${product}`],
  [
    'a price of each product, one by one',
    'do $$ declare each integer; begin for each in select id from products loop update products set price = price + 1 where id = each; end loop; end $$',
  ],
  ['a name', `update products set name = name || ' nuevo' where id = ${product}`],
  [
    'a review',
    `insert into reviews (product_id, author, rating, content) values (${product}, 'Ana', 1, 'No')`,
  ],
  ['a review less', `delete from reviews where product_id = ${product} and author = 'Ana'`],
  ['a text', `update product_texts set short_description = 'Otra' where product_id = ${product}`],
  ['a feature', `update product_features set value = 'Otra' where product_id = ${product}`],
  ['a category', `update categories set name = 'Otra' where id = 11`],
  ['a brand', `update brands set name = 'Otra' where id = (select max(id) from brands)`],
  ['a menu', 'update menus set name = name'],
  [
    'what is not taken back',
    `insert into retract_exclusions (product_id, reason) values (${product}, 'HYGIENE')`,
  ],
  ['why it is not', `update retract_exclusions set reason = 'PERISHABLE' where product_id = ${product}`],
  ['what is taken back again', `delete from retract_exclusions where product_id = ${product}`],
]

describe('performance 4: the database announces by itself', () => {
  test.each(everything)('%s as everything, once', async (_, statement) => {
    expect(await announcedBy(statement)).toEqual(['everything'])
  })

  test('units that move as a change of stock alone, of their products', async () => {
    const moved = { products: [product], isStockOnly: true }
    expect(
      await announcedBy(`update stock set quantity = quantity - 1 where product_id = ${product}`),
    ).toEqual([moved])
  })

  test.each([0, 5])(
    'what ends or begins to be available as a change of its products (%s units)',
    async (units) => {
      const statement = `update stock set quantity = ${units} where product_id = ${product}`
      expect(await announcedBy(statement)).toEqual([{ products: [product] }])
    },
  )

  test.each([
    [
      'a question with its answer',
      `insert into product_questions (product_id, author, content, answer, answered_on)
       values (${product}, 'Ana', '¿Sirve?', 'Sí', current_date)`,
    ],
    [
      'a question that is hidden',
      `update product_questions set hidden_at = now(), hidden_reason = 'x' where product_id = ${product} and author = 'Ana'`,
    ],
  ])('%s as a change of its product', async (_, statement) => {
    expect(await announcedBy(statement)).toEqual([{ products: [product] }])
  })

  test.each([
    [
      'a question that waits',
      `insert into product_questions (product_id, author, content) values (${product}, 'Eva', '¿Sirve?')`,
    ],
    ['sales', `update products set sold_count = sold_count + 1 where id = ${product}`],
    ['stock that stays as it was', `update stock set quantity = quantity where product_id = ${product}`],
    ['when the courier was asked', 'update comunas set courier_read_at = now()'],
    ['what is rolled back', `begin; update products set price = price + 1; rollback`],
  ])('and nothing of %s', async (_, statement) => {
    expect(await announcedBy(statement)).toEqual([])
  })
})
