import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { startTcpProxy, through } from '#testing/faults/tcp-proxy.ts'
import { until } from '#testing/until.ts'
import { CachedReply, type Tags } from '../http/cache/cached-reply.ts'
import { ReplyCache } from '../http/cache/reply-cache.ts'
import { inTransaction } from './connection.ts'
import { listenForChanges, parseChange, parseOrders } from './listen-for-changes.ts'

describe('parseChange', () => {
  test.each([
    ['*', 'everything'],
    ['12', { products: [12] }],
    ['1,2,3', { products: [1, 2, 3] }],
    ['stock 1,2', { products: [1, 2], isStockOnly: true }],
    ['stock ', 'everything'],
    ['', 'everything'],
    ['1,x', 'everything'],
  ])('%s', (payload, change) => {
    expect(parseChange(payload)).toEqual(change)
  })
})

test('orders are told of by their ids, or all of them', () => {
  expect(parseOrders('7')).toEqual([7])
  expect(parseOrders('7,8')).toEqual([7, 8])
  for (const payload of ['*', '', '7,x']) expect(parseOrders(payload)).toEqual([])
})

describe('listenForChanges', () => {
  let database: TestDatabase
  let cache: ReplyCache
  let losses: Error[]
  let listener: { stop(): Promise<void> }

  beforeEach(async () => {
    database = await createTestDatabase()
    cache = new ReplyCache(1024 * 1024)
    losses = []
    listener = await listenForChanges(database.url, cache, (error) => losses.push(error))
  })
  afterEach(async () => {
    await listener?.stop()
    await database?.drop()
  })

  const keep = async (key: string, tags: Tags) => {
    cache.put(key, await CachedReply.of(key, { contentType: 'text/plain', tags }), cache.version)
  }
  const listeners = async () => {
    const { rows } = await database.pool.query<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'huella-changes'",
    )
    return rows.map((row) => row.pid)
  }
  const name = () => new URL(database.url).pathname.slice(1)
  const breakConnection = (pool = database.pool) =>
    pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = $1 AND application_name = 'huella-changes'`,
      [name()],
    )

  test('what changed goes and the rest stays, once the transaction commits', async () => {
    await keep('one', [1])
    await keep('two', [2])
    await inTransaction(database, async (tx) => {
      await tx.execute(sql`select pg_notify('catalogue', '1,3')`)
      expect(cache.get('one')).toBeDefined()
    })
    await until(() => expect(cache.get('one')).toBeUndefined())
    expect(cache.get('two')).toBeDefined()
  })

  test('a connection on which nothing is said any more is noticed, and it is heard on another', async () => {
    const proxy = await startTcpProxy(Number(new URL(database.url).port))
    const pulse = { everyMs: 50, answerMs: 1000 }
    const heard = await listenForChanges(
      through(proxy, database.url),
      cache,
      () => undefined,
      undefined,
      pulse,
    )
    await proxy.fail('silent')
    await keep('one', [1])
    await until(() => expect(cache.get('one')).toBeUndefined())
    await proxy.heal()
    await listener.stop()
    await until(async () => {
      await keep('one', [1])
      expect(cache.get('one')).toBeDefined()
    })
    await database.pool.query("SELECT pg_notify('catalogue', '1')")
    await until(() => expect(cache.get('one')).toBeUndefined())
    await heard.stop()
    await proxy.stop()
  })

  test('what was rolled back changes nothing', async () => {
    await keep('one', [1])
    const undone = inTransaction(database, async (tx) => {
      await tx.execute(sql`select pg_notify('catalogue', '*')`)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await keep('marker', [99])
    await database.pool.query(`select pg_notify('catalogue', '99')`)
    await until(() => expect(cache.get('marker')).toBeUndefined())
    expect(cache.get('one')).toBeDefined()
  })

  test('a lost connection empties the cache, caches nothing, and is made again', async () => {
    await keep('menu', [])
    await breakConnection()
    await until(() => expect(losses).toHaveLength(1))
    expect(cache.get('menu')).toBeUndefined()
    await keep('meanwhile', [])
    expect(cache.get('meanwhile')).toBeUndefined()

    await until(async () => {
      await keep('again', [5])
      expect(cache.get('again')).toBeDefined()
    })
    await database.pool.query(`select pg_notify('catalogue', '5')`)
    await until(() => expect(cache.get('again')).toBeUndefined())
    expect(await listeners()).toHaveLength(1)
  })

  test('a database that stays away is asked once at a time, and heard once when it is back', async () => {
    const elsewhere = await createTestDatabase({ bare: true })
    const open = (allowed: boolean) =>
      elsewhere.pool.query(`ALTER DATABASE ${name()} ALLOW_CONNECTIONS ${allowed}`)
    try {
      await open(false)
      await breakConnection(elsewhere.pool)
      await until(() => expect(losses.length).toBeGreaterThanOrEqual(4))
      await open(true)
    } finally {
      await elsewhere.drop()
    }
    const attempts = losses.slice(1).map((error) => error.message)
    expect(new Set(attempts).size).toBe(1)
    expect(attempts[0]).toContain('not currently accepting connections')
    await until(async () => {
      await keep('again', [5])
      expect(cache.get('again')).toBeDefined()
    })
    expect(await listeners()).toHaveLength(1)
  })

  test('stopped, it caches nothing and leaves no connection, even in the middle of coming back', async () => {
    await breakConnection()
    await until(() => expect(losses).toHaveLength(1))
    await listener.stop()
    await keep('after', [])
    expect(cache.get('after')).toBeUndefined()
    await until(async () => expect(await listeners()).toEqual([]))
  })

  test('a database that is not there at the start is an error, and nothing goes on trying', async () => {
    const wrong = new URL(database.url)
    wrong.pathname = '/nowhere'
    const errors: Error[] = []
    await expect(
      listenForChanges(wrong.href, new ReplyCache(1024 * 1024), (error) => errors.push(error)),
    ).rejects.toThrow(/nowhere/)
    expect(errors).toEqual([])
  })
})
