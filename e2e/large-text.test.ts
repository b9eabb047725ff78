import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPage, signUp } from '#testing/browser/account.ts'
import { beyondWindow } from '#testing/browser/beyond-window.ts'
import { addressOf, putInCart, settled } from '#testing/browser/buying.ts'
import { plainPage } from '#testing/browser/pages.ts'
import { quiet } from '#testing/browser/quiet.ts'
import { savedProducts, saveProducts } from '#testing/browser/saved-products.ts'
import { scrollTo } from '#testing/browser/scroll-to.ts'
import { expectSound, openSharedShop, type TestShop, type Visit } from '#testing/browser/shop-test.ts'
import { textsOf } from '#testing/browser/texts.ts'

const text = textsOf('es')
const list = '/shop/category/perros-alimentos/products?filter_etapa=adulto'
let shop: TestShop
beforeAll(async () => {
  shop = await openSharedShop()
})
afterAll(async () => {
  await shop?.close()
})

/** Opens a page for somebody who has told the browser to write twice as large. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(addressOf(shop.url, path, 'es'))
  await settled(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px'
  })
  await quiet(page)
}

/** Once it has come to rest, what is written on the page lies within the window, and a part within the card that it stands in. */
async function expectWithin({ page }: Visit, card?: string): Promise<void> {
  await expect.poll(() => page.evaluate(beyondWindow)).toEqual([])
  if (card === undefined) return
  const out = await page
    .getByRole('main')
    .getByRole('button', { name: card, exact: true })
    .first()
    .evaluate((button) => {
      const around = button.closest('aside, section, form')?.getBoundingClientRect()
      return around ? button.getBoundingClientRect().right - around.right : NaN
    })
  expect(out).toBeLessThanOrEqual(0)
}

/** Where an element's words stand, without the room that it leaves around them. */
const textBox = (element: Locator) =>
  element.evaluate((of) => {
    const range = document.createRange()
    range.selectNodeContents(of)
    return range.getBoundingClientRect().toJSON() as DOMRect
  })

/** The words of these that stand in more than one line. */
const brokenWords = (all: Element[]): string[] =>
  all.flatMap((element) => {
    const range = document.createRange()
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let words = walker.nextNode(); words; words = walker.nextNode()) {
      for (const { 0: word, index } of (words.textContent ?? '').matchAll(/\p{L}+/gu)) {
        range.setStart(words, index)
        range.setEnd(words, index + word.length)
        if (range.getClientRects().length > 1) broken.push(word)
      }
    }
    return broken
  })

