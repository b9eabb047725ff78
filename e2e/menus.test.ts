import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, settled } from '#testing/browser/buying.ts'
import { expectSound, openSharedShop, type TestShop } from '#testing/browser/shop-test.ts'
import { textsOf } from '#testing/browser/texts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openSharedShop()
})
afterAll(async () => {
  await shop?.close()
})

const text = textsOf('es')

describe('the menus', () => {
  test("[S2.41] a menu's item leads to the list of its category, with home behind it", async () => {
    const visit = await shop.visit()
    const { page } = visit
    await page.goto(addressOf(shop.url, '/blog', 'es'))
    await settled(page)
    await page
      .getByRole('navigation', { name: text('LAYOUT_MAIN_MENU') })
      .getByRole('link', { name: 'Gatos' })
      .click()
    await page.waitForURL(/#\/shop\/shop-list\?idCategoria=\d+$/)
    await settled(page)
    await page.goBack()
    await page.waitForURL(/#\/$/)
    await settled(page)
    await page.goBack()
    await page.waitForURL(/#\/blog$/)
    expect(visit.problems).toEqual([])
  })

  test('departments open from the keyboard, show the panel of the item in focus, close on Escape', async () => {
    const visit = await shop.visit()
    const { page } = visit
    await page.goto(addressOf(shop.url, '/', 'es'))
    await settled(page)
    const button = page.getByRole('button', { name: text('LAYOUT_DEPARTMENTS') })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Cachorros' }).waitFor()
    const rascadores = page.getByRole('link', { name: 'Rascadores' })
    await page.getByRole('banner').getByRole('link', { name: 'Gatos' }).first().focus()
    await rascadores.waitFor()
    await expectSound(visit)
    await page.keyboard.press('Escape')
    await rascadores.waitFor({ state: 'hidden' })
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('under the pointer a department shows its own panel', async () => {
    const { page, problems } = await shop.visit()
    await page.goto(addressOf(shop.url, '/', 'es'))
    await settled(page)
    await page.getByRole('button', { name: text('LAYOUT_DEPARTMENTS') }).click()
    await page.getByRole('link', { name: 'Cachorros' }).waitFor()
    await page.getByRole('link', { name: 'Exóticos' }).first().hover()
    await page.getByRole('link', { name: 'Terrarios' }).waitFor()
    expect(await page.getByRole('link', { name: 'Cachorros' }).count()).toBe(0)
    expect(problems).toEqual([])
  })

  test('[S2.38] [S2.39] [S2.40] [S4.40] [S4.41] [S4.42] the side menu pushes and pops, forgets when closed, holds settings and phone', async () => {
    const visit = await shop.visit({ width: 360 })
    const { page } = visit
    await page.goto(addressOf(shop.url, '/', 'es'))
    await settled(page)
    const menu = page.getByRole('dialog', { name: text('LAYOUT_MENU') })
    const open = () => page.getByRole('button', { name: text('LAYOUT_OPEN_MENU') }).click()
    await open()
    await menu.getByRole('group', { name: text('LAYOUT_LANGUAGE') }).waitFor()
    await menu.getByRole('group', { name: text('LAYOUT_CURRENCY') }).waitFor()
    await menu.getByRole('link', { name: '+56 2 2345 6789' }).waitFor()
    await menu.getByRole('button', { name: 'USD US$' }).click()
    await page
      .getByText(/^US\$\d/)
      .first()
      .waitFor({ state: 'attached' })
    await menu.getByRole('button', { name: 'CLP $' }).click()
    await menu.getByRole('button', { name: 'English', exact: true }).click()
    const english = page.getByRole('dialog', { name: textsOf('en')('LAYOUT_MENU') })
    await english.getByRole('group', { name: 'Currency' }).waitFor()
    await english.getByRole('button', { name: 'Español' }).click()
    await menu.waitFor()
    await expectSound(visit)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await menu.getByRole('button', { name: 'Perros' }).click()
    await menu.getByRole('link', { name: 'Higiene y Belleza' }).waitFor()
    const slide = menu.getByRole('navigation').evaluate((panel) => getComputedStyle(panel).animationName)
    expect(await slide).not.toBe('none')
    await menu.getByRole('button', { name: text('LAYOUT_BACK') }).click()
    await menu.getByRole('button', { name: 'Gatos' }).click()
    await menu.getByRole('button', { name: text('LAYOUT_CLOSE_MENU') }).click()
    await open()
    await menu.getByRole('button', { name: 'Gatos' }).waitFor()
    await menu.getByRole('button', { name: 'Perros' }).click()
    await menu.getByRole('link', { name: 'Higiene y Belleza' }).click()
    await page.waitForURL(/#\/shop\/shop-list\?idCategoria=14$/)
    await open()
    await menu.waitFor()
    await page.goBack()
    await menu.waitFor({ state: 'detached' })
    expect(visit.problems).toEqual([])
  })

  test('what cannot be loaded takes no page with it: the menu says so, and all is there once the page is opened again', async () => {
    const { page } = await shop.visit({ width: 360 })
    const missing = /\/(mobile-menu|card-tools)[^/]*\.js$/
    await page.route(missing, (route) => route.abort())
    await page.goto(addressOf(shop.url, '/', 'es'))
    await settled(page)
    const menu = page.getByRole('button', { name: text('LAYOUT_OPEN_MENU') })
    const wish = page.getByRole('button', { name: new RegExp(text('CATALOGUE_WISH', { name: '.+' })) })
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('card-tools'))
    await menu.click()
    await page.getByText(text('LAYOUT_LOAD_FAILED')).waitFor()
    await lost
    const add = page.getByRole('button', { name: new RegExp(text('CATALOGUE_ADD', { name: '.+' })) }).first()
    await add.click()
    await page.getByText(new RegExp(text('CATALOGUE_ADDED', { name: '.+' }))).waitFor()
    const figure = await add.evaluate((button) => getComputedStyle(button, '::before').content)
    expect(figure, 'how many are in the cart').toMatch(/^"1"/)
    expect(await wish.count()).toBe(0)
    await page.unroute(missing)
    await page.reload()
    await menu.click()
    await page.getByRole('dialog', { name: text('LAYOUT_MENU') }).waitFor()
    await page.keyboard.press('Escape')
    await wish.first().waitFor()
  })
})
