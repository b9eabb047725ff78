import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { until } from '#testing/until.ts'
import { createDatabase, type Database, inTransaction } from './connection.ts'
import { onPrimary, openReplicas, type Replicas } from './replicas.ts'

/** Two databases that say which they are; one plays the copy of the other, as far behind as the test says. */
let primary: TestDatabase
let second: TestDatabase
let database: Database
let copy: Database
let replicas: Replicas
let reached: boolean
let reports: string[]
let waiting: (() => void)[]
const place = { position: '0/1', timeline: 1 }

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
    log: { placeOf: async () => place, hasReached: async () => reached },
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

test('the place of a database that another one has followed is waited for no longer', async () => {
  await replicas.close()
  let timeline = 1
  replicas = openReplicas({
    database,
    copies: [createDatabase(second.url, { max: 2 })],
    report: ({ message }) => void reports.push(message),
    log: {
      placeOf: async () => ({ position: '0/1', timeline }),
      hasReached: async (_, asked) => asked.timeline === 2,
    },
    pause: () => new Promise<void>((resolve) => waiting.push(resolve)),
  })
  replicas.resume()
  await settled()
  expect(waiting).toHaveLength(1)
  timeline = 2
  replicas.pause()
  replicas.resume()
  for (const go of waiting.splice(0)) go()
  await settled()
  await settled()
  expect(await replicas.read(who)).toBe('copy')
})

test('from an announcement on nothing more is asked of a copy that lacks it, by whoever reads there', async () => {
  replicas.resume()
  await settled()
  const seen = await replicas.read(async () => {
    const before = await who()
    reached = false
    replicas.changed()
    return [before, await who(), await whoInTransaction()]
  })
  expect(seen).toEqual(['copy', 'primary', 'primary'])
})

test('what others wait for too is asked of the database, and what the one who began it asks next of the copy', async () => {
  replicas.resume()
  await settled()
  expect(await replicas.read(async () => [await onPrimary(who), await who()])).toEqual(['primary', 'copy'])
})

/** The copy fails with a code of PostgreSQL in the place of an answer. */
async function failCopy(code: string): Promise<void> {
  await second.pool.query(`CREATE OR REPLACE FUNCTION fail() RETURNS void LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION USING ERRCODE = '${code}'; END $$`)
}
const failing = async (): Promise<unknown> => {
  const name = await who()
  if (name === 'copy') await database.db.execute(sql`SELECT fail()`)
  return name
}

test.each([
  ['a conflict with recovery', '40001'],
  ['a conflict with recovery over a lock', '40P01'],
  ['a server that shuts down', '57P01'],
  ['a write', '25006'],
])('after %s on a copy the database is read, and the copy left alone until it answers', async (_, code) => {
  await failCopy(code)
  replicas.resume()
  await settled()
  reached = false
  expect(await replicas.read(failing)).toBe('primary')
  expect(reports).toHaveLength(1)
  await settled()
  expect(await replicas.read(failing)).toBe('primary')
  expect(reports).toHaveLength(1)
})

