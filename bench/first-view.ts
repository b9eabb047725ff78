import type { Browser, BrowserContext, CDPSession } from 'playwright-core'
import { launchBrowser } from '#testing/browser/browser.ts'
import { type Measurement, median } from './measure.ts'
import { cpuSlowdown, phone } from './phone.ts'

const runs = 3
const mostScriptBytes = 100_000
const mostShift = 0.02
const mostLcpMs = 1200
/** Of an address with a hash: the server cannot know which page is wanted. */
const mostHashLcpMs = 1800
/** Chromium's own 'Slow 4G' preset: bytes a second and ms. */
const slow4g = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 }

type View = {
  scriptBytes: number
  /** All that the page asks for, whatever it is. */
  requests: number
  shift: number
  lcp: number
}

/** What a first view costs on a mid-range phone on slow 4G: JavaScript, layout shift, largest paint. */
export async function measureFirstViews(shopUrl: string, slug: string): Promise<Measurement[]> {
  const browser = await launchBrowser()
  try {
    const pages = [
      { name: 'home', path: '/' },
      { name: 'list', path: '/shop/category/perros/products' },
      { name: 'product', path: `/shop/products/${slug}` },
    ]
    const measurements: Measurement[] = []
    for (const { name, path } of pages) {
      const views: View[] = []
      for (let run = 0; run < runs; run += 1) views.push(await view(browser, shopUrl + path))
      const of = (key: keyof View) => median(views.map((each) => each[key]))
      const [scripts, shift, lcp] = [of('scriptBytes'), of('shift'), of('lcp')]
      measurements.push(
        {
          name: `${name}: JavaScript, brotli`,
          value: scripts / 1000,
          unit: 'kB',
          goal: 'at most 100',
          met: scripts <= mostScriptBytes,
        },
        { name: `${name}: requests`, value: of('requests'), unit: '' },
        {
          name: `${name}: layout shift`,
          value: shift,
          unit: '',
          goal: 'at most 0.02',
          met: shift <= mostShift,
        },
        {
          name: `${name}: largest paint, slow 4G, 4× CPU`,
          value: lcp,
          unit: 'ms',
          goal: 'at most 1,200',
          met: lcp <= mostLcpMs,
        },
      )
      const hashed: View[] = []
      for (let run = 0; run < runs; run += 1) hashed.push(await view(browser, `${shopUrl}/#${path}`))
      const late = median(hashed.map((each) => each.lcp))
      const moved = median(hashed.map((each) => each.shift))
      measurements.push(
        {
          name: `${name} behind a hash: largest paint, slow 4G, 4× CPU`,
          value: late,
          unit: 'ms',
          goal: 'at most 1,800',
          met: late <= mostHashLcpMs,
        },
        {
          name: `${name} behind a hash: layout shift`,
          value: moved,
          unit: '',
          goal: 'at most 0.02',
          met: moved <= mostShift,
        },
      )
    }
    return measurements
  } finally {
    await browser.close()
  }
}

/** One first view on a phone with an empty cache; `stored` is what an earlier visit left in the browser. */
export async function view(
  browser: Browser,
  url: string,
  stored?: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<View> {
  const context = await browser.newContext({
    ...phone,
    ...(stored && { storageState: stored }),
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const sent = await countSent(session)
    await session.send('Network.emulateNetworkConditions', slow4g)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.addInitScript(leaveOutMouse)
    await page.addInitScript(observePaint)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    const { lcp, shift } = await page.evaluate(() => (window as unknown as ObservedWindow).observed)
    return { lcp, shift, ...sent() }
  } finally {
    await context.close()
  }
}

type ObservedWindow = {
  observed: { lcp: number; shift: number }
}

/** A phone has no mouse: that of a headless Chromium moves where the layout does, as if somebody were there. */
function leaveOutMouse(): void {
  addEventListener('pointermove', (event) => event.stopImmediatePropagation(), { capture: true })
}

/** Runs in each document, before its own scripts. A page behind a hash is the second: its times count from the first. */
function observePaint(): void {
  const observed = { lcp: 0, shift: 0 }
  ;(window as unknown as ObservedWindow).observed = observed
  sessionStorage.first ??= performance.timeOrigin
  const earlier = performance.timeOrigin - Number(sessionStorage.first)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) observed.lcp = earlier + entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[]) {
      if (!entry.hadRecentInput) observed.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/**
 * Counts what the page asks for and adds up the bytes of every script that it loads, as they are sent: compressed,
 * without their headers.
 */
async function countSent(session: CDPSession): Promise<() => Pick<View, 'scriptBytes' | 'requests'>> {
  await session.send('Network.enable')
  const scripts = new Set<string>()
  let scriptBytes = 0
  let requests = 0
  session.on('Network.requestWillBeSent', (event) => {
    if (/^https?:/.test(event.request.url)) requests += 1
  })
  session.on('Network.responseReceived', (event) => {
    if (event.type === 'Script' || /\.js(\?|$)/.test(event.response.url)) scripts.add(event.requestId)
  })
  session.on('Network.dataReceived', (event) => {
    if (scripts.has(event.requestId)) scriptBytes += event.encodedDataLength
  })
  return () => ({ scriptBytes, requests })
}
