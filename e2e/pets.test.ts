import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPage, signUp } from '#testing/browser/account.ts'
import { watchShifts } from '#testing/browser/layout-shifts.ts'
import { expectSound, openSharedShop, type TestShop } from '#testing/browser/shop-test.ts'
import { textsOf } from '#testing/browser/texts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openSharedShop()
})
afterAll(async () => {
  await shop?.close()
})

const wrongDose = '/shop/products/pipeta-antipulgas-para-gato-de-2-a-8-kg'
const rightDose = 'Pipeta antipulgas para gatito desde 1 kg'
const kittenFood = '/shop/products/alimento-gatito-salmon-y-leche-3-kg'

describe('my pet', () => {
  test('a guest tells of a kitten, is led from the wrong dose to the right one, and has it in the account', async () => {
    const visit = await shop.visit({ width: 390 })
    const { page } = visit
    const text = textsOf('es')
    const main = page.getByRole('main')
    await openPage(page, shop.url, wrongDose)
    await main.getByRole('link', { name: text('PETS_TELL') }).click()
    await main.getByRole('heading', { name: text('PETS_ADD') }).waitFor()
    const save = main.getByRole('button', { name: text('PETS_SAVE') })
    await save.click()
    await main.getByText(text('PETS_NAME_MISSING')).waitFor()
    await main.getByText(text('PETS_CAT'), { exact: true }).click()
    await main.getByLabel(text('PETS_NAME')).fill('Luna')
    const breed = main.getByRole('combobox', { name: text('PETS_BREED') })
    await breed.fill('siam')
    await breed.press('ArrowDown')
    await breed.press('Enter')
    expect(await breed.inputValue()).toBe('Siamés')
    await main.getByLabel(text('PETS_AGE_MONTHS')).fill('3')
    await main.getByLabel(text('PETS_WEIGHT')).fill('1,3 kg')
    await main.getByLabel(text('PETS_LAMB')).check()
    await expectSound(visit)
    await save.click()
    await main.getByText('Siamés · 3 meses · 1,3 kg').waitFor()
    await main.getByText(text('PETS_CHOSEN', { name: 'Luna' })).waitFor()

    await page.goBack()
    const badge = main.getByRole('status').filter({ hasText: text('PETS_FITS_NOT', { name: 'Luna' }) })
    await badge.getByText('de 2 kg a 8 kg').waitFor()
    const instead = main.getByRole('region', { name: text('PETS_INSTEAD', { name: 'Luna' }) })
    await instead.getByRole('link', { name: rightDose }).waitFor()
    await expectSound(visit)
    const add = main.getByRole('button', { name: 'Agregar al carro' }).first()
    const ground = await add.evaluate((button) => getComputedStyle(button).backgroundColor)
    expect(ground, 'the wrong dose is no call to action').toBe('rgba(0, 0, 0, 0)')
    await add.click()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('huella:cart:remote')))
      .toContain('2-a-8-kg')
    await instead.getByRole('link', { name: rightDose }).click()
    await main.getByRole('heading', { level: 1, name: rightDose }).waitFor()
    await main
      .getByText(text('PETS_FITS', { name: 'Luna' }))
      .first()
      .waitFor()
    expect(await instead.count()).toBe(0)

    const shifted = await watchShifts(page)
    await openPage(page, shop.url, '/shop/category/gatos-alimentos/products')
    await main.getByText(text('PETS_LIST_FITTING', { name: 'Luna' })).waitFor()
    const unsuited = main.getByText(text('PETS_CARD_FITS_NOT', { name: 'Luna' }))
    await main
      .getByText(text('PETS_CARD_FITS', { name: 'Luna' }))
      .first()
      .waitFor()
    await expect.poll(() => unsuited.count()).toBe(0)
    // The line's room is there before it, and what suits comes in the place of the rest.
    expect(await shifted()).toBeLessThanOrEqual(0.05)
    await main.getByRole('link', { name: text('PETS_LIST_SHOW_ALL') }).click()
    await unsuited.first().waitFor()
    await openPage(page, shop.url, '/shop/category/gatos-salud/products')
    await unsuited.first().waitFor()
    await main.getByRole('link', { name: text('PETS_LIST_SHOW_FITTING') }).click()
    await expect.poll(() => unsuited.count()).toBe(0)

    await openPage(page, shop.url, kittenFood)
    await main.getByText(/≈ \$[\d.]+ al día para Luna · te dura \d+ días/).waitFor()

    await openPage(page, shop.url, '/shop/cart')
    await main.getByText(text('PETS_FITS_NOT', { name: 'Luna' })).waitFor()
    await main.getByRole('link', { name: text('CART_FIT_INSTEAD', { name: rightDose }) }).waitFor()
    await main.getByRole('button', { name: text('CART_SWAP_PET', { name: 'Luna' }) }).click()
    await main.getByText(text('PETS_FITS_NOT', { name: 'Luna' })).waitFor({ state: 'detached' })
    await main.getByRole('link', { name: rightDose }).first().waitFor()

    // Where a phone's vehicle is chosen, an animal is as well.
    await page.getByRole('button', { name: text('LAYOUT_OPEN_MENU') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('PETS_TITLE') })
      .click()
    const picker = page.getByRole('dialog', { name: text('PETS_PICKER_TITLE') })
    expect(await picker.getByRole('radio', { name: 'Luna' }).isChecked()).toBe(true)
    await expectSound(visit)
    await picker.getByRole('button', { name: text('PETS_ADD_ANOTHER') }).click()
    await picker.getByLabel(text('PETS_NAME')).fill('Toby')
    await picker.getByRole('button', { name: text('PETS_SAVE') }).click()
    await picker.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: text('LAYOUT_OPEN_MENU') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('PETS_TITLE') })
      .click()
    expect(await picker.getByRole('radio', { name: 'Toby' }).isChecked()).toBe(true)
    await picker.getByRole('radio', { name: 'Luna' }).click()
    await expect.poll(() => picker.getByRole('radio', { name: 'Luna' }).isChecked()).toBe(true)
    await picker.getByRole('radio', { name: text('VEHICLES_PICKER_VEHICLE') }).check()
    await page.getByRole('dialog', { name: text('HEADER_ADD_VEHICLE') }).waitFor()
    await page.keyboard.press('Escape')

    await openPage(page, shop.url, '/account/login')
    await signUp(page, { email: `${crypto.randomUUID()}@correo.cl`, password: 'clave-de-luna' })
    // Nothing but the account holds it any more.
    const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('huella:pets:remote') ?? '{}'))
    await expect.poll(async () => (await stored()).owner).toBeGreaterThan(0)
    await page.evaluate(() => localStorage.removeItem('huella:pets:remote'))
    await page
      .getByRole('navigation')
      .getByRole('link', { name: text('PETS_TITLE') })
      .click()
    await main.getByText('Siamés · 3 meses · 1,3 kg').waitFor()
  })

  test('the first animal, told of in the menu, counts at once for the product that is open', async () => {
    const { page } = await shop.visit({ width: 390 })
    const text = textsOf('es')
    const main = page.getByRole('main')
    await openPage(page, shop.url, kittenFood)
    await main.getByText(text('PETS_FIT_OPEN')).waitFor()
    await page.getByRole('button', { name: text('LAYOUT_OPEN_MENU') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('PETS_TITLE') })
      .click()
    const picker = page.getByRole('dialog', { name: text('PETS_PICKER_TITLE') })
    await picker.getByText(text('PETS_CAT'), { exact: true }).click()
    await picker.getByLabel(text('PETS_NAME')).fill('Luna')
    await picker.getByRole('button', { name: text('PETS_SAVE') }).click()
    await main.locator('[data-fit]').getByText('Luna').waitFor()
  })
})
