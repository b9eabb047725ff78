import { lazy } from 'react'

/**
 * `lazy` for a part that a page can do without: where its code cannot be loaded its placeholder stands on, or what the
 * document holds, and the page does not fall with it. The next page that is opened asks again; the browser itself
 * asks no second time for a module that has failed, and logs it in its console.
 */
export const deferred: typeof lazy = (load) =>
  lazy(() => load().catch(() => new Promise<never>(() => undefined)))
