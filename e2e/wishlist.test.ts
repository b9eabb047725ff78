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
  ['remote', 'es', 360, true],
  ['sample', 'en-RTL', 1280, true],
  ...inProof<Look>(['remote', 'es', 1280, false], ['remote', 'en-RTL', 320, false]),
]

describe('the wishlist', () => {
  test.each(looks)(
    'on %s in %s at %i px (dark: %s): empty, with products, one taken away',
    async (layer, language, width, dark) => {
      const text = textsOf(language)
      const visit = await shop.visit({ width, language, dark })
      const { page } = visit
      await page.goto(addressOf(shop.url, '/shop/wishlist', language, layer))
      await page.getByRole('heading', { level: 1, name: text('WISHLIST_EMPTY') }).waitFor()
      await expectSound(visit)

      const [first, second] = await savedProducts(shop, language)
      await saveProducts(page, 'wishlist', layer, [first, second])
      await page.reload()
      await settled(page)
      const rows = page.getByRole('main').getByRole('listitem')
      await page.getByRole('main').getByText(text('CATALOGUE_IN_STOCK')).first().waitFor()
      await page.getByRole('link', { name: second.name, exact: true }).waitFor()
      await expectSound(visit)
      // Whatever may be bought of each, these are so many products.
      await page.getByText(text('CATALOGUE_COUNT_OTHER', { count: 2 }), { exact: true }).waitFor()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)

      await page.getByRole('button', { name: text('WISHLIST_REMOVE', { name: first.name }) }).focus()
      await page.keyboard.press('Enter')
      await page
        .getByText(text('WISHLIST_REMOVED', { name: first.name }))
        .first()
        .waitFor()
      await expect.poll(() => page.getByRole('link', { name: first.name, exact: true }).count()).toBe(0)
      expect(await rows.filter({ hasText: second.name }).count()).toBe(1)
      expect(visit.problems).toEqual([])
    },
  )

  test('another tab agrees', async () => {
    const { page } = await shop.visit()
    await page.goto(addressOf(shop.url, '/shop/wishlist', 'es'))
    await settled(page)
    const other = await page.context().newPage()
    await other.goto(addressOf(shop.url, '/shop/cart-vacio', 'es'))
    const [first] = await savedProducts(shop, 'es')
    await saveProducts(other, 'wishlist', 'remote', [first])
    await page.getByRole('link', { name: first.name, exact: true }).waitFor()
  })
})
