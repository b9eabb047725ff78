import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorTexts } from '#contract/error-texts.ts'
import { acceptTerms, addressOf, fillCheckout, guest, settled } from '#testing/browser/buying.ts'
import { deskOwner, enterDesk } from '#testing/browser/desk.ts'
import { expectSound, openTestShop, type TestShop } from '#testing/browser/shop-test.ts'
import { deskTextsOf, textsOf } from '#testing/browser/texts.ts'
import { inProof } from '#testing/counts.ts'
import { until } from '#testing/until.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'huella-empty-'))
  shop = await openTestShop({ DEMO: 'off', DATA_DIR: folder, PUBLIC_URL: 'http://tienda.example' })
})
afterAll(async () => {
  await shop?.close()
  await rm(folder, { recursive: true, force: true })
})

const text = textsOf('es')
const desk = deskTextsOf('es')

test.each([390, ...inProof(1280)])(
  'a shop without the demonstration says so at %i on its home pages and lists',
  async (width) => {
    const visit = await shop.visit({ width })
    const { page } = visit
    for (const path of ['/', '/home-two', '/shop/shop-list', '/shop/shop-list?nameProduct=pelota', '/blog']) {
      await page.goto(addressOf(shop.url, path, 'es'))
      await settled(page)
      const title = text(path === '/blog' ? 'BLOG_EMPTY' : 'CATALOGUE_EMPTY_SHOP')
      await page.getByRole('heading', { name: title }).waitFor()
      await page.evaluate(() => dispatchEvent(new Event('scroll')))
      await page.waitForFunction(() => !document.querySelector('footer[data-deferred]:not([data-hydrated])'))
      await expectSound(visit, path === '/' ? 'whole' : 'new')
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect({ path, overflow }).toEqual({ path, overflow: 0 })
    }
  },
)

test('no part is missed in its wide footer', async () => {
  const { page } = await shop.visit({ width: 1280 })
  await page.goto(addressOf(shop.url, '/', 'es'))
  await settled(page)
  const gap = await page.evaluate(() => {
    const [columns] = document.querySelectorAll('footer > div')
    const ends = [...(columns?.children ?? [])].map((part) => part.getBoundingClientRect().right)
    return Math.abs((columns?.getBoundingClientRect().right ?? 0) - Math.max(...ends))
  })
  expect(gap).toBeLessThan(2)
})

test('whoever has started it becomes its owner, is led to say who sells, hears of who saved meanwhile, and the shop tells it', async () => {
  const visit = await shop.visit({ width: 1280 })
  const { page } = visit
  // Written once the shop is open; its output is kept here, and has no link.
  const link = await until(() => readFile(join(folder, 'first-owner-link.txt'), 'utf8'))
  await page.goto(link.trim().replace('http://tienda.example', shop.url))
  const owner = (key: string) => page.getByRole('textbox', { name: desk(key) })
  await owner('FIRST_OWNER_NAME').fill(deskOwner.name)
  await owner('SESSION_EMAIL').fill(deskOwner.email)
  await page.locator('input[autocomplete="new-password"]').fill(deskOwner.password)
  await expectSound(visit)
  await page.getByRole('button', { name: desk('FIRST_OWNER_SAVE') }).click()
  await page.getByRole('img', { name: desk('ACCOUNT_TOTP_QR') }).waitFor()
  await page.getByRole('button', { name: desk('FIRST_OWNER_LATER') }).click()
  await page.getByRole('heading', { level: 1, name: desk('DESK_START') }).waitFor()
  await page.getByText(desk('START_DONE', { done: 0, all: 9 })).waitFor()
  await expectSound(visit)
  await page
    .getByRole('main')
    .getByRole('link', { name: desk('START_SELLER_ACT') })
    .click()
  await page.getByRole('heading', { level: 1, name: desk('DESK_SHOP') }).waitFor()
  await expectSound(visit)

  const part = page.locator('section', { has: page.getByRole('heading', { name: desk('SHOP_SELLER') }) })
  const field = (key: string) => part.getByRole('textbox', { name: desk(key) })
  const save = part.getByRole('button', { name: desk('DESK_SAVE') })
  await field('SHOP_SELLER_NAME').fill('Patitas SpA')
  await field('SHOP_RUT').fill('76.543.210-4')
  await save.click()
  await part.getByText(errorTexts.es.RUT_INVALID).waitFor()
  expect(await field('SHOP_RUT').getAttribute('aria-invalid')).toBe('true')
  visit.problems.splice(0)
  await page.evaluate(saveAddress, 'Calle Uno 1')
  await field('SHOP_RUT').fill('76.543.210-3')
  await save.click()
  await part.getByRole('alert').getByText(deskOwner.name).waitFor()
  expect(await field('SHOP_ADDRESS').inputValue()).toBe('Calle Uno 1')
  expect(await field('SHOP_SELLER_NAME').inputValue()).toBe('Patitas SpA')
  visit.problems.splice(0)
  await save.click()
  await part.getByText(desk('SHOP_SAVED')).waitFor()
  await page.getByRole('link', { name: desk('DESK_START') }).click()
  await page.getByText(desk('START_DONE', { done: 1, all: 9 })).waitFor()

  await page.goto(addressOf(shop.url, '/', 'es'))
  await page.locator('footer').getByText('Patitas SpA · RUT 76.543.210-3 · Calle Uno 1').waitFor()
})

