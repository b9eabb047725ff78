import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Scope, violationsOf } from '#testing/browser/axe.ts'
import { addressOf, hashAddressOf, type Layer, settled } from '#testing/browser/buying.ts'
import { held } from '#testing/browser/held.ts'
import { isOfHeader, isWide, openPages, pagesOfEachKind, pagesOfEachLayout } from '#testing/browser/pages.ts'
import { quiet } from '#testing/browser/quiet.ts'
import {
  expectSound,
  openSharedShop,
  refusedConsent,
  type ShopLanguage,
  type TestShop,
  type Visit,
} from '#testing/browser/shop-test.ts'
import { inProof, isProof } from '#testing/counts.ts'

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

/** What a visitor sees a page with, and how much of it is judged so. */
type Look = {
  width: number
  dark: boolean
  /** Nothing, where another look has asked the same of it. */
  scope: Scope | null
}

/** The looks in which one visitor sees each page, one after the other. */
type Journey = {
  language: ShopLanguage
  looks: readonly [Look, ...Look[]]
}

/**
 * What a page is made of is the same in every look, and mirrored its colours are too: of those pages the contrasts are judged
 * within `npm run proof`, as journeys in en-RTL judge theirs always. The second look is for one page of each layout, and
 * mirrored for those that are wide.
 * A visitor turns the phone and changes the theme where they are; within `npm run proof` every look is a
 * visit of its own.
 */
const mirrored: Scope | null = isProof ? 'contrast' : null
const visits: Journey[] = [
  {
    language: 'es',
    looks: [
      { width: 1280, dark: false, scope: 'together' },
      { width: 360, dark: true, scope: 'new' },
    ],
  },
  {
    language: 'en-RTL',
    looks: [
      { width: 360, dark: false, scope: mirrored },
      { width: 1280, dark: true, scope: mirrored },
    ],
  },
]
const journeys: Journey[] = isProof
  ? visits.flatMap(({ language, looks }) => looks.map((look) => ({ language, looks: [look] as const })))
  : visits

const nameOf = ({ language, looks }: Journey): string =>
  `in ${language}, ${looks.map(({ width, dark }) => `${dark ? 'dark' : 'light'} at ${width} px`).join(' and ')}`

const pagesAtOnce = 3

/** A picture that is not there is complained of in one language as in the other. */
const looksAtPictures = (language: ShopLanguage) => isProof || language === 'es'

/** Pages of what is not there. */
const absent = new Set(['no-product', 'no-category', 'not-found'])

/** Looks at a page that is open as it stands in a look, and lets axe judge as much of it as `scope` says. */
async function judge(visit: Visit, language: ShopLanguage, { width, dark, scope }: Look): Promise<void> {
  await visit.page.setViewportSize({ width, height: width < 768 ? 780 : 900 })
  await visit.page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
  // Whoever looks at all of a page scrolls, and with that the footer's code comes: judged before it has come to
  // rest, its style may change meanwhile.
  await visit.page.evaluate(() => dispatchEvent(new Event('scroll')))
  await visit.page.waitForFunction(
    () => !document.querySelector('footer[data-deferred]:not([data-hydrated])'),
  )
  await quiet(visit.page)
  if (scope) await expectSound(visit, scope)
  expect(visit.problems).toEqual([])
  const overflow = await visit.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect({ overflow }).toEqual({ overflow: 0 })
  if (looksAtPictures(language)) expect(await visit.page.evaluate(unusedPreloads)).toEqual([])
}

/** Runs in the page. The pictures that its document asks for early and that it does not show. */
function unusedPreloads(): string[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]')]
  const shown = new Set([...document.images].flatMap(({ src, currentSrc }) => [src, currentSrc]))
  return links.map(({ href }) => href).filter((href) => !shown.has(href))
}

