import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { CachedReply } from './cached-reply.ts'
import { sendCached } from './send-cached.ts'

const text = 'una huella '.repeat(300)
const page = await CachedReply.of(text, { contentType: 'text/plain; charset=utf-8' })
const small = await CachedReply.of('{}', { contentType: 'application/json' })
const lost = await CachedReply.of(text, { contentType: 'text/html', status: 404 })

const app = fastify()
app.get('/page', (request, reply) => sendCached(request, reply, page))
app.get('/small', (request, reply) => sendCached(request, reply, small))
app.get('/lost', (request, reply) => sendCached(request, reply, lost))
afterAll(() => app.close())

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('sendCached', () => {
  test('sends the bytes in the encoding that the client takes', async () => {
    const br = await ask('/page', { 'accept-encoding': 'gzip, br' })
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    })
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(text)
    const gzip = await ask('/page', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(text)
    const plain = await ask('/page')
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(plain.payload).toBe(text)
  })

  test('gives each encoding a tag of its own', async () => {
    const replies = await Promise.all(
      ['', 'gzip', 'br'].map((encoding) => ask('/page', { 'accept-encoding': encoding })),
    )
    expect(new Set(replies.map((reply) => reply.headers.etag)).size).toBe(3)
  })

  test.each(['', 'gzip', 'br'])('answers 304 to who has it already, in encoding %s', async (encoding) => {
    const headers = { 'accept-encoding': encoding }
    const { etag } = (await ask('/page', headers)).headers
    for (const known of [String(etag), `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask('/page', { ...headers, 'if-none-match': known })
      expect(again.statusCode).toBe(304)
      expect(again.rawPayload).toHaveLength(0)
      expect(again.headers.etag).toBe(etag)
    }
    const changed = await ask('/page', { ...headers, 'if-none-match': '"other", W/"another"' })
    expect(changed.statusCode).toBe(200)
  })

  test('does not compress what is small', async () => {
    const reply = await ask('/small', { 'accept-encoding': 'br' })
    expect(reply.headers).not.toHaveProperty('content-encoding')
    expect(reply.payload).toBe('{}')
  })

  test('keeps the status of what was not found', async () => {
    const reply = await ask('/lost')
    expect(reply.statusCode).toBe(404)
    expect((await ask('/lost', { 'if-none-match': String(reply.headers.etag) })).statusCode).toBe(404)
  })
})
