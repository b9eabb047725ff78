import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { type ConnectionGuard, type ConnectionLimits, guardConnections } from './connection-guard.ts'

const limits: Parameters<typeof guardConnections>[1] = {
  maxConnections: 50,
  maxPipelined: 8,
  maxUnsentBytes: 48_000_000,
  stalledMs: 30_000,
  upgradePath: '/spoken',
}
/** More than the system takes from a server whose client reads nothing. */
const large = Buffer.alloc(32_000_000, 'x')
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

type Opened = {
  app: FastifyInstance
  guard: ConnectionGuard
  /** The server's ends of the connections, in the order in which they were taken. */
  sockets: Socket[]
  /** The paths that were answered. */
  handled: string[]
  /** What answers the request for `/slow`, once that has come. */
  slow: Promise<() => void>
  pass(ms: number): void
  open(): Promise<Socket>
}

let closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closing.map((close) => close()))
  closing = []
})

async function openServer(own: Partial<ConnectionLimits> = {}): Promise<Opened> {
  let now = 0
  const handled: string[] = []
  const sockets: Socket[] = []
  const clients: Socket[] = []
  const app = fastify()
  const guard = guardConnections(app, { ...limits, ...own }, () => now)
  app.get('/large', (request, reply) => {
    handled.push(request.url)
    reply.send(large)
  })
  app.get('/small/:id', (request, reply) => {
    handled.push(request.url)
    reply.send(request.url)
  })
  const slow = Promise.withResolvers<() => void>()
  app.get('/slow', (_request, reply) => slow.resolve(() => reply.send('slow')))
  app.server.on('connection', (socket: Socket) => sockets.push(socket))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  closing.push(async () => {
    for (const client of clients) client.destroy()
    await app.close()
  })
  return {
    app,
    guard,
    sockets,
    handled,
    slow: slow.promise,
    pass: (ms) => {
      now += ms
    },
    async open() {
      const client = connect(port, '127.0.0.1').on('error', () => undefined)
      clients.push(client)
      await once(client, 'connect')
      return client
    },
  }
}

/** Resolves when the server has handled so many requests. */
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
}

const read = async (client: Socket, isWhole: (text: string) => boolean): Promise<string> => {
  let text = ''
  for await (const chunk of client.iterator({ destroyOnReturn: false })) {
    text += chunk
    if (isWhole(text)) break
  }
  return text
}

test('H2: a connection that pipelines and reads nothing is closed with one reply in memory', async () => {
  const server = await openServer()
  const client = await server.open()
  client.pause()
  client.write(get('/large').repeat(1500))
  await until(() => server.sockets[0]?.destroyed === true)
  expect(server.handled).toHaveLength(1)
  expect(server.sockets[0]?.writableLength ?? 0).toBeLessThanOrEqual(large.length + 1000)
})

test('what is pipelined within the limit is answered in its order, one reply at a time', async () => {
  const server = await openServer()
  const client = await server.open()
  const paths = Array.from({ length: 8 }, (_, id) => `/small/${id}`)
  client.write(paths.map(get).join(''))
  const text = await read(client, (all) => all.endsWith('/small/7'))
  expect([...text.matchAll(/\r\n\r\n(\/small\/\d)/g)].map(([, path]) => path)).toEqual(paths)
  expect(server.handled).toEqual(paths)
})

test('H2: a client that takes nothing of its reply is closed in time, and one that takes some is not', async () => {
  const server = await openServer()
  const idle = await server.open()
  idle.pause()
  idle.write(get('/large'))
  await until(() => (server.sockets[0]?.writableLength ?? 0) > 0)
  server.guard.sweep()
  server.pass(29_000)
  server.guard.sweep()
  expect(server.sockets[0]?.destroyed).toBe(false)
  // More is taken: the time begins again.
  let got = 0
  for await (const chunk of idle.iterator({ destroyOnReturn: false })) {
    got += chunk.length
    if (got > 24_000_000) break
  }
  server.pass(1_000)
  server.guard.sweep()
  expect(server.sockets[0]?.destroyed).toBe(false)
  server.pass(30_000)
  server.guard.sweep()
  expect(server.sockets[0]?.destroyed).toBe(true)
})

test('H2: where clients together leave too much unread, those that hold most are closed', async () => {
  const server = await openServer()
  for (let count = 0; count < 3; count += 1) {
    const client = await server.open()
    client.pause()
    client.write(get('/large'))
  }
  await until(() => server.sockets.filter((socket) => socket.writableLength > 0).length === 3)
  server.guard.sweep()
  const left = server.sockets.filter((socket) => !socket.destroyed)
  expect(left.reduce((sum, socket) => sum + socket.writableLength, 0)).toBeLessThanOrEqual(
    limits.maxUnsentBytes,
  )
  expect(left.length).toBeGreaterThan(0)
})

test('H2: beyond the most connections, who comes is told to come again', async () => {
  const server = await openServer({ maxConnections: 2 })
  const busy = [await server.open(), await server.open()]
  for (const client of busy) {
    client.pause()
    client.write(get('/large'))
  }
  await until(() => server.handled.length === 2)
  const third = await server.open()
  third.write(get('/small/1'))
  const text = await read(third, (all) => all.endsWith('}'))
  expect(text).toMatch(/^HTTP\/1\.1 503 /)
  expect(text.toLowerCase()).toContain('retry-after: 5')
  expect(text).toContain('UNAVAILABLE')
  expect(server.handled).toHaveLength(2)
})

test('idle connections make room for those that ask', async () => {
  const server = await openServer({ maxConnections: 2 })
  for (const id of [1, 2]) {
    const client = await server.open()
    client.write(get(`/small/${id}`))
    await read(client, (text) => text.endsWith(`/small/${id}`))
  }
  const third = await server.open()
  third.write(get('/small/3'))
  expect(await read(third, (text) => text.endsWith('/small/3'))).toMatch(/^HTTP\/1\.1 200 /)
})

test('a server that closes waits for its replies alone, not for connections that are kept open', async () => {
  const server = await openServer()
  const [unused, idle, busy] = [await server.open(), await server.open(), await server.open()]
  idle.write(get('/small/1'))
  await read(idle, (text) => text.endsWith('/small/1'))
  busy.write(get('/slow'))
  const send = await server.slow
  const closed = server.app.close()
  await Promise.all([once(unused, 'close'), once(idle, 'close')])
  send()
  expect(await read(busy, (text) => text.endsWith('slow'))).toMatch(/^HTTP\/1\.1 200/)
  await once(busy, 'close')
  await closed
})

test('a connection that speaks the other protocol is left to it, and one that asks for a third is closed', async () => {
  const upgrade = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n`
  const server = await openServer()
  server.app.server.on('upgrade', ({ url }, socket: Socket) => {
    if (url !== '/spoken/') return
    socket.on('end', () => socket.end()).resume()
    socket.write('spoken')
  })
  const refused = await server.open()
  refused.write(get('/small/1'))
  await read(refused, (text) => text.endsWith('/small/1'))
  refused.write(upgrade('/'))
  await once(refused.resume(), 'close')
  const spoken = await server.open()
  spoken.write(upgrade('/spoken/'))
  await read(spoken, (text) => text === 'spoken')
  server.guard.close()
  expect(server.sockets[1]?.writable).toBe(true)
})

test('who comes while the server closes is not waited for', async () => {
  const server = await openServer()
  server.guard.close()
  const late = await server.open()
  await once(late.resume(), 'close')
})
