import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, type Layer, settled } from '#testing/browser/buying.ts'
import { keyOn } from '#testing/browser/layer-of-visit.ts'
import { productToChoose, saveProducts } from '#testing/browser/saved-products.ts'
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
  ['remote', 'en-RTL', 360, true],
  ...inProof<Look>(['sample', 'es', 1280, true], ['remote', 'es', 1280, false]),
]

describe('the quick view', () => {
  test.each(looks)(
    '[S2.43] [S2.50] [S2.51] [S4.43] [S4.44] [S5.33] [S8.20] [S8.21] [S9.12] on %s in %s at %i px (dark: %s): opens, refuses, adds, gives focus back',
    async (layer, language, width, dark) => {
      const text = textsOf(language)
      const visit = await shop.visit({ width, language, dark })
      const { page } = visit
      const product = await productToChoose(shop, language)
      const { name } = product
      await page.goto(addressOf(shop.url, '/shop/wishlist', language, layer))
      await settled(page)
      await saveProducts(page, 'wishlist', layer, [product])
      await page.reload()
      await settled(page)
      const opener = page.getByRole('button', { name: text('CATALOGUE_CHOOSE', { name }) })
      await opener.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name })
      await dialog.waitFor()
      await dialog.getByText(text('CATALOGUE_IN_STOCK')).waitFor()
      await expectSound(visit)
      const zoom = { name: text('PRODUCT_ZOOM'), exact: true }
      const gallery = page.getByRole('region', { name: text('PRODUCT_GALLERY', { name }) })
      const large = gallery.getByRole('img').first()
      await gallery.getByRole('tablist').waitFor()
      await large.click()
      expect(await page.getByRole('dialog').count(), 'nothing opens over it').toBe(1)
      expect(await gallery.getByRole('button', zoom).count()).toBe(0)

      const quantity = dialog.getByRole('textbox', { name: text('PRODUCT_QUANTITY') })
      const add = dialog.getByRole('button', { name: text('PRODUCT_ADD'), exact: true })
      await add.click()
      await dialog
        .getByText(text('PRODUCT_OPTION_REQUIRED').split('{name}')[1] ?? '')
        .first()
        .waitFor()
      for (const option of await dialog.getByRole('group').all()) {
        await option.getByRole('radio', { disabled: false }).first().check({ force: true })
      }
      await quantity.fill('0')
      await quantity.press('Enter')
      await dialog.getByText(text('ERROR_ADD_TO_CART_QUANTITY')).waitFor() // A8: before it is added
      await add.click()
      await dialog.getByText(text('ERROR_ADD_TO_CART_QUANTITY')).waitFor()
      await quantity.fill('9999')
      await add.click()
      await dialog.getByText(text('PRODUCT_NO_MORE'), { exact: true }).waitFor()
      expect(textsOf('es')('PRODUCT_NO_MORE'), 'as it is specified').toBe('no hay stock disponible')
      await quantity.fill('1')
      const busy = await add.evaluateHandle((button) => {
        const seen: string[] = []
        new MutationObserver(() => seen.push(button.getAttribute('aria-busy') ?? 'none')).observe(button, {
          attributeFilter: ['aria-busy'],
        })
        return seen
      })
      const held = () =>
        page.evaluate((key) => localStorage.getItem(key), keyOn(layer, `huella:cart:${layer}`))
      const before = await held()
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      await add.click()
      await page.clock.runFor(399)
      expect(await held(), 'not before 400 ms').toBe(before)
      await page.clock.runFor(1)
      await expect.poll(held).toContain('"quantity":1')
      await page.clock.resume()
      await dialog.getByText(text('CATALOGUE_ADDED', { name })).waitFor()
      expect((await busy.jsonValue())[0], 'it is busy while it adds').toBe('true')

      await page.keyboard.press('Escape')
      await expect.poll(() => dialog.count()).toBe(0)
      expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
      await opener.click()
      await dialog.getByRole('link', { name: text('QUICK_VIEW_DETAILS') }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await expect.poll(() => dialog.count()).toBe(0)
      const viewer = page.getByRole('dialog', { name: text('PRODUCT_GALLERY', { name }) })
      for (const query of ['', '?layout=sidebar']) {
        await page.evaluate((address) => location.assign(address), `#/shop/products/${product.slug}${query}`)
        await page.locator(`[data-layout="${query ? 'sidebar' : 'full'}"]`).waitFor()
        await gallery.getByRole('tablist').waitFor()
        await gallery.getByRole('button', zoom).waitFor()
        await large.click()
        await viewer.waitFor()
        await page.keyboard.press('Escape')
        await viewer.waitFor({ state: 'detached' })
      }
      expect(visit.problems).toEqual([])
    },
  )

  test('takes the focus and gives it back, and closes by a press beside it and by the way back', async () => {
    const visit = await shop.visit({ width: 1440 })
    const { page } = visit
    const text = textsOf('es')
    await page.goto(addressOf(shop.url, '/shop/cart-vacio', 'es', 'remote'))
    await settled(page)
    await page.evaluate(() => location.assign('#/shop/shop-list'))
    const opener = page.getByRole('button', { name: /^Vista rápida/ }).first()
    await opener.waitFor()
    const dialog = page.getByRole('dialog')
    const isOpener = () => opener.evaluate((button) => button === document.activeElement)
    const open = async () => {
      await opener.focus()
      await page.keyboard.press('Enter')
      await dialog.waitFor()
      await dialog.getByRole('textbox').waitFor()
    }
    const logo = await page.getByRole('banner').getByRole('link').first().boundingBox()
    const beside = { x: (logo?.x ?? 0) + 10, y: (logo?.y ?? 0) + 10 }

    await open()
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await opener.evaluate((button) => button.focus())
    expect(await isOpener(), 'what is around it is inert').toBe(false)
    const inside = await dialog.getByRole('heading').first().boundingBox()
    await page.mouse.move((inside?.x ?? 0) + 5, (inside?.y ?? 0) + 5)
    await page.mouse.down()
    await page.mouse.move(beside.x, beside.y)
    await page.mouse.up()
    expect(await dialog.count(), 'what is selected past its edge leaves it open').toBe(1)
    await page.mouse.click(beside.x, beside.y)
    await dialog.waitFor({ state: 'detached' })
    expect(await isOpener()).toBe(true)
    expect(page.url(), 'what lies under the press is not pressed').toContain('/shop/shop-list')

    await open()
    await dialog.getByRole('button', { name: text('UI_CLOSE') }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await isOpener()).toBe(true)

    const layout = page.getByRole('group', { name: text('CATALOGUE_LAYOUT') })
    await layout.getByRole('button', { name: text('CATALOGUE_LAYOUT_LIST') }).click()
    await page.locator('article[data-layout="line"]').first().waitFor()
    await open()
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    await page.locator('article[data-layout="line"]').first().waitFor({ state: 'detached' })

    await open()
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    expect(visit.problems).toEqual([])
  })

  test('[S4.45] [S4.46] of a product without stock says so and has nothing to add with', async () => {
    const text = textsOf('es')
    const { page, problems } = await shop.visit()
    const { rows } = await shop.database.pool.query(
      'SELECT name FROM products WHERE active AND stock = 0 AND NOT backorder ORDER BY position LIMIT 1',
    )
    const [{ name }] = rows
    await page.goto(addressOf(shop.url, `/shop/shop-list?nameProduct=${encodeURIComponent(name)}`, 'es'))
    await settled(page)
    const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) })
    await card.hover()
    await card.getByRole('button', { name: text('CATALOGUE_QUICK_VIEW', { name }) }).click()
    const dialog = page.getByRole('dialog', { name })
    await dialog.getByText('Sin Stock', { exact: true }).waitFor()
    expect(await dialog.getByText('En Stock', { exact: true }).count()).toBe(0)
    expect(await dialog.getByRole('button', { name: text('PRODUCT_ADD'), exact: true }).count()).toBe(0)
    expect(await dialog.getByRole('textbox').count()).toBe(0)
    expect(problems).toEqual([])
  })
})
