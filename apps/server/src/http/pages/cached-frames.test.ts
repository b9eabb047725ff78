import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPages } from '#testing/browser/pages.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { localFetch } from '../wire/local-fetch.ts'
import { builtStorefront, type PageRenderer } from './page-storefront.ts'

type Request = Parameters<PageRenderer['render']>[0]

let shop: TestShop
let page: PageRenderer
let slugs: string[]
beforeAll(async () => {
  shop = await openTestShop({ pages: true, environment: { APP_TOKEN: 'token-of-frames' } })
  page = await (await builtStorefront(join(process.cwd(), 'dist'))).load('/')
  const { rows } = await shop.database.pool.query<{ slug: string }>(
    'SELECT slug FROM products WHERE active ORDER BY position, id LIMIT 3',
  )
  slugs = rows.map(({ slug }) => slug)
})
afterAll(() => shop?.close())

const productPath = (index: number) => `/shop/products/${slugs[index]}`

const dataIn = (language: 'es' | 'ru') =>
  page.createRemoteData({
    token: 'token-of-frames',
    language,
    fetch: localFetch(shop.app, shop.app.cachedCalls),
  })

/** The document, apart from when its data were read. */
async function render(asked: Pick<Request, 'url' | 'data'> & Partial<Request>): Promise<string> {
  const { html } = await page.render({
    language: 'es',
    defaultLanguage: 'es',
    storeLanguage: 'es',
    origin: 'https://huella.example',
    token: 'token-of-frames',
    isTraced: false,
    layer: 'remote',
    template: page.template,
    manifest: page.manifest,
    styles: page.styles,
    drawingOf: () => null,
    ...asked,
  })
  expect(html.buffer.byteLength, 'its bytes stand alone, and can be given back').toBe(html.length)
  return html.toString().replace(/"(dataUpdatedAt|dehydratedAt)":\d+/g, '')
}

/** The data with some calls of its content answered otherwise. */
const withContent = (data: Request['data'], own: Partial<Request['data']['content']>): Request['data'] => ({
  ...data,
  content: new Proxy(data.content, {
    get: (target, name) => Reflect.get(own, name) ?? Reflect.get(target, name),
  }),
})

/** Frames that say whether the last page that asked for one found it. */
function watchedFrames() {
  class Watched extends page.CachedFrames {
    isFound = false
    override find(...asked: Parameters<InstanceType<PageRenderer['CachedFrames']>['find']>) {
      const frame = super.find(...asked)
      this.isFound = frame !== undefined
      return frame
    }
  }
  return new Watched()
}

/** The same page with the frame that was cached around another product, and whole. */
async function both(
  asked: Pick<Request, 'url' | 'data'> & Partial<Request>,
  frames: ReturnType<typeof watchedFrames>,
) {
  frames.isFound = false
  const framed = await render({ ...asked, frames })
  return { framed, whole: await render(asked), isCached: frames.isFound }
}

test.each(['es', 'ru'] as const)(
  'a page in a cached frame is the page that is rendered whole (%s)',
  async (language) => {
    const frames = watchedFrames()
    const data = dataIn(language)
    await render({ url: productPath(0), data, language, frames })
    const {
      home,
      category,
      product,
      'product-sidebar': sidebar,
      'no-product': none,
      about,
    } = openPages(slugs[1] ?? '')
    for (const [url = '', isFramed] of [
      [product, true],
      [sidebar, true],
      [none, true],
      [home, false],
      [category, false],
      [about, false],
    ] as const) {
      const { framed, whole, isCached } = await both({ url, data, language }, frames)
      expect(framed === whole, url).toBe(true)
      expect(isCached, url).toBe(isFramed)
      expect(framed, url).not.toContain('frame-part')
    }
  },
)

test('a frame is made anew where what it shows has changed', async () => {
  const frames = watchedFrames()
  const data = dataIn('es')
  await render({ url: productPath(0), data, frames })
  expect((await both({ url: productPath(1), data }, frames)).isCached).toBe(true)
  const branches = await data.content.listBranches()
  const changed = branches.map((branch) => ({ ...branch, name: 'Sucursal recién abierta' }))
  const moved = withContent(data, { listBranches: async () => changed })
  const { framed, whole, isCached } = await both({ url: productPath(1), data: moved }, frames)
  expect(isCached).toBe(false)
  expect(framed).toContain('<b>Sucursal recién abierta</b>')
  expect(framed === whole).toBe(true)
})

test('a menu that leads to the product says that it is here', async () => {
  const frames = watchedFrames()
  const data = dataIn('es')
  const link = {
    title: 'Lo nuevo',
    external: false,
    url: productPath(1),
    categoryId: null,
    links: [],
    submenu: null,
  }
  const menu = [...(await data.content.listMainMenu()), link]
  const led = withContent(data, { listMainMenu: async () => menu })
  await render({ url: productPath(0), data: led, frames })
  const { framed, whole, isCached } = await both({ url: productPath(1), data: led }, frames)
  expect(isCached).toBe(false)
  expect(framed).toContain(`aria-current="page" href="${productPath(1)}"`)
  expect(framed === whole).toBe(true)
  expect((await both({ url: productPath(2), data: led }, frames)).isCached).toBe(true)
})

test('the shop caches the frame of the first product that is asked for, in each language', async () => {
  const found = vi.spyOn(page.CachedFrames.prototype, 'find')
  for (const [url, language] of [
    [productPath(0), 'es'],
    [productPath(1), 'es'],
    [productPath(1), 'ru'],
    [productPath(2), 'ru'],
  ] as const)
    expect((await shop.app.inject({ url: `${url}?lang=${language}` })).statusCode).toBe(200)
  const cached = found.mock.results.map(({ value }) => value !== undefined)
  found.mockRestore()
  expect(cached).toEqual([false, true, false, true])
})
