import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, type Layer, settled } from './support/buying.ts'
import { expectSound, openTestShop, type TestShop } from './support/shop-test.ts'
import { textsOf } from './support/texts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => {
  await shop?.close()
})

const text = textsOf('es')
const layers: Layer[] = ['remote', 'sample']

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
      for (let turn = 0; turn < 40 && !(await title.isVisible()); turn += 1) await page.mouse.wheel(0, 500)
      await title.waitFor()
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

  test('nothing moves while its parts load', async () => {
    const { page, problems } = await shop.visit({ width: 360 })
    await page.goto(addressOf(shop.url, '/', 'es'))
    await settled(page)
    await page.evaluate(() => {
      const shifts: number[] = []
      Object.assign(globalThis, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (let turn = 0; turn < 24; turn += 1) await page.mouse.wheel(0, 400)
    await page.waitForLoadState('networkidle')
    const total = await page.evaluate(() =>
      (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
    )
    expect(total).toBeLessThanOrEqual(0.02)
    expect(problems).toEqual([])
  })

  test("a post of the blog is one press away, and its picture is the shop's own", async () => {
    const visit = await shop.visit({ width: 768 })
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
