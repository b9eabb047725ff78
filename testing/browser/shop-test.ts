import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { createDatabase, type Database } from '#server/db/connection.ts'
import { consentWording } from '#storefront/features/consent/consent.store.ts'
import { isProof } from '../counts.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { patienceMs } from '../patience.ts'
import { type Scope, violationsOf } from './axe.ts'
import { launchBrowser } from './browser.ts'
import { startOnLayer } from './layer-of-visit.ts'
import { openShopProcess } from './shop-process.ts'

export type ShopLanguage = 'es' | 'en' | 'ru' | 'en-RTL'

export type Visit = {
  page: Page
  /** What went wrong in the page so far: console errors, warnings of React, uncaught errors, failed requests. */
  problems: string[]
  /** The addresses that the page asked for. */
  requests: string[]
}

export type VisitOptions = {
  width?: number
  /** How many pixels of the screen a CSS pixel has, 1 where left out. */
  density?: number
  language?: ShopLanguage
  dark?: boolean
  /** Whether the visitor is still to be asked what may run; most tests are of those who have refused before. */
  unasked?: boolean
  /** Whether the service worker may come; elsewhere it would only answer before what a test puts in the way. */
  worker?: boolean
  /**
   * Whether pictures are fetched and drawn, which takes a third of a page's time. Most tests ask nothing of them; within
   * `npm run proof` everybody sees them.
   */
  pictures?: boolean
}

export type TestShop = {
  url: string
  /** The same under a name that a browser trusts with TLS alone: no locks, no worker, no `randomUUID`. */
  urlWithoutTls: string
  database: Database
  /** A visitor with a browser of their own. */
  visit(options?: VisitOptions): Promise<Visit>
  close(): Promise<void>
}

/** A shop that a test has opened for itself. */
export type OwnShop = TestShop & {
  /** Ends its process as a failing machine would, and opens it again at the same address after what is done meanwhile. */
  restart(meanwhile: () => Promise<void>): Promise<void>
}

/**
 * Warnings that tell of the run, not of the shop: tests block the worker and leave pictures out, and on a busy machine what was
 * preloaded is used later than Chromium's few seconds. Whether it is used at all, the pages' tests ask. And where the
 * worker starts while a document loads, what is preloaded may come past it, and is read once more from its cache.
 */
const ofThisMachine = [
  'Service Worker registration blocked',
  'was preloaded using link preload but not used within a few seconds',
  'is not used because it is a cross-world service worker resource mismatch',
  'is found, but is not used because image loading is disabled',
]

const nameWithoutTls = 'tienda.example'

/** The consent of a visitor who has refused all before, as it stands in the storage: a JavaScript string. */
export const refusedConsent = JSON.stringify(
  JSON.stringify({
    measurement: false,
    marketing: false,
    at: '2026-11-01T12:00:00.000Z',
    text: consentWording,
  }),
)

/**
 * The built shop on a database of its own, with settings of the test's, and a Chromium to visit it with. The
 * database has the demonstration, unless `DEMO` is off: then the shop's own start fills it.
 */
