import { launchBrowser } from '#testing/browser/browser.ts'
import { textsOf } from '#testing/browser/texts.ts'
import { type Measurement, median } from './measure.ts'
import { timeToProduct } from './product-shown.ts'

const runs = 5
const mostMs = 100
const text = textsOf('es')

/** How long a click on a product of a list takes to show the product, once its page has been fetched on intent; ms. */
export async function measurePrefetched(shopUrl: string): Promise<Measurement[]> {
  const browser = await launchBrowser()
  try {
    const times: number[] = []
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'es-CL' })
    const page = await context.newPage()
    await page.goto(`${shopUrl}/shop/category/perros/products`)
    await page.locator('#preloader').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: text('CONSENT_REFUSE') }).click()
    for (let run = 0; run < runs; run += 1) {
      const link = page.getByRole('main').getByRole('article').nth(run).getByRole('link').first()
      await link.hover()
      await page.waitForLoadState('networkidle')
      times.push(await timeToProduct(page, 'click', () => link.click()))
      await page.goBack()
      await page.getByRole('main').getByRole('article').nth(runs).waitFor()
    }
    const value = median(times.slice(1))
    return [
      {
        name: 'click on a product that was fetched on intent: it stands on the screen',
        value,
        unit: 'ms',
        goal: `under ${mostMs}`,
        met: value < mostMs,
      },
    ]
  } finally {
    await browser.close()
  }
}
