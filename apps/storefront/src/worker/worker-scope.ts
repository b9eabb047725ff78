/** What a service worker's global scope has beyond a page's; the DOM's own types leave it out. */

export type ExtendableEvent = Event & {
  waitUntil(work: Promise<unknown>): void
}

export type FetchEvent = ExtendableEvent & {
  readonly request: Request
  respondWith(reply: Promise<Response>): void
}

export type WorkerScope = {
  readonly location: Location
  readonly caches: CacheStorage
  readonly navigator: Navigator
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}
