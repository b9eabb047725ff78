import { sql } from 'drizzle-orm'
import fastify from 'fastify'
import type pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { handleError } from '../http/errors.ts'
import { createDatabase, type Database, inTransaction } from './connection.ts'

let database: TestDatabase
let one: Database
const app = fastify()
app.setErrorHandler(handleError)
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false })
  one = createDatabase(database.url, { max: 1 })
  app.get('/', () => breakWithin())
})
afterAll(async () => {
  await app.close()
  await one?.close()
  await database?.drop()
})

/** Ends a transaction's connection between two of its statements. */
async function breakWithin(): Promise<void> {
  const connected = new Promise<pg.PoolClient>((resolve) => one.pool.once('connect', resolve))
  await inTransaction(one, async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    const client = await connected
    // Breaking it then would end this process too, or leave it waiting.
    if (client.listenerCount('error') === 0) throw new Error('Nobody hears that a connection in use breaks.')
    const gone = new Promise<void>((resolve) => client.once('end', resolve))
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await gone
    await tx.execute(sql`select 1`)
  })
}

// An error event that nobody hears would end the process.
test('a connection that breaks inside a transaction fails that transaction alone, as UNAVAILABLE for a while', async () => {
  const reply = await app.inject('/')
  expect([reply.statusCode, reply.json().error]).toEqual([503, 'UNAVAILABLE'])
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  expect((await one.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

test('what is a copy after a failover is not taken, and the database is as soon as it is none', async () => {
  const own = await createTestDatabase({ seeded: false })
  const shop = createDatabase(own.url, { max: 1 })
  onTestFinished(async () => {
    await shop.close()
    await own.drop()
  })
  // PostgreSQL's own says that it is none.
  await own.pool.query(`
    CREATE FUNCTION pg_is_in_recovery() RETURNS boolean LANGUAGE sql AS 'SELECT true';
    DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET search_path = public, pg_catalog', current_database()); END $$`)
  const write = () => inTransaction(shop, (tx) => tx.execute(sql`select 1 as one`))
  await expect(write()).rejects.toMatchObject({ code: '25006' })
  await expect(write()).rejects.toMatchObject({ code: '25006' })
  await own.pool.query('DROP FUNCTION public.pg_is_in_recovery()')
  expect((await write()).rows).toEqual([{ one: 1 }])
})
