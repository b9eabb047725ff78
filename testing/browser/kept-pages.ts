import type { BrowserContext, CDPSession, Page } from 'playwright-core'

/**
 * Pages of the browser that a visitor has left, for the next one: the process behind such a page has compiled the
 * shop's code and holds its files, which takes a new one twice as long as all else of a short visit.
 */
export type KeptPage = {
  page: Page
  context: BrowserContext
  /** Empties all that the visitor has left behind, and keeps the page; closes it where that cannot be done. */
  leave(): Promise<void>
}

/** A document of the shop without its code. */
const quietDocument = '/manifest.webmanifest'
const mostKept = 6

/** What a page does not forget. Whoever calls it is the last visitor there. */
const lasting = {
  page: [
    'addInitScript',
    'addLocatorHandler',
    'exposeBinding',
    'exposeFunction',
    'routeWebSocket',
    'setExtraHTTPHeaders',
  ],
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'newCDPSession',
    'routeWebSocket',
    'setExtraHTTPHeaders',
  ],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
} as const

const kept: { key: string; origin: string; of: KeptPage }[] = []

/** A page that was left by a visitor of the same look at the same shop, if there is one. */
export function takePage(origin: string, look: string): KeptPage | undefined {
  const at = kept.findIndex((each) => each.origin === origin && each.key === look && !each.of.page.isClosed())
  return at < 0 ? undefined : kept.splice(at, 1)[0]?.of
}

/** Closes what was kept of a shop that ends. */
export async function closePagesOf(origin: string): Promise<void> {
  const closing = kept.filter((each) => each.origin === origin)
  for (const each of closing) kept.splice(kept.indexOf(each), 1)
  await Promise.all(closing.map(({ of }) => of.context.close()))
}

/** A page whose visitors of one look at one shop may follow each other there. */
export async function keepablePage(page: Page, origin: string, look: string): Promise<KeptPage> {
  const context = page.context()
  const session = await context.newCDPSession(page)
  let isSpent = false
  const spend = () => {
    isSpent = true
  }
  onCall(page, lasting.page, spend)
  onCall(context, lasting.context, spend)
  onCall(page.clock, lasting.clock, spend)
  page.on('crash', spend)
  // What another address keeps is out of reach from here.
  page.on('framenavigated', (frame) => {
    const address = frame === page.mainFrame() ? URL.parse(frame.url()) : null
    if (address?.protocol.startsWith('http') && address.origin !== origin) spend()
  })
  const alone = [page, context].map(listenersOf)
  const own: KeptPage = {
    page,
    context,
    async leave() {
      if (isSpent || page.isClosed()) return context.close()
      try {
        for (const forget of alone) forget()
        await empty(page, session, origin)
      } catch {
        return context.close()
      }
      kept.push({ key: look, origin, of: own })
      if (kept.length > mostKept) await kept.shift()?.of.context.close()
    },
  }
  return own
}

function onCall<Owner extends object>(owner: Owner, names: readonly (keyof Owner)[], tell: () => void): void {
  for (const name of names) {
    const method = owner[name] as (...given: unknown[]) => unknown
    Reflect.set(owner, name, (...given: unknown[]) => {
      tell()
      return method.apply(owner, given)
    })
  }
}

type Listening = {
  eventNames(): (string | symbol)[]
  listeners(event: string | symbol): ((...given: never[]) => unknown)[]
  removeListener(event: string | symbol, listener: (...given: never[]) => unknown): unknown
}

/** Takes away again, once it is called, whoever has begun to listen since. */
function listenersOf(owner: Page | BrowserContext): () => void {
  const emitter = owner as unknown as Listening
  const before = new Map(emitter.eventNames().map((event) => [event, emitter.listeners(event)]))
  return () => {
    for (const event of emitter.eventNames()) {
      for (const listener of emitter.listeners(event)) {
        if (!before.get(event)?.includes(listener)) emitter.removeListener(event, listener)
      }
    }
  }
}

async function empty(page: Page, session: CDPSession, origin: string): Promise<void> {
  const context = page.context()
  const others = context.pages().filter((each) => each !== page)
  await Promise.all(others.map((each) => each.close()))
  await Promise.all([page, context].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.setOffline(false)
  await Promise.all([context.clearCookies(), context.clearPermissions()])
  // A page that asks before it is left is left.
  const accept = (dialog: { accept(): Promise<void> }) => void dialog.accept().catch(() => undefined)
  page.on('dialog', accept)
  await page.goto(`${origin}${quietDocument}`, { timeout: 20_000 })
  page.off('dialog', accept)
  await context.clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  // It grows to fifty entries, and then not at all.
  await session.send('Page.resetNavigationHistory')
  await page.mouse.move(0, 0)
}
