import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import {
  createDatabase,
  type Database,
  type Executor,
  inTransaction,
  postgresCode,
  run,
  together,
} from './connection.ts'
import { prepareInTransactions } from './prepare-in-transactions.ts'

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

test('behind a pooler nothing is left on a connection: no name, and a limit for the transaction alone', async () => {
  const pooled = createDatabase('postgres://nobody@127.0.0.1:1/nothing', {
    pooledUrl: database.url,
    prepares: false,
    waitMs: 4000,
    max: 1,
  })
  const limit = async (executor: Executor) =>
    (await executor.execute<{ statement_timeout: string }>(sql`show statement_timeout`)).rows[0]
      ?.statement_timeout
  try {
    expect(await limit(pooled.db)).toBe('0')
    expect(await inTransaction(pooled, limit)).toBe('4s')
    expect(await limit(pooled.db)).toBe('0')
    await inTransaction(pooled, async (tx) => void (await tx.execute(sql`select ${3}::int * 7 as unnamed`)))
    await pooled.pool.query({ name: 'named', text: 'select $1::int as unnamed', values: [1] })
    const { rows } = await pooled.pool.query('select name from pg_prepared_statements')
    expect(rows).toEqual([])
  } finally {
    await pooled.close()
  }
})

test('behind a pooler a statement outside a transaction is given up as well', async () => {
  const pooled = new pg.Pool({ connectionString: database.url, max: 1, pipeline: true })
  const limited = [{ silentMs: 1 }, {}]
  // The pool puts another connection in the place of one that was let go of.
  pooled.on('connect', (client) => {
    client.on('error', () => undefined)
    prepareInTransactions(client, limited.shift())
  })
  try {
    await expect(pooled.query('select pg_sleep(600)')).rejects.toThrow('Query read timeout')
    expect((await pooled.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  } finally {
    await pooled.end()
  }
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

test('performance 3: what a transaction asks at once is answered in the order in which it was asked', async () => {
  const turns = await inTransaction(one, async (tx) => {
    await tx.execute(sql`create temporary sequence turns`)
    const raw = async (n: number) =>
      (await tx.execute<{ turn: number }>(sql`select nextval('turns') as turn, ${n}::int`)).rows[0]?.turn
    const built = async () =>
      (await tx.select({ turn: sql<number>`nextval('turns')` }).from(sql`(values (1)) as v (x)`))[0]?.turn
    const within = async (n: number) => raw(n)
    const asIs = async (n: number) =>
      (await run<{ turn: number }>(tx, `select nextval('turns') as turn, $1::int`, [n])).rows[0]?.turn
    return together([built(), raw(2), within(3), built(), asIs(5), within(6), asIs(7), raw(8)])
  })
  expect(turns.map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('performance 3: a transaction plans a prepared statement once, nothing else does', async () => {
  const modeIn = async (executor: Executor) =>
    (await executor.execute<{ plan_cache_mode: string }>(sql`show plan_cache_mode`)).rows[0]?.plan_cache_mode
  expect(await inTransaction(one, modeIn)).toBe('force_generic_plan')
  expect(await modeIn(one.db)).toBe('auto')
})

test('performance 3: what nobody waits for within a transaction is part of it, and undone by what fails beside it', async () => {
  await one.pool.query('create table if not exists kept (n int)')
  const write = (divisor: number) =>
    inTransaction(one, async (tx) => {
      const written = together([
        tx.execute(sql`insert into kept values (${divisor}::int)`),
        run(tx, 'select 1 / $1::int', [divisor]),
      ])
      written.catch(() => undefined)
      return { written }
    })
  await expect((await write(0)).written).rejects.toThrow()
  await (await write(2)).written
  expect((await one.pool.query('select n from kept')).rows).toEqual([{ n: 2 }])
})

test('a transaction that has ended takes no more statements', async () => {
  const ended = await inTransaction(one, async (tx) => ({ tx }))
  await expect(run(ended.tx, 'select $1::int', [1])).rejects.toThrow()
})

test('performance 3: of what fails at once the first is told, not those that fail with it', async () => {
  const asked = inTransaction(one, (tx) =>
    together([
      tx
        .select({ part: sql<number>`1 / ${0}::int` })
        .from(sql`(values (1)) as v (x)`)
        .execute(),
      tx.execute(sql`select ${1}::int as after_it`),
    ]),
  )
  const divisionByZero = '22012'
  expect(postgresCode(await asked.catch((error: unknown) => error))).toBe(divisionByZero)
  // What hears of its failure last is told all the same.
  const late = new Promise((_, reject) => setImmediate(() => reject(new Error('why'))))
  await expect(together([late, Promise.reject(new Error('therefore'))])).rejects.toThrow('why')
})
