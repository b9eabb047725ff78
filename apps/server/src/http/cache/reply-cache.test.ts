import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timesOf } from '#testing/counts.ts'
import { CachedReply, type Tags } from './cached-reply.ts'
import { ReplyCache } from './reply-cache.ts'

const entry = (text: string, tags: Tags = []) => CachedReply.of(text, { contentType: 'text/plain', tags })
const textOf = async (reply: CachedReply | undefined) => reply && (await reply.bytes('identity')).toString()

const megabyte = 1024 * 1024

function listening(maxBytes = megabyte): ReplyCache {
  const cache = new ReplyCache(maxBytes)
  cache.resume()
  return cache
}

test('an ended campaign is not shown for long: what nobody announces is forgotten after minutes', async () => {
  let now = 1
  const cache = new ReplyCache(megabyte, { now: () => now })
  cache.resume()
  cache.put('a', await entry('campaign'), cache.version)
  now += 4 * 60_000
  expect(await textOf(cache.get('a'))).toBe('campaign')
  now += 2 * 60_000
  expect(cache.get('a')).toBeUndefined()
})

describe('performance 2: what shows units that have moved', () => {
  const lag = 5000
  const moved = { products: [1], isStockOnly: true }

  async function shown(mayLag = true, mostLag = lag) {
    const clock = { time: 1, now: () => clock.time }
    const cache = new ReplyCache(megabyte, clock, mostLag)
    cache.resume()
    const page = await CachedReply.of('page', { contentType: 'text/plain', tags: [1, 2], mayLag })
    cache.put('page', page, cache.version)
    return { cache, clock, page }
  }

  test('is shown for as long as it may and is due from half of that on, however often they move', async () => {
    const { cache, clock, page } = await shown()
    expect(cache.getLagging('page')).toBeUndefined()
    cache.apply(moved)
    expect(cache.get('page')).toBeUndefined()
    expect(cache.getLagging('page')).toEqual({ entry: page, isDue: false })
    clock.time += lag / 2
    cache.apply(moved)
    expect(cache.getLagging('page')).toEqual({ entry: page, isDue: true })
    clock.time += lag / 2
    expect(cache.getLagging('page')).toBeUndefined()
  })

  test('is what it is again when it has been made again, and lags from the first change that this missed', async () => {
    const { cache, clock, page } = await shown()
    cache.apply(moved)
    cache.put('page', page, cache.version)
    expect([cache.get('page'), cache.getLagging('page')]).toEqual([page, undefined])
    const since = cache.version
    clock.time += 100
    cache.apply(moved)
    clock.time += 1000
    cache.apply(moved)
    cache.put('page', page, since)
    expect(cache.get('page')).toBeUndefined()
    expect(cache.getLagging('page')?.entry).toBe(page)
    clock.time += lag - 1000
    expect(cache.getLagging('page')).toBeUndefined()
  })

  test('goes at once with a price, with what sells out or comes back, and with the channel', async () => {
    for (const change of ['everything', { products: [2] }] as const) {
      const { cache, page } = await shown()
      const since = cache.version
      cache.apply(moved)
      cache.apply(change)
      expect(cache.getLagging('page')).toBeUndefined()
      cache.put('page', page, since)
      expect([cache.get('page'), cache.getLagging('page')]).toEqual([undefined, undefined])
    }
    const { cache } = await shown()
    cache.apply(moved)
    cache.pause()
    expect(cache.getLagging('page')).toBeUndefined()
  })

  test('goes at once where it is data, or where nothing may lag', async () => {
    for (const { cache } of [await shown(false), await shown(true, 0)]) {
      cache.apply(moved)
      expect([cache.get('page'), cache.getLagging('page')]).toEqual([undefined, undefined])
    }
  })
})

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

  test('what it gives is what the database would say now, whatever happened while it was read', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const cache = listening()
        const world = new World()
        let hears = true
        const reads: { key: string; reply: CachedReply; since: number }[] = []
        for (const now of steps) {
          if (now.kind === 'read') {
            const since = cache.version
            reads.push({ key: now.key, since, reply: await entry(world.see(now.tags), now.tags) })
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
            if (found) expect(await textOf(found)).toBe(world.see(found.tags))
          }
        }
      }),
      { numRuns: timesOf(2000) },
    )
  })
})

