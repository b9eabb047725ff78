import { expect, test } from 'vitest'
import { openReplyCache } from './reply-cache.ts'

/** A cache storage in memory that keeps entries in the order in which they were put. */
function storageInMemory(): CacheStorage {
  const kept = new Map<string, Response>()
  const cache = {
    match: async (key: string) => kept.get(key)?.clone(),
    put: async (key: string, reply: Response) => {
      const body = await reply.arrayBuffer()
      kept.set(key, new Response(body, reply))
    },
    delete: async (key: string) => kept.delete(key),
    keys: async () => [...kept.keys()],
  }
  return { open: async () => cache } as unknown as CacheStorage
}

const textAt = async (cache: ReturnType<typeof openReplyCache>, key: string) =>
  (await cache.find(key))?.text()

test('a reply that breaks off on its way leaves the one of before', async () => {
  const cache = openReplyCache(storageInMemory(), 'calls', 10)
  await cache.put('/api/marcas', new Response('whole', { headers: { 'content-type': 'application/json' } }))
  const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network')) })
  await expect(cache.put('/api/marcas', new Response(broken))).rejects.toThrow('network')
  expect(await textAt(cache, '/api/marcas')).toBe('whole')
  expect((await cache.find('/api/marcas'))?.headers.get('content-type')).toBe('application/json')
})

test('the least recently put goes when there are too many', async () => {
  const cache = openReplyCache(storageInMemory(), 'calls', 2)
  for (const key of ['/a', '/b', '/a', '/c']) await cache.put(key, new Response(key))
  expect([await textAt(cache, '/a'), await textAt(cache, '/b'), await textAt(cache, '/c')]).toEqual([
    '/a',
    undefined,
    '/c',
  ])
})
