import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, startInbox } from '#sandbox/inbox.ts'
import { linkIn, openPage } from './support/account.ts'
import { settled } from './support/buying.ts'
import { expectSound, openTestShop, type TestShop } from './support/shop-test.ts'
import { textsOf } from './support/texts.ts'

const text = textsOf('es')
let shop: TestShop
let inbox: Inbox
beforeAll(async () => {
  inbox = await startInbox()
  shop = await openTestShop({ SMTP_URL: inbox.url })
})
afterAll(async () => {
  await shop?.close()
  await inbox?.stop()
})

const stateOf = async (email: string): Promise<string | undefined> => {
  const sql = 'SELECT state FROM newsletter_subscriptions WHERE email = $1'
  const { rows } = await shop.database.pool.query(sql, [email])
  return rows[0]?.state
}

test('[S5.24] [S5.25] [S8.13] [S8.14] [S8.15] the footer tells in the words of the specification whether it was sent, failed or lacks an e-mail', async () => {
  const visit = await shop.visit()
  const { page } = visit
  await openPage(page, shop.url, '/')
  const field = page.getByLabel(text('LAYOUT_NEWS_EMAIL'))
  const send = page.getByRole('button', { name: text('LAYOUT_NEWS_SEND') })
  const toasts = page.getByRole('region', { name: text('UI_NOTICES') })

  await send.click()
  await toasts.getByText('Ingrese los datos requeridos.', { exact: true }).waitFor()
  await field.fill('camila')
  await send.click()
  await expect.poll(() => toasts.getByText('Ingrese los datos requeridos.').count()).toBe(2)
  expect(await field.inputValue()).toBe('camila')

  await page.route('**/api/subcripcion-email*', (route) => route.abort())
  await field.fill('camila@correo.cl')
  await send.click()
  await toasts.getByText('Ocurrio un problema al enviar la suscripcion.', { exact: true }).waitFor()
  expect(await field.inputValue(), 'what was typed stays').toBe('camila@correo.cl')
  await page.unroute('**/api/subcripcion-email*')

  await page.route('**/api/subcripcion-email*', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '120' },
      json: { error: 'TOO_MANY_REQUESTS', message: 'Son demasiados intentos.' },
    }),
  )
  await send.click()
  await toasts.getByText('Son demasiados intentos. Prueba otra vez en 2 minutos.').waitFor()
  await page.unroute('**/api/subcripcion-email*')
  visit.problems.splice(0) // the browser itself tells of the two failures that were made here

  await send.click()
  await toasts.getByText('Se envio correctamente la suscripcion.', { exact: true }).waitFor()
  expect(await field.inputValue(), 'a sent form is empty again').toBe('')
  await expectSound(visit)
})

test('what is sent from the footer before the page is at work is sent once it is', async () => {
  const visit = await shop.visit()
  const { page } = visit
  let release = () => undefined as unknown
  const held = new Promise<unknown>((resolve) => {
    release = () => resolve(undefined)
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${shop.url}/?lang=es`, { waitUntil: 'commit' })
  await page.getByLabel(text('LAYOUT_NEWS_EMAIL')).fill('temprana@correo.cl')
  await page.getByRole('button', { name: text('LAYOUT_NEWS_SEND') }).click()
  expect(new URL(page.url()).search, 'the form has not left the page').toBe('?lang=es')
  release()
  const toasts = page.getByRole('region', { name: text('UI_NOTICES') })
  await toasts.getByText('Se envio correctamente la suscripcion.', { exact: true }).waitFor()
  expect(await stateOf('temprana@correo.cl')).toBe('pending')
  expect(visit.problems).toEqual([])
})

test('the mailed links confirm and end the subscription when their buttons are pressed', async () => {
  const visit = await shop.visit()
  const { page } = visit
  const email = 'lectora@correo.cl'
  await openPage(page, shop.url, '/')
  await page.getByLabel(text('LAYOUT_NEWS_EMAIL')).fill(email)
  await page.getByLabel(text('LAYOUT_NEWS_EMAIL')).press('Enter')
  const confirm = await linkIn(inbox, email, '/site/newsletter/confirm')
  const end = await linkIn(inbox, email, '/site/newsletter/unsubscribe')

  await page.goto(`${shop.url}${confirm}`)
  await settled(page)
  expect(await stateOf(email), 'a link that is merely opened confirms nothing').toBe('pending')
  await expectSound(visit)
  await page.getByRole('button', { name: text('SITE_NEWS_CONFIRM') }).click()
  await page.getByRole('heading', { level: 1, name: text('SITE_NEWS_CONFIRMED') }).waitFor()
  expect(await stateOf(email)).toBe('confirmed')
  await expectSound(visit)

  await page.goto(`${shop.url}${end}`)
  await settled(page)
  expect(await stateOf(email)).toBe('confirmed')
  await expectSound(visit)
  await page.getByRole('button', { name: text('SITE_NEWS_END') }).click()
  await page.getByRole('heading', { level: 1, name: text('SITE_NEWS_ENDED') }).waitFor()
  expect(await stateOf(email)).toBe('cancelled')
  await expectSound(visit)
})
