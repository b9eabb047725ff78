import { pathOf } from '../shell/address.ts'
import { type CacheName, cacheOf, deliveredPage, isCacheable, requestedPage } from './cache-of.ts'
import { offlineDocument } from './offline-document.ts'
import { openReplyCache, type ReplyCache } from './reply-cache.ts'
import { cacheFirst, networkFirst, type StrategyOptions, staleWhileRevalidate } from './strategies.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

/** Put in by the build: its name, the files that it made, and the calls that the contract marks cacheable. */
declare const builtFacts: { name: string; files: readonly string[]; calls: readonly string[] }

const build = builtFacts
const worker = self as unknown as WorkerScope
const { origin } = worker.location
const calls = new Set(build.calls)
/** Only this build's: a page never runs with the code or the replies of another (decision 0060). */
const prefix = 'huella:'
const own = `${prefix}${build.name}:`
const unbounded = Number.POSITIVE_INFINITY
const mostEntries: Record<CacheName, number> = {
  page: 30,
  call: 60,
  built: unbounded,
  text: unbounded,
  picture: 300,
}
const caches = Object.fromEntries(
  Object.entries(mostEntries).map(([name, most]) => [name, openReplyCache(worker.caches, own + name, most)]),
) as Record<CacheName, ReplyCache>
/** The home page as it was at the worker's installation: any page can start in it. */
const shellPath = '/?shell'

async function precacheBuild(): Promise<void> {
  const shell = await fetch('/', { cache: 'no-cache' })
  if (shell.ok) await caches.text.put(shellPath, shell)
  const cache = await worker.caches.open(`${own}built`)
  await cache.addAll([...build.files])
}

async function deleteOldCaches(): Promise<void> {
  const names = await worker.caches.keys()
  const others = names.filter((name) => name.startsWith(prefix) && !name.startsWith(own))
  await Promise.all(others.map((name) => worker.caches.delete(name)))
}

/**
 * A document offline: the cached one of the requested page, else the home page, which shows any page behind a hash;
 * a clean path is redirected there.
 */
async function cachedDocument(address: string): Promise<Response> {
  const found = await caches.page.find(requestedPage(address))
  if (found) return found
  const shell = await caches.text.find(shellPath)
  if (!shell) return offlineDocument(worker.navigator.languages)
  const url = new URL(address)
  if (url.hash.startsWith('#/') || pathOf(url.pathname) === '/') return shell
  return Response.redirect(`${origin}/#${url.pathname}${url.search}`)
}

function strategyOptions(event: FetchEvent, cacheName: CacheName): StrategyOptions {
  const { request } = event
  return {
    key: cacheName === 'page' ? deliveredPage(request.url) : request.url,
    cache: caches[cacheName],
    fetch: () => fetch(request),
    isCacheable: (reply) => isCacheable(cacheName, request.url, reply),
    waitUntil: (work) => event.waitUntil(work),
  }
}

async function respond(event: FetchEvent, cacheName: CacheName): Promise<Response> {
  const options = strategyOptions(event, cacheName)
  if (cacheName === 'built') return cacheFirst(options)
  if (cacheName === 'picture') return staleWhileRevalidate(options)
  if (cacheName !== 'page') return networkFirst(options)
  const nothing: ReplyCache = { ...options.cache, find: async () => undefined }
  return networkFirst({ ...options, cache: nothing }).catch(() => cachedDocument(event.request.url))
}

worker.addEventListener('install', (event) => event.waitUntil(precacheBuild()))
worker.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()))
worker.addEventListener('fetch', (event) => {
  const cacheName = cacheOf(event.request, origin, calls)
  if (cacheName) event.respondWith(respond(event, cacheName))
})
