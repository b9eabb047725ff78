import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { startEmbedded } from '#embedded-postgres/embedded-postgres.ts'
import { defaultAppToken } from '#server/settings/web.settings.ts'
import { signIn } from '#testing/browser/account.ts'
import { launchBrowser } from '#testing/browser/browser.ts'
import { acceptTerms, addressOf, fillCart, fillCheckout, settled } from '#testing/browser/buying.ts'
import { startOnLayer } from '#testing/browser/layer-of-visit.ts'
import { openedParts } from '#testing/browser/opened.ts'
import { openPages } from '#testing/browser/pages.ts'
import { quiet } from '#testing/browser/quiet.ts'
import { type SavedProduct, saveProducts } from '#testing/browser/saved-products.ts'
import { openShopProcess } from '#testing/browser/shop-process.ts'
import { refusedConsent, type ShopLanguage } from '#testing/browser/shop-test.ts'
import { textsOf } from '#testing/browser/texts.ts'

const folder = join(import.meta.dirname, '..', 'screenshots')
const widths = [360, 768, 1280, 1600]
const looks: { language: ShopLanguage; dark: boolean }[] = [
  { language: 'es', dark: false },
  { language: 'es', dark: true },
  { language: 'en-RTL', dark: false },
  { language: 'en-RTL', dark: true },
]

/** What of the lists is looked at beside the pages that the tests judge. */
const lists = {
  'list-end': '/shop/category/gatos/products?sidebar=end',
  'list-wide': '/shop/category/perros/products?columns=7&sidebar=none',
}

