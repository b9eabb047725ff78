import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskOwner, signInAtDesk } from '#testing/browser/desk.ts'
import { held } from '#testing/browser/held.ts'
import { openSharedShop, type TestShop, type VisitOptions } from '#testing/browser/shop-test.ts'
import { deskTextsOf } from '#testing/browser/texts.ts'

const text = deskTextsOf('es')

let shop: TestShop
beforeAll(async () => {
  shop = await openSharedShop()
})
afterAll(() => shop?.close())

/** A page of the desk, signed in. */
async function atDesk(path: string, options: VisitOptions = {}): Promise<Page> {
  const { page } = await shop.visit(options)
  await signInAtDesk(page, shop.url, deskOwner)
  await page.goto(`${shop.url}/desk/${path}`)
  return page
}

test('a file is let go of once it is taken, so that it is heard of when it is chosen again, mended', async () => {
  const page = await atDesk('importar')
  const field = page.locator('input[accept*=".csv"]')
  const choose = (rows: string) =>
    field.setInputFiles({ name: 'precios.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) })
  await choose('Nombre;Precio\nCollar;4990\n')
  await page.getByText(text('IMPORTS_NEEDS_SKU')).waitFor()
  expect(await field.inputValue()).toBe('')
  await choose('SKU;Nombre\nC-1;Collar\n')
  await page.getByText(text('IMPORTS_NEEDS_SKU')).waitFor({ state: 'detached' })
})

test('who leaves while a file is on its way is asked, and what came of it in part says so', async () => {
  const page = await atDesk('importar')
  const sending = await held(page, '**/api/staff/subir-importacion*')
  await page
    .locator('input[accept*=".csv"]')
    .setInputFiles({ name: 'lenta.csv', mimeType: 'text/csv', buffer: Buffer.from('SKU\nA\n') })
  await sending.requested
  const asked = Promise.withResolvers<string>()
  page.once('dialog', (question) => {
    asked.resolve(question.message())
    void question.accept()
  })
  await page
    .getByRole('navigation')
    .getByRole('link', { name: text('DESK_COUPONS') })
    .click()
  expect(await asked.promise).toBe(text('DESK_UNSAVED'))
  await page.getByRole('heading', { level: 1, name: text('COUPONS_TITLE') }).waitFor()
  const { rows } = await shop.database.pool.query(
    `SELECT id FROM imports WHERE file_name = 'lenta.csv' ORDER BY id DESC LIMIT 1`,
  )
  await page.goto(`${shop.url}/desk/importar?archivo=${rows[0].id}`)
  await page.getByText(text('IMPORTS_PART')).waitFor()
})

test('what a choice takes away of a product stands again where the choice is taken back', async () => {
  const page = await atDesk('productos/nuevo')
  const main = page.getByRole('main')
  const field = (key: string) => main.getByRole('textbox', { name: text(key), exact: true })
  const select = (key: string) => main.getByRole('combobox', { name: text(key), exact: true })
  const choose = async (label: string, option: string) => {
    await select(label).click()
    await page.getByRole('option', { name: text(option), exact: true }).click()
  }
  const offer = main.getByRole('switch', { name: text('PRODUCTS_OFFER') })
  await offer.click()
  await field('PRODUCTS_OFFER_PRICE').fill('7990')
  await offer.click()
  await offer.click()
  expect(await field('PRODUCTS_OFFER_PRICE').inputValue()).toBe('$7.990')

  await field('PRODUCTS_CONTENT').fill('1')
  await select('PRODUCTS_UNIT').click()
  await page.getByRole('option', { name: 'L', exact: true }).click()
  await field('PRODUCTS_CONTENT').fill('')
  await field('PRODUCTS_CONTENT').fill('2')
  expect(await select('PRODUCTS_UNIT').inputValue()).toBe('L')

  await choose('PRODUCTS_FITMENT', 'PRODUCTS_FITMENT_SOME')
  await select('PRODUCTS_FIND_VEHICLE').fill('yaris')
  const found = page.getByRole('option', { name: /yaris/i }).first()
  const vehicle = `${await found.textContent()}`
  await found.click()
  const year = main.getByRole('textbox', { name: `${text('PRODUCTS_FROM_YEAR')}, ${vehicle}` })
  await year.fill('2015')
  await choose('PRODUCTS_FITMENT', 'PRODUCTS_FITMENT_ALL')
  await year.waitFor({ state: 'detached' })
  await choose('PRODUCTS_FITMENT', 'PRODUCTS_FITMENT_SOME')
  expect(await year.inputValue()).toBe('2015')

  // One year without the other is refused, and the row says that it is the one.
  await field('PRODUCTS_NAME').fill(`Pastillas ${randomUUID()}`)
  await field('PRODUCTS_PRICE_REGULAR').fill('9990')
  await main.getByRole('button', { name: text('DESK_SAVE'), exact: true }).click()
  await expect.poll(() => year.getAttribute('aria-invalid')).toBe('true')
})

test('a brand is added from within a product by Enter, and the product is not sent by it', async () => {
  const page = await atDesk('productos/nuevo')
  const saved: string[] = []
  page.on('request', (request) => request.url().includes('guardar-producto') && saved.push(request.url()))
  const name = `Marca ${randomUUID().slice(0, 8)}`
  await page.getByRole('button', { name: text('PRODUCTS_BRAND_ADD') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: text('PRODUCTS_NAME') }).fill(name)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  const brand = page.getByRole('main').getByRole('combobox', { name: text('PRODUCTS_BRAND'), exact: true })
  await expect.poll(() => brand.inputValue()).toBe(name)
  expect(saved).toEqual([])
})

test('an entry of a menu that is moved takes along what was typed of it', async () => {
  const page = await atDesk('menus')
  await page.getByRole('button', { name: text('MENUS_EDIT_OF', { name: 'Contacto' }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: text('MENUS_TITLE') }).fill('Escríbenos')
  await dialog.getByRole('combobox', { name: text('MENUS_MOVE') }).click()
  await page.getByRole('option', { name: 'Blog', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: text('MENUS_INSIDE_OF_ONE', { name: 'Blog', count: 1 }) }).click()
  await page.getByRole('button', { name: text('MENUS_EDIT_OF', { name: 'Escríbenos' }) }).waitFor()
})

test('on a phone the field that finds a post is as wide as its words', async () => {
  const page = await atDesk('blog', { width: 390 })
  const box = await page.getByRole('searchbox', { name: text('BLOG_FIND') }).boundingBox()
  expect(box?.width).toBeGreaterThan(200)
})

test('a new product without a name asks for that, and not for the address that the shop makes of it', async () => {
  const page = await atDesk('productos/nuevo')
  const field = (key: string) => page.getByRole('main').getByRole('textbox', { name: text(key), exact: true })
  await field('PRODUCTS_SHORT_DESCRIPTION').fill('De lana.')
  await page.getByRole('button', { name: text('DESK_SAVE'), exact: true }).click()
  await page.getByText(text('PRODUCTS_NOT_SAVED')).waitFor()
  expect(await field('PRODUCTS_NAME').getAttribute('aria-invalid')).toBe('true')
  expect(await field('PRODUCTS_SLUG').getAttribute('aria-invalid')).not.toBe('true')
})

test('on a phone a barcode is seen whole', async () => {
  const page = await atDesk('productos/nuevo', { width: 390 })
  const barcode = page.getByRole('textbox', { name: text('PRODUCTS_BARCODE') })
  await barcode.fill('7804117070078')
  expect(await barcode.evaluate((input) => input.scrollWidth > input.clientWidth)).toBe(false)
})

test('a language in which something was refused is turned to and marked, in words that every room says alike', async () => {
  const page = await atDesk('categorias')
  await page.getByText('Exóticos', { exact: true }).click()
  const languages = page.getByRole('radiogroup', { name: text('PRODUCTS_LANGUAGE') })
  const inLanguage = (key: string) => languages.getByText(text(key), { exact: true })
  await inLanguage('DESK_TEXT_RU').click()
  const name = page.getByRole('textbox', { name: text('PRODUCTS_NAME'), exact: true })
  await name.fill('Экзоты')
  await inLanguage('DESK_TEXT_ES').click()
  await page.route('**/api/staff/guardar-categoria*', (route) =>
    route.fulfill({
      status: 400,
      json: {
        error: 'INVALID_REQUEST',
        mensaje: 'No se entiende.',
        fields: { 'ru.nombre': 'FIELD_INVALID' },
      },
    }),
  )
  await page.getByRole('button', { name: text('DESK_SAVE'), exact: true }).click()
  await expect.poll(() => name.inputValue()).toBe('Экзоты')
  expect(await name.getAttribute('aria-invalid')).toBe('true')
  // It is turned to once: who looks at another one stays there, and sees where the refusal is.
  await inLanguage('DESK_TEXT_ES').click()
  await expect.poll(() => name.inputValue()).toBe('Exóticos')
  await languages.getByText(text('DESK_TEXT_WRONG')).waitFor({ state: 'attached' })
})

test('a category of the blog goes after a question alone', async () => {
  const own = randomUUID().slice(0, 8)
  await shop.database.pool.query(`INSERT INTO blog_categories (name, slug, position) VALUES ($1, $1, 99)`, [
    own,
  ])
  const page = await atDesk('blog')
  await page.getByRole('button', { name: text('BLOG_CATEGORIES'), exact: true }).click()
  const remove = page.getByRole('button', { name: text('BLOG_REMOVE_OF', { name: own }) })
  await remove.click()
  const question = page.getByRole('dialog', { name: text('BLOG_REMOVE_OF', { name: own }) })
  await question.getByRole('button', { name: text('DESK_CANCEL') }).click()
  await question.waitFor({ state: 'detached' })
  expect(await remove.count()).toBe(1)
  await remove.click()
  await question.getByRole('button', { name: text('BLOG_REMOVE'), exact: true }).click()
  await remove.waitFor({ state: 'detached' })
})

test('a view of the team goes after a question alone', async () => {
  const own = `Vista ${randomUUID().slice(0, 8)}`
  const page = await atDesk('pedidos?pago=webpay')
  const views = page.getByRole('button', { name: text('ORDERS_VIEWS'), exact: true })
  await views.click()
  await page.getByRole('textbox', { name: text('ORDERS_VIEW_NAME') }).fill(own)
  await page.getByRole('button', { name: text('DESK_SAVE'), exact: true }).click()
  const remove = page.getByRole('button', { name: text('ORDERS_VIEW_REMOVE', { name: own }) })
  await remove.click()
  const question = page.getByRole('dialog', { name: text('ORDERS_VIEW_REMOVE', { name: own }) })
  const stored = async () =>
    (await shop.database.pool.query('SELECT 1 FROM order_views WHERE name = $1', [own])).rows.length
  await question.getByRole('button', { name: text('BLOG_REMOVE'), exact: true }).waitFor()
  expect(await stored()).toBe(1)
  await question.getByRole('button', { name: text('BLOG_REMOVE'), exact: true }).click()
  await question.waitFor({ state: 'detached' })
  expect(await stored()).toBe(0)
})