describe('what is cached', () => {
  test('stays through changes of what it does not show', async () => {
    const cache = listening()
    cache.put('list', await entry('list', [1, 2]), cache.version)
    cache.put('menu', await entry('menu'), cache.version)
    cache.put('home', await entry('home', 'any'), cache.version)
    cache.apply({ products: [3] })
    expect(await textOf(cache.get('list'))).toBe('list')
    expect(await textOf(cache.get('menu'))).toBe('menu')
    expect(cache.get('home')).toBeUndefined()
    cache.apply({ products: [2] })
    expect(cache.get('list')).toBeUndefined()
    cache.apply('everything')
    expect(cache.get('menu')).toBeUndefined()
  })

  test('follows the tags that it was last put with', async () => {
    const cache = listening()
    cache.put('page', await entry('first', [1]), cache.version)
    cache.put('page', await entry('second', [2]), cache.version)
    cache.apply({ products: [1] })
    expect(await textOf(cache.get('page'))).toBe('second')
    cache.apply({ products: [2] })
    expect(cache.get('page')).toBeUndefined()
  })

  test('a reading older than all remembered changes is not cached', async () => {
    const cache = listening()
    const since = cache.version
    cache.apply({ products: [1] })
    for (let other = 0; other < 2000; other += 1) cache.apply({ products: [2] })
    cache.put('page', await entry('old', [1]), since)
    cache.put('other', await entry('old', [9]), since)
    expect(cache.get('page')).toBeUndefined()
    expect(cache.get('other')).toBeUndefined()
  })

  test('a reading during which other products changed is cached', async () => {
    const cache = listening()
    const since = cache.version
    for (let other = 0; other < 100; other += 1) cache.apply({ products: [2] })
    cache.put('page', await entry('still true', [1]), since)
    expect(await textOf(cache.get('page'))).toBe('still true')
  })

  test('never weighs more than it may, and each body weighs what is cached of it, once', async () => {
    const maxBytes = 40_000
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ minLength: 1, maxLength: 9_000, size: 'max' }), { maxLength: 30 }),
        async (bodies) => {
          const cache = listening(maxBytes)
          const replies = await Promise.all(
            bodies.map((body, at) =>
              CachedReply.of(Buffer.from(body), { contentType: 'text/plain', tags: [at] }),
            ),
          )
          replies.forEach((reply, at) => {
            cache.put(String(at), reply, cache.version)
          })
          const cached = replies.filter((_, at) => cache.get(String(at)))
          const weightOf = (all: CachedReply[]) => all.reduce((sum, one) => sum + one.storedBytes + 600, 0)
          expect(weightOf(cached)).toBeLessThanOrEqual(maxBytes + cached.length * 30)
          if (weightOf(replies) <= maxBytes) expect(cached).toHaveLength(replies.length)
        },
      ),
      { numRuns: timesOf(30, 10) },
    )
  })

  test('what is larger than all of it is not cached and takes nothing with it', async () => {
    const cache = listening(10_000)
    cache.put('small', await entry('small', [1]), cache.version)
    cache.put('large', await entry(randomBytes(10_000).toString('hex'), [1]), cache.version)
    expect(cache.get('large')).toBeUndefined()
    expect(await textOf(cache.get('small'))).toBe('small')
  })

  test('nothing is cached before changes can be heard', async () => {
    const cache = new ReplyCache(megabyte)
    cache.put('page', await entry('page'), cache.version)
    expect(cache.get('page')).toBeUndefined()
  })
})
