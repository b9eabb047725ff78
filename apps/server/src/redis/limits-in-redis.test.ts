import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { isProof } from '#testing/counts.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { until } from '#testing/until.ts'
import { createRateLimits } from '../http/security/rate-limits.ts'
import { limitsRedis } from './limits-redis.ts'
import { redisMetrics } from './redis-metrics.ts'

const secret = 's'.repeat(32)
const untold = { report: () => undefined, note: () => undefined }
const rate = { times: 3, seconds: 600 }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function limitsBy(redisUrl: string, patience?: Parameters<typeof limitsRedis>[2]) {
  const redis = await limitsRedis({ redisUrl }, untold, patience)
  await redis?.heard
  const limits = createRateLimits({ database, secret, redis, onError: () => undefined })
  onTestFinished(() => limits.stop())
  return limits
}
const rows = async () => (await database.pool.query('SELECT FROM rate_limits')).rowCount

test('limits are counted in the database while Redis is away', async () => {
  // Nothing listens on the first port of a machine.
  const [one, other] = [await limitsBy('redis://127.0.0.1:1'), await limitsBy('redis://127.0.0.1:1')]
  for (const limits of [one, other, one]) expect(await limits.takeAddress('a', rate, '198.51.100.7')).toBe(0)
  expect(await other.takeAddress('a', rate, '198.51.100.7')).toBeGreaterThan(0)
  expect(await rows()).toBe(1)
  await one.forgive('b', 'ana@correo.cl')
})

test('a Redis that is away is told of once, counted, and told of once it is back', async () => {
  let greets = false
  let tries = 0
  const server = createServer((socket) => {
    tries += 1
    socket.on('error', () => undefined)
    if (!greets) return socket.destroy()
    socket.on('data', (data) => socket.write('+OK\r\n'.repeat(String(data).split('*').length - 1)))
    onTestFinished(() => void socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const told: string[] = []
  const log = {
    report: ({ message }: Error) => void told.push(message),
    note: (line: string) => void told.push(line),
  }
  const redis = await limitsRedis({ redisUrl: `redis://127.0.0.1:${port}` }, log)
  onTestFinished(() => redis?.close())
  const register = new Registry()
  redisMetrics(register, redis)
  await until(() => expect(tries).toBeGreaterThan(2))
  expect(told).toEqual([expect.stringMatching(/^Redis is away: .*\(.+\)$/)])
  expect(await register.metrics()).toContain('huella_redis_away 1')
  greets = true
  await until(() => expect(told.slice(1)).toEqual(['Redis answers again']))
  expect(await register.metrics()).toContain('huella_redis_away 0')
})

/** A Redis that greets, where it `greets`, and answers nothing it is asked. */
async function silentRedis({ greets }: { greets: boolean }) {
  const asked: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    socket.on('data', (data) => {
      for (const [, command = ''] of String(data).matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g)) {
        asked.push(command)
        if (greets && /HELLO|CLIENT/i.test(command)) socket.write('+OK\r\n')
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `redis://127.0.0.1:${port}`, asked, connections: () => sockets.size }
}

test('a Redis that greets and answers no more is waited for once, and the database counts', async () => {
  const { url, asked } = await silentRedis({ greets: true })
  const one = await limitsBy(url, { answerMs: 50, restMs: 60_000, silenceMs: 60_000 })
  const before = Number(await rows())
  for (const client of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
    expect(await one.takeAddress('f', rate, client)).toBe(0)
  await one.remember('f', 'ana@correo.cl', '198.51.100.1')
  expect(await rows()).toBe(before + 4)
  expect(asked.filter((command) => /EVAL|DEL/i.test(command))).toEqual(['EVAL', 'DEL'])
  const restless = await limitsBy(url, { answerMs: 50, restMs: 0, silenceMs: 60_000 })
  for (const client of ['198.51.100.4', '198.51.100.5'])
    expect(await restless.takeAddress('f', rate, client)).toBe(0)
  expect(asked.filter((command) => /EVAL/i.test(command))).toHaveLength(3)
})

test('a Redis that accepts and says nothing is not waited for, and tried again', async () => {
  const { url, connections } = await silentRedis({ greets: false })
  const limits = await limitsBy(url, { answerMs: 50, restMs: 0, silenceMs: 50 })
  expect(await limits.takeAddress('g', rate, '198.51.100.1')).toBe(0)
  await limits.forgive('g', 'ana@correo.cl')
  await until(() => expect(connections()).toBeGreaterThan(2))
})

test('a process that ends while Redis owes it an answer does not tell that Redis is away', async () => {
  const { url, asked } = await silentRedis({ greets: true })
  const told: string[] = []
  const log = { ...untold, report: ({ message }: Error) => void told.push(message) }
  const patience = { answerMs: 50, restMs: 0, silenceMs: 2000 }
  const redis = await limitsRedis({ redisUrl: url }, log, patience)
  await redis?.heard
  await until(() => expect(asked).toContain('PING'))
  // A machine that was slow until here has lost it already.
  told.length = 0
  await redis?.close()
  // The client tells of it once what is under way has ended.
  await new Promise((resolve) => setImmediate(resolve))
  expect(told).toEqual([])
})

/** `npm run proof` tries a real one where the machine has it; `npm test` needs none. */
const program = process.env.REDIS_SERVER ?? '/usr/bin/redis-server'
const isTried = isProof && existsSync(program)

if (isTried)
  test('a Redis counts for all processes, forgives, and hands over to the database when it ends', async () => {
    const port = await freePort()
    const server = spawn(program, ['--port', String(port), '--save', '', '--bind', '127.0.0.1'])
    onTestFinished(() => void server.kill())
    const url = `redis://127.0.0.1:${port}`
    const [one, other] = [await limitsBy(url), await limitsBy(url)]
    const before = await rows()
    await until(async () => {
      expect(await one.takeAddress('c', rate, '203.0.113.1')).toBe(0)
      expect(await rows()).toBe(before)
    })
    for (const limits of [one, other, one])
      expect(await limits.takeTarget('d', rate, 'ana@correo.cl')).toBe(0)
    const wait = await other.takeTarget('d', rate, 'ANA@correo.cl')
    expect(wait).toBeGreaterThan(590)
    await other.forgive('d', 'ana@correo.cl')
    expect(await one.takeTarget('d', rate, 'ana@correo.cl')).toBe(0)
    expect(await rows()).toBe(before)

    server.kill()
    await once(server, 'exit')
    expect(await one.takeTarget('e', rate, 'ana@correo.cl')).toBe(0)
    expect(await rows()).toBe(Number(before) + 1)
  })

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