describe('every page', () => {
  test.each(journeys.map((journey) => [nameOf(journey), journey] as const))(
    '%s is accessible, fits and complains of nothing',
    async (_name, { language, looks }) => {
      const ofEachKind = new Map(pagesOfEachKind(slug))
      const ofEachLayout = new Map(pagesOfEachLayout(slug))
      // Of the pages that show one header each, the frame's tests ask it.
      const inSpanish = Object.entries(openPages(slug)).filter(([name]) => isProof || !isOfHeader(name))
      const pages = language === 'es' ? inSpanish : [...ofEachLayout]
      // Most of the time is spent waiting until a page is at rest.
      const visitAll = async (): Promise<void> => {
        const [{ width, dark }] = looks
        const visit = await shop.visit({ language, width, dark, pictures: looksAtPictures(language) })
        // What a page remembers, such as the layout of its list, is not for the next one.
        await visit.page.addInitScript((consent) => {
          localStorage.clear()
          localStorage['huella:consent'] = consent
        }, JSON.parse(refusedConsent) as string)
        for (let next = pages.shift(); next; next = pages.shift()) {
          const [name, path] = next
          await visit.page.setViewportSize({ width, height: width < 768 ? 780 : 900 })
          await visit.page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
          await visit.page.goto(addressOf(shop.url, path, language))
          await settled(visit.page)
          // A browser logs every reply that says 404, and of these pages it is the answer.
          const expected = (problem: string) => absent.has(name) && problem.includes('404')
          for (const look of looks) {
            const isFirst = look === looks[0]
            if (!isFirst && language === 'en-RTL' && !isWide(name)) continue
            visit.problems.splice(0, Infinity, ...visit.problems.filter((problem) => !expected(problem)))
            // Of what is alike, axe judges once what is new of it.
            const isJudged = isFirst ? ofEachKind.has(name) : ofEachLayout.has(name)
            const scope = isJudged ? look.scope : isFirst ? 'new' : null
            await judge(visit, language, { ...look, scope }).catch((error: unknown) => {
              throw new Error(`${path} is not sound at ${look.width} px`, { cause: error })
            })
          }
        }
        await visit.page.context().close()
      }
      await Promise.all(Array.from({ length: pagesAtOnce }, visitAll))
    },
  )

  // That the sample layer's pages call nobody, the demonstration's journey asks too.
  const layers: Layer[] = ['remote', ...inProof<Layer>('sample')]

  test.each(layers)('home, list and product show the catalogue on %s', async (layer) => {
    const visit = await shop.visit({ pictures: true })
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
  await quiet(page)
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

test('what parts that were judged do to each other on one page is found', async () => {
  const { page } = await shop.visit()
  await page.goto(addressOf(shop.url, '/blog', 'es'))
  await settled(page)
  await quiet(page)
  expect(await violationsOf(page, 'together')).toEqual([])
  await page.evaluate(() => {
    const footer = document.querySelector('footer')
    footer?.after(footer.cloneNode(true))
  })
  expect(await violationsOf(page, 'together')).toContainEqual(
    expect.stringMatching(/^landmark-no-duplicate-contentinfo: /),
  )
})

describe('a page behind a hash', () => {
  test('[S2.32] stands there as the server rendered it before any code comes, and then is hydrated', async () => {
    const visit = await shop.visit()
    const { page } = visit
    const code = await held(page, '**/assets/*.js')
    await page.goto(hashAddressOf(shop.url, product, 'es'), { waitUntil: 'commit' })
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
    code.let()
    expect(await faded).toBe('0')
    await settled(page)
    expect(page.url()).toBe(`${shop.url}/#${product}`)
    await expectSound(visit)
  })

  test('that is asked for while the code of another is on its way is the one that opens', async () => {
    const visit = await shop.visit()
    const { page } = visit
    const code = await held(page, '**/assets/*.js')
    await page.goto(hashAddressOf(shop.url, '/brand/andino', 'es'), { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1, name: 'Andino' }).waitFor()
    await page.evaluate((path) => {
      location.hash = path
    }, product)
    code.let()
    await page.waitForURL(`${shop.url}/#${product}`)
    await settled(page)
    expect(await page.title()).toContain((await page.locator('h1').textContent()) ?? '?')
    expect(visit.problems).toEqual([])
  })
})
