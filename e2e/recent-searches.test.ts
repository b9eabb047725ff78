import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, type Layer, settled } from '#testing/browser/buying.ts'
import { held } from '#testing/browser/held.ts'
import { keyOn } from '#testing/browser/layer-of-visit.ts'
import { plainPage } from '#testing/browser/pages.ts'
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

const looks: Look[] = [['sample', 'en-RTL', 360, true], ...inProof<Look>(['remote', 'ru', 1280, false])]

test.each(looks)(
  'on %s in %s at %i px (dark: %s): an empty box offers what was searched for, and forgets it one by one and all',
  async (layer, language, width, dark) => {
    const text = textsOf(language)
    const visit = await shop.visit({ language, width, dark })
    const { page } = visit
    await page.goto(addressOf(shop.url, plainPage, language, layer))
    await settled(page)
    const box = page
      .getByRole('banner')
      .filter({ visible: true })
      .getByRole('combobox', { name: text('SEARCH_LABEL') })
    const enter = async () => {
      if (width < 768) await page.getByRole('button', { name: text('LAYOUT_OPEN_SEARCH') }).click()
      await box.click()
      await box.fill('')
    }
    for (const words of ['pelota', 'arena para gatos', 'camila@correo.cl', 'collar']) {
      await enter()
      await box.fill(words)
      await box.press('Enter')
      // What arrives with the page takes the place of what the box holds.
      await page.getByRole('heading', { level: 1, name: words }).waitFor()
    }
    await enter()
    const list = page.getByRole('listbox', { name: text('SEARCH_RECENT') })
    const options = list.getByRole('option')
    await expect.poll(() => options.allTextContents()).toEqual(['collar', 'arena para gatos', 'pelota'])
    await expectSound(visit)

    await box.press('Escape')
    await list.waitFor({ state: 'detached' })
    await box.press('ArrowDown')
    await list.waitFor()
    await box.press('ArrowDown')
    await box.press('ArrowDown')
    await box.press('Delete')
    await expect.poll(() => options.allTextContents()).toEqual(['collar', 'pelota'])
    await page.getByRole('button', { name: text('SEARCH_RECENT_REMOVE', { text: 'collar' }) }).click()
    await expect.poll(() => options.allTextContents()).toEqual(['pelota'])
    await box.press('ArrowDown')
    await box.press('Enter')
    await page.waitForURL(/nameProduct=pelota/)

    await enter()
    await page.getByRole('button', { name: text('SEARCH_RECENT_CLEAR') }).click()
    await list.waitFor({ state: 'detached' })
    const kept = keyOn(layer, 'huella:recent-searches')
    expect(await page.evaluate((key) => localStorage.getItem(key), kept)).toBeNull()
    const told = visit.requests.filter(
      (address) => address.includes('recent') && !address.includes('/assets/'),
    )
    expect(told, 'nothing of them is sent').toEqual([])
  },
)

test('[S4.29] [S4.30] [S5.35] [S8.19] suggestions open from three characters and close on Enter, a press outside and loss of focus', async () => {
  const text = textsOf('es')
  const visit = await shop.visit()
  const { page } = visit
  await page.goto(addressOf(shop.url, '/shop/cart-vacio', 'es'))
  await settled(page)
  const box = page.getByRole('combobox', { name: text('SEARCH_LABEL') })
  const list = page.getByRole('listbox', { name: text('SEARCH_SUGGESTIONS') })
  await box.fill('pel')
  await list.getByRole('option').first().waitFor()
  await page.mouse.click(20, 700)
  await list.waitFor({ state: 'detached' })
  await box.fill('pelo')
  await list.waitFor()
  // By way of the buttons of the box itself.
  for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('Tab')
  await list.waitFor({ state: 'detached' })
  await box.fill('zzqzzq')
  await page
    .getByText('No se encontro Información', { exact: true })
    .filter({ visible: true })
    .first()
    .waitFor()
  await expectSound(visit)
  await page.route('**/api/FiltrarProducto*', (route) => route.abort())
  await box.fill('collar')
  await page.getByText(text('SEARCH_FAILED')).first().waitFor()
  await expectSound({ ...visit, problems: visit.problems.filter((told) => !/ERR_FAILED/.test(told)) })
  await box.fill('pelota')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /pelota/ }).waitFor()
  await expect.poll(() => box.getAttribute('aria-expanded')).toBe('false')

  await page.unroute('**/api/FiltrarProducto*')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.getByRole('button', { name: text('LAYOUT_OPEN_SEARCH') }).click()
  await page.getByRole('banner').locator('input:focus').waitFor()
  const narrow = page
    .getByRole('banner')
    .filter({ visible: true })
    .getByRole('combobox', { name: text('SEARCH_LABEL') })
  await narrow.fill('arn')
  await list.getByRole('option').first().waitFor()
  const asked = () =>
    visit.requests.filter((url) => url.includes('FiltrarProducto') && /texto=cama\b/.test(url))
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await narrow.fill('cama')
  await page.clock.runFor(699)
  expect(asked(), 'not before 700 ms').toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => asked().length).toBe(1)
})

test('words that are written outlive the arrival of the search before them', async () => {
  const text = textsOf('es')
  const { page, problems } = await shop.visit()
  await page.goto(addressOf(shop.url, '/shop/cart-vacio', 'es'))
  await settled(page)
  const search = await held(page, /listar-productos/)
  const box = page.getByRole('combobox', { name: text('SEARCH_LABEL') })
  await box.fill('pelota')
  await box.press('Enter')
  await page.waitForURL(/nameProduct=pelota/)
  await box.fill('arena')
  search.let()
  await page.getByRole('heading', { level: 1, name: /pelota/ }).waitFor()
  await page.getByRole('main').getByRole('article').first().waitFor()
  expect(await box.inputValue()).toBe('arena')
  await box.press('Enter')
  await page.getByRole('heading', { level: 1, name: /arena/ }).waitFor()
  expect(await box.inputValue()).toBe('arena')
  expect(problems).toEqual([])
})
