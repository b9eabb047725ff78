/** What a service worker's global scope has beyond a page's; the DOM's own types leave it out. */

export interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface AskEvent extends LifeEvent {
  readonly request: Request
  respondWith(reply: Promise<Response>): void
}

export interface WorkerScope {
  readonly location: Location
  readonly caches: CacheStorage
  readonly navigator: Navigator
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: AskEvent) => void): void
}
