import type { Locator, Page } from 'playwright-core'
import { launchBrowser } from '#testing/browser/browser.ts'
import { textsOf } from '#testing/browser/texts.ts'
import { type Measurement, median } from './measure.ts'
import { cpuSlowdown, openAtRest, phone } from './phone.ts'

const runs = 3
const mostMs = 100
const text = textsOf('es')
const product = (key: string) => new RegExp(`^${text(key).split('{name}')[0]}`)

/**
 * What a shopper on a phone does on each page; every step ends when its answer stands on the screen. Places are
 * found before the press and answers by plain selectors: looking for them by role would keep the slowed page busy
 * while it answers.
 */
const visits: {
  name: string
  path: string
  act: (page: Page, slowDown: () => Promise<void>) => Promise<void>
}[] = [
  {
    name: 'home: open and close the menu',
    path: '/',
    async act(page, slowDown) {
      const menu = await placeOf(page.getByRole('button', { name: text('LAYOUT_OPEN_MENU'), exact: true }))
      await slowDown()
      await tap(page, menu)
      await page.locator('dialog[open]').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('dialog').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'list: add to the cart',
    path: '/shop/category/gatos-alimentos',
    async act(page, slowDown) {
      const cards = page.getByRole('main').getByRole('button', { name: product('CATALOGUE_ADD') })
      const add = await placeOf(cards.first())
      await slowDown()
      await tap(page, add)
      await page.locator('[aria-live] [data-tone]').first().waitFor()
    },
  },
  {
    name: 'list: open the filters and choose one',
    path: '/shop/category/perros/products',
    async act(page, slowDown) {
      const filters = await placeOf(page.getByRole('button', { name: text('CATALOGUE_FILTERS') }).first())
      await slowDown()
      await tap(page, filters)
      await tap(page, await placeOf(page.locator('dialog input[type="checkbox"]').first()))
      await page.waitForURL(/filter_/)
    },
  },
  {
    name: 'product: one more, into the cart',
    path: '/shop/products/alimento-perro-adulto-raza-mediana-pollo-y-arroz-15-kg',
    async act(page, slowDown) {
      const add = page.getByRole('button', { name: text('PRODUCT_ADD'), exact: true }).first()
      await add.scrollIntoViewIfNeeded()
      const more = page.getByRole('button', { name: new RegExp(`^${text('UI_MORE')}`) }).first()
      const [morePlace, addPlace] = [await placeOf(more), await placeOf(add)]
      await slowDown()
      await tap(page, morePlace)
      await page.locator('main input[value="2"]').waitFor()
      await tap(page, addPlace)
      await page.locator('[aria-live] [data-tone]').first().waitFor()
    },
  },
]

/** The middle of what is to be pressed, once it stands still in the window, px. */
async function placeOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.tap({ trial: true })
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be pressed is not on the page.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const tap = (page: Page, { x, y }: { x: number; y: number }) => page.touchscreen.tap(x, y)

/** The slowest answer to a press on a phone with a quarter of this machine's speed (INP), ms. */
export async function measureInteractions(shopUrl: string): Promise<Measurement[]> {
  const browser = await launchBrowser()
  try {
    const measurements: Measurement[] = []
    for (const { name, path, act } of visits) {
      const slowest: number[] = []
      for (let run = 0; run < runs; run += 1) {
        const context = await browser.newContext(phone)
        const page = await context.newPage()
        await page.addInitScript(observeInteractions)
        await openAtRest(page, shopUrl + path)
        const session = await context.newCDPSession(page)
        await act(page, async () => {
          await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
          await page.evaluate(() => (window as unknown as ObservedWindow).interactions.splice(0))
        })
        // Two frames later the browser has reported the last press.
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

type ObservedWindow = {
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
