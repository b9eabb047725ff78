import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, startInbox } from '#sandbox/inbox.ts'
import { defaultAppToken } from '#server/settings/web.settings.ts'
import { linkIn, openPage, signUp } from '#testing/browser/account.ts'
import { settled } from '#testing/browser/buying.ts'
import { held } from '#testing/browser/held.ts'
import { plainPage } from '#testing/browser/pages.ts'
import { expectSound, openTestShop, type TestShop } from '#testing/browser/shop-test.ts'
import { textsOf } from '#testing/browser/texts.ts'

const text = textsOf('es')
const person = { STAFF_EMAIL: 'ana@huella.example', STAFF_PASSWORD: 'una-clave-de-la-tienda' }
let shop: TestShop
let inbox: Inbox
beforeAll(async () => {
  inbox = await startInbox()
  shop = await openTestShop({ SMTP_URL: inbox.url, ...person })
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
  await openPage(page, shop.url, plainPage)
  const field = page.getByLabel(text('LAYOUT_NEWS_EMAIL'))
  const send = page.getByRole('button', { name: text('LAYOUT_NEWS_SEND') })
  const toasts = page.getByRole('region', { name: text('UI_NOTICES') })

  await send.click()
  const lacking = toasts.getByText('Ingrese los datos requeridos.', { exact: true })
  const first = await lacking.elementHandle()
  await field.fill('camila')
  await send.click()
  // Said anew, in the place of the first.
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false)
  await lacking.waitFor()
  expect(await lacking.count()).toBe(1)
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
  visit.problems.splice(0) // the browser itself logs the two failures that were made here

  await send.click()
  await toasts.getByText('Se envio correctamente la suscripcion.', { exact: true }).waitFor()
  expect(await field.inputValue(), 'a sent form is empty again').toBe('')
  await expectSound(visit)
})

test('what is sent from the footer before the page is hydrated is sent once it is', async () => {
  const visit = await shop.visit()
  const { page } = visit
  const code = await held(page, '**/assets/*.js')
  await page.goto(`${shop.url}${plainPage}?lang=es`, { waitUntil: 'commit' })
  await page.getByLabel(text('LAYOUT_NEWS_EMAIL')).fill('temprana@correo.cl')
  await page.getByRole('button', { name: text('LAYOUT_NEWS_SEND') }).click()
  expect(new URL(page.url()).search, 'the form has not left the page').toBe('?lang=es')
  code.let()
  const toasts = page.getByRole('region', { name: text('UI_NOTICES') })
  await toasts.getByText('Se envio correctamente la suscripcion.', { exact: true }).waitFor()
  expect(await stateOf('temprana@correo.cl')).toBe('pending')
  expect(visit.problems).toEqual([])
})

test('the mailed links confirm and end the subscription when their buttons are pressed', async () => {
  const visit = await shop.visit()
  const { page } = visit
  const email = 'lectora@correo.cl'
  await openPage(page, shop.url, plainPage)
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

/** Somebody of the staff, who asks for calls of the shop's. */
async function staff(): Promise<(name: string, requested: object) => Promise<number>> {
  let cookies: string[] = []
  const ask = async (name: string, requested: object) => {
    const xsrf = cookies.find((pair) => pair.startsWith('XSRF-TOKEN-STAFF='))?.split('=')[1]
    const response = await fetch(`${shop.url}/api/${name}?token_authentication=${defaultAppToken}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: cookies.join('; '),
        ...(xsrf && { 'x-xsrf-token': xsrf }),
      },
      body: JSON.stringify(requested),
    })
    cookies = [...cookies, ...response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')]
    return response.status
  }
  expect(await ask('staff/entrar', { correo: person.STAFF_EMAIL, contrasenia: person.STAFF_PASSWORD })).toBe(
    200,
  )
  return ask
}

test('who asks, as a guest or as a customer, is told once that a product is back, and ends the rest by the mail', async () => {
  const { rows } = await shop.database.pool.query<{ id: number; slug: string; branch: number }>(
    `SELECT p.id, p.slug, min(s.branch_id) AS branch FROM products p JOIN stock s ON s.product_id = p.id
     WHERE p.active AND p.stock = 0 AND NOT p.backorder AND s.value_id IS NULL
     GROUP BY p.id ORDER BY p.id LIMIT 2`,
  )
  const [back, gone] = rows
  if (!back || !gone) throw new Error('The shop has no two products that are sold out.')
  const guest = 'espera@correo.cl'
  const customer = { email: 'espera-con-cuenta@correo.cl', password: 'una-clave-larga' }
  const visit = await shop.visit({ width: 360 })
  const { page } = visit
  const ask = (email: string) => page.getByText(text('PRODUCT_STOCK_ALERT_DONE', { email })).waitFor()
  const button = page.getByRole('button', { name: text('PRODUCT_STOCK_ALERT') })
  for (const { slug } of [back, gone]) {
    await openPage(page, shop.url, `/shop/products/${slug}`)
    await button.click()
    await page.getByRole('main').getByText(text('ERROR_FORM_REQUIRED')).waitFor()
    await page.getByRole('main').getByLabel(text('PRODUCT_STOCK_ALERT_EMAIL')).fill(guest)
    await expectSound(visit)
    await button.click()
    await ask(guest)
  }
  await openPage(page, shop.url, '/account/login')
  await signUp(page, customer)
  await openPage(page, shop.url, `/shop/products/${back.slug}`)
  await button.click()
  await ask(customer.email)
  await expectSound(visit)

  const call = await staff()
  const stock = { id_producto: back.id, id_sucursal: back.branch, cantidad: 3, visto: 0 }
  expect(await call('staff/ajustar-stock', stock)).toBe(200)
  const end = await linkIn(inbox, guest, '/site/newsletter/unsubscribe')
  await linkIn(inbox, customer.email, '/site/newsletter/unsubscribe')
  expect(await call('staff/ajustar-stock', { ...stock, cantidad: 4, visto: 3 })).toBe(200)

  await page.goto(`${shop.url}${end}`)
  await settled(page)
  await page.getByRole('heading', { level: 1, name: text('SITE_STOCK_END_TITLE') }).waitFor()
  await expectSound(visit)
  await page.getByRole('button', { name: text('SITE_STOCK_END') }).click()
  await page.getByRole('heading', { level: 1, name: text('SITE_STOCK_ENDED') }).waitFor()
  const waiting = await shop.database.pool.query('SELECT 1 FROM stock_alerts WHERE email = $1', [guest])
  expect(waiting.rows).toEqual([])
  const { rows: told } = await shop.database.pool.query(
    `SELECT recipient, count(*)::int AS mails FROM mails WHERE kind = 'back-in-stock' GROUP BY 1 ORDER BY 1`,
  )
  expect(told).toEqual([
    { recipient: customer.email, mails: 1 },
    { recipient: guest, mails: 1 },
  ])
})