/** A picture of every page, and of what opens on it, at every width and look; words on the command line narrow it to files that hold them all, `a|b` being either. */
async function takeAll(only: readonly string[]): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'huella-screenshots-'))
  const postgres = await startEmbedded({ dataDir })
  const shop = await openShopProcess({ DATABASE_URL: postgres.url, DATA_DIR: dataDir })
  const browser = await launchBrowser()
  await mkdir(folder, { recursive: true })
  try {
    const items = await listProducts(shop.url)
    const slug = (items.find((item) => item.tiene_opciones === 1) ?? items[0])?.urlamigable ?? ''
    const saved = items.slice(0, 4).map((item) => ({
      id: item.id_producto,
      slug: item.urlamigable,
      name: item.glosa_producto,
      price: item.price,
    }))
    for (const { language, dark } of looks) {
      for (const width of widths) {
        const look = `${language}-${width}${dark ? '-dark' : ''}`
        const wanted = (name: string) =>
          only.every((word) => word.split('|').some((each) => `${name}-${look}.png`.includes(each)))
        await takeLook(browser, shop.url, { slug, saved, language, dark, width, look, wanted })
      }
    }
  } finally {
    await browser.close()
    await shop.stop()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

type Look = {
  slug: string
  saved: SavedProduct[]
  language: ShopLanguage
  dark: boolean
  width: number
  look: string
  wanted: (name: string) => boolean
}

async function takeLook(browser: Browser, shop: string, of: Look): Promise<void> {
  const { language } = of
  const open = async () => {
    const context = await browser.newContext({
      viewport: { width: of.width, height: of.width < 768 ? 780 : 900 },
      colorScheme: of.dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
    })
    await context.addInitScript(startOnLayer)
    await context.addInitScript(`localStorage['huella:consent'] ??= ${refusedConsent}`)
    return context.newPage()
  }
  for (const [name, path] of Object.entries({ ...openPages(of.slug), ...lists })) {
    if (!of.wanted(name)) continue
    const page = await open()
    await page.goto(addressOf(shop, path, language))
    await settled(page)
    await take(page, `${name}-${of.look}`)
    await page.context().close()
  }
  for (const [name, part] of Object.entries(openedParts(of.slug))) {
    if (!of.wanted(name) || of.width < (part.from ?? 0) || of.width >= (part.below ?? Infinity)) continue
    const page = await open()
    await page.goto(addressOf(shop, part.path, language))
    await settled(page)
    // What answers to a press or a pointer is there once nothing is loaded any more.
    await quiet(page)
    await part.open(page, textsOf(language))
    await takeWindow(page, `${name}-${of.look}`)
    await page.context().close()
  }
  for (const list of ['wishlist', 'compare'] as const) {
    if (of.wanted(`${list}-full`)) await takeSaved(await open(), shop, of, list)
  }
  if (of.wanted('offline')) await takeOffline(await open(), shop, of)
  if (accountPages.some(of.wanted)) await takeAccount(await open(), shop, of)
  if (!['cart', 'cart-panel', 'checkout', 'success'].some(of.wanted)) return
  const page = await open()
  await page.goto(addressOf(shop, '/shop/category/perros-alimentos', language))
  await settled(page)
  await fillCart(page, language)
  const cart = page.getByRole('banner').getByRole('button', { name: textsOf(language)('LAYOUT_CART') })
  if (of.wanted('cart-panel') && (await cart.isVisible())) {
    await cart.click()
    await page
      .getByRole('banner')
      .getByRole('link', { name: textsOf(language)('CART_PANEL_CHECKOUT') })
      .waitFor()
    await takeWindow(page, `cart-panel-${of.look}`)
  }
  await page.goto(addressOf(shop, '/shop/cart', language))
  await settled(page)
  await take(page, `cart-${of.look}`)
  if (!['checkout', 'success'].some(of.wanted)) return page.context().close()
  await page.goto(addressOf(shop, '/shop/checkout', language))
  await settled(page)
  await fillCheckout(page, language)
  await take(page, `checkout-${of.look}`)
  await acceptTerms(page, language)
  const pay = textsOf(language)('CHECKOUT_PAY').split('{total}')[0] ?? ''
  await page.getByRole('button', { name: pay }).last().click()
  await page.waitForURL(/#\/shop\/checkout\/\w{32}/)
  await settled(page)
  await take(page, `success-${of.look}`)
  await page.context().close()
}

/** A wishlist or a comparison of four products. */
async function takeSaved(page: Page, shop: string, of: Look, list: 'wishlist' | 'compare'): Promise<void> {
  await page.goto(addressOf(shop, `/shop/${list}`, of.language))
  await settled(page)
  await saveProducts(page, list, 'remote', of.saved)
  await page.reload()
  await settled(page)
  await take(page, `${list}-full-${of.look}`)
  await page.context().close()
}

/** A page that was never seen, opened when the network is gone. */
async function takeOffline(page: Page, shop: string, of: Look): Promise<void> {
  await page.goto(addressOf(shop, '/', of.language))
  await settled(page)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
  await page.reload()
  await settled(page)
  await page.context().setOffline(true)
  await page.goto(`${shop}/#/shop/products/no-vista`)
  await page.getByRole('heading', { level: 1, name: textsOf(of.language)('SITE_OFFLINE_TITLE') }).waitFor()
  await page.screenshot({ path: join(folder, `offline-${of.look}.png`), fullPage: true })
  await page.context().close()
}

/** By the names of their pictures; the order is one that was received. */
const accountPaths: Record<string, string> = {
  dashboard: 'dashboard',
  orders: 'orders',
  order: 'orders/3',
  addresses: 'addresses',
  address: 'addresses/1',
  profile: 'profile',
  privacy: 'privacy',
  password: 'password',
}
const accountPages = Object.keys(accountPaths)

/** The pages of the sample layer's customer, who has bought four times. */
async function takeAccount(page: Page, shop: string, of: Look): Promise<void> {
  await page.goto(addressOf(shop, '/account/login', of.language, 'sample'))
  await settled(page)
  await page.evaluate(() => {
    const place = { regionId: 13, comunaId: 13110, neighbourhood: '', reference: 'Portón verde', rut: '' }
    const written = [
      { street: 'Avenida Vicuña Mackenna', number: '7110', address2: 'Depto. 402' },
      { street: 'Los Aromos', number: '33', address2: '' },
    ].map(({ street, number, address2 }, index) => ({
      address: {
        ...{ id: index + 1, firstName: 'Camila', lastName: 'Rojas', company: '', country: 'RAND' },
        ...{ address1: `${street} ${number}`, address2, city: 'La Florida', state: 'Región Metropolitana' },
        ...{ postcode: '', email: '', phone: '+56912345678', default: index === 0 },
      },
      place: { ...place, street, number },
    }))
    const addresses = written.map(({ address }) => address)
    const places = Object.fromEntries(written.map(({ address, place }) => [address.id, place]))
    localStorage.setItem('huella.sample.addresses', JSON.stringify(addresses))
    localStorage.setItem('huella.sample.address-places', JSON.stringify(places))
  })
  await signIn(page, { email: 'camila@example.cl', password: 'huella123' }, of.language)
  await page.waitForURL(/#\/account\/dashboard$/)
  for (const [name, path] of Object.entries(accountPaths)) {
    if (!of.wanted(name)) continue
    await page.evaluate((hash) => location.assign(hash), `#/account/${path}`)
    await settled(page)
    await take(page, `${name}-${of.look}`)
  }
  await page.context().close()
}

/** What the window shows. */
async function takeWindow(page: Page, name: string): Promise<void> {
  await quiet(page)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  process.stdout.write(`screenshots/${name}.png\n`)
}

/** The whole page, with what comes when it is scrolled to. */
async function take(page: Page, name: string): Promise<void> {
  await quiet(page)
  // What is loaded when it comes near is brought near, and pictures below the fold are asked for.
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
  })
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'))
  await quiet(page)
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
  process.stdout.write(`screenshots/${name}.png\n`)
}

type ListedProduct = {
  id_producto: number
  urlamigable: string
  glosa_producto: string
  price: number
  tiene_opciones: 0 | 1
}

async function listProducts(shop: string): Promise<ListedProduct[]> {
  const query = new URLSearchParams({ token_authentication: defaultAppToken, limit: '32' })
  const reply = await fetch(`${shop}/api/listar-productos?${query}`)
  return ((await reply.json()) as { items: ListedProduct[] }).items
}

await takeAll(process.argv.slice(2))
