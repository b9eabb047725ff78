import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsByNoun } from '#contract/calls.ts'
import { shippingCalls } from '#contract/shipping/calls.ts'
import { openSharedShop, type TestShop } from '#testing/browser/shop-test.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openSharedShop()
})
afterAll(async () => {
  await shop?.close()
})

test('the wire can be read and tried at /api/docs, under a strict policy and from the shop alone', async () => {
  const { page, problems, requests } = await shop.visit()
  const opened = await page.goto(`${shop.url}/api/docs`)
  const policy = opened?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/(?:^|; )script-src 'self'(?:;|$)/)
  expect(policy).not.toMatch(/unsafe|nonce/)

  // Each noun is closed until its name is pressed, and then all its calls are there.
  const operations = page.locator('.opblock')
  const tags = page.locator('.opblock-tag')
  await tags.first().waitFor()
  expect(await operations.count()).toBe(0)
  expect(await tags.evaluateAll((all) => all.map((tag) => tag.getAttribute('data-tag')))).toEqual(
    Object.keys(callsByNoun),
  )
  await page.locator('.opblock-tag[data-tag="shipping"]').click()
  await operations.first().waitFor()
  expect(await operations.count()).toBe(shippingCalls.flatMap((call) => [...call.verbs]).length)

  const regions = page.locator('.opblock', { hasText: '/api/TraerRegionDireccionCliente' })
  await regions.locator('.opblock-summary').click()
  await page.locator('.btn.authorize').first().click()
  const token = page.getByLabel('auth-apiKey-value').or(page.locator('.auth-container input')).first()
  await token.fill('huella-tienda-web')
  await page.locator('.auth-btn-wrapper .authorize').first().click()
  await page.locator('.btn-done').first().click()
  await regions.getByRole('button', { name: 'Try it out' }).click()
  await regions.getByRole('button', { name: 'Execute' }).click()
  await regions.getByText('"glosa_region"').first().waitFor()

  expect(problems).toEqual([])
  const elsewhere = requests.filter((url) => !url.startsWith(shop.url) && !url.startsWith('data:'))
  expect(elsewhere).toEqual([])
})
