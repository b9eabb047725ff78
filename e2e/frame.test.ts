import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatClp } from '#rules/money/money.ts'
import { addressOf, fillCart, settled } from '#testing/browser/buying.ts'
import { lostRings } from '#testing/browser/focus-rings.ts'
import { held } from '#testing/browser/held.ts'
import { openPages, pagesOfEachLayout } from '#testing/browser/pages.ts'
import { quiet } from '#testing/browser/quiet.ts'
import { expectSound, openSharedShop, type ShopLanguage, type TestShop } from '#testing/browser/shop-test.ts'
import { smallTargets } from '#testing/browser/small-targets.ts'
import { textsOf } from '#testing/browser/texts.ts'
import { inProof } from '#testing/counts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openSharedShop()
})
afterAll(async () => {
  await shop?.close()
})

const backgroundOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor)

const THEME = 'rgb(15, 90, 71)'
const DARK = 'rgb(18, 48, 42)'
const LIGHT = 'rgb(255, 255, 255)'
const SUNKEN = 'rgb(242, 237, 227)'
const ACCENT = 'rgb(194, 70, 31)'

/** Topbar (left, right), body, departments button at rest: screens.md. */
const desktop: [string, string, string, string, string][] = [
  ['spaceship-variant-one', THEME, DARK, LIGHT, SUNKEN],
  ['spaceship-variant-two', DARK, DARK, THEME, THEME],
  ['spaceship-variant-three', THEME, THEME, DARK, ACCENT],
  ['classic-variant-one', LIGHT, LIGHT, LIGHT, SUNKEN],
  ['classic-variant-two', THEME, THEME, THEME, SUNKEN],
  ['classic-variant-three', DARK, DARK, LIGHT, THEME],
  ['classic-variant-four', DARK, DARK, THEME, SUNKEN],
  ['classic-variant-five', DARK, DARK, LIGHT, DARK],
]

const listed = '/shop/category/perros/products'
const sold = '/shop/products/alimento-perro-adulto-raza-mediana-pollo-y-arroz-15-kg'

test('on a phone the receiver stands beside the middle of the number to call, and does not touch it', async () => {
  const { page } = await shop.visit({ width: 390 })
  await page.goto(addressOf(shop.url, '/', 'es'))
  await settled(page)
  const call = page
    .getByRole('contentinfo')
    .locator('a[href^="tel:"]', { has: page.locator('bdi') })
    .first()
  const [icon, number] = [await call.locator('svg').boundingBox(), await call.locator('bdi').boundingBox()]
  if (!icon || !number) throw new Error('The footer has no number to call.')
  expect(number.x - icon.x - icon.width).toBeGreaterThanOrEqual(4)
  expect(Math.abs(icon.y + icon.height / 2 - number.y - number.height / 2)).toBeLessThanOrEqual(2)
})

test.each<[number, string]>([
  [390, '/'],
  [390, listed],
  [1280, sold],
  ...inProof<[number, string]>([390, sold], [1280, '/'], [1280, listed]),
])('A10: at %i px whatever has the focus shows a ring of two colours, uncut, on %s', async (width, path) => {
  const { page } = await shop.visit({ width })
  await page.goto(addressOf(shop.url, path, 'es'))
  await settled(page)
  // What comes as it comes near is there too.
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let top = 0; top < height; top += 700) await page.mouse.wheel(0, 700)
  await quiet(page)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(lostRings)).toEqual([])
})