describe('with letters of twice the size on a phone', () => {
  test('nothing that is bought with is cut: product, cart, checkout and prices of couriers', async () => {
    const visit = await shop.visit({ width: 390 })
    const { page } = visit
    const product = await putInCart(page, shop)
    const [{ slug }] = await savedProducts(shop, 'es')
    await open(page, `/shop/products/${slug}`)
    await expectWithin(visit, text('PRODUCT_ADD'))
    await open(page, '/shop/cart')
    await page
      .getByRole('link', { name: text('CART_CHECKOUT') })
      .first()
      .waitFor()
    await expectWithin(visit)
    // 'Desparasitante' is the longest word of a name that the shop sells.
    const name = page.getByRole('main').getByRole('link', { name: product }).first()
    await name.evaluate((link) => {
      link.append(' Desparasitante comprimidos')
    })
    expect(await name.evaluateAll(brokenWords)).toEqual([])
    const [, each = ''] = text('CART_UNIT').split('{price}')
    const figures = await page
      .getByRole('main')
      .getByText(each)
      .first()
      .evaluate((said) => getComputedStyle(said).fontVariantNumeric)
    expect(figures, 'a price among words has no gaps').toBe('normal')
    await open(page, '/shop/checkout')
    await page.getByRole('checkbox', { name: text('CHECKOUT_TERMS_BEFORE') }).waitFor()
    await expectWithin(visit)
    const rows = await page.getByRole('main').getByRole('term').allTextContents()
    expect(rows.slice(-3), 'what is part of a total stands below it').toEqual([
      text('TOTALS_BEFORE_SHIPPING'),
      text('TOTALS_NETO'),
      text('TOTALS_IVA'),
    ])
    await open(page, '/site/shipping')
    await page.getByRole('table').first().waitFor()
    await expectWithin(visit)
    await expectSound(visit)
  })

  test('the filters open from their own button, and products are compared beside the names of the rows', async () => {
    const visit = await shop.visit({ width: 390, dark: true })
    const { page } = visit
    await open(page, list)
    await expectWithin(visit)
    const button = page
      .getByRole('main')
      .getByRole('button', { name: text('CATALOGUE_FILTERS') })
      .first()
    const sort = page.getByRole('combobox', { name: text('CATALOGUE_SORT') })
    const [of, beside] = [await button.boundingBox(), await sort.boundingBox()]
    if (!of || !beside) throw new Error('The list has no filters or no order.')
    expect(of.x + of.width <= beside.x || of.y + of.height <= beside.y, 'one covers the other').toBe(true)
    const icon = await button.locator('svg').first().boundingBox()
    expect(icon?.height, 'an icon grows with its words').toBeGreaterThan(24)
    const card = page.getByRole('main').getByRole('article').first()
    const out = await card.evaluate((article) => article.scrollWidth - article.clientWidth)
    expect(out, 'what a card says stands within it').toBeLessThanOrEqual(0)
    const sizeOf = (said: Locator) =>
      said.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
    expect(await sizeOf(card.getByText(/^\$[\d.]+$/).first()), 'its price is loud').toBeGreaterThan(
      await sizeOf(card.getByRole('heading')),
    )
    await button.click()
    await page
      .getByRole('dialog')
      .getByRole('heading', { name: text('CATALOGUE_FILTER_BRAND') })
      .waitFor()
    await expectWithin(visit)

    await open(page, '/shop/compare')
    await saveProducts(page, 'compare', 'remote', await savedProducts(shop, 'es'))
    await page.reload()
    await open(page, '/shop/compare')
    const name = page.getByRole('table').getByRole('rowheader').first()
    await name.waitFor()
    await expectWithin(visit)
    // A word of a row's name, or of a product's, stands in one line.
    expect(await page.getByRole('table').locator('th').evaluateAll(brokenWords)).toEqual([])
    await expectSound(visit)
  })

  test('on the home page a heading and the way to all of it stand apart', async () => {
    const visit = await shop.visit({ width: 390 })
    const { page } = visit
    await open(page, '/')
    const zone = page.getByRole('heading', { level: 3, name: 'Gatos', exact: true })
    await scrollTo(zone)
    const all = page.getByRole('link', { name: `${text('HOME_SEE_ALL')}: Gatos` })
    const [words, way] = [await textBox(zone), await all.boundingBox()]
    if (!way) throw new Error('There is no way to all of it.')
    expect(words.right <= way.x || words.bottom <= way.y + 1, 'one covers the other').toBe(true)
    await expectSound(visit)
  })

  test('what opens over a page is read whole, closes on Escape and gives the focus back', async () => {
    const visit = await shop.visit({ width: 390, dark: true, unasked: true })
    const { page } = visit
    await open(page, plainPage)
    const opensFrom = async (opener: Locator) => {
      await opener.press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button').first().waitFor()
      await quiet(page)
      await expectWithin(visit)
      const cut = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
      expect(cut).toBeLessThanOrEqual(0)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
    }
    const banner = page.getByRole('region', { name: text('CONSENT_LABEL') })
    await opensFrom(banner.getByRole('button', { name: text('CONSENT_SETTINGS') }))
    await banner.getByRole('button', { name: text('CONSENT_REFUSE') }).click()
    await opensFrom(page.getByRole('button', { name: text('LAYOUT_OPEN_MENU') }))
    await page.getByRole('button', { name: text('LAYOUT_OPEN_SEARCH') }).click()
    // It takes the focus with the next frame, which a dialog would give back to it.
    await page.getByRole('banner').locator('input:focus').waitFor()
    await opensFrom(page.getByRole('banner').getByRole('button', { name: text('VEHICLES_BUTTON') }))
    await expectSound(visit)
  })
})

test('the long words of Russian leave fields of a row beside each other and places room in a table, on a tablet', async () => {
  const visit = await shop.visit({ width: 768 })
  const { page } = visit
  const inRussian = textsOf('ru')
  await openPage(page, shop.url, '/account/login')
  await signUp(page, { email: 'tableta@correo.cl', password: 'una clave larga 77' })
  await page.goto(addressOf(shop.url, '/account/addresses/new', 'ru'))
  await settled(page)
  const [number, flat] = await Promise.all([
    page.getByLabel(inRussian('CHECKOUT_NUMBER'), { exact: true }).boundingBox(),
    page.getByLabel(inRussian('ADDRESS_FLAT'), { exact: true }).boundingBox(),
  ])
  expect(flat?.y).toBe(number?.y)
  await page.goto(addressOf(shop.url, '/site/shipping', 'ru'))
  await settled(page)
  const place = page.getByRole('table').first().getByRole('rowheader').first()
  const [cell, table] = [await place.boundingBox(), await page.getByRole('table').first().boundingBox()]
  expect((cell?.width ?? 0) / (table?.width ?? 0)).toBeGreaterThan(0.4)
  await expectSound(visit)
})
