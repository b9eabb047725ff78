import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { buildApp } from '../../app.ts'
import { ReplyCache } from '../cache/reply-cache.ts'
import type { Handlers } from '../wire/register-call.ts'
import { Overload } from './overload.ts'
import { overloadMetrics } from './overload-metrics.ts'
import { noRateLimits } from './rate-limits.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0.0.0 Safari/537.36'
const token = 'application'
const perTick = 25
const asked = 4

const register = new Registry()
const { refused: onRefused } = overloadMetrics(register)
const handlers = Object.fromEntries(
  calls.map(({ name, example }) => [name, async () => example.reply]),
) as unknown as Handlers
const cache = new ReplyCache(1024 * 1024)
let overload = new Overload()
let app: Awaited<ReturnType<typeof buildApp>>
let url: string

beforeAll(async () => {
  app = await buildApp({
    handlers,
    cache,
    appToken: token,
    corsOrigins: [],
    sessions: { resolve: async () => null, xsrfOk: () => true },
    staffSessions: { resolve: async () => null, xsrfOk: () => true },
    unsafeGet: true,
    limits: noRateLimits,
    overload: {
      admit: (...request) => overload.admit(...request),
      retrySeconds: () => overload.retrySeconds(),
    },
    trustProxy: false,
    connections: { maxConnections: 100, maxUnsentBytes: 1_000_000, stalledMs: 30_000 },
    publicUrl: 'http://localhost',
    logLevel: 'silent',
  })
  // What is kept goes out without being asked about.
  cache.pause()
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app?.close())

/** So many wait in a shop that answers a hundred in a second, and has for as long as it takes to know that. */
function wait(count: number): void {
  overload = new Overload({ onRefused })
  for (let one = 0; one < count + 2 * perTick; one += 1) overload.begin()
  for (let tick = 0; tick < 2; tick += 1) {
    for (let one = 0; one < perTick; one += 1) overload.end()
    overload.tick()
  }
}

const send = {
  robot: () => ask('listar-categorias', 'curl/8.5.0'),
  browsing: () => ask('listar-categorias', browser),
  buying: () => ask('RegistrarclientePedido', browser),
}

function ask(name: string, userAgent: string): Promise<Response> {
  const call = calls.find((each) => each.name === name)
  const isPosted = name === 'RegistrarclientePedido'
  return fetch(`${url}/api/${name}?token_authentication=${token}`, {
    headers: { 'user-agent': userAgent, ...(isPosted && { 'content-type': 'application/json' }) },
    ...(isPosted && { method: 'POST', body: JSON.stringify(call?.example.request) }),
  })
}

const countedOf = async () => {
  const { values } = (await register.getSingleMetric('huella_refused_early_total')?.get()) ?? { values: [] }
  return Object.fromEntries(values.map(({ labels, value }) => [labels.kind, value]))
}

test.each([
  ['nobody', 60, []],
  ['programs that read', 65, ['robot']],
  ['then whoever reads', 200, ['robot', 'browsing']],
  ['whoever buys last', 1100, ['robot', 'browsing', 'buying']],
] as const)(
  'where more is asked than can be answered, %s is refused with %i waiting',
  async (_who, count, refused) => {
    const before = await countedOf()
    wait(count)
    for (const kind of ['buying', 'robot', 'browsing'] as const) {
      const isRefused = (refused as readonly string[]).includes(kind)
      for (let one = 0; one < asked; one += 1) {
        const reply = await send[kind]()
        expect([kind, reply.status]).toEqual([kind, isRefused ? 503 : 200])
        if (!isRefused) continue
        expect(await reply.json()).toMatchObject({ error: 'UNAVAILABLE' })
        expect(Number(reply.headers.get('retry-after'))).toBeGreaterThanOrEqual(2)
      }
      expect((await countedOf())[kind]).toBe((before[kind] ?? 0) + (isRefused ? asked : 0))
    }
  },
)
