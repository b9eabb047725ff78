import { connect, type Socket } from 'node:net'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { buildApp } from '../../app.ts'
import { ReplyCache } from '../cache/reply-cache.ts'
import type { Handlers } from '../wire/register-call.ts'
import { Overload } from './overload.ts'
import { noRateLimits } from './rate-limits.ts'
import { allowBody, bodyMs, boundBodies } from './slow-bodies.ts'

/** A server that cuts bodies after 50 ms, but for those of `/large`. */
async function listening() {
  const app = fastify()
  boundBodies(app, 50)
  app.post('/usual', async ({ body }) => body)
  const onRequest = async (request: Parameters<typeof allowBody>[0]) => allowBody(request, 600_000)
  app.post('/large', { onRequest }, async ({ body }) => body)
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as { port: number }
  return port
}

/** A request that has begun; `reply` is all that comes until the other side ends it. */
function begin(
  port: number,
  line: string,
  headers = ['Connection: close', 'Content-Length: 7'],
  body = '{"a"',
): { socket: Socket; reply: Promise<string> } {
  const socket = connect(port, '127.0.0.1')
  const lines = ['Host: tienda', 'Content-Type: application/json', ...headers]
  socket.write([`${line} HTTP/1.1`, ...lines, '', body].join('\r\n'))
  const reply = new Promise<string>((resolve, reject) => {
    let said = ''
    socket.on('data', (chunk) => {
      said += chunk
    })
    socket.on('end', () => resolve(said)).on('error', reject)
  })
  return { socket, reply }
}

test('a body that stops coming is cut, and a large one that was allowed may take its time', async () => {
  const port = await listening()
  const large = begin(port, 'POST /large')
  expect(await begin(port, 'POST /usual').reply).toMatch(/^HTTP\/1\.1 400 [\s\S]*INVALID_REQUEST/)
  // It began before, and is not cut yet.
  large.socket.write(':1}')
  expect(await large.reply).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"a":1\}$/)
})

test('on the whole wire a body is cut whoever answers it, but for that of a file', async () => {
  const token = 'application'
  const shop = 'http://tienda.example'
  const upload = calls.find(({ name }) => name === 'subir-receta')
  const app = await buildApp({
    ...{
      appToken: token,
      unsafeGet: false,
      cache: new ReplyCache(1024 * 1024),
      limits: noRateLimits,
      overload: new Overload(),
      trustProxy: false,
    },
    connections: { maxConnections: 100, maxUnsentBytes: 1_000_000, stalledMs: 30_000 },
    ...{ publicUrl: shop, corsOrigins: [shop], logLevel: 'silent', bodyMs: 50 },
    sessions: { resolve: async () => null, xsrfOk: () => true },
    staffSessions: { resolve: async () => null, xsrfOk: () => true },
    handlers: Object.fromEntries(
      calls.map(({ name, example }) => [name, async () => example.reply]),
    ) as unknown as Handlers,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as { port: number }
  const body = JSON.stringify(upload?.example.request)
  const from = [`Origin: ${shop}`, 'Access-Control-Request-Method: POST', `Content-Length: ${body.length}`]
  const open = (line: string, more: string[] = []) => begin(port, line, [...from, ...more], body.slice(0, 4))

  const file = open(`POST /api/subir-receta?token_authentication=${token}`, ['Connection: close'])
  const usual = open(`POST /api/VerificarStockPedido?token_authentication=${token}`)
  expect(await usual.reply).toMatch(/^HTTP\/1\.1 400 [\s\S]*INVALID_REQUEST/)
  expect(await open('POST /api/%zz').reply).toMatch(/^HTTP\/1\.1 400 [\s\S]*HTTP\/1\.1 400 /)
  expect(await open('OPTIONS /api/subir-receta').reply).toMatch(/^HTTP\/1\.1 204 [\s\S]*HTTP\/1\.1 400 /)
  file.socket.write(body.slice(4))
  expect(await file.reply).toMatch(/^HTTP\/1\.1 200 /)
})

test('a picture of 25 MB comes over a line of half a megabit, and a form within its 30 seconds', () => {
  expect(bodyMs((25_000_000 * 4) / 3)).toBeGreaterThan(((25_000_000 * 4 * 8) / 3 / 0.5e6) * 1000)
  expect(bodyMs(0)).toBe(30_000)
})
