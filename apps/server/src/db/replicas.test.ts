import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { createDatabase, type Database, inTransaction } from './connection.ts'
import { openReplicas, type Replicas } from './replicas.ts'

/** Two databases that say which they are; one plays the copy of the other, as far behind as the test says. */
let primary: TestDatabase
let second: TestDatabase
let database: Database
let copy: Database
let replicas: Replicas
let reached: boolean
let reports: string[]
let waiting: (() => void)[]

beforeAll(async () => {
  ;[primary, second] = await Promise.all([
    createTestDatabase({ bare: true }),
    createTestDatabase({ bare: true }),
  ])
  await primary.pool.query("CREATE TABLE who AS SELECT 'primary' AS name")
  await second.pool.query("CREATE TABLE who AS SELECT 'copy' AS name")
})
afterAll(async () => {
  await Promise.all([primary?.drop(), second?.drop()])
})

beforeEach(() => {
  reached = true
  reports = []
  waiting = []
  database = createDatabase(primary.url, { max: 2 })
  copy = createDatabase(second.url, { max: 2 })
  replicas = openReplicas({
    database,
    copies: [copy],
    report: ({ message }) => void reports.push(message),
    log: { placeOf: async () => '0/1', hasReached: async () => reached },
    pause: () => new Promise<void>((resolve) => waiting.push(resolve)),
  })
  return async () => {
    await replicas.close()
    for (const go of waiting) go()
    await database.close()
  }
})

const settled = () => new Promise((resolve) => setImmediate(resolve))
async function who(): Promise<unknown> {
  return (await database.db.execute(sql`SELECT name FROM who`)).rows[0]?.name
}
const whoInTransaction = () =>
  inTransaction(database, async (tx) => (await tx.execute(sql`SELECT name FROM who`)).rows[0]?.name)

test('what everybody reads comes from a copy, all else from the database', async () => {
  replicas.resume()
  await settled()
  expect(await replicas.read(who)).toBe('copy')
  expect(await replicas.read(whoInTransaction)).toBe('copy')
  expect(await replicas.read(async () => (await database.pool.query('SELECT name FROM who')).rows)).toEqual([
    { name: 'copy' },
  ])
  expect([await who(), await whoInTransaction()]).toEqual(['primary', 'primary'])
})

test('a copy that lacks what was announced is not read until it has it', async () => {
  replicas.resume()
  await settled()
  reached = false
  replicas.changed()
  expect(await replicas.read(who)).toBe('primary')
  await settled()
  expect(await replicas.read(who)).toBe('primary')
  reached = true
  for (const go of waiting.splice(0)) go()
  await settled()
  expect(await replicas.read(who)).toBe('copy')
})

test('what is announced while a copy catches up is waited for as well', async () => {
  reached = false
  replicas.resume()
  await settled()
  replicas.changed()
  reached = true
  let places = 0
  for (const go of waiting.splice(0)) {
    go()
    places += 1
  }
  expect(places).toBe(1)
  await settled()
  await settled()
  expect(await replicas.read(who)).toBe('copy')
})

test('while nothing is heard no copy is read', async () => {
  expect(await replicas.read(who)).toBe('primary')
  replicas.resume()
  await settled()
  replicas.pause()
  expect(await replicas.read(who)).toBe('primary')
  replicas.resume()
  await settled()
  expect(await replicas.read(who)).toBe('copy')
})

test('what fails on a copy is read from the database, and the copy is left alone until it answers', async () => {
  replicas.resume()
  await settled()
  await second.pool.query('ALTER TABLE who RENAME TO gone')
  try {
    reached = false
    expect(await replicas.read(who)).toBe('primary')
    expect(reports).toHaveLength(1)
    await settled()
    expect(await replicas.read(who)).toBe('primary')
    expect(reports).toHaveLength(1)
  } finally {
    await second.pool.query('ALTER TABLE gone RENAME TO who')
  }
})
