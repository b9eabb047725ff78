import { normalUrl, withoutOverride } from '../shell/address.ts'
import { isPersonal } from '../shell/is-personal.ts'

/**
 * The cache for the reply to a request. `page`: a rendered document; `call`: a call's reply;
 * `built`: a file whose address says what is in it; `text`: a built file with a fixed address; `picture`.
 */
export type CacheName = 'page' | 'call' | 'built' | 'text' | 'picture'

/** What belongs to the wire and to files: no document of the shop stands there. */
const noPage = /^\/(?:api|assets|media|docs|desk)(?:\/|$)|\/[^/]+\.[a-z0-9]+$/

type CacheableRequest = Pick<Request, 'method' | 'url' | 'mode'>

/**
 * The cache of a request, or null for what the worker leaves to the browser: other origins, everything but
 * GET, every call that the contract does not mark cacheable. `calls` are those that it does.
 */
export function cacheOf(
  request: CacheableRequest,
  origin: string,
  calls: ReadonlySet<string>,
): CacheName | null {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin) return null
  const { pathname } = url
  if (request.mode === 'navigate') return noPage.test(pathname) ? null : 'page'
  if (pathname.startsWith('/api/')) return calls.has(pathname.slice('/api/'.length)) ? 'call' : null
  if (pathname.startsWith('/assets/i18n/')) return url.search ? 'built' : 'text'
  if (pathname.startsWith('/assets/')) return 'built'
  return pathname.startsWith('/media/') ? 'picture' : null
}

/** The clean address of the page that a navigation requests: behind the hash, where there is one (D4). */
export function requestedPage(address: string): string {
  const { pathname, search, hash } = new URL(address)
  const wanted = hash.startsWith('#/') ? normalUrl(hash.slice(1)) : normalUrl(pathname + search)
  return withoutOverride('lang', wanted)
}

/** The clean address of the document that the server sends to a navigation, whatever its hash. */
export function deliveredPage(address: string): string {
  const { origin, pathname, search } = new URL(address)
  return requestedPage(origin + pathname + search)
}

/** Whether a reply may be cached: whole, the shop's own, and nothing personal (`no-store`). */
export function isCacheable(cacheName: CacheName, url: string, reply: Response): boolean {
  if (reply.status !== 200 || reply.redirected || reply.type === 'opaque') return false
  if (/no-store|private/.test(reply.headers.get('cache-control') ?? '')) return false
  return cacheName !== 'page' || !isPersonal(deliveredPage(url))
}
