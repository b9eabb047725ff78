import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '#testing/browser/browser.ts'
import { type Measurement, median } from './measure.ts'
import { cpuSlowdown, openAtRest, phone } from './phone.ts'
import { timeToProduct } from './product-shown.ts'

const runs = 3
const mostMs = 200

/**
 * How long a tap on a product of a list takes to show the product, on a phone with a quarter of this machine's speed:
 * the first in a visit, and the next one; ms. A finger comes without the hover by which a mouse announces itself.
 */
export async function measureTaps(shopUrl: string): Promise<Measurement[]> {
  const browser = await launchBrowser()
  try {
    const visits: [number, number][] = []
    for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, shopUrl))
    return (['first', 'second'] as const).map((which, index) => {
      const value = median(visits.map((times) => times[index] ?? 0))
      return {
        name: `${which} tap on a product of a list: it stands on the screen, 4× CPU`,
        value,
        unit: 'ms',
        goal: `at most ${mostMs}`,
        met: value <= mostMs,
      }
    })
  } finally {
    await browser.close()
  }
}

async function visit(browser: Browser, shopUrl: string): Promise<[number, number]> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await openAtRest(page, `${shopUrl}/shop/category/perros/products`)
  const session = await context.newCDPSession(page)
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.waitForLoadState('networkidle')
  await slow(cpuSlowdown)
  const first = await tap(page, 0)
  await slow(1)
  await page.goBack()
  await page.getByRole('main').getByRole('article').nth(1).waitFor()
  await page.waitForLoadState('networkidle')
  await slow(cpuSlowdown)
  const second = await tap(page, 1)
  await context.close()
  return [first, second]
}

async function tap(page: Page, index: number): Promise<number> {
  const link = page.getByRole('main').getByRole('article').nth(index).getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  const box = await link.boundingBox()
  if (!box) throw new Error('The product is not on the page.')
  return timeToProduct(page, 'touchstart', () =>
    page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2),
  )
}
