import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, settled } from '#testing/browser/buying.ts'
import { expectSound, openTestShop, type TestShop } from '#testing/browser/shop-test.ts'
import { textsOf } from '#testing/browser/texts.ts'
import { inProof } from '#testing/counts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ DEMO: 'off' })
})
afterAll(() => shop?.close())

const text = textsOf('es')

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