test.each([listed, ...inProof('/', sold, '/blog', '/shop/track-order', '/site/contact-us-v1')])(
  'under a finger, whatever stands alone to be pressed has room for one, on %s',
  async (path) => {
    const { page } = await shop.visit({ width: 390 })
    await page.goto(addressOf(shop.url, path, 'es'))
    await settled(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await quiet(page)
    expect(await page.evaluate(smallTargets)).toEqual([])
  },
)

describe('the headers', () => {
  test('[S2.5] each desktop variant has a page that shows it alone, in its colours', async () => {
    const text = textsOf('es')
    const visit = await shop.visit()
    const { page } = visit
    for (const [name, left, right, body, departments] of desktop) {
      await page.goto(addressOf(shop.url, `/header-${name}`, 'es'))
      await settled(page)
      const header = page.locator(`header[data-variant="${name.replace('-variant-', '/')}"]`)
      await header.waitFor()
      const strips = header.locator(':scope > div').first().locator('[data-role]')
      const button = header
        .getByRole('button', { name: text('LAYOUT_DEPARTMENTS') })
        .or(header.getByRole('button', { name: text('LAYOUT_DEPARTMENTS_SHORT') }))
      expect({
        name,
        left: await backgroundOf(strips.nth(0)),
        right: await backgroundOf(strips.nth(1)),
        body: await backgroundOf(header.locator(':scope > [data-role]').first()),
        departments: await backgroundOf(button),
      }).toEqual({ name, left, right, body, departments })
      expect(await page.getByRole('contentinfo').count()).toBe(0)
      await expectSound(visit)
    }
  })

  test('[S2.6] each mobile variant has a page that shows it alone, at any width', async () => {
    for (const width of [360, 1280]) {
      const visit = await shop.visit({ width })
      const { page } = visit
      for (const [name, bar] of [
        ['one', LIGHT],
        ['two', THEME],
      ] as const) {
        await page.goto(addressOf(shop.url, `/mobile-header-variant-${name}`, 'es'))
        await settled(page)
        const header = page.getByRole('banner')
        expect(await header.getAttribute('data-variant')).toBe(name)
        expect(await backgroundOf(header)).toBe(bar)
        const logo = header.getByText('Huella', { exact: true })
        expect(await logo.evaluate((name) => getComputedStyle(name).color)).not.toBe(bar)
        await expectSound(visit)
      }
    }
  })

  const looks: [ShopLanguage, boolean][] = [
    ['en-RTL', true],
    ...inProof<[ShopLanguage, boolean]>(['en-RTL', false], ['es', true]),
  ]
  test.each(looks)('in %s (dark: %s) both layouts and both bars are accessible', async (language, dark) => {
    for (const [path, width] of [
      ['/header-spaceship-variant-three', 1280],
      ['/header-classic-variant-two', 1600],
      ['/mobile-header-variant-two', 768],
    ] as const) {
      const visit = await shop.visit({ width, language, dark })
      await visit.page.goto(addressOf(shop.url, path, language))
      await settled(visit.page)
      await expectSound(visit)
      await visit.page.context().close()
    }
  })
})

describe('the frame', () => {
  test('[S2.2] [S2.3] [S2.34] [S2.36] [S2.37] [S9.9] [S9.10] each header has its parts; the cart tells how many and how much', async () => {
    const text = textsOf('es')
    const { page, problems } = await shop.visit()
    await page.goto(addressOf(shop.url, '/home-two', 'es'))
    await page.locator('header[data-variant="classic/four"]').waitFor()
    await page.goto(addressOf(shop.url, '/shop/category/perros-alimentos', 'es'))
    await settled(page)
    await fillCart(page, 'es')
    const stored = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('huella:cart:remote') ?? '{}').lines)
    await page
      .getByRole('button', { name: text('PRODUCT_ADD'), exact: true })
      .first()
      .click()
    await expect.poll(async () => (await stored())?.[0]?.quantity).toBe(2)
    await page.goto(`${shop.url}/#/`)
    const header = page.locator('header[data-variant="classic/five"]')
    await header.waitFor()
    const total = (await stored()).reduce(
      (sum: number, line: { unitPrice: number; quantity: number }) => sum + line.unitPrice * line.quantity,
      0,
    )
    const cart = header.getByRole('button', { name: text('LAYOUT_CART_COUNT_OTHER', { count: 2 }) })
    await cart.getByText(formatClp(total), { exact: true }).first().waitFor()
    await cart.click()
    const panel = page.getByRole('region', { name: text('LAYOUT_CART'), exact: true })
    const net = Math.round(total / 1.19)
    const sums = panel.getByRole('definition')
    await expect.poll(() => sums.allTextContents()).toEqual([net, total - net, total].map(formatClp))
    await page.keyboard.press('Escape')
    await header.getByRole('link', { name: text('LAYOUT_LOGO') }).waitFor()
    await header.getByRole('combobox', { name: text('SEARCH_LABEL') }).waitFor()
    await header.getByRole('button', { name: text('LAYOUT_SIGN_IN') }).waitFor()
    await header.getByRole('button', { name: text('LAYOUT_DEPARTMENTS') }).click()
    await page.getByRole('link', { name: 'Exóticos' }).first().waitFor()

    // No width of a desktop cuts the menu: not the trees in the bar, nor what stands in the strip above.
    await page.goto(`${shop.url}/#/shop/cart`)
    const spaceship = page.locator('header[data-layout="spaceship"]')
    const logo = spaceship.getByRole('link', { name: text('LAYOUT_LOGO') })
    for (const width of [1200, 1400, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const middle = await logo.boundingBox()
      for (const name of ['Perros', 'Gatos', 'Exóticos', 'Repuestos y accesorios', 'Blog', 'Contacto']) {
        const box = await spaceship.getByRole('link', { name, exact: true }).first().boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 9999), `${name} at ${width}`).toBeLessThanOrEqual(
          middle?.x ?? 0,
        )
      }
    }

    await page.setViewportSize({ width: 360, height: 780 })
    const bar = page.locator('header[data-variant="one"]')
    await bar.getByRole('button', { name: text('LAYOUT_OPEN_MENU') }).waitFor()
    await bar.getByRole('link', { name: text('LAYOUT_LOGO') }).waitFor()
    await bar.getByRole('button', { name: text('LAYOUT_OPEN_SEARCH') }).waitFor()
    expect(await bar.locator('a[href="/account/login"]').isVisible()).toBe(true)
    const link = bar.locator('a[href="/shop/cart"]')
    expect(await link.getByText('2', { exact: true }).isVisible()).toBe(true)
    expect(problems).toEqual([])
  })

  test('[S8.1] a call that is answered 401 sends the top window to the start page', async () => {
    const text = textsOf('es')
    const { page } = await shop.visit()
    await page.goto(addressOf(shop.url, '/shop/track-order', 'es'))
    await settled(page)
    await page.route('**/api/seguir-pedido*', (route) =>
      route.fulfill({ status: 401, json: { error: 'APP_TOKEN_INVALID', message: 'No.' } }),
    )
    await page.getByLabel(text('TRACK_NUMBER')).fill('10001')
    await page.getByLabel(text('TRACK_EMAIL'), { exact: true }).first().fill('nadie@correo.cl')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/' && /^(#\/)?$/.test(url.hash))
    await page.locator('header[data-variant="classic/five"]').waitFor()
  })

  test('a page that comes takes the focus, but not from who writes in the search meanwhile', async () => {
    const text = textsOf('es')
    const { page } = await shop.visit({ width: 1280 })
    await page.goto(addressOf(shop.url, listed, 'es'))
    await settled(page)
    const goTo = (path: string) => page.evaluate((hash) => window.location.assign(hash), `#${path}`)
    await goTo('/shop/cart')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    const search = page.getByRole('combobox', { name: text('SEARCH_LABEL') })
    await search.fill('alim')
    await goTo('/shop/track-order')
    await page.getByLabel(text('TRACK_NUMBER')).waitFor()
    await settled(page)
    await page.keyboard.type('ento')
    expect(await search.inputValue()).toBe('alimento')
  })

  test('a part that comes to life after the address has changed goes on from the document', async () => {
    const { page, problems } = await shop.visit({ width: 390 })
    const header = await held(page, '**/desktop-header-*.js')
    await page.goto(`${shop.url}/shop/category/perros?lang=es`)
    await settled(page)
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    await page.evaluate(() => location.assign('#/'))
    await header.requested
    await page.getByRole('heading', { level: 1, name: textsOf('es')('HOME_HEADING') }).waitFor()
    header.let()
    await page.waitForFunction(() => document.querySelector('header[data-variant="classic/five"]'))
    expect(problems).toEqual([])
  })

  test("[S2.35] the account's panel opens by a click, closes on Escape and outside", async () => {
    const text = textsOf('es')
    const visit = await shop.visit()
    const { page } = visit
    await page.goto(addressOf(shop.url, '/', 'es'))
    await settled(page)
    const button = page.getByRole('button', { name: text('LAYOUT_SIGN_IN') })
    const panel = page.getByRole('region', { name: text('LAYOUT_ACCOUNT') })
    expect(await button.locator('small, b').allTextContents()).toEqual(['Hola, Iniciar sesión', 'Mi Cuenta'])
    await button.click()
    await panel.getByLabel(text('ACCOUNT_EMAIL')).waitFor()
    expect((await panel.boundingBox())?.width).toBe(280)
    await expectSound(visit)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    await button.click()
    await panel.waitFor()
    await page.mouse.click(20, 600)
    await panel.waitFor({ state: 'hidden' })
    expect(visit.problems).toEqual([])
  })

  test("[S8.22] the cart's panel opens by a click, 320 px wide, and says that it is empty", async () => {
    const text = textsOf('es')
    const { page, problems } = await shop.visit()
    await page.goto(addressOf(shop.url, '/blog', 'es'))
    await settled(page)
    await page.getByRole('button', { name: text('LAYOUT_CART_COUNT_OTHER', { count: 0 }) }).click()
    const panel = page.getByRole('region', { name: text('LAYOUT_CART'), exact: true })
    await panel.getByText(text('TEXT_YOUR_SHOPPING_CART_IS_EMPTY')).waitFor()
    expect((await panel.boundingBox())?.width).toBe(320)
    await panel.getByRole('link', { name: text('CART_EMPTY_ALL') }).click()
    await page.waitForURL(/#\/shop\/shop-list/)
    await panel.waitFor({ state: 'hidden' })
    expect(problems).toEqual([])
  })

  test('[S2.33] stands around the page: bar, headers, body, footer, side menu, quick view and vehicles', async () => {
    const text = textsOf('es')
    const { page, problems } = await shop.visit()
    await page.goto(addressOf(shop.url, '/shop/category/gatos-alimentos', 'es'))
    await settled(page)
    const bars = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('body *')].filter(
            (part) => getComputedStyle(part).animationDelay === '0.05s',
          ).length,
      )
    expect(await bars()).toBe(0)
    const code = await held(page, '**/assets/*contact-page*.js')
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('LAYOUT_CONTACT') })
      .click()
    await code.requested
    await expect.poll(bars, { message: 'it waits 50 ms' }).toBe(1)
    code.let()
    await page.getByRole('heading', { level: 1, name: text('SITE_CONTACT_TITLE') }).waitFor()
    expect(await bars()).toBe(0)
    await page.goBack()

    const main = page.getByRole('main')
    const card = main.getByRole('article').first()
    await card.hover()
    await card.getByRole('button', { name: /^Vista rápida/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('link', { name: text('QUICK_VIEW_DETAILS') }).waitFor()
    // What is said while a dialog is open stands in it: outside it would lie under it, and out of reach.
    const saidAtFirst = dialog.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          const watch = new MutationObserver(() => {
            const region = element.querySelector('section[aria-live]')
            if (region) resolve(region.childElementCount)
          })
          watch.observe(element, { childList: true, subtree: true })
        }),
    )
    await dialog.getByRole('button', { name: text('WISHLIST_TITLE') }).click()
    // A screen reader tells what changes in a region that was there before.
    expect(await saidAtFirst).toBe(0)
    const notice = dialog.getByRole('region', { name: text('UI_NOTICES') })
    await notice.getByRole('button', { name: text('UI_CLOSE') }).click()
    await expect.poll(() => notice.getByRole('button').count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('contentinfo').waitFor()

    await page.setViewportSize({ width: 360, height: 780 })
    await page.getByRole('button', { name: text('LAYOUT_OPEN_MENU') }).click()
    await dialog.getByRole('button', { name: text('VEHICLES_GARAGE') }).click()
    await page.getByRole('dialog', { name: text('HEADER_ADD_VEHICLE') }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    expect(problems).toEqual([])
  })

  test('on a wide phone the footer’s two lists of links share its whole width', async () => {
    const { page } = await shop.visit({ width: 600 })
    await page.goto(addressOf(shop.url, '/shop/track-order', 'es'))
    await settled(page)
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    const free = await footer
      .getByRole('navigation')
      .last()
      .evaluate((links) => {
        const columns = links.parentElement?.getBoundingClientRect().right ?? 0
        return columns - links.getBoundingClientRect().right
      })
    expect(free).toBeLessThanOrEqual(1)
  })

  test('[S2.42] the footer says who sells, when the store is open and how to pay', async () => {
    const text = textsOf('es')
    const visit = await shop.visit()
    const { page } = visit
    await page.goto(addressOf(shop.url, '/blog', 'es'))
    await settled(page)
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    for (const words of [
      'Huella SpA',
      'La Florida',
      'Lunes a viernes de 9 a 21 h, sábado de 9 a 20 h. Feriados: cerrado',
      'Lunes a viernes de 9 a 19 h, sábado de 9 a 17 h',
    ]) {
      await footer.getByText(words).first().waitFor()
    }
    for (const name of [
      'Nosotros',
      'Preguntas frecuentes',
      'Cambios y devoluciones',
      'Privacidad',
      'WhatsApp',
    ]) {
      await footer.getByRole('link', { name, exact: true }).waitFor()
    }
    await footer.getByLabel(text('LAYOUT_NEWS_EMAIL')).waitFor()
    await page.getByRole('button', { name: text('LAYOUT_CHAT') }).waitFor()
    await footer.getByText(/^(Abierto ahora, hasta las \d+ h|Cerrado ahora, abre el .+ a las 9 h)$/).waitFor()
    const kinds = await (
      await fetch(`${shop.url}/api/medios-pago?token_authentication=huella-tienda-web`)
    ).json()
    const marks = footer.getByRole('list', { name: text('LAYOUT_PAYMENTS') }).getByRole('listitem')
    expect(await marks.count(), 'A7: the marks are what the shop takes').toBe(kinds.length)
    expect(await footer.getByText('webpay').count()).toBe(
      kinds.some((kind: { tipo_pago: string }) => kind.tipo_pago === 'webpay') ? 1 : 0,
    )
    await footer.getByRole('link', { name: text('LAYOUT_WHATSAPP') }).waitFor()
    await footer.getByRole('link', { name: 'Llámanos al +56 2 2345 6789' }).waitFor()
    await expectSound(visit)
  })

  test('[S4.10] [S9.40] a currency is for looking: it is kept, and the cart stays in pesos', async () => {
    const text = textsOf('es')
    const { page, problems } = await shop.visit()
    await page.goto(addressOf(shop.url, '/shop/category/gatos', 'es'))
    await settled(page)
    const prices = page.getByRole('main').getByText(/^US\$\d/)
    expect(await prices.count()).toBe(0)
    await page
      .getByRole('main')
      .getByText(/^\$\d{1,3}\.\d{3}$/)
      .first()
      .waitFor()
    await page.getByRole('combobox', { name: text('LAYOUT_CURRENCY') }).selectOption('USD')
    await prices.first().waitFor()
    await page.reload()
    await settled(page)
    await prices.first().waitFor()
    expect(problems).toEqual([])
    // The header's own code has come too.
    await quiet(page)
    await page.context().setOffline(true)
    const languages = page.getByRole('banner').getByRole('combobox', { name: text('LAYOUT_LANGUAGE') })
    await languages.selectOption('ru')
    await page.getByText(text('LAYOUT_LOAD_FAILED')).waitFor()
    expect(await languages.inputValue()).toBe('es')
  })
})

