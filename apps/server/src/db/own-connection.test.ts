import { createServer, connect as dial, type Socket } from 'node:net'
import type pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
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
  const { hostname, port } = new URL(database.url)
  const sockets = new Set<Socket>()
  let isOpen = true
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    if (!isOpen) return socket.destroy()
    const onward = dial(Number(port), hostname)
    sockets.add(onward)
    onward.on('error', () => undefined)
    socket.pipe(onward).pipe(socket)
    socket.on('close', () => onward.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(database.url)
  url.searchParams.delete('host')
  url.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: url.href,
    open() {
      isOpen = true
    },
    shut() {
      isOpen = false
      for (const socket of sockets) socket.destroy()
    },
    async end() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
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
  way.shut()
  await expect(tell(cut.own, 'lost')).rejects.toThrow()
  expect(other.heardAgain()).toBe(0)
  way.open()
  await expect.poll(other.heardAgain).toBe(1)
  await tell(cut.own, 'after')
  await expect.poll(() => other.notified.map(({ payload }) => payload)).toContain('after')
})
