import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskOwner, signInAtDesk } from '#testing/browser/desk.ts'
import { expectSound, openSharedShop, type TestShop, type VisitOptions } from '#testing/browser/shop-test.ts'
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
  ...inProof(
    { language: 'es' as const, width: 820 },
    { language: 'es' as const, width: 1280, dark: true },
    { language: 'en' as const, width: 1280 },
  ),
])('every room of the desk stands and is sound at $width, $language, dark $dark', async (look) => {
  const visit = await shop.visit(look)
  const { page } = visit
  await signInAtDesk(page, shop.url, deskOwner)
  await page.goto(`${shop.url}/desk/cuenta`)
  const navigation = page.getByRole('navigation').first()
  await navigation.waitFor()
  const paths = await navigation
    .locator('a[href^="/desk/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(paths.length).toBeGreaterThan(15)
  for (const path of paths.filter((_, place) => place % step === 0)) {
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
    // A key of a text that is missing would stand in its place.
    expect(await page.locator('main').textContent(), path).not.toMatch(/\b[A-Z]{3,}(_[A-Z]+)+\b/)
    await expectSound(visit, 'whole')
  }
})