test('a document in another language than the visitor’s turns into theirs without a complaint', async () => {
  const visit = await shop.visit({ language: 'ru' })
  await visit.page.setExtraHTTPHeaders({ 'accept-language': 'es-CL' })
  await visit.page.goto(`${shop.url}/`)
  await visit.page.waitForFunction(() => document.documentElement.lang === 'ru')
  // What the shop says is asked for anew: the menu and the cards speak the language too.
  const cyrillic = /\p{Script=Cyrillic}{3}/u
  await expect.poll(() => visit.page.locator('header nav a').first().textContent()).toMatch(cyrillic)
  await expect.poll(() => visit.page.locator('main article h3').first().textContent()).toMatch(cyrillic)
  await visit.page
    .getByRole('contentinfo')
    .getByRole('button', { name: textsOf('ru')('LAYOUT_NEWS_SEND') })
    .waitFor()
  // The menu of languages keeps the page, whichever it is.
  const { rows } = await shop.database.pool.query<{ slug: string }>('SELECT slug FROM products LIMIT 1')
  const title = visit.page.getByRole('main').getByRole('heading', { level: 1 }).first()
  for (const path of [
    `/shop/products/${rows[0]?.slug}`,
    '/blog/viajar-con-perro-en-el-auto',
    '/site/terms-conditions',
  ]) {
    await visit.page.goto(shop.url + path)
    await settled(visit.page)
    for (const [from, to] of [
      ['ru', 'en'],
      ['en', 'ru'],
    ] as const) {
      await expect.poll(async () => cyrillic.test((await title.textContent()) ?? '')).toBe(from === 'ru')
      const languages = visit.page
        .getByRole('banner')
        .getByRole('combobox', { name: textsOf(from)('LAYOUT_LANGUAGE') })
      await languages.selectOption(to)
      await expect.poll(async () => cyrillic.test((await title.textContent()) ?? '')).toBe(to === 'ru')
      expect(await visit.page.evaluate(() => document.documentElement.lang)).toBe(to)
      expect(visit.page.url(), 'the page stays').toContain(path)
    }
  }
  const main = visit.page.getByRole('main')
  const [way, card] = await Promise.all([
    main.getByRole('navigation').first().boundingBox(),
    main.getByRole('article').boundingBox(),
  ])
  expect(way?.x, 'the way back stands over the edge of the terms').toBe(card?.x)
  expect(visit.problems).toEqual([])
})