test('after a connection to a copy that is lost, and one that is refused, the database is read', async () => {
  replicas.resume()
  await settled()
  const cut = async () => {
    const name = await who()
    if (name === 'copy') await database.db.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`)
    return name
  }
  expect(await replicas.read(cut)).toBe('primary')
  await replicas.close()

  const away = createDatabase('postgres://huella@127.0.0.1:1/huella', { max: 1 })
  const log = { placeOf: async () => place, hasReached: async () => true }
  const report = ({ message }: Error) => void reports.push(message)
  replicas = openReplicas({ database, copies: [away], report, log })
  replicas.resume()
  await settled()
  expect(await replicas.read(who)).toBe('primary')
  expect(reports).toHaveLength(2)
})

test.each([
  ['a copy that is as far and follows', {}, 0],
  ['a former primary, started again after a crash', { pg_is_in_recovery: 'false' }, 1],
  ['a copy that heard more of the former primary than the new one', { timeline: '1' }, 1],
])('%s is read as what it is, however far it says that it is', async (_, told, leftAlone) => {
  const other = await createTestDatabase({ bare: true })
  const far = createDatabase(other.url, { max: 2, isCopy: true })
  const promoted = await createTestDatabase({ bare: true })
  const own = createDatabase(promoted.url, { max: 2 })
  const looked: (() => void)[] = []
  const ofBoth = openReplicas({
    database: own,
    copies: [far],
    report: ({ message }) => void reports.push(message),
    pause: () => new Promise<void>((resolve) => looked.push(resolve)),
  })
  const { pg_is_in_recovery = 'true', timeline = '2' } = told as Record<string, string>
  try {
    // As PostgreSQL answers after a failover, which no test waits for.
    await tells(promoted, { 'pg_walfile_name(pg_lsn)': ['text', "'000000020000000000000001'"] })
    await tells(other, {
      'pg_is_in_recovery()': ['boolean', pg_is_in_recovery],
      'pg_last_wal_replay_lsn()': ['pg_lsn', "'FFFFFFFF/0'"],
      'pg_control_checkpoint(OUT timeline_id integer)': ['integer', timeline],
      'pg_control_recovery(OUT min_recovery_end_timeline integer)': ['integer', '0'],
    })
    ofBoth.resume()
    await until(() => expect(looked.length > 0 || ofBoth.leftAlone() === 0).toBe(true))
    expect([ofBoth.leftAlone(), reports]).toEqual([leftAlone, []])
  } finally {
    const closing = ofBoth.close()
    for (const look of looked) look()
    await closing
    await own.close()
    await Promise.all([other.drop(), promoted.drop()])
  }
})

/** Lets a database answer to functions of PostgreSQL what the test says. */
async function tells(
  { pool }: TestDatabase,
  answers: Record<string, [type: string, value: string]>,
): Promise<void> {
  for (const [name, [type, value]] of Object.entries(answers)) {
    await pool.query(
      `CREATE FUNCTION public.${name} RETURNS ${type} LANGUAGE sql AS $$SELECT ${value}::${type}$$`,
    )
  }
  await pool.query(
    "DO $$BEGIN EXECUTE format('ALTER DATABASE %I SET search_path = public, pg_catalog', current_database()); END$$",
  )
}

test('a copy that is away is told of once, counted, and read from once it is there', async () => {
  await replicas.close()
  const tries: string[] = []
  let isAway = true
  const hasReached = async () => {
    tries.push('asked')
    if (isAway) throw new Error('It is away.')
    return true
  }
  replicas = openReplicas({
    database,
    copies: [createDatabase(second.url, { max: 2 })],
    report: ({ message }) => void reports.push(message),
    log: { placeOf: async () => place, hasReached },
    pause: settled,
  })
  expect(replicas.leftAlone()).toBe(1)
  replicas.resume()
  await until(() => expect(tries.length).toBeGreaterThan(2))
  expect([reports, replicas.leftAlone()]).toEqual([['It is away.'], 1])
  isAway = false
  await until(() => expect(replicas.leftAlone()).toBe(0))
  expect(await replicas.read(who)).toBe('copy')
  isAway = true
  replicas.changed()
  await until(() => expect(reports).toEqual(['It is away.', 'It is away.']))
  isAway = false
})

test('a fault that is not of the copy is thrown at once, and the copy is read on', async () => {
  replicas.resume()
  await settled()
  let runs = 0
  const faulty = async () => {
    runs += 1
    throw new TypeError(`a fault of the code, asked of the ${await who()}`)
  }
  await expect(replicas.read(faulty)).rejects.toThrow('asked of the copy')
  // A statement that took too long would take as long again.
  for (const code of ['57014', '42P01', '22012']) {
    await failCopy(code)
    await expect(replicas.read(failing)).rejects.toMatchObject({ cause: { code } })
  }
  expect(runs).toBe(1)
  expect(reports).toEqual([])
  expect(await replicas.read(who)).toBe('copy')
})
