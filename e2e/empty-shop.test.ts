import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addressOf, settled } from '#testing/browser/buying.ts'
import { deskOwner } from '#testing/browser/desk.ts'
import { expectSound, openTestShop, type TestShop } from '#testing/browser/shop-test.ts'
import { deskTextsOf, textsOf } from '#testing/browser/texts.ts'
import { inProof } from '#testing/counts.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'huella-empty-'))
  shop = await openTestShop({ DEMO: 'off', DATA_DIR: folder, PUBLIC_URL: 'http://tienda.example' })
})
afterAll(async () => {
  await shop?.close()
  await rm(folder, { recursive: true, force: true })
})

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

test('whoever has started it becomes its owner, is led to say who sells, hears of who saved meanwhile, and the shop tells it', async () => {
  const desk = deskTextsOf('es')
  const visit = await shop.visit({ width: 1280 })
  const { page } = visit
  // Written once the shop is open; its output is kept here, and has no link.
  const link = await vi.waitFor(() => readFile(join(folder, 'first-owner-link.txt'), 'utf8'), 10_000)
  await page.goto(link.trim().replace('http://tienda.example', shop.url))
  const owner = (key: string) => page.getByRole('textbox', { name: desk(key) })
  await owner('FIRST_OWNER_NAME').fill(deskOwner.name)
  await owner('SESSION_EMAIL').fill(deskOwner.email)
  await page.locator('input[autocomplete="new-password"]').fill(deskOwner.password)
  await expectSound(visit)
  await page.getByRole('button', { name: desk('FIRST_OWNER_SAVE') }).click()
  await page.getByRole('img', { name: desk('ACCOUNT_TOTP_QR') }).waitFor()
  await page.getByRole('button', { name: desk('FIRST_OWNER_LATER') }).click()
  await page.getByRole('heading', { level: 1, name: desk('DESK_START') }).waitFor()
  await page.getByText(desk('START_DONE', { done: 0, all: 8 })).waitFor()
  await expectSound(visit)
  await page
    .getByRole('main')
    .getByRole('link', { name: desk('START_SELLER_ACT') })
    .click()
  await page.getByRole('heading', { level: 1, name: desk('DESK_SHOP') }).waitFor()
  await expectSound(visit)

  const part = page.locator('section', { has: page.getByRole('heading', { name: desk('SHOP_SELLER') }) })
  const field = (key: string) => part.getByRole('textbox', { name: desk(key) })
  const save = part.getByRole('button', { name: desk('DESK_SAVE') })
  await field('SHOP_SELLER_NAME').fill('Patitas SpA')
  await field('SHOP_RUT').fill('76.543.210-4')
  await save.click()
  await part.locator('input[aria-invalid="true"]').waitFor()
  expect(await field('SHOP_RUT').getAttribute('aria-invalid')).toBe('true')
  visit.problems.splice(0)
  await page.evaluate(saveAddress, 'Calle Uno 1')
  await field('SHOP_RUT').fill('76.543.210-3')
  await save.click()
  await part.getByRole('alert').getByText(deskOwner.name).waitFor()
  expect(await field('SHOP_ADDRESS').inputValue()).toBe('Calle Uno 1')
  expect(await field('SHOP_SELLER_NAME').inputValue()).toBe('Patitas SpA')
  visit.problems.splice(0)
  await save.click()
  await part.getByText(desk('SHOP_SAVED')).waitFor()
  await page.getByRole('link', { name: desk('DESK_START') }).click()
  await page.getByText(desk('START_DONE', { done: 1, all: 8 })).waitFor()

  await page.goto(addressOf(shop.url, '/', 'es'))
  await page.locator('footer').getByText('Patitas SpA · RUT 76.543.210-3 · Calle Uno 1').waitFor()
})

/** In the browser of who is at the desk: another save of the same, from elsewhere. */
async function saveAddress(direccion: string): Promise<void> {
  const token = 'token_authentication=huella-tienda-web'
  const { vendedor } = await (await fetch(`/api/staff/datos-tienda?${token}`)).json()
  const xsrf = /XSRF-TOKEN-STAFF=([^;]+)/.exec(document.cookie)?.[1] ?? ''
  await fetch(`/api/staff/guardar-vendedor?${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(xsrf) },
    body: JSON.stringify({ version: vendedor.version, direccion }),
  })
}
