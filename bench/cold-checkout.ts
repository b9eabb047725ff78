import { launchBrowser } from '#testing/browser/browser.ts'
import { addressOf, fillCart, settled } from '#testing/browser/buying.ts'
import { refusedConsent } from '#testing/browser/shop-test.ts'
import { view } from './first-view.ts'
import { type Measurement, median } from './measure.ts'

const runs = 3

/**
 * The checkout as the first page of a visit: who filled a cart some days ago comes back to pay, with nothing of the
 * shop in the browser's cache. A phone on slow 4G.
 */
export async function measureColdCheckout(shopUrl: string): Promise<Measurement[]> {
  const browser = await launchBrowser()
  try {
    const earlier = await browser.newContext({ locale: 'es-CL' })
    await earlier.addInitScript(`localStorage['huella:consent'] ??= ${refusedConsent}`)
    const page = await earlier.newPage()
    await page.goto(addressOf(shopUrl, '/shop/category/perros/products', 'es'))
    await settled(page)
    await fillCart(page, 'es')
    const stored = await earlier.storageState()
    await earlier.close()
    const views = []
    for (let run = 0; run < runs; run += 1) {
      views.push(await view(browser, `${shopUrl}/#/shop/checkout`, stored))
    }
    return [
      {
        name: 'cold checkout: JavaScript, brotli',
        value: median(views.map(({ scriptBytes }) => scriptBytes)) / 1000,
        unit: 'kB',
      },
      { name: 'cold checkout: requests', value: median(views.map(({ requests }) => requests)), unit: '' },
      {
        name: 'cold checkout: largest paint, slow 4G, 4× CPU',
        value: median(views.map(({ lcp }) => lcp)),
        unit: 'ms',
      },
    ]
  } finally {
    await browser.close()
  }
}
