import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { startTcpProxy, through } from '#testing/faults/tcp-proxy.ts'
import type { Pulse } from './heartbeat.ts'
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

async function listening(url: string, pulse?: Pulse) {
  const lost: Error[] = []
  let heardAgain = 0
  const own = ownConnection({
    url,
    onLost: (error) => lost.push(error),
    onHeardAgain: () => {
      heardAgain += 1
    },
    ...(pulse && { pulse }),
  })
  onTestFinished(own.close)
  const notified: pg.Notification[] = []
  const client = await own.pool.connect()
  client.on('notification', (notification) => notified.push(notification))
  await client.query('LISTEN "chat"')
  await client.query('LISTEN "other"')
  return { own, notified, lost, heardAgain: () => heardAgain }
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

test.each(['reset', 'silent'] as const)(
  'a way that fails (%s) is lost once and heard again once',
  async (fault) => {
    const proxy = await startTcpProxy(Number(new URL(database.url).port))
    onTestFinished(() => proxy.stop())
    const everyMs = 20
    const { own, lost, heardAgain } = await listening(through(proxy, database.url), {
      everyMs,
      answerMs: 1000,
    })
    await proxy.fail(fault)
    await expect.poll(() => lost.length, { timeout: 10_000 }).toBeGreaterThan(0)
    await proxy.heal()
    const asked = vi.spyOn(pg.Client.prototype, 'query')
    onTestFinished(() => asked.mockRestore())
    const again = await own.pool.connect()
    await again.query('LISTEN "chat"')
    await expect
      .poll(() => asked.mock.calls.filter(([text]) => String(text) === 'SELECT 1').length)
      .toBeGreaterThan(4)
    expect(heardAgain()).toBe(1)
  },
)
