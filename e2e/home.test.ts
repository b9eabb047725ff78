import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, type Layer, settled } from '#testing/browser/buying.ts'
import { held } from '#testing/browser/held.ts'
import { scrollTo } from '#testing/browser/scroll-to.ts'
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

const text = textsOf('es')
const layers: Layer[] = ['remote', ...inProof<Layer>('sample')]

describe('the home page', () => {
  test.each(layers)('shows each of its parts as it comes near, on %s', async (layer) => {
    const visit = await shop.visit({ width: 1280 })
    const { page } = visit
    await page.goto(addressOf(shop.url, '/', 'es', layer))
    await settled(page)
    await page.getByRole('timer').waitFor()
    for (const heading of [
      'HOME_ZONES',
      'HOME_LATEST',
      'HOME_POSTS',
      'HOME_BRANDS',
      'HOME_BEST_SELLERS',
    ] as const) {
      const title = page.getByRole('heading', { name: text(heading), exact: true, level: 2 })
      await scrollTo(title)
      await title.scrollIntoViewIfNeeded()
    }
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'))
    const zone = page.getByRole('region', { name: 'Perros' })
    const first = zone.getByRole('article').first()
    const before = await first.textContent()
    await zone.getByRole('button', { name: text('HOME_ZONE_TOP_RATED') }).click()
    await expect.poll(() => first.textContent()).not.toBe(before)
    await expectSound(visit)
  })

  test('on a narrow phone every way to the shop’s trees stands in the window, the offers too, in long words', async () => {
    const visit = await shop.visit({ width: 360, language: 'ru' })
    const { page } = visit
    await page.goto(addressOf(shop.url, '/', 'ru'))
    await settled(page)
    const ways = page.getByRole('navigation', { name: textsOf('ru')('HOME_CATEGORIES') }).getByRole('link')
    const ends = await ways.evaluateAll((all) => all.map((way) => way.getBoundingClientRect().right))
    expect(ends).toHaveLength(5)
    expect(Math.max(...ends)).toBeLessThanOrEqual(360)
    expect(visit.problems).toEqual([])
  })

  test('keeps the place of what was viewed recently before its code comes', async () => {
    const visit = await shop.visit({ width: 412 })
    const { page } = visit
    await page.addInitScript(() =>
      localStorage.setItem(
        'huella:seen:remote',
        '["alimento-perro-adulto-raza-mediana-pollo-y-arroz-15-kg"]',
      ),
    )
    const code = await held(page, /\/assets\/recently-viewed-(?!placeholder)[^/]+\.js$/)
    await page.goto(`${shop.url}/?lang=es`)
    await settled(page)
    const seen = page.locator('[data-part="viewed"]')
    const height = async () => (await seen.boundingBox())?.height ?? 0
    await seen.scrollIntoViewIfNeeded()
    let before = 0
    await expect
      .poll(async () => {
        before = await height()
        return before
      })
      .toBeGreaterThan(300)
    code.let()
    await seen.getByRole('article').first().waitFor()
    await expect.poll(async () => Math.abs((await height()) - before)).toBeLessThan(24)
    await expectSound(visit)
  })

  test.each([390, 1280, ...inProof(320, 360, 412, 560, 768, 992, 1600)])(
    'gives each part that comes later, at %i px, the height from the start that it has at last',
    async (width) => {
      const { page } = await shop.visit({ width, pictures: true })
      const products = await held(page, '**/api/productos-destacados*')
      await page.goto(`${shop.url}/?lang=es`)
      await settled(page)
      /** Of the zones and the columns: the height of their place, and of what stands in it. */
      const heights = () =>
        page.evaluate(() =>
          ['zones', 'columns'].map((part) => {
            const place = document.querySelector(`[data-part="${part}"]`)
            const height = (element?: Element | null) => element?.getBoundingClientRect().height ?? 0
            return { part, place: height(place), content: height(place?.firstElementChild) }
          }),
        )
      const waiting = await heights()
      for (const part of ['zones', 'columns'])
        await page.locator(`[data-part="${part}"]`).scrollIntoViewIfNeeded()
      for (const key of ['HOME_ZONES', 'HOME_BEST_SELLERS'] as const)
        await page.getByRole('heading', { name: text(key), exact: true, level: 2 }).waitFor()
      const withSkeletons = await heights()
      products.let()
      await page.waitForFunction(
        () =>
          document.querySelectorAll('[data-part="zones"] article').length === 24 &&
          document.querySelectorAll('[data-part="columns"] article').length === 9,
      )
      const done = await heights()
      for (const [index, { part, place, content }] of done.entries()) {
        expect({ part, place: waiting[index]?.place }).toEqual({ part, place })
        expect({ part, place: withSkeletons[index]?.place }).toEqual({ part, place })
        expect(withSkeletons[index]?.content, part).toBeCloseTo(content, 0)
        expect(place - content, `${part}: what is kept for nothing`).toBeLessThan(64)
      }
    },
  )

  test.each<ShopLanguage>(['en-RTL', ...inProof<ShopLanguage>('es')])(
    'has strips that a mouse drags and turns, and a drag opens no product, in %s',
    async (language) => {
      const { page, problems } = await shop.visit({ language })
      await page.goto(addressOf(shop.url, '/', language))
      await settled(page)
      const strip = page
        .getByRole('region', { name: textsOf(language)('HOME_FEATURED') })
        .getByRole('list')
        .filter({ has: page.getByRole('article') })
      await strip.scrollIntoViewIfNeeded()
      const arrows = strip.locator('xpath=..').locator('[aria-hidden="true"] > button')
      const { x, y, width } = (await strip.boundingBox()) ?? { x: 0, y: 0, width: 0 }
      const [middle, top] = [x + width / 2, y + 60]
      await page.mouse.move(middle, top)
      await arrows.last().and(page.locator(':enabled')).waitFor()
      await page.mouse.down()
      await page.mouse.move(middle + (language === 'es' ? -300 : 300), top, { steps: 8 })
      await page.mouse.up()
      const at = () => strip.evaluate((list) => Math.round(Math.abs(list.scrollLeft)))
      await expect.poll(at).toBeGreaterThan(100)
      expect(page.url()).toMatch(/#\/$/)
      await arrows.last().click()
      await arrows.last().and(page.locator(':disabled')).waitFor({ state: 'attached' })
      await arrows.first().click()
      await expect.poll(at).toBe(0)
      const day = page.getByRole('article').locator('time').first()
      await scrollTo(day)
      const before = await day.evaluate((element) => {
        const words = document.createRange()
        words.selectNodeContents(element)
        const [box, said] = [element.getBoundingClientRect(), words.getBoundingClientRect()]
        return document.dir === 'rtl' ? box.right - said.right : said.left - box.left
      })
      expect(before, 'the dot stands before the day that it sets apart').toBeGreaterThan(8)
      await page.goto(addressOf(shop.url, '/blog', language))
      await settled(page)
      const sign = await page
        .getByRole('main')
        .locator('a[href*="/blog/tag/"]')
        .first()
        .evaluate((tag) => {
          const word = document.createRange()
          word.selectNodeContents(tag)
          const [box, said] = [tag.getBoundingClientRect(), word.getBoundingClientRect()]
          return said.left - box.left - (box.right - said.right)
        })
      expect(sign, 'a Latin tag has its sign on its left').toBeGreaterThan(4)
      expect(problems).toEqual([])
    },
  )

  test.each(layers)('of the vehicle leads from four choices to what fits, on %s', async (layer) => {
    const visit = await shop.visit({ width: 1280 })
    const { page } = visit
    await page.goto(addressOf(shop.url, '/home-two', 'es', layer))
    await settled(page)
    const search = page.getByRole('button', { name: text('HOME_FINDER_SEARCH'), exact: true })
    await page.getByLabel(text('VEHICLES_YEAR'), { exact: true }).selectOption('2016')
    await page.getByLabel(text('VEHICLES_MAKE'), { exact: true }).selectOption('Toyota')
    await page.getByLabel(text('VEHICLES_MODEL'), { exact: true }).selectOption('Hilux')
    expect(await search.isDisabled()).toBe(true)
    await page.getByLabel(text('VEHICLES_ENGINE'), { exact: true }).selectOption('2.4 diésel')
    await expectSound(visit)
    await page.getByLabel(text('VEHICLES_MAKE'), { exact: true }).selectOption('Suzuki')
    expect(await page.getByLabel(text('VEHICLES_MODEL'), { exact: true }).inputValue()).toBe('')
    expect(await search.isDisabled()).toBe(true)
    await page.getByLabel(text('VEHICLES_MODEL'), { exact: true }).selectOption('Swift')
    await page.getByLabel(text('VEHICLES_ENGINE'), { exact: true }).selectOption('1.4 bencina')
    await search.click()
    await page.waitForURL(/filter_vehicle=\d+/)
    await settled(page)
    expect(visit.problems).toEqual([])
  })

  test("a post of the blog is one press away, and its picture is the shop's own", async () => {
    const visit = await shop.visit({ width: 768, pictures: true })
    const { page } = visit
    await page.goto(addressOf(shop.url, '/blog', 'es'))
    await settled(page)
    const first = page.getByRole('article').first().getByRole('heading').getByRole('link')
    const title = (await first.textContent()) ?? ''
    await first.click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await expectSound(visit)
  })
})