test('from there the owner makes a category, a carrier, an account and a product, and ships what a shopper buys', async () => {
  const visit = await shop.visit({ width: 1280 })
  const { page } = visit
  await page.goto(`${shop.url}/desk/categorias`)
  await enterDesk(page, deskOwner, desk)
  const dialog = page.getByRole('dialog')
  const press = (name: string, within: Pick<Page, 'getByRole'> = page) =>
    within.getByRole('button', { name, exact: true }).click()
  const fill = (key: string, value: string, within: Pick<Page, 'getByRole'> = dialog) =>
    within.getByRole('textbox', { name: desk(key), exact: true }).fill(value)
  const choose = async (key: string, typed: string, within: Pick<Page, 'getByRole'> = dialog) => {
    await within
      .getByRole('combobox', { name: desk(key) })
      .first()
      .click()
    await within
      .getByRole('combobox', { name: desk(key) })
      .first()
      .fill(typed)
    await page.getByRole('option', { name: typed, exact: true }).click()
  }
  await page
    .getByRole('button', { name: desk('PRODUCTS_CATEGORY_ADD') })
    .first()
    .click()
  await fill('PRODUCTS_NAME', 'Correas')
  await press(desk('PRODUCTS_CATEGORY_ADD'), dialog)
  await dialog.waitFor({ state: 'detached' })

  await page.goto(`${shop.url}/desk/despacho`)
  await press(desk('SHIPPING_ADD_BRANCH'))
  await fill('SHIPPING_NAME', 'Patitas Centro')
  await fill('SHIPPING_ADDRESS', 'Calle Uno 1')
  await choose('SHIPPING_COMUNA', guest.comuna)
  await fill('SHIPPING_PHONE', '2 2345 6789')
  await press(desk('DESK_SAVE'), dialog)
  await dialog.waitFor({ state: 'detached' })
  await press(desk('SHIPPING_ADD_CARRIER'))
  await fill('SHIPPING_NAME', 'Reparto Uno')
  await fill('SHIPPING_TRACKING', 'https://reparto.example/{numero}')
  await press(desk('DESK_SAVE'), dialog)
  await dialog.waitFor({ state: 'detached' })

  await page.goto(`${shop.url}/desk/tienda`)
  const bank = page.locator('section', {
    has: page.getByRole('heading', { name: desk('SHOP_BANK'), exact: true }),
  })
  for (const [key, value] of [
    ['SHOP_BANK_NAME', 'Banco Uno'],
    ['SHOP_BANK_TYPE', 'Cuenta corriente'],
    ['SHOP_BANK_NUMBER', '123456'],
    ['SHOP_BANK_HOLDER', 'Patitas SpA'],
    ['SHOP_BANK_RUT', '76.543.210-3'],
    ['SHOP_BANK_EMAIL', 'pagos@patitas.cl'],
  ] as const)
    await fill(key, value, bank)
  await press(desk('DESK_SAVE'), bank)
  await bank.getByText(desk('SHOP_SAVED')).waitFor()

  await page.goto(`${shop.url}/desk/productos/nuevo`)
  const product = 'Correa tornasol'
  await fill('PRODUCTS_NAME', product, page)
  await fill('PRODUCTS_SKU', 'COR-1', page)
  await fill('PRODUCTS_PRICE_REGULAR', '12990', page)
  await choose('PRODUCTS_CATEGORIES', 'Correas', page)
  await page.keyboard.press('Escape')
  await page.getByRole('switch', { name: desk('PRODUCTS_PUBLISHED') }).check()
  await press(desk('DESK_SAVE'))
  const inShop = page.getByRole('link', { name: desk('PRODUCTS_IN_SHOP') })
  await inShop.waitFor()
  const address = (await inShop.getAttribute('href')) ?? ''
  const id = /\d+$/.exec(page.url())?.[0]
  await page.goto(`${shop.url}/desk/stock/${id}`)
  await page
    .getByRole('button', { name: desk('STOCK_CHANGE_OF', { place: 'Patitas Centro' }) })
    .first()
    .click()
  await page.getByRole('menuitem', { name: desk('STOCK_RECEIVE') }).click()
  await fill('STOCK_HOW_MANY_UNITS', '5')
  await press(desk('STOCK_RECEIVE'), dialog)
  await dialog.waitFor({ state: 'detached' })

  const buyer = await shop.visit({ width: 1280 })
  const shopper = buyer.page
  await shopper.goto(addressOf(shop.url, address, 'es'))
  await settled(shopper)
  await shopper
    .getByRole('button', { name: text('PRODUCT_ADD'), exact: true })
    .first()
    .click()
  await shopper
    .getByText(text('CATALOGUE_ADDED', { name: product }))
    .first()
    .waitFor()
  await shopper.goto(addressOf(shop.url, '/shop/checkout', 'es'))
  await settled(shopper)
  await fillCheckout(shopper, 'es')
  await shopper.getByRole('radio', { name: new RegExp(text('CHECKOUT_TRANSFER')) }).check()
  await acceptTerms(shopper, 'es')
  await shopper
    .getByRole('button', { name: text('CHECKOUT_PAY').split('{total}')[0] })
    .last()
    .click()
  await shopper.waitForURL(/#\/shop\/checkout\/\w{32}/)
  await shopper.getByText('Banco Uno').first().waitFor()

  await page.goto(`${shop.url}/desk/pedidos`)
  await page.getByRole('cell', { name: guest.name }).first().waitFor()
  const order = page.getByRole('row').filter({ hasText: guest.name }).getByRole('link').first()
  const number = (await order.textContent()) ?? ''
  await order.click()
  await press(desk('ORDERS_ACT_PAY'))
  await press(desk('ORDERS_ACT_PAY'), dialog)
  await dialog.waitFor({ state: 'detached' })
  await press(desk('ORDERS_ACT_PREPARE'))
  await press(desk('ORDERS_ACT_PREPARE'), dialog)
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: desk('ORDERS_MORE_ACTS') }).click()
  await page.getByRole('menuitem', { name: desk('ORDERS_ACT_SHIP') }).click()
  await fill('ORDERS_TRACKING', 'RU-1001')
  await press(desk('ORDERS_ACT_SHIP'), dialog)
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: desk('ORDERS_EDIT_TRACKING') }).click()
  await fill('ORDERS_TRACKING', 'RU-1002')
  await press(desk('DESK_SAVE'), dialog)
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('RU-1002').first().waitFor()

  await shopper.goto(addressOf(shop.url, '/shop/track-order', 'es'))
  await settled(shopper)
  const main = shopper.getByRole('main')
  await main.getByLabel(text('TRACK_NUMBER')).fill(number)
  await main.getByLabel(text('TRACK_EMAIL'), { exact: true }).fill(guest.email)
  await shopper.keyboard.press('Enter')
  const parcel = main.getByRole('link', { name: 'Seguir el envío en Reparto Uno' })
  expect(await parcel.getAttribute('href')).toBe('https://reparto.example/RU-1002')
  await expectSound(buyer)
  await page.goto(`${shop.url}/desk/inicio`)
  // The name with its colours, the hours and the texts of law are left.
  await page.getByText(desk('START_DONE', { done: 6, all: 9 })).waitFor()
  await expectSound(visit)
})

/** In the browser of who is at the desk: another save of the same, from elsewhere. */
async function saveAddress(direccion: string): Promise<void> {
  const token = 'token_authentication=huella-tienda-web'
  const { vendedor } = await (await fetch(`/api/staff/datos-tienda?${token}`)).json()
  const xsrf = /XSRF-TOKEN-STAFF=([^;]+)/.exec(document.cookie)?.[1] ?? ''
  await fetch(`/api/staff/guardar-vendedor?${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(xsrf) },
    body: JSON.stringify({ version: vendedor.version, direccion }),
  })
}
