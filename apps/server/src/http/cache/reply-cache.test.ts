import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timesOf } from '#testing/counts.ts'
import { acceptedEncoding, CachedReply, ReplyCache, type Tags } from './reply-cache.ts'

const entry = (text: string, tags: Tags = []) => new CachedReply(Buffer.from(text), 'text/plain', tags)

function listening(maxBytes?: number): ReplyCache {
  const cache = new ReplyCache(maxBytes)
  cache.resume()
  return cache
}

describe('the model', () => {
  const products = [1, 2, 3]
  const productIds = fc.uniqueArray(fc.constantFrom(...products), { minLength: 1 })
  const key = fc.constantFrom('a', 'b', 'c')
  const change = fc.oneof(productIds, fc.constant('everything' as const))
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('read' as const),
      key,
      tags: fc.oneof(productIds, fc.constant([]), fc.constant('any' as const)),
    }),
    fc.record({ kind: fc.constant('put' as const), which: fc.nat({ max: 5 }) }),
    fc.record({ kind: fc.constant('change' as const), change }),
    fc.record({ kind: fc.constantFrom('pause' as const, 'resume' as const) }),
    fc.record({ kind: fc.constant('get' as const), key }),
  )

  /** What shoppers would see: a version of each product and one of the rest. */
  class World {
    readonly versions = new Map(products.map((product) => [product, 0]))
    everything = 0

    move(changed: number[] | 'everything'): void {
      if (changed === 'everything') this.everything += 1
      else for (const product of changed) this.versions.set(product, (this.versions.get(product) ?? 0) + 1)
    }

    see(tags: Tags): string {
      const shown = tags === 'any' ? products : tags
      return JSON.stringify([this.everything, shown.map((product) => this.versions.get(product))])
    }
  }

  test('what it gives is what the database would say now, whatever happened while it was read', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const cache = listening()
        const world = new World()
        let hears = true
        const reads: { key: string; reply: CachedReply; since: number }[] = []
        for (const now of steps) {
          if (now.kind === 'read') {
            reads.push({ key: now.key, since: cache.moment, reply: entry(world.see(now.tags), now.tags) })
          } else if (now.kind === 'put') {
            const [read] = reads.splice(now.which % Math.max(1, reads.length), 1)
            if (read) cache.put(read.key, read.reply, read.since)
          } else if (now.kind === 'change') {
            world.move(now.change)
            if (hears) cache.apply(now.change === 'everything' ? 'everything' : { products: now.change })
          } else if (now.kind === 'pause' || now.kind === 'resume') {
            cache[now.kind]()
            hears = now.kind === 'resume'
          } else if (now.kind === 'get') {
            const found = cache.get(now.key)
            if (!hears) expect(found).toBeUndefined()
            if (found) expect(found.body.toString()).toBe(world.see(found.tags))
          }
        }
      }),
      { numRuns: timesOf(2000) },
    )
  })
})

describe('what is kept', () => {
  test('stays through changes of what it does not show', () => {
    const cache = listening()
    cache.put('list', entry('list', [1, 2]), cache.moment)
    cache.put('menu', entry('menu'), cache.moment)
    cache.put('home', entry('home', 'any'), cache.moment)
    cache.apply({ products: [3] })
    expect(cache.get('list')?.body.toString()).toBe('list')
    expect(cache.get('menu')?.body.toString()).toBe('menu')
    expect(cache.get('home')).toBeUndefined()
    cache.apply({ products: [2] })
    expect(cache.get('list')).toBeUndefined()
    cache.apply('everything')
    expect(cache.get('menu')).toBeUndefined()
  })

  test('follows the tags that it was last put with', () => {
    const cache = listening()
    cache.put('page', entry('first', [1]), cache.moment)
    cache.put('page', entry('second', [2]), cache.moment)
    cache.apply({ products: [1] })
    expect(cache.get('page')?.body.toString()).toBe('second')
    cache.apply({ products: [2] })
    expect(cache.get('page')).toBeUndefined()
  })

  test('a reading older than all remembered changes is not kept', () => {
    const cache = listening()
    const since = cache.moment
    cache.apply({ products: [1] })
    for (let other = 0; other < 2000; other += 1) cache.apply({ products: [2] })
    cache.put('page', entry('old', [1]), since)
    cache.put('other', entry('old', [9]), since)
    expect(cache.get('page')).toBeUndefined()
    expect(cache.get('other')).toBeUndefined()
  })

  test('a reading during which other products changed is kept', () => {
    const cache = listening()
    const since = cache.moment
    for (let other = 0; other < 100; other += 1) cache.apply({ products: [2] })
    cache.put('page', entry('still true', [1]), since)
    expect(cache.get('page')?.body.toString()).toBe('still true')
  })

  test('never weighs more than it may, in any encoding', () => {
    const maxBytes = 40_000
    fc.assert(
      fc.property(
        fc.array(fc.uint8Array({ minLength: 1, maxLength: 9_000, size: 'max' }), { maxLength: 30 }),
        (bodies) => {
          const cache = listening(maxBytes)
          bodies.forEach((body, at) => {
            cache.put(String(at), new CachedReply(Buffer.from(body), 'x', [at]), cache.moment)
          })
          const kept = bodies.flatMap((_, at) => cache.get(String(at)) ?? [])
          const weight = kept.reduce(
            (sum, one) =>
              sum +
              (one.compressible ? one.bytes('br').length + one.bytes('gzip').length : 0) +
              one.body.length,
            0,
          )
          expect(weight).toBeLessThanOrEqual(maxBytes)
        },
      ),
      { numRuns: timesOf(30, 10) },
    )
  })

  test('what is larger than all of it is not kept and takes nothing with it', () => {
    const cache = listening(10_000)
    cache.put('small', entry('small', [1]), cache.moment)
    cache.put('large', entry('x'.repeat(10_000), [1]), cache.moment)
    expect(cache.get('large')).toBeUndefined()
    expect(cache.get('small')?.body.toString()).toBe('small')
  })

  test('nothing is kept before changes can be heard', () => {
    const cache = new ReplyCache()
    cache.put('page', entry('page'), cache.moment)
    expect(cache.get('page')).toBeUndefined()
  })
})

describe('a kept reply', () => {
  test('gives the same bytes in every encoding', () => {
    const text = 'huella '.repeat(500)
    const reply = entry(text)
    expect(brotliDecompressSync(reply.bytes('br')).toString()).toBe(text)
    expect(gunzipSync(reply.bytes('gzip')).toString()).toBe(text)
    expect(reply.bytes('identity').toString()).toBe(text)
    expect(reply.bytes('br')).toBe(reply.bytes('br'))
  })

  test('is not compressed where that costs more than it saves', () => {
    const reply = entry('short')
    expect(reply.compressible).toBe(false)
    expect(reply.bytes('br').toString()).toBe('short')
  })

  test('has one tag for one body', () => {
    expect(entry('same').etagOf('identity')).toBe(entry('same').etagOf('identity'))
    expect(entry('same').etagOf('identity')).not.toBe(entry('other').etagOf('identity'))
    expect(entry('same').etagOf('identity')).toMatch(/^"[\w-]{22}"$/)
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
