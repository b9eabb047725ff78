import type pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { startTcpProxy, through } from '#testing/faults/tcp-proxy.ts'
import { ownConnection } from './own-connection.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false })
})
afterAll(async () => {
  await database?.drop()
})

/** A way to the database that can be closed, as a failing network would. */
async function interruptible() {
  const proxy = await startTcpProxy(Number(new URL(database.url).port))
  return {
    url: through(proxy, database.url),
    open: () => proxy.heal(),
    shut: () => proxy.fail('reset'),
    end: () => proxy.stop(),
  }
}

async function listening(url: string) {
  const lost: Error[] = []
  let heardAgain = 0
  const own = ownConnection({
    url,
    onLost: (error) => lost.push(error),
    onHeardAgain: () => {
      heardAgain += 1
    },
  })
  onTestFinished(own.close)
  const notified: pg.Notification[] = []
  const client = await own.pool.connect()
  client.on('notification', (notification) => notified.push(notification))
  await client.query('LISTEN "chat"')
  await client.query('LISTEN "other"')
  return { own, notified, heardAgain: () => heardAgain }
}

const tell = (own: ReturnType<typeof ownConnection>, payload: string) =>
  own.pool.query('SELECT pg_notify($1, $2)', ['chat', payload])

test('what one tells the others hear, and none has missed anything', async () => {
  const [one, other] = [await listening(database.url), await listening(database.url)]
  await Promise.all([tell(one.own, 'a'), tell(one.own, 'b')])
  await expect.poll(() => other.notified.map(({ payload }) => payload)).toEqual(['a', 'b'])
  expect([one.heardAgain(), other.heardAgain()]).toEqual([0, 0])
})

test('what could not be told is owed: the others are told to ask once the way is open again', async () => {
  const way = await interruptible()
  onTestFinished(way.end)
  const [cut, other] = [await listening(way.url), await listening(database.url)]
  await way.shut()
  await expect(tell(cut.own, 'lost')).rejects.toThrow()
  expect(other.heardAgain()).toBe(0)
  await way.open()
  await expect.poll(other.heardAgain).toBe(1)
  await tell(cut.own, 'after')
  await expect.poll(() => other.notified.map(({ payload }) => payload)).toContain('after')
})
