import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Scope, violationsOf } from '#testing/browser/axe.ts'
import { addressOf, type Layer, settled } from '#testing/browser/buying.ts'
import { openPages } from '#testing/browser/pages.ts'
import { expectSound, openSharedShop, type ShopLanguage, type TestShop } from '#testing/browser/shop-test.ts'

let shop: TestShop
let slug: string
let product: string
beforeAll(async () => {
  shop = await openSharedShop()
  const { rows } = await shop.database.pool.query(
    'SELECT p.slug FROM products p JOIN product_options o ON o.product_id = p.id ORDER BY p.position LIMIT 1',
  )
  slug = rows[0].slug
  product = `/shop/products/${slug}`
})
afterAll(async () => {
  await shop?.close()
})

/** What a page is made of is the same in every look; of the mirrored ones only the contrasts are judged. */
const looks: [ShopLanguage, number, boolean, Scope][] = [
  ['es', 1280, false, 'whole'],
  ['es', 360, true, 'whole'],
  ['en-RTL', 1280, true, 'contrast'],
  ['en-RTL', 360, false, 'contrast'],
]

const pagesAtOnce = 3

/** Pages of what is not there. */
const absent = new Set(['no-product', 'no-category', 'not-found'])

/** Opens a page with a visitor of its own and judges it. */
async function look(
  name: string,
  path: string,
  how: { width: number; language: ShopLanguage; dark: boolean },
  scope: Scope,
): Promise<void> {
  const visit = await shop.visit(how)
  await visit.page.goto(addressOf(shop.url, path, how.language))
  await settled(visit.page)
  // Whoever looks at all of a page scrolls, and with that the footer's code comes: judged before it has come to
  // rest, its style may change meanwhile.
  await visit.page.evaluate(() => dispatchEvent(new Event('scroll')))
  await visit.page.waitForFunction(
    () => !document.querySelector('footer[data-deferred]:not([data-hydrated])'),
  )
  await visit.page.waitForLoadState('networkidle')
  // A browser logs every reply that says 404, and of these pages it is the answer.
  if (absent.has(name)) visit.problems = visit.problems.filter((each) => !each.includes('404'))
  await expectSound(visit, scope).catch((error: unknown) => {
    throw new Error(`${path} is not sound`, { cause: error })
  })
  const overflow = await visit.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect({ path, overflow }).toEqual({ path, overflow: 0 })
  await visit.page.context().close()
}

describe('every page', () => {
  test.each(looks)(
    'in %s at %i px (dark: %s) is accessible, fits and complains of nothing',
    async (language, width, dark, scope) => {
      const pages = Object.entries(openPages(slug))
      // Most of the time is spent waiting until a page is at rest.
      const visitNext = async (): Promise<void> => {
        const next = pages.shift()
        if (!next) return
        await look(...next, { width, language, dark }, scope)
        await visitNext()
      }
      await Promise.all(Array.from({ length: pagesAtOnce }, visitNext))
    },
  )

  const layers: Layer[] = ['remote', 'sample']

  test.each(layers)('home, list and product show the catalogue on %s', async (layer) => {
    const visit = await shop.visit()
    for (const path of ['/', '/shop/category/gatos', product]) {
      await visit.page.goto(addressOf(shop.url, path, 'es', layer))
      await settled(visit.page)
      await visit.page.getByRole('main').locator('img').first().waitFor()
    }
    expect(visit.problems).toEqual([])
    const calls = visit.requests.filter((url) => new URL(url).pathname.startsWith('/api/'))
    if (layer === 'sample') expect(calls).toEqual([])
    const elsewhere = visit.requests.filter((url) => !url.startsWith(shop.url) && !url.startsWith('data:'))
    expect(elsewhere).toEqual([])
  })
})

test('what is wrong with a part of a page is found, whether it was judged before or not', async () => {
  const { page } = await shop.visit()
  await page.goto(addressOf(shop.url, '/blog', 'es'))
  await settled(page)
  await page.waitForLoadState('networkidle')
  expect(await violationsOf(page, 'whole')).toEqual([])
  expect(await violationsOf(page, 'new')).toEqual([])
  await page.evaluate(() => {
    document.querySelector('main > *')?.insertAdjacentHTML('beforeend', '<p style="color: #ddd">Pálido</p>')
    document.querySelector('footer')?.insertAdjacentHTML('beforeend', '<button></button>')
  })
  expect(await violationsOf(page, 'contrast')).toEqual([expect.stringMatching(/^color-contrast: .*Pálido/)])
  for (const scope of ['whole', 'new', 'new'] as const) {
    expect(await violationsOf(page, scope)).toEqual([
      expect.stringMatching(/^button-name: /),
      expect.stringMatching(/^color-contrast: .*Pálido/),
    ])
  }
})

describe('a page behind a hash', () => {
  test('[S2.32] stands there as the server rendered it before any code comes, and then is hydrated', async () => {
    const visit = await shop.visit()
    const { page } = visit
    let release = () => undefined as unknown
    const held = new Promise<unknown>((resolve) => {
      release = () => resolve(undefined)
    })
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(addressOf(shop.url, product, 'es'), { waitUntil: 'commit' })
    await page.locator('h1').waitFor()
    expect(await page.title()).toContain((await page.locator('h1').textContent()) ?? '?')
    const preloader = await page.locator('#preloader').elementHandle()
    const faded = page.evaluate(
      (bar) =>
        new Promise((resolve) => {
          const tell = () => resolve((bar as HTMLElement).style.opacity)
          new MutationObserver(tell).observe(bar as HTMLElement, { attributeFilter: ['style'] })
        }),
      preloader,
    )
    release()
    expect(await faded).toBe('0')
    await settled(page)
    expect(page.url()).toBe(`${shop.url}/#${product}`)
    await expectSound(visit)
  })

  test('that is asked for while the code of another is on its way is the one that opens', async () => {
    const visit = await shop.visit()
    const { page } = visit
    let release = () => undefined as unknown
    const arrived = new Promise<unknown>((resolve) => {
      release = () => resolve(undefined)
    })
    await page.route('**/assets/*.js', async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto(addressOf(shop.url, '/brand/andino', 'es'), { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1, name: 'Andino' }).waitFor()
    await page.evaluate((path) => {
      location.hash = path
    }, product)
    release()
    await page.waitForURL(`${shop.url}/#${product}`)
    await settled(page)
    expect(await page.title()).toContain((await page.locator('h1').textContent()) ?? '?')
    expect(visit.problems).toEqual([])
  })
})
