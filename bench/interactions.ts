import type { Page } from 'playwright-core'
import { launchBrowser } from '../e2e/support/browser.ts'
import { textsOf } from '../e2e/support/texts.ts'
import { type Measurement, median } from './measure.ts'

const runs = 3
const mostMs = 100
const cpuSlowdown = 4
const text = textsOf('es')
const product = (key: string) => new RegExp(`^${text(key).split('{name}')[0]}`)

/** What a shopper on a phone does on each page; every step ends when its answer stands on the screen. */
const visits: { name: string; path: string; act: (page: Page) => Promise<void> }[] = [
  {
    name: 'home: open and close the menu',
    path: '/',
    async act(page) {
      await page.getByRole('button', { name: text('LAYOUT_OPEN_MENU'), exact: true }).tap()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'list: add to the cart',
    path: '/shop/category/gatos-alimentos',
    async act(page) {
      await page
        .getByRole('main')
        .getByRole('button', { name: product('CATALOGUE_ADD') })
        .first()
        .tap()
      await page
        .getByRole('region', { name: text('UI_NOTICES') })
        .locator('[data-tone]')
        .first()
        .waitFor()
    },
  },
  {
    name: 'list: open the filters and choose one',
    path: '/shop/category/perros/products',
    async act(page) {
      await page
        .getByRole('button', { name: text('CATALOGUE_FILTERS') })
        .first()
        .tap()
      const drawer = page.getByRole('dialog')
      await drawer.getByRole('checkbox').first().tap()
      await page.waitForURL(/filter_/)
    },
  },
  {
    name: 'product: one more, into the cart',
    path: '/shop/products/alimento-perro-adulto-raza-mediana-pollo-y-arroz-15-kg',
    async act(page) {
      await page
        .getByRole('button', { name: new RegExp(`^${text('UI_MORE')}`) })
        .first()
        .tap()
      await page
        .getByRole('button', { name: text('PRODUCT_ADD'), exact: true })
        .first()
        .tap()
      await page
        .getByRole('region', { name: text('UI_NOTICES') })
        .locator('[data-tone]')
        .first()
        .waitFor()
    },
  },
]

/** The slowest answer to a press on a phone with a quarter of this machine's speed (INP), ms. */
export async function measureInteractions(shopUrl: string): Promise<Measurement[]> {
  const browser = await launchBrowser()
  try {
    const measurements: Measurement[] = []
    for (const { name, path, act } of visits) {
      const slowest: number[] = []
      for (let run = 0; run < runs; run += 1) {
        const context = await browser.newContext({
          viewport: { width: 412, height: 823 },
          deviceScaleFactor: 1.75,
          isMobile: true,
          hasTouch: true,
          locale: 'es-CL',
        })
        const page = await context.newPage()
        await page.addInitScript(observeInteractions)
        await page.goto(shopUrl + path)
        await page.locator('#preloader').waitFor({ state: 'detached' })
        await page.waitForLoadState('networkidle')
        const refuse = page.getByRole('button', { name: text('CONSENT_REFUSE') })
        await refuse.tap()
        await refuse.waitFor({ state: 'detached' })
        const session = await context.newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
        await page.evaluate(() => (window as unknown as ObservedWindow).interactions.splice(0))
        await act(page)
        // Two frames later the browser has told of the last press.
        slowest.push(
          await page.evaluate(
            () =>
              new Promise<number>((resolve) => {
                requestAnimationFrame(() =>
                  requestAnimationFrame(() => {
                    const { interactions, observer } = window as unknown as ObservedWindow
                    const late = observer.takeRecords() as PerformanceEventTiming[]
                    const all = [...interactions, ...late.map(({ duration }) => duration)]
                    resolve(Math.max(0, ...all))
                  }),
                )
              }),
          ),
        )
        await context.close()
      }
      const value = median(slowest)
      measurements.push({
        name: `${name}: slowest press, 4× CPU`,
        value,
        unit: 'ms',
        goal: `at most ${mostMs}`,
        met: value <= mostMs,
      })
    }
    return measurements
  } finally {
    await browser.close()
  }
}

interface ObservedWindow {
  interactions: number[]
  observer: PerformanceObserver
}

/** Runs in the page, before its own scripts. */
function observeInteractions(): void {
  const interactions: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) interactions.push(entry.duration)
    }
  })
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  Object.assign(window, { interactions, observer })
}
