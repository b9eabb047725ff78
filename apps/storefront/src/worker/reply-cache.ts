/** One of the worker's caches: the replies requested lately, up to `most`. */
export type ReplyCache = {
  find(key: string): Promise<Response | undefined>
  put(key: string, reply: Response): Promise<void>
}

/**
 * A cache in the browser's cache storage, which drops the least recently requested: putting a reply moves it to the
 * end. `vary` is left aside: one browser always asks in the same languages. What breaks off on its way leaves the reply of
 * before where it is.
 */
export function openReplyCache(caches: CacheStorage, name: string, most: number): ReplyCache {
  return {
    async find(key) {
      const cache = await caches.open(name)
      return cache.match(key, { ignoreVary: true })
    },
    async put(key, reply) {
      const whole = new Response(await reply.blob(), reply)
      const cache = await caches.open(name)
      await cache.delete(key, { ignoreVary: true })
      await cache.put(key, whole)
      const keys = await cache.keys()
      await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((each) => cache.delete(each)))
    },
  }
}
