import type { ReplyCache } from './reply-cache.ts'

export type StrategyOptions = {
  /** Under what the reply is cached. */
  key: string
  cache: ReplyCache
  fetch: () => Promise<Response>
  isCacheable: (reply: Response) => boolean
  /** Keeps the worker alive until the cache is written. */
  waitUntil: (work: Promise<unknown>) => void
}

async function fetchAndCache({
  key,
  cache,
  fetch,
  isCacheable,
  waitUntil,
}: StrategyOptions): Promise<Response> {
  const reply = await fetch()
  if (isCacheable(reply)) waitUntil(cache.put(key, reply.clone()))
  return reply
}

/** The network's reply; offline the cached one. Rejects offline without a cached reply. */
export async function networkFirst(options: StrategyOptions): Promise<Response> {
  try {
    return await fetchAndCache(options)
  } catch (error) {
    const found = await options.cache.find(options.key)
    if (found) return found
    throw error
  }
}

/** For files named by their contents: a cached one never changes. */
export async function cacheFirst(options: StrategyOptions): Promise<Response> {
  return (await options.cache.find(options.key)) ?? fetchAndCache(options)
}

/** For pictures: the cached one at once, and the network's for the next time. */
export async function staleWhileRevalidate(options: StrategyOptions): Promise<Response> {
  const found = await options.cache.find(options.key)
  if (!found) return fetchAndCache(options)
  options.waitUntil(fetchAndCache(options).catch(() => undefined)) // offline the cached picture stays
  return found
}
