import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultAppToken } from '#server/settings/web.settings.ts'
import { deskOwner, signInAtDesk } from '#testing/browser/desk.ts'
import { expectSound, openSharedShop, type TestShop, type VisitOptions } from '#testing/browser/shop-test.ts'
import { deskTextsOf } from '#testing/browser/texts.ts'
import { inProof, isProof } from '#testing/counts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openSharedShop()
})
afterAll(() => shop?.close())

/** In `npm test` one room of so many. */
const step = isProof ? 1 : 6

test.each<VisitOptions & { language: 'es' | 'en'; width: number }>([
  { language: 'en', width: 820, dark: true },
  { language: 'es', width: 390 },
  ...inProof(
    { language: 'es' as const, width: 820 },
    { language: 'es' as const, width: 1280, dark: true },
    { language: 'en' as const, width: 1280 },
  ),
])('every room of the desk stands and is sound at $width, $language, dark $dark', async (look) => {
  const visit = await shop.visit(look)
  const { page } = visit
  await signInAtDesk(page, shop.url, deskOwner)
  await signInElsewhere()
  await page.goto(`${shop.url}/desk/cuenta`)
  // On a phone the rooms lie behind a button.
  if (look.width < 768)
    await page.getByRole('button', { name: deskTextsOf(look.language)('DESK_NAVIGATION') }).click()
  const navigation = page.getByRole('navigation').first()
  await navigation.waitFor()
  const paths = await navigation
    .locator('a[href^="/desk/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(paths.length).toBeGreaterThan(15)
  for (const path of paths.filter((path, place) => place % step === 0 || path === '/desk/cuenta')) {
    await page.goto(shop.url + path)
    await page.waitForFunction(() => {
      const main = document.querySelector('main')
      return (
        main?.querySelector('h1, h2') && !main.querySelector('.mantine-Loader-root, .mantine-Skeleton-root')
      )
    })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect({ path, overflow }).toEqual({ path, overflow: 0 })
    expect({ path, cut: await page.evaluate(cutLabels) }).toEqual({ path, cut: [] })
    if (look.width < 768)
      expect({ path, small: await page.evaluate(smallButtons) }).toEqual({ path, small: [] })
    // A key of a text that is missing would stand in its place.
    expect(await page.locator('main').textContent(), path).not.toMatch(/\b[A-Z]{3,}(_[A-Z]+)+\b/)
    await expectSound(visit, 'whole')
  }
})

/** Another session of the owner's, which the account can end. */
async function signInElsewhere(): Promise<void> {
  const reply = await fetch(`${shop.url}/api/staff/entrar?token_authentication=${defaultAppToken}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ correo: deskOwner.email, contrasenia: deskOwner.password }),
  })
  expect(reply.status).toBe(200)
}

/** Runs in the page: the buttons of which some words are not seen. */
const cutLabels = () =>
  [...document.querySelectorAll('main .mantine-Button-label')]
    .filter((label) => {
      const { bottom } = label.getBoundingClientRect()
      const isCut = (part: Node) => {
        // What screen readers alone are told stands in a box of a pixel.
        if (part instanceof HTMLElement && part.offsetWidth <= 1) return false
        const letters = document.createRange()
        letters.selectNode(part)
        return letters.getBoundingClientRect().bottom > bottom + 1
      }
      return label.scrollWidth > label.clientWidth + 1 || [...label.childNodes].some(isCut)
    })
    .map((label) => label.textContent)

/** Runs in the page: the buttons that a finger would miss. */
const smallButtons = () =>
  [
    ...document.querySelectorAll(
      'header button, main button.mantine-Button-root, main button.mantine-ActionIcon-root',
    ),
  ]
    .filter((button) => button.checkVisibility() && button.getBoundingClientRect().height < 44)
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)

test('on a phone the rooms of the desk open by a button, and the focus goes to the room', async () => {
  const text = deskTextsOf('es')
  const visit = await shop.visit({ width: 390 })
  const { page } = visit
  await page.setViewportSize({ width: 390, height: 640 })
  await signInAtDesk(page, shop.url, deskOwner)
  await page.goto(`${shop.url}/desk/marcas`)
  const opener = page.getByRole('button', { name: text('DESK_NAVIGATION') })
  const rooms = page.getByRole('dialog', { name: text('DESK_NAVIGATION') })
  await opener.click()
  const here = rooms.getByRole('link', { name: text('DESK_BRANDS') })
  await here.waitFor()
  await expect
    .poll(() =>
      here.evaluate((link) =>
        link.contains(document.elementFromPoint(60, link.getBoundingClientRect().y + 9)),
      ),
    )
    .toBe(true)
  await expectSound(visit, 'whole')
  await page.keyboard.press('Escape')
  await rooms.waitFor({ state: 'hidden' })
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  await opener.click()
  await here.click()
  await rooms.waitFor({ state: 'hidden' })
  await opener.click()
  await rooms.getByRole('link', { name: text('DESK_MENUS') }).click()
  await page.getByRole('heading', { level: 1, name: text('DESK_MENUS') }).waitFor()
  await rooms.waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('contenido')
  // What is moved has its name, and its buttons lie below it.
  const row = page.getByRole('tabpanel').getByText('Perros', { exact: true })
  expect((await row.boundingBox())?.width).toBeGreaterThan(40)
})

test('on a phone the price of a product is seen without scrolling its table', async () => {
  const { page } = await shop.visit({ width: 390 })
  await signInAtDesk(page, shop.url, deskOwner)
  // As long as the desk takes them, without a place to break at.
  await page.route('**/api/staff/productos?*', async (route) => {
    const response = await route.fetch()
    const [first, ...others] = await response.json()
    const long = { nombre: `Alimento ${'x'.repeat(60)}`, codigo: 'K'.repeat(40) }
    await route.fulfill({ response, json: [{ ...first, ...long }, ...others] })
  })
  await page.goto(`${shop.url}/desk/productos`)
  await page.getByText('K'.repeat(40)).waitFor()
  const price = page.getByRole('table').getByRole('row').nth(1).getByText(/^\$/).first()
  await price.waitFor()
  const { x, width } = (await price.boundingBox()) ?? { x: 0, width: 0 }
  expect(x + width).toBeLessThanOrEqual(390)
})

test('on a phone a product with pictures is no wider than the page', async () => {
  const text = deskTextsOf('es')
  const { page } = await shop.visit({ width: 390 })
  await signInAtDesk(page, shop.url, deskOwner)
  await page.goto(`${shop.url}/desk/productos?texto=alimento`)
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('button', { name: text('PICTURES_REMOVE', { number: 1 }) }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

/** A customer as the desk's list has them, with as long a name and e-mail as may come. */
const longCustomer = {
  id_cliente: 7,
  tipo: 'cliente',
  nombre: 'Maximiliana Hernández-Fuenzalida de la Cerda',
  correo: `${'m'.repeat(50)}@correo.cl`,
  comprobado: 1,
  rut: '123456785',
  telefono: '+56912345678',
  creado: '2026-11-02T15:00:00.000Z',
  pedidos: 12,
}

test('on a phone a row of coupons, customers, stock and posts is whole without scrolling its table', async () => {
  const text = deskTextsOf('es')
  const visit = await shop.visit({ width: 390 })
  const { page } = visit
  await signInAtDesk(page, shop.url, deskOwner)
  await page.route('**/api/staff/clientes?*', (route) => route.fulfill({ json: [longCustomer] }))
  for (const [path, name] of [
    ['/cupones', text('COUPONS_TITLE')],
    ['/clientes', text('DESK_CUSTOMERS')],
    ['/stock', text('STOCK_LOW')],
    ['/blog', text('DESK_BLOG')],
  ] as const) {
    await page.goto(`${shop.url}/desk${path}`)
    const table = page.getByRole('table', { name })
    const cells = table.getByRole('row').nth(1).getByRole('cell')
    await cells.first().waitFor()
    const ends = await cells.evaluateAll((all) =>
      all.flatMap((cell) =>
        [cell, ...cell.children].map((each) => Math.ceil(each.getBoundingClientRect().right)),
      ),
    )
    expect({ path, end: Math.max(...ends) <= 390 }).toEqual({ path, end: true })
  }
  // A cell says of which column it is, to the eye and to a reader.
  await page.goto(`${shop.url}/desk/cupones`)
  const uses = page
    .getByRole('row', { name: 'GATITO15' })
    .getByRole('cell')
    .filter({ has: page.getByRole('button') })
    .last()
  await uses.waitFor()
  expect(await uses.evaluate((cell) => getComputedStyle(cell, '::before').content.includes('Usos'))).toBe(
    true,
  )
  await page.getByRole('columnheader', { name: text('COUPONS_USES') }).waitFor()
  await expectSound(visit, 'whole')
})

test('an address of what is not there, or no more, says so under a heading and asks nobody to try again', async () => {
  const text = deskTextsOf('es')
  const { page } = await shop.visit()
  await signInAtDesk(page, shop.url, deskOwner)
  const gone = ['/productos/99999999', '/pedidos/99999999', '/clientes/99999999', '/blog/99999999']
  const never = [
    '/pedidos/abc',
    '/productos/0',
    '/stock/1.5',
    '/clientes/99999999999',
    '/paginas/x',
    '/blog/x',
  ]
  for (const path of [...gone, ...never]) {
    await page.goto(`${shop.url}/desk${path}`)
    await page.getByRole('heading', { level: 1, name: text('DESK_NOT_FOUND') }).waitFor()
    expect(await page.getByRole('button', { name: text('DESK_RETRY') }).count()).toBe(0)
  }
})

test('what the network kept away comes by itself once it is back, and what is shown meanwhile says of when it is', async () => {
  const text = deskTextsOf('es')
  const visit = await shop.visit()
  const { page } = visit
  await signInAtDesk(page, shop.url, deskOwner)
  await page.route('**/api/staff/cupones?*', (route) => route.abort())
  await page.goto(`${shop.url}/desk/cupones`)
  await page.getByText(text('DESK_LOAD_FAILED')).waitFor()
  const line = page.getByRole('banner').getByRole('status')
  await expect.poll(() => line.textContent()).toBe(text('DESK_LOST'))
  await page.unroute('**/api/staff/cupones?*')
  await page.getByRole('columnheader', { name: text('COUPONS_USES') }).waitFor()
  await expect.poll(() => line.textContent()).toBe('')

  await page.route('**/api/staff/**', (route) => route.abort())
  await page
    .getByRole('navigation')
    .getByRole('link', { name: text('DESK_BRANDS') })
    .click()
  await page.getByText(text('DESK_LOAD_FAILED')).waitFor()
  await page.goBack()
  await page.getByRole('columnheader', { name: text('COUPONS_USES') }).waitFor()
  const [before, after] = text('DESK_LOST_SINCE').split('{time}')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => line.textContent()).toMatch(new RegExp(`^${before}\\d\\d:\\d\\d${after}$`))
  await page.unroute('**/api/staff/**')
  await expect.poll(() => line.textContent(), { timeout: 20_000 }).toBe('')
})

test('a room whose code does not come leaves the desk standing, and comes with the desk anew', async () => {
  const text = deskTextsOf('es')
  const { page } = await shop.visit()
  await signInAtDesk(page, shop.url, deskOwner)
  await page.goto(`${shop.url}/desk/ventas?dias=abc`)
  const heading = (title: string) => page.getByRole('heading', { level: 1, name: text(title), exact: true })
  await heading('DESK_SALES').waitFor()
  const goTo = (title: string) =>
    page
      .getByRole('navigation')
      .getByRole('link', { name: text(title) })
      .click()
  // Whole once its brands are there: the curve of the sales may come later than their heading.
  const brand = page.getByRole('main').getByRole('row').nth(1)
  await goTo('DESK_BRANDS')
  await brand.waitFor()
  await page.route('**/*.js', (route) => route.abort())
  await goTo('DESK_BLOG')
  await heading('DESK_BROKEN').waitFor()
  await goTo('DESK_BRANDS')
  await brand.waitFor()
  await goTo('DESK_BLOG')
  await heading('DESK_BROKEN').waitFor()
  await page.unroute('**/*.js')
  await page.getByRole('button', { name: text('DESK_BROKEN_RELOAD') }).click()
  await heading('DESK_BLOG').waitFor()
})

test('what comes later and does not come leaves the figures and the fields around it', async () => {
  const text = deskTextsOf('es')
  const { page } = await shop.visit()
  await signInAtDesk(page, shop.url, deskOwner)
  await page.route(/assets\/(BarChart|[\w-]+-chart|markdown-field)-[^/]+\.js$/, (route) => route.abort())
  await page.route('**/api/staff/ventas?*', async (route) => {
    const response = await route.fetch()
    const { dias, ...rest } = await response.json()
    await route.fulfill({
      response,
      json: { ...rest, dias: [...dias.slice(0, -1), { ...dias.at(-1), total: 9990 }] },
    })
  })
  for (const [path, table] of [
    ['/ventas', 'SALES_BY_DAY'],
    ['/cifras', 'FIGURES_TABLE'],
  ] as const) {
    await page.goto(`${shop.url}/desk${path}`)
    await page.getByText(text('DESK_CHART_MISSING')).waitFor()
    await page.getByRole('table', { name: text(table) }).waitFor()
  }

  await page.goto(`${shop.url}/desk/paginas/nueva`)
  const title = page.getByRole('textbox', { name: text('BLOG_TITLE'), exact: true })
  await title.fill('Cómo llegar')
  const body = page.getByRole('textbox', { name: text('BLOG_BODY'), exact: true })
  await body.fill('Por la **Alameda**.')
  expect(await title.inputValue()).toBe('Cómo llegar')
  expect(await body.inputValue()).toBe('Por la **Alameda**.')
})

test('what an address says wrongly of a list’s filters is as if it were not there', async () => {
  const text = deskTextsOf('es')
  const visit = await shop.visit()
  const { page } = visit
  await signInAtDesk(page, shop.url, deskOwner)
  const long = 'x'.repeat(2000)
  for (const path of [
    '/pedidos?desde=2026-13-45&hasta=0000-01-01',
    '/pedidos/imprimir?pedidos=99999999999,1.5',
    `/productos?categoria=1.5&marca=-4&texto=${long}&orden=toString&sentido=zz`,
    '/registro?desde=abc&hasta=2026-02-30&accion=zz&persona=abc',
    `/clientes?tipo=zz&texto=${long}`,
    `/blog?categoria=1e30&texto=${long}`,
    `/paginas?estado=zz&texto=${long}`,
    `/cupones?codigo=${long}`,
    '/stock?hasta=abc&sucursal=abc',
    '/stock?vista=movimientos&sucursal=1.5',
    '/importar?archivo=1.5',
  ]) {
    await page.goto(`${shop.url}/desk${path}`)
    await page.waitForFunction(() => {
      const main = document.querySelector('main')
      return main?.textContent && !main.querySelector('.mantine-Loader-root')
    })
    expect({ path, failed: await page.getByText(text('DESK_LOAD_FAILED')).count() }).toEqual({
      path,
      failed: 0,
    })
  }
  for (const path of ['/stock?vista=zz', '/por-resolver?que=zz', '/menus?menu=zz']) {
    await page.goto(`${shop.url}/desk${path}`)
    await page.getByRole('tabpanel').first().waitFor()
  }

  // Nor does a field write what would be no value of it.
  await page.goto(`${shop.url}/desk/stock?hasta=1000000`)
  const most = page.getByRole('textbox', { name: text('STOCK_AT_MOST') })
  await most.press('End')
  await most.press('0')
  expect(await most.inputValue()).toBe('1000000')
  expect(visit.problems).toEqual([])
})

test('a list’s words stand in its field however they came, and a page of it that does not come says why', async () => {
  const text = deskTextsOf('es')
  const { page } = await shop.visit()
  await signInAtDesk(page, shop.url, deskOwner)
  await page.goto(`${shop.url}/desk/productos?texto=correa`)
  const field = page.getByRole('searchbox', { name: text('PRODUCTS_FIND') })
  await field.waitFor()
  expect(await field.inputValue()).toBe('correa')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: text('DESK_PRODUCTS') })
    .click()
  await expect.poll(() => field.inputValue()).toBe('')

  const rows = page.getByRole('main').getByRole('row')
  const more = page.getByRole('button', { name: text('LOG_MORE') })
  await more.waitFor()
  const first = await rows.count()
  await page.route('**/api/staff/productos?*', (route) => route.abort())
  await more.click()
  await page.getByRole('alert').getByText(text('DESK_NO_NETWORK')).waitFor()
  expect(await rows.count()).toBe(first)
  await page.unroute('**/api/staff/productos?*')
  await more.click()
  await expect.poll(() => rows.count()).toBeGreaterThan(first)
})

test('the heading of a column puts all products in its order, both ways, in the address; on a phone a field does', async () => {
  const text = deskTextsOf('es')
  const visit = await shop.visit()
  const { page } = visit
  await signInAtDesk(page, shop.url, deskOwner)
  await page.goto(`${shop.url}/desk/productos?estado=published`)
  const heading = page.getByRole('columnheader', { name: text('PRODUCTS_PRICE') })
  const prices = () =>
    page
      .locator('tbody tr td:nth-child(5)')
      .evaluateAll((cells) =>
        cells.map((cell) => Number(cell.firstChild?.textContent?.replaceAll(/\D/g, '') ?? Number.NaN)),
      )
  const isUp = async () => {
    const all = await prices()
    return all.length > 0 && all.every((price, place) => place === 0 || price >= (all[place - 1] ?? 0))
  }
  const isDown = async () => {
    const all = await prices()
    return all.length > 0 && all.every((price, place) => place === 0 || price <= (all[place - 1] ?? 0))
  }
  const press = () => heading.getByRole('button').press('Enter')
  await heading.waitFor()
  expect(await heading.getAttribute('aria-sort')).toBe('none')
  await press()
  await expect.poll(isUp).toBe(true)
  expect(await heading.getAttribute('aria-sort')).toBe('ascending')
  await press()
  await expect.poll(isDown).toBe(true)
  expect(await heading.getAttribute('aria-sort')).toBe('descending')
  expect(new URL(page.url()).search).toBe('?estado=published&orden=precio&sentido=desc')
  await page.getByRole('button', { name: text('LOG_MORE') }).click()
  await expect.poll(async () => (await prices()).length).toBe(100)
  expect(await isDown()).toBe(true)
  await page.reload()
  await expect.poll(isDown).toBe(true)
  await expectSound(visit, 'whole')
  await press()
  await expect.poll(() => heading.getAttribute('aria-sort')).toBe('none')
  expect(new URL(page.url()).search).toBe('?estado=published')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('combobox', { name: text('PRODUCTS_ORDER') }).click()
  const column = text('PRODUCTS_CHANGED')
  await page.getByRole('option', { name: text('PRODUCTS_ORDER_DOWN', { column }) }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('?estado=published&orden=cambio&sentido=desc')
  await page.getByRole('columnheader', { name: text('PRODUCTS_PRICE') }).waitFor()
})

test('the way back from an order or a product leads to the list as it was narrowed, and filters are taken away at once', async () => {
  const text = deskTextsOf('es')
  const { page } = await shop.visit({ width: 390 })
  await signInAtDesk(page, shop.url, deskOwner)
  // The tab that is chosen is in sight, though not all of them are.
  await page.goto(`${shop.url}/desk/pedidos?cola=cancelled`)
  const tab = page.getByRole('tab', { name: text('ORDERS_QUEUE_CANCELLED') })
  await expect
    .poll(async () => {
      const { x, width } = (await tab.boundingBox()) ?? { x: -1, width: 0 }
      return x >= 0 && x + width <= 390
    })
    .toBe(true)
  await page.getByRole('combobox', { name: text('ORDERS_ORDER') }).click()
  await page.getByRole('option', { name: text('ORDERS_OLDEST_FIRST') }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('?cola=cancelled&orden=antiguos')

  const query = '?texto=gato&orden=precio'
  await page.goto(`${shop.url}/desk/productos${query}`)
  await page.locator('tbody').getByRole('link').first().click()
  await page
    .getByRole('link', { name: text('PRODUCTS_TITLE'), exact: true })
    .last()
    .click()
  await expect.poll(() => new URL(page.url()).search).toBe(query)

  // What the fields cannot show, as of a category that is no more, goes with the others.
  await page.goto(`${shop.url}/desk/productos?texto=gato&categoria=99999&orden=precio`)
  await page.getByText(text('PRODUCTS_NONE')).waitFor()
  await page.getByRole('button', { name: text('ORDERS_CLEAR') }).click()
  await page.locator('tbody').getByRole('link').first().waitFor()
  expect(new URL(page.url()).search).toBe('?orden=precio')
})

test('where a table of figures is wider than its place, keys scroll it', async () => {
  const { page } = await shop.visit({ width: 390 })
  await signInAtDesk(page, shop.url, deskOwner)
  await page.goto(`${shop.url}/desk/ventas`)
  const scrolled = page
    .getByRole('group')
    .filter({ has: page.getByRole('table') })
    .first()
  await scrolled.press('ArrowRight')
  await expect.poll(() => scrolled.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})

test('figures side by side fill their lines', async () => {
  const { page } = await shop.visit({ width: 768 })
  await signInAtDesk(page, shop.url, deskOwner)
  await page.goto(`${shop.url}/desk/ventas`)
  const last = page.locator('dl').first().locator(':scope > div').last()
  const free = await last.evaluate(
    (figure) =>
      (figure.parentElement?.getBoundingClientRect().right ?? 0) - figure.getBoundingClientRect().right,
  )
  expect(free).toBeLessThanOrEqual(2)
})
