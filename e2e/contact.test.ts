import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage } from '#testing/browser/account.ts'
import { expectSound, openSharedShop, type TestShop } from '#testing/browser/shop-test.ts'
import { textsOf } from '#testing/browser/texts.ts'

const text = textsOf('es')
let shop: TestShop
beforeAll(async () => {
  shop = await openSharedShop()
})
afterAll(async () => {
  await shop?.close()
})

test('a message is checked beside its fields, is never lost, and is kept by the shop', async () => {
  const visit = await shop.visit()
  const { page } = visit
  await openPage(page, shop.url, '/site/contact-us-v1')
  await expectSound(visit)
  const main = page.getByRole('main')
  const field = (key: string) => main.getByLabel(text(key))
  const send = main.getByRole('button', { name: text('SITE_CONTACT_SEND') })

  await send.click()
  expect(await main.getByText(text('ERROR_FORM_REQUIRED')).count()).toBe(4)
  expect(await field('SITE_CONTACT_NAME').evaluate((input) => input === document.activeElement)).toBe(true)
  await expectSound(visit)

  const message = 'Hola, ¿tienen arena para gatos?\nGracias.'
  await field('SITE_CONTACT_NAME').fill('Camila Rojas')
  await field('SITE_CONTACT_EMAIL').fill('camila')
  await field('SITE_CONTACT_TOPIC').fill('Una duda')
  await field('SITE_CONTACT_MESSAGE').fill(message)
  await send.click()
  await main.getByText(text('ERROR_FORM_INCORRECT_EMAIL')).waitFor()
  await field('SITE_CONTACT_EMAIL').fill('camila@correo.cl')

  await page.route('**/api/enviar-datos-contacto*', (route) => route.abort())
  await send.click()
  await main.getByRole('alert').getByText(text('ACCOUNT_ERROR_NETWORK')).waitFor()
  expect(await field('SITE_CONTACT_MESSAGE').inputValue()).toBe(message)
  expect(await field('SITE_CONTACT_EMAIL').inputValue()).toBe('camila@correo.cl')
  await page.unroute('**/api/enviar-datos-contacto*')

  const fault = { error: 'INTERNAL', message: 'Algo falló de nuestro lado. Código para contarnos: 1a2b3c4d.' }
  await page.route('**/api/enviar-datos-contacto*', (route) => route.fulfill({ status: 500, json: fault }))
  await send.click()
  await main.getByRole('alert').getByText(fault.message).waitFor()
  await page.unroute('**/api/enviar-datos-contacto*')
  visit.problems.splice(0) // the browser itself logs the failure that was made here

  await send.click()
  await page.getByRole('heading', { level: 1, name: text('SITE_CONTACT_SENT') }).waitFor()
  await expectSound(visit)
  const { rows } = await shop.database.pool.query(
    "SELECT name, content FROM contact_messages WHERE email = 'camila@correo.cl'",
  )
  expect(rows).toEqual([{ name: 'Camila Rojas', content: message }])
})

test.each([
  ['/site/contact-us-v1', 1],
  ['/site/contact-us-v2', 0],
])('%s has %i map and is its own page', async (path, maps) => {
  const visit = await shop.visit()
  const { page } = visit
  await openPage(page, shop.url, path)
  expect(await page.getByRole('img', { name: text('SITE_CONTACT_DRAWING') }).count()).toBe(maps)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${path}$`))
  await expectSound(visit)
})
