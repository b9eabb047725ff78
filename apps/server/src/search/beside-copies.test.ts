import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { type CachedListRows, listRowsOf } from '../catalogue/list/list-rows.ts'
import { createDatabase, type Database } from '../db/connection.ts'
import { openReplicas, type Replicas } from '../db/replicas.ts'
import { wordKnowledgeOf } from './word-knowledge.ts'

/** A shop's database, and in the place of its copy an empty one that notes what it is asked. */
let primary: TestDatabase
let empty: TestDatabase
let database: Database
let replicas: Replicas
let listed: CachedListRows
let askedOfCopy: string[]

beforeAll(async () => {
  ;[primary, empty] = await Promise.all([
    createTestDatabase({ seeded: true }),
    createTestDatabase({ bare: true }),
  ])
  database = createDatabase(primary.url, { max: 2 })
  const copy = createDatabase(empty.url, { max: 2 })
  copy.observe((text) => {
    askedOfCopy.push(text)
    return () => undefined
  })
  const log = { placeOf: async () => ({ position: '0/1', timeline: 1 }), hasReached: async () => true }
  replicas = openReplicas({ database, copies: [copy], report: () => undefined, log })
  replicas.resume()
  await new Promise((resolve) => setImmediate(resolve))
  listed = listRowsOf(database)
})
afterAll(async () => {
  await replicas?.close()
  await database?.close()
  await Promise.all([primary?.drop(), empty?.drop()])
})

beforeEach(async () => {
  askedOfCopy = []
  await replicas.read(() => database.pool.query('SELECT 1'))
  expect(askedOfCopy.splice(0)).toEqual(['SELECT 1'])
})

const priceOf = ({ columns }: Awaited<ReturnType<CachedListRows['current']>>, id: number) =>
  columns.prices[columns.placeOf(id)]

test('the snapshots of what lists count over are the database’s own: a copy’s leave out what is in progress', async () => {
  const current = () => replicas.read(() => listed.current())
  await current()
  const [late, early] = [await database.pool.connect(), await primary.pool.connect()]
  try {
    await late.query('BEGIN')
    await late.query('UPDATE products SET price = 7654321, compare_at_price = NULL WHERE id = 1101')
    await early.query('UPDATE products SET price = 6543210, compare_at_price = NULL WHERE id = 1102')
    expect(priceOf(await current(), 1102)).toBe(6543210)
    await late.query('COMMIT')
  } finally {
    late.release()
    early.release()
  }
  expect(priceOf(await current(), 1101)).toBe(7654321)
  expect(askedOfCopy).toEqual([])
})

test('a reading of them that others wait for asks the database, whoever began it', async () => {
  const running = listed.current()
  const waiting = replicas.read(() => listed.current())
  await Promise.all([running, waiting, listed.current()])
  expect(askedOfCopy).toEqual([])
})

test('what is known of words, which others go by, is read from the database', async () => {
  const { words } = await replicas.read(() => wordKnowledgeOf(database).current())
  expect(words).toBeDefined()
  expect(askedOfCopy).toEqual([])
})
