import { hashUrl, normalUrl, pathOf, queryOf, urlOfLocation } from '../shell/address.ts'
import type { Navigator, Shown } from '../shell/navigator-context.ts'
import type { PageModule } from '../shell/page.ts'
import { findRoute, hasPage, type Route } from './routes.ts'

/** The pages whose code has come: the server would ask the loader again for each that it renders. */
const loaded = new WeakMap<Route, PageModule>()

/** What a page needs to be shown: its module and the parts of its address. */
export async function loadShown(url: string, serial: number): Promise<Shown & { module: PageModule }> {
  const { route, params } = findRoute(url)
  const module = loaded.get(route) ?? (await route.load())
  loaded.set(route, module)
  return { url, path: pathOf(url), query: queryOf(url), params, module, serial }
}

/** The server's: it stands on one page and goes nowhere. */
export function createStillNavigator(shown: Shown): Navigator {
  return {
    subscribe: () => () => undefined,
    shown: () => shown,
    rendered: () => shown,
    target: () => shown.url,
    pendingSince: () => null,
    navigate: () => undefined,
    hasPage,
    prefetch: () => undefined,
  }
}

/** What the navigation needs from the shop. */
export type NavigationHandlers = {
  /** Loads a page's code; rejects where it cannot be loaded. */
  load: (url: string, serial: number) => Promise<Shown>
  /** Reads a page's data; never rejects. */
  preload: (shown: Shown) => Promise<void>
  prefetch: (url: string) => void
  /** Reads the data of the page that is shown again. */
  reload: () => void
}

/** How long a navigation waits for data before the page shows its own loading state, in ms. */
const patience = 250

/**
 * The browser's navigation over the hash (D4, D5). The page on the screen stays until the next one's code
 * is there and its data too, or until `patience` is over. `reload` brings the data up to date when the
 * address is the one that is already shown.
 */
export function createHashNavigator(first: Shown, handlers: NavigationHandlers): Navigator {
  history.scrollRestoration = 'manual'
  history.replaceState(null, '', hashUrl(first.url))

  const listeners = new Set<() => void>()
  let shown = first
  let target = first.url
  let pending: number | null = null
  let run = 0

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const show = (next: Shown, keepPosition: boolean) => {
    shown = next
    pending = null
    tell()
    if (!keepPosition) scrollTo({ top: 0, left: 0, behavior: 'instant' })
  }
  const go = async (url: string, keepPosition: boolean) => {
    const mine = ++run
    target = url
    pending = performance.now()
    tell()
    const serial = shown.serial + 1
    try {
      const next = await handlers.load(url, serial)
      await Promise.race([handlers.preload(next), new Promise((resolve) => setTimeout(resolve, patience))])
      if (mine === run) show(next, keepPosition)
    } catch {
      const lost = { url, path: pathOf(url), query: queryOf(url), params: {}, module: null, serial }
      if (mine === run) show(lost, keepPosition)
    }
  }
  const follow = () => {
    const url = urlOfLocation(location)
    if (url === null) history.replaceState(null, '', hashUrl(target))
    else if (url !== target) void go(url, false)
  }
  addEventListener('popstate', follow)
  addEventListener('hashchange', follow)

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    shown: () => shown,
    rendered: () => first,
    target: () => target,
    pendingSince: () => pending,
    navigate(to, { replace = false, keepPosition = false, by } = {}) {
      const url = normalUrl(to)
      if (url === target && pending === null && shown.module) {
        handlers.reload()
        if (!keepPosition) scrollTo({ top: 0, left: 0, behavior: 'instant' })
        return
      }
      if (by !== undefined && url !== target && target !== by) history.pushState(null, '', hashUrl(by))
      if (url !== target) history[replace ? 'replaceState' : 'pushState'](null, '', hashUrl(url))
      void go(url, keepPosition)
    },
    hasPage,
    prefetch: handlers.prefetch,
  }
}
