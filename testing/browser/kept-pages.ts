import type { BrowserContext, Page } from 'playwright-core'

/**
 * Pages whose visitor has gone, by what their context was opened with. The next visitor takes one over with its
 * process and its HTTP cache, where the shop's code is compiled already: a cold visit costs twice as much.
 */
const kept = new Map<string, Page[]>()
const mostOfAKind = 2

/** What a test does with these stays in a page or its context for good, so its page is not kept. */
const lastingInBoth = ['addInitScript', 'clock', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders']
const lasting = {
  page: lastingInBoth,
  context: [...lastingInBoth, 'grantPermissions', 'newCDPSession', 'newPage', 'route', 'setOffline'],
}
/** How the watch over a page ends; a page that is not there any more was touched. */
const watched = new WeakMap<Page, () => void>()

/** A page that was kept, if there is one, or a new one in a context that `open` makes. */
export async function takePage(kind: string, open: () => Promise<BrowserContext>): Promise<Page> {
  for (let page = kept.get(kind)?.pop(); page; page = kept.get(kind)?.pop()) if (!page.isClosed()) return page
  return (await open()).newPage()
}

/** Notices what the test does to a page that would last; to be called once it is ready for the test. */
export function watch(page: Page): void {
  const ends: (() => void)[] = []
  const unwatch = () => {
    for (const end of ends.splice(0)) end()
    watched.delete(page)
  }
  const notice = (owner: Page | BrowserContext, name: string) => {
    const own = Object.getOwnPropertyDescriptor(owner, name)
    ends.push(() => (own ? Object.defineProperty(owner, name, own) : Reflect.deleteProperty(owner, name)))
    const get = () => {
      unwatch()
      return Reflect.get(owner, name)
    }
    Object.defineProperty(owner, name, { configurable: true, get })
  }
  watched.set(page, unwatch)
  for (const name of lasting.page) notice(page, name)
  for (const name of lasting.context) notice(page.context(), name)
}

/** Keeps a page for the next visitor, without anything of the last one, or closes its context. */
export async function keepPage(page: Page, kind: string, shop: string): Promise<void> {
  const unwatch = watched.get(page)
  unwatch?.()
  const others = kept.get(kind) ?? []
  const isFit = unwatch && others.length < mostOfAKind && page.url().startsWith(`${shop}/`)
  if (!isFit || !(await clear(page, shop))) return page.context().close()
  kept.set(kind, [...others, page])
}

/** Leaves the shop for a page of it without code, and clears what the visitor had. False where it cannot be done. */
async function clear(page: Page, shop: string): Promise<boolean> {
  try {
    for (const event of ['console', 'pageerror', 'request'] as const) page.removeAllListeners(event)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(`${shop}/robots.txt`)
    await page.mouse.move(-1, -1)
    await page.evaluate(() => {
      sessionStorage.clear()
      window.name = ''
    })
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.clearDataForOrigin', { origin: shop, storageTypes: 'all' })
    await session.send('Page.resetNavigationHistory')
    await session.detach()
    await page.context().clearCookies()
    return true
  } catch {
    return false
  }
}