test('each document has the code of its page on the way with it', async () => {
  const { rows } = await shop.database.pool.query<{ slug: string }>('SELECT slug FROM products LIMIT 1')
  for (const path of Object.values(openPages(rows[0]?.slug ?? ''))) {
    const html = await (await fetch(shop.url + path)).text()
    const preloads = /<link rel="modulepreload" href="\/assets\/[a-z-]+-page-[^"]+\.js"/
    expect(preloads.test(html), path).toBe(true)
  }
})

describe('A1: before anybody does anything', () => {
  const windows = [
    [390, 844],
    [1440, 900],
  ] as const

  test('nothing of a page stands without its styles, in either window', async () => {
    const { page } = await shop.visit()
    // As long as no code has come: what stands there is the document's alone.
    await page.route('**/assets/*.js', (route) => route.abort())
    const { rows } = await shop.database.pool.query<{ slug: string }>('SELECT slug FROM products LIMIT 1')
    for (const [name, path] of pagesOfEachLayout(rows[0]?.slug ?? '')) {
      await page.goto(shop.url + path, { waitUntil: 'domcontentloaded' })
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height })
        const footer = page.locator('footer[data-deferred]')
        if ((await footer.count()) > 0) expect(await backgroundOf(footer), name).not.toBe('rgba(0, 0, 0, 0)')
        const raw = await page.evaluate(() => {
          const styleOf = (part: Element) => getComputedStyle(part)
          const lists = [...document.querySelectorAll('footer ul, header ul')]
          const tabs = [...document.querySelectorAll('main [role=tab]')]
          return [
            ...lists.filter((list) => list.checkVisibility() && styleOf(list).listStyleType === 'disc'),
            ...tabs.filter((tab) => styleOf(tab).borderTopStyle === 'outset'),
          ].map(({ outerHTML }) => outerHTML.slice(0, 80))
        })
        expect(raw, `${name} at ${width} px`).toEqual([])
      }
    }
  })

  test.each(windows)(
    'at %i×%i a jump to the end moves nothing, then or when the footer is hydrated',
    async (width, height) => {
      const { page } = await shop.visit({ width, pictures: true })
      await page.setViewportSize({ width, height })
      await page.addInitScript(() => {
        const shifts: PerformanceEntry[] = []
        Object.assign(window, { shifts })
        const note = (list: PerformanceObserverEntryList) => shifts.push(...list.getEntries())
        new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
      })
      const code = await held(page, '**/assets/footer-*.js')
      for (const path of ['/shop/track-order', '/shop/category/gatos/products']) {
        await page.goto(shop.url + path)
        const jumpedAt = await page.evaluate(async () => {
          await document.fonts.ready // what they move, they move without a jump too
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
          scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
          return performance.now()
        })
        const footer = page.locator('footer[data-deferred]')
        const before = (await footer.boundingBox())?.height
        await code.requested
        code.let()
        await page.locator('footer[data-hydrated]').waitFor()
        expect((await footer.boundingBox())?.height, path).toBe(before)
        const moved = await page.evaluate(
          (since) =>
            (window as unknown as { shifts: { startTime: number; value: number }[] }).shifts
              .filter(({ startTime }) => startTime >= since)
              .map(({ value }) => value),
          jumpedAt,
        )
        expect(moved, path).toEqual([])
      }
    },
  )
})