export async function openTestShop(environment: Record<string, string> = {}): Promise<OwnShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'huella-e2e-'))
  const database = await createTestDatabase({ seeded: environment.DEMO !== 'off' })
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    // A test asks at once for what it has changed.
    STOCK_LAG_SECONDS: '0',
    ...environment,
  }
  let shop = await openShopProcess(settings)
  const { url } = shop
  const open = visited(url, database, async () => {
    await shop.stop()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return {
    ...open,
    async restart(meanwhile) {
      await shop.kill()
      await meanwhile()
      shop = await openShopProcess({ ...settings, PORT: new URL(url).port })
    },
  }
}

/**
 * The built shop on a seeded database that the whole run shares, for tests that write nothing there which others
 * read, and count nothing that others may write: it costs a file nothing to open.
 */
export async function openSharedShop(): Promise<TestShop> {
  const { url, databaseUrl } = inject('sharedShop')
  const database = createDatabase(databaseUrl)
  return visited(url, database, () => database.close())
}

/** A mouse that hovers, as Playwright gives one to a browser without a head: of two such settings Chromium takes the last. */
const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/** Pages of a test stand for a second or two, and do not win back what V8's optimizing compilers take. The proof has them. */
const withoutOptimizing = isProof ? [] : ['--js-flags=--no-turbofan --no-maglev']

/**
 * One Chromium for all files that a process runs one after the other, and one more for those who see pictures: only a start
 * can leave them out. They end with the process.
 */
const running = new Map<boolean, Promise<Browser>>()
function browser(pictures: boolean): Promise<Browser> {
  const launch = () =>
    launchBrowser([
      ...withoutOptimizing,
      `--host-resolver-rules=MAP ${nameWithoutTls} 127.0.0.1`,
      ...(pictures ? [] : [`--blink-settings=${mouse},imagesEnabled=false`]),
    ])
  const whileConnected = (found: Browser) => (found.isConnected() ? found : launch())
  // Those who come at once wait for the same one.
  const found = running.get(pictures)?.then(whileConnected, launch) ?? launch()
  running.set(pictures, found)
  return found
}

function visited(url: string, database: Database, stop: () => Promise<void>): TestShop {
  const visitors = openVisitors()
  return {
    url,
    urlWithoutTls: `http://${nameWithoutTls}:${new URL(url).port}`,
    database,
    visit: visitors.visit,
    async close() {
      await visitors.close()
      await stop()
    },
  }
}

/** Visitors, each with a browser of their own, of whatever stands at an address. */
export function openVisitors(): Pick<TestShop, 'visit' | 'close'> {
  const contexts = new Set<BrowserContext>()
  return {
    async visit(options = {}) {
      const { width = 1280, language = 'es', dark = false, unasked = false, worker = false } = options
      const { pictures = isProof, density = 1 } = options
      const context = await (await browser(pictures)).newContext({
        viewport: { width, height: width < 768 ? 780 : 900 },
        deviceScaleFactor: density,
        locale: language === 'ru' ? 'ru-RU' : language === 'es' ? 'es-CL' : 'en-US',
        colorScheme: dark ? 'dark' : 'light',
        reducedMotion: 'reduce',
        hasTouch: width < 768,
        serviceWorkers: worker ? 'allow' : 'block',
      })
      contexts.add(context)
      context.setDefaultTimeout(patienceMs)
      closeAfterTest(context)
      await context.addInitScript(startOnLayer)
      if (!unasked) await context.addInitScript(`localStorage['huella:consent'] ??= ${refusedConsent}`)
      const page = await context.newPage()
      const problems: string[] = []
      const requests: string[] = []
      page.on('console', (message) => {
        if (ofThisMachine.some((text) => message.text().includes(text))) return
        if (message.type() === 'error' || message.type() === 'warning') problems.push(textOf(message))
      })
      page.on('pageerror', (error) => problems.push(String(error)))
      page.on('request', (request) => requests.push(request.url()))
      return { page, problems, requests }
    },
    async close() {
      for (const context of contexts) await context.close()
    },
  }
}

/** What the console says; of a reply that failed the browser tells the address apart from its words. */
function textOf(message: ConsoleMessage): string {
  const { url } = message.location()
  const words = message.text()
  if (!words.startsWith('Failed to load resource') || !URL.canParse(url)) return words
  const { pathname, search } = new URL(url)
  return `${words} ${pathname}${search}`
}

/** A page that nobody looks at any more still counts down and asks, which slows those that follow. */
function closeAfterTest(context: BrowserContext): void {
  try {
    onTestFinished(() => context.close())
  } catch {
    // Opened before the tests, for all of them: it closes with the shop.
  }
}

/**
 * Nothing was complained of in the page's console, and axe finds no violation in what it looks at; within
 * `npm run proof` that is always the whole page.
 */
export async function expectSound({ page, problems }: Visit, scope: Scope = 'new'): Promise<void> {
  expect(await violationsOf(page, isProof ? 'whole' : scope)).toEqual([])
  expect(problems).toEqual([])
}
