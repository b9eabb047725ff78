import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { acceptedEncoding, CachedReply } from './cached-reply.ts'

const entry = (text: string, headers?: Record<string, string>) =>
  CachedReply.of(text, { contentType: 'text/plain', ...(headers && { headers }) })

describe('a cached reply', () => {
  test('gives the same body in every encoding', async () => {
    const text = 'huella '.repeat(500)
    const reply = await entry(text)
    expect(brotliDecompressSync(await reply.bytes('br')).toString()).toBe(text)
    expect(gunzipSync(await reply.bytes('gzip')).toString()).toBe(text)
    expect((await reply.bytes('identity')).toString()).toBe(text)
  })

  test('performance 2: is in memory once, compressed', async () => {
    const reply = await entry('huella '.repeat(5000))
    expect(reply.storedBytes).toBe((await reply.bytes('br')).length)
    await Promise.all([reply.bytes('gzip'), reply.bytes('identity')])
    expect(reply.bytes('br')).toBe(reply.bytes('br'))
    expect(reply.storedBytes).toBeLessThan(200)
  })

  test.each([100, 64 * 1024 - 1, 64 * 1024, 64 * 1024 + 1])(
    'of %i bytes that are not compressed stays what it was when others are made',
    async (length) => {
      const drawn = (letter: string) =>
        CachedReply.of(letter.repeat(length), { contentType: 'image/svg+xml' })
      const first = await drawn('a')
      await drawn('b')
      expect((await first.bytes('identity')).toString()).toBe('a'.repeat(length))
    },
  )

  test('holds on to no more memory than it weighs', async () => {
    for (const text of ['short', 'huella '.repeat(500), 'huella '.repeat(5000)]) {
      const bytes = await (await entry(text)).bytes('br')
      expect(bytes.buffer.byteLength).toBe(bytes.length)
    }
  })

  test('uses up a large text given as a buffer of its own, and spares a larger one that it is a part of', async () => {
    const text = 'huella '.repeat(50_000)
    const [own, whole] = [Buffer.from(text), Buffer.from(`${text}!`)]
    const replies = await Promise.all(
      [own, whole.subarray(0, -1)].map((bytes) => CachedReply.of(bytes, { contentType: 'text/plain' })),
    )
    expect(own.byteLength).toBe(0)
    expect(whole.toString()).toBe(`${text}!`)
    for (const reply of replies) expect((await reply.bytes('identity')).toString()).toBe(text)
  })

  test('makes another encoding once for all who ask meanwhile, and does not hold it', async () => {
    const reply = await entry('huella '.repeat(5000))
    const crowd = Array.from({ length: 40 }, () => reply.bytes('gzip'))
    expect(new Set(crowd).size).toBe(1)
    expect(reply.bytes('identity')).not.toBe(crowd[0])
    await Promise.all(crowd)
    expect(reply.bytes('gzip')).not.toBe(crowd[0])
  })

  test('is not compressed where that costs more than it saves', async () => {
    const reply = await entry('short')
    expect(reply.encodingFor('br')).toBe('identity')
    expect((await reply.bytes('br')).toString()).toBe('short')
    const picture = await CachedReply.of(Buffer.alloc(5000), { contentType: 'image/jpeg' })
    expect(picture.encodingFor('br')).toBe('identity')
  })

  test('has one tag for one body, its headers and its encoding', async () => {
    const tagOf = async (text: string, headers?: Record<string, string>) =>
      (await entry(text, headers)).etagOf('identity')
    expect(await tagOf('same')).toBe(await tagOf('same'))
    expect(await tagOf('same')).not.toBe(await tagOf('other'))
    expect(await tagOf('same')).not.toBe(await tagOf('same', { 'content-security-policy': 'x' }))
    expect(await tagOf('same')).toMatch(/^"[\w-]{22}"$/)
    const reply = await entry('same')
    expect(new Set([reply.etagOf('br'), reply.etagOf('gzip'), reply.etagOf('identity')]).size).toBe(3)
  })
})

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['BR', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['br; Q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['deflate', 'identity'],
])('Accept-Encoding %s is answered in %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
