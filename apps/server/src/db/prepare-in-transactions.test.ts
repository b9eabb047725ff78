import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { createDatabase, type Database, inTransaction } from './connection.ts'

let database: TestDatabase
let one: Database
beforeAll(async () => {
  database = await createTestDatabase()
  one = createDatabase(database.url, { max: 1 })
})
afterAll(async () => {
  await one.close()
  await database.drop()
})

const prepared = async () =>
  (await one.pool.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(
    ({ statement }) => statement,
  )
const twice = (value: number) =>
  inTransaction(
    one,
    async (tx) =>
      (await tx.execute<{ twice: number }>(sql`select ${value}::int * 2 as twice`)).rows[0]?.twice,
  )

test('performance 3: a statement of transactions is prepared once and gives what its values ask for', async () => {
  for (const value of [1, 2, 3, 4, 5, 6, 7]) expect(await twice(value)).toBe(value * 2)
  expect((await prepared()).filter((text) => text.includes('* 2 as twice'))).toHaveLength(1)
})

test('what runs outside transactions is not prepared, nor what carries no values', async () => {
  await one.db.execute(sql`select ${3}::int * 3 as thrice`)
  await inTransaction(one, async (tx) => void (await tx.execute(sql`select 4 * 4 as four`)))
  await one.db.execute(sql`select ${3}::int * 5 as after_one`)
  expect((await prepared()).join()).not.toMatch(/thrice|four|after_one/)
})

test('a statement that fails leaves its transaction undone and the connection usable', async () => {
  const divide = (by: number) =>
    inTransaction(
      one,
      async (tx) => (await tx.execute<{ part: number }>(sql`select 6 / ${by}::int as part`)).rows[0]?.part,
    )
  await expect(divide(0)).rejects.toThrow()
  expect(await divide(2)).toBe(3)
  await expect(divide(0)).rejects.toThrow()
  expect(await divide(3)).toBe(2)
})

test('texts beyond what a connection prepares are sent as they are', async () => {
  await inTransaction(one, async (tx) => {
    for (let n = 0; n < 220; n += 1) {
      const { rows } = await tx.execute<{ sum: number }>(sql`select ${n}::int + ${sql.raw(String(n))} as sum`)
      expect(rows[0]?.sum).toBe(2 * n)
    }
  })
  expect((await prepared()).length).toBeLessThanOrEqual(200)
})
