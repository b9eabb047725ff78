/** One of the worker's stores: what was asked for lately, up to `most` replies. */
export interface Kept {
  find(key: string): Promise<Response | undefined>
  put(key: string, reply: Response): Promise<void>
}

/**
 * A store in the browser's cache storage. Putting moves a reply to the end, so that the first in line is the
 * one that was asked for least lately. `vary` is left aside: one browser always asks in the same languages.
 */
export function keptIn(caches: CacheStorage, name: string, most: number): Kept {
  return {
    async find(key) {
      const cache = await caches.open(name)
      return cache.match(key, { ignoreVary: true })
    },
    async put(key, reply) {
      const cache = await caches.open(name)
      await cache.delete(key, { ignoreVary: true })
      await cache.put(key, reply)
      const keys = await cache.keys()
      await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((each) => cache.delete(each)))
    },
  }
}
