import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, type Layer, settled } from '#testing/browser/buying.ts'
import { savedProducts, saveProducts } from '#testing/browser/saved-products.ts'
import { expectSound, openSharedShop, type ShopLanguage, type TestShop } from '#testing/browser/shop-test.ts'
import { textsOf } from '#testing/browser/texts.ts'
import { inProof } from '#testing/counts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openSharedShop()
})
afterAll(async () => {
  await shop?.close()
})

type Look = [Layer, ShopLanguage, number, boolean]

const looks: Look[] = [
  ['remote', 'es', 1280, true],
  ['sample', 'es', 360, false],
  ...inProof<Look>(['remote', 'en-RTL', 360, false]),
]

describe('the comparison', () => {
  test.each([390, ...inProof(768)])(
    'A5: at %i px the toast, the bar and the menu lead there',
    async (width) => {
      const text = textsOf('es')
      const visit = await shop.visit({ width })
      const { page } = visit
      const products = await savedProducts(shop, 'es')
      await page.goto(addressOf(shop.url, `/shop/products/${products[1].slug}`, 'es'))
      await saveProducts(page, 'compare', 'remote', products.slice(0, 1))
      await page.reload()
      await settled(page)
      const add = page.getByRole('main').getByRole('button', { name: text('COMPARE_TITLE'), exact: true })
      await add.first().click()
      const notice = page.getByRole('region', { name: text('UI_NOTICES') })
      const see = { name: text('COMPARE_SEE', { count: 2 }) }
      const bar = page.getByRole('region', { name: text('COMPARE_BAR') })
      // Under the mouse it stays until there is no more to go on to.
      await notice.getByRole('link', see).hover()
      await bar.waitFor()
      await expectSound(visit)
      await bar.getByRole('link', see).focus()
      await page.keyboard.press('Enter')
      for (const { name } of products) await page.getByRole('columnheader', { name }).waitFor()
      await expect.poll(() => notice.getByRole('link').count()).toBe(0)
      expect(await bar.count()).toBe(0)
      await page.goBack()
      await bar.waitFor()
      await page.getByRole('button', { name: text('LAYOUT_OPEN_MENU') }).click()
      await page
        .getByRole('dialog')
        .getByRole('link', { name: text('LAYOUT_COMPARE', { count: 2 }) })
        .waitFor()
    },
  )

  test.each(looks)(
    'on %s in %s at %i px (dark: %s): rows, differences, add, clear',
    async (layer, language, width, dark) => {
      const text = textsOf(language)
      const visit = await shop.visit({ width, language, dark })
      const { page } = visit
      await page.goto(addressOf(shop.url, '/shop/compare', language, layer))
      await page.getByRole('heading', { level: 1, name: text('COMPARE_EMPTY') }).waitFor()
      await expectSound(visit)

      const products = await savedProducts(shop, language)
      await saveProducts(page, 'compare', layer, products)
      await page.reload()
      await settled(page)
      for (const { name } of products) {
        // In one piece, not a line for each of its parts.
        const link = page.getByRole('columnheader', { name }).getByRole('link')
        await link.waitFor()
        expect(await link.locator('span', { hasText: name }).count()).toBe(1)
      }
      await page.getByRole('rowheader', { name: text('PRODUCT_SKU') }).waitFor()
      await page
        .getByRole('cell', { name: text('CATALOGUE_IN_STOCK') })
        .first()
        .waitFor()
      await expectSound(visit)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
      // Two products stand beside each other whole, on a phone as well.
      const table = page.getByRole('region', { name: text('COMPARE_TITLE'), exact: true })
      expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0)

      await page.getByRole('rowheader', { name: text('COMPARE_ALIKE') }).waitFor()
      const stock = page.getByRole('rowheader', { name: text('WISHLIST_STOCK') })
      expect(await stock.count()).toBe(1)
      await page.getByRole('radio', { name: text('COMPARE_ALL') }).focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => stock.count()).toBe(0)
      expect(await page.getByRole('rowheader', { name: text('COMPARE_ALIKE') }).count()).toBe(0)

      const [{ name }] = products
      await page.getByRole('button', { name: text('CATALOGUE_ADD', { name }) }).click()
      await page.getByText(text('CATALOGUE_ADDED', { name })).first().waitFor()
      await page.getByRole('button', { name: text('COMPARE_CLEAR') }).click()
      await page.getByRole('heading', { level: 1, name: text('COMPARE_EMPTY') }).waitFor()
      expect(visit.problems).toEqual([])
    },
  )
})
