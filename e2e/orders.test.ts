import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatClp } from '#rules/money/money.ts'
import { onDashboard, openPage, signIn, signUp } from '#testing/browser/account.ts'
import { acceptTerms, addressOf, guest, type Layer, putInCart, settled } from '#testing/browser/buying.ts'
import { keyOn } from '#testing/browser/layer-of-visit.ts'
import {
  expectSound,
  openTestShop,
  type ShopLanguage,
  type TestShop,
  type Visit,
} from '#testing/browser/shop-test.ts'
import { textsOf } from '#testing/browser/texts.ts'
import { inProof } from '#testing/counts.ts'

const text = textsOf('es')
const demo = { email: 'camila@example.cl', password: 'huella123' }

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop?.close())

const ruts = ['11111111-1', '12345678-5', '7654321-6', '12345613-0', '12345605-K', '1000005-K', '76192083-9']

let customers = 0
const newCustomer = () => {
  customers += 1
  return { email: `cuenta${customers}@correo.cl`, password: 'una-clave-larga' }
}

async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => location.assign(hash), `#${path}`)
  await settled(page)
}

const main = (page: Page) => page.getByRole('main')

/** Signs up and buys by transfer; ends on the success page. Returns the product and the order's number. */
async function buy({ page }: Visit, quantity = 1): Promise<{ product: string; number: string }> {
  await openPage(page, shop.url, '/account/login')
  await signUp(page, newCustomer())
  const product = await putInCart(page, shop, shop.url, 'food', quantity)
  await page.goto(addressOf(shop.url, '/shop/checkout', 'es'))
  await settled(page)
  await fillDelivery(page)
  await page.getByRole('radio', { name: new RegExp(text('CHECKOUT_TRANSFER')) }).check()
  await acceptTerms(page, 'es')
  await page
    .getByRole('button', { name: text('CHECKOUT_PAY').split('{total}')[0] ?? '' })
    .last()
    .click()
  await page.waitForURL(/#\/shop\/checkout\/\w{32}/)
  await settled(page)
  const { rows } = await shop.database.pool.query('SELECT max(number) AS number FROM orders')
  return { product, number: String(rows[0].number) }
}

/** What a customer is asked who has given an e-mail alone; each account has a RUT of its own. */
async function fillDelivery(page: Page): Promise<void> {
  const field = (name: string) => page.locator(`#checkout-${name}`)
  await field('rut').fill(ruts[customers % ruts.length] ?? '')
  await field('name').fill(guest.name)
  await field('phone').fill(guest.phone)
  await field('regionId').selectOption({ label: guest.region })
  await field('comunaId').fill(guest.comuna)
  await page.getByRole('option', { name: guest.comuna }).first().click()
  await field('street').fill(guest.street)
  await field('number').fill(guest.number)
  await page
    .getByRole('radiogroup', { name: text('CHECKOUT_CARRIERS') })
    .getByRole('radio')
    .first()
    .waitFor()
}

/** The staff accepted a request and paid $1.000 of it by transfer. */
const acceptedAndPartlyPaid = (requestId: number) =>
  shop.database.pool.query(
    `WITH request AS (
       UPDATE return_requests SET state = 'ACCEPTED' WHERE id = ${Number(requestId)} RETURNING id, order_id
     ), answered AS (
       INSERT INTO return_request_history (request_id, state, answer, actor)
       SELECT id, 'ACCEPTED', 'Tráelo a la tienda.', 'Ana' FROM request
     ), paid AS (
       INSERT INTO manual_payments (order_id, amount, paid_on, actor)
       SELECT o.id, o.total, current_date, 'Ana' FROM orders o JOIN request r ON r.order_id = o.id
     )
     INSERT INTO refunds (order_id, method, amount, reason, actor, state, done_at, return_request_id)
     SELECT order_id, 'transfer', 1000, 'return', 'Ana', 'DONE', now(), id FROM request`,
  )

describe('in the account', () => {
  test.each([360, ...inProof(1280)])(
    'at %i px an order made in the account is listed, opened, bought again and cancelled',
    async (width) => {
      const visit = await shop.visit({ width })
      const { page } = visit
      const { product, number } = await buy(visit)
      const title = text('ORDER_PAGE_TITLE').replace('{number}', number)

      await open(page, '/account/orders')
      await main(page).getByText(text('MY_ORDERS_WAITING')).waitFor()
      await expectSound(visit)
      await main(page)
        .getByRole('link', { name: text('ACCOUNT_ORDER_NUMBER').replace('{number}', number) })
        .click()
      await main(page).getByRole('heading', { level: 1, name: title }).waitFor()
      await main(page).getByText(guest.street).waitFor()
      await main(page).getByText(text('TRACK_RECEIVED')).last().waitFor()
      await main(page)
        .getByText(new RegExp(` · ${text('MY_ORDER_BY_YOU')}$`))
        .waitFor()
      // A transfer that has not arrived: no day of the calendar can be promised.
      await main(page)
        .getByText(/hábil(es)? (desde|en) que recibimos tu transferencia/)
        .waitFor()
      expect(
        await main(page)
          .getByText(/Llega (el|entre el) /)
          .count(),
      ).toBe(0)
      await expectSound(visit)

      await main(page)
        .getByRole('button', { name: text('MY_ORDER_REPEAT') })
        .click()
      await main(page)
        .getByRole('link', { name: text('MY_ORDER_TO_CART') })
        .click()
      await main(page).getByText(product).first().waitFor()

      await page.goBack()
      await main(page)
        .getByRole('button', { name: text('MY_ORDER_CANCEL') })
        .click()
      const dialog = page.getByRole('dialog', {
        name: text('MY_ORDER_CANCEL_TITLE').replace('{number}', number),
      })
      await expectSound(visit)
      await dialog.getByRole('button', { name: text('MY_ORDER_CANCEL_STAY') }).click()
      await dialog.waitFor({ state: 'hidden' })
      await main(page)
        .getByRole('button', { name: text('MY_ORDER_CANCEL') })
        .click()
      await dialog.getByRole('button', { name: text('MY_ORDER_CANCEL_DO') }).click()
      await main(page).getByText(text('ACCOUNT_ORDER_CANCELLED'), { exact: true }).waitFor()
      await dialog.waitFor({ state: 'detached' })
      expect(
        await main(page)
          .getByRole('button', { name: text('MY_ORDER_CANCEL') })
          .count(),
      ).toBe(0)
      const { rows } = await shop.database.pool.query('SELECT state FROM orders WHERE number = $1', [number])
      expect(rows).toEqual([{ state: 'CANCELLED' }])
      await expectSound(visit)
    },
  )

  test.each([1280, ...inProof(360)])(
    'at %i px what was received is asked back within its time',
    async (width) => {
      const visit = await shop.visit({ width })
      const { page } = visit
      const { number } = await buy(visit, 2)
      await shop.database.pool.query(
        `WITH moved AS (
         UPDATE orders SET state = 'COMPLETED', payment_state = 'PAID', preparation_state = 'DELIVERED',
           tracking_number = '99999999-123', carrier_id = 1, carrier_name = 'Chilexpress'
         WHERE number = $1 RETURNING id
       )
       INSERT INTO order_history (order_id, state, payment_state, preparation_state, actor)
       SELECT id, 'COMPLETED', 'PAID', 'DELIVERED', 'Ana' FROM moved`,
        [number],
      )
      const { rows } = await shop.database.pool.query('SELECT id FROM orders WHERE number = $1', [number])
      await open(page, `/account/orders/${rows[0].id}`)
      const parcel = main(page).getByRole('link', { name: text('PARCEL_FOLLOW', { carrier: 'Chilexpress' }) })
      expect(await parcel.getAttribute('href')).toBe(
        'https://centrodeayuda.chilexpress.cl/seguimiento/99999999-123',
      )
      await main(page)
        .getByRole('button', { name: text('RETURN_OPEN') })
        .click()
      await expectSound(visit)
      await main(page)
        .getByRole('button', { name: text('RETURN_SEND') })
        .click()
      await main(page).getByText(text('RETURN_ERROR_LINES')).waitFor()
      const chooseOne = () =>
        main(page)
          .getByLabel(/^Unidades de/)
          .first()
          .selectOption('1')
      const keys: string[] = []
      await page.route('**/api/guardar-solicitud*', async (route) => {
        keys.push(route.request().postDataJSON().clave_idempotencia)
        if (keys.length === 3) return route.continue()
        if (keys.length === 2) await route.fetch()
        return route.abort('connectionreset')
      })
      const send = async (reason: string) => {
        const sent = page.waitForRequest('**/api/guardar-solicitud*')
        await main(page).getByLabel(text('RETURN_REASON')).fill(reason)
        await main(page)
          .getByRole('button', { name: text('RETURN_SEND') })
          .click()
        await sent
      }
      const unheard = main(page).getByText(text('ACCOUNT_ERROR_NETWORK'))
      await chooseOne()
      await send('Se perdió en el camino.')
      await unheard.waitFor()
      await send('No era la talla.')
      await unheard.waitFor()
      // It arrived unheard: what is changed now asks for no other unit, though one is left.
      await main(page)
        .getByRole('button', { name: text('ADDRESS_CANCEL') })
        .click()
      await main(page)
        .getByRole('button', { name: text('RETURN_OPEN') })
        .click()
      await chooseOne()
      await send('Me arrepentí.')
      await main(page).getByText(text('RETURN_ARRIVED')).waitFor()
      await main(page).getByText('No era la talla.').waitFor()
      // Once that is shown, what is sent is another request.
      await send('También el otro.')
      await unheard.waitFor()
      const [key] = keys
      expect(keys).toEqual([key, key, key, expect.not.stringContaining(String(key))])
      expect(visit.problems.splice(0)).toEqual(
        ['CONNECTION_RESET', 'CONNECTION_RESET', '409', 'CONNECTION_RESET'].map((problem) =>
          expect.stringContaining(problem),
        ),
      )
      await main(page).getByText(text('RETURN_RECEIVED'), { exact: true }).waitFor()
      await main(page).getByText('No era la talla.').waitFor()
      await expectSound(visit)
      const requested = await shop.database.pool.query(
        'SELECT id, kind, state, amount FROM return_requests WHERE order_id = $1',
        [rows[0].id],
      )
      expect(requested.rows).toEqual([
        { id: expect.any(Number), kind: 'RETRACTO', state: 'RECEIVED', amount: expect.any(Number) },
      ])
      const [{ id, amount }] = requested.rows
      const fact = (name: string) =>
        main(page)
          .locator('dt', { hasText: new RegExp(`^${name}$`) })
          .locator('+ dd')
      // money 3: how much, until when, and what of it is done
      await fact(text('RETURN_REFUND_IF')).getByText(formatClp(amount)).waitFor()
      await fact(text('RETURN_REFUND_DUE')).waitFor()
      await acceptedAndPartlyPaid(id)
      await page.reload()
      await settled(page)
      await fact(text('RETURN_REFUND_AMOUNT')).getByText(formatClp(amount)).waitFor()
      const part = text('RETURN_REFUND_PART')
        .replace('{done}', '$1.000')
        .replace('{amount}', formatClp(amount))
      await fact(text('RETURN_REFUND_STATE')).getByText(part).waitFor()
      await main(page).getByText(text('RETURN_REFUND_TRANSFER')).waitFor()
      await main(page).getByText('Tráelo a la tienda.').waitFor()
      await expectSound(visit)
    },
  )

  test('an address is written once the regions are there, and asks for them again where they did not come', async () => {
    const { page } = await shop.visit()
    await openPage(page, shop.url, '/account/login')
    await signUp(page, newCustomer())
    await onDashboard(page)
    await page.route('**/api/TraerRegionDireccionCliente*', (route) =>
      route.fulfill({ status: 500, json: { error: 'INTERNAL', message: 'No.' } }),
    )
    await open(page, '/account/addresses/new')
    await main(page).getByText(text('ADDRESSES_FAILED')).waitFor()
    expect(await main(page).getByLabel(text('CHECKOUT_REGION')).count()).toBe(0)
    await page.unrouteAll()
    await main(page)
      .getByRole('button', { name: text('CHECKOUT_RETRY') })
      .click()
    await main(page).getByLabel(text('CHECKOUT_REGION')).selectOption({ label: guest.region })
  })

  test.each<[Layer, number]>([
    ['remote', 360],
    ...inProof<[Layer, number]>(['sample', 1280], ['remote', 1280], ['sample', 360]),
  ])(
    '[S2.19] on %s at %i px one address of several is the default, and one is edited',
    async (layer, width) => {
      const visit = await shop.visit({ width })
      const { page } = visit
      await openPage(page, shop.url, '/account/login', layer)
      if (layer === 'remote') await signUp(page, newCustomer())
      else await signIn(page, demo)
      await onDashboard(page)
      await open(page, '/account/addresses')
      await expectSound(visit)
      const add = async (street: string) => {
        await main(page)
          .getByRole('link', { name: text('ADDRESS_ADD') })
          .click()
        const form = main(page)
        await form.getByLabel(text('ADDRESS_FIRST_NAME')).fill('Camila')
        await form.getByLabel(text('CHECKOUT_REGION')).selectOption({ label: guest.region })
        await form.getByRole('combobox', { name: text('CHECKOUT_COMUNA') }).fill(guest.comuna)
        await page.getByRole('option', { name: guest.comuna }).first().click()
        await form.getByLabel(text('CHECKOUT_STREET')).fill(street)
        await form.getByLabel(text('CHECKOUT_NUMBER'), { exact: true }).fill('7')
        await expectSound(visit)
        await form.getByRole('button', { name: text('ADDRESS_SAVE') }).click()
        await main(page).getByText(`${street} 7`).waitFor()
      }
      const card = (street: string) =>
        main(page)
          .getByRole('listitem')
          .filter({ hasText: `${street} 7` })
      const isDefault = (street: string) =>
        card(street).getByText(text('ADDRESS_IS_DEFAULT'), { exact: true })
      await add('Primera')
      await isDefault('Primera').waitFor()
      await add('Segunda')
      await add('Tercera')
      expect(await isDefault('Segunda').count()).toBe(0)
      await card('Segunda').getByRole('button', { name: 'Usar como principal' }).click()
      await isDefault('Segunda').waitFor()
      await isDefault('Primera').waitFor({ state: 'detached' })
      await card('Segunda').getByRole('button', { name: 'Eliminar' }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('ADDRESS_REMOVE') })
        .click()
      // Said outside of the dialog, which is gone before anybody listened for its end.
      await page
        .getByRole('region', { name: text('UI_NOTICES') })
        .getByText(text('ADDRESS_REMOVED'))
        .waitFor()
      await card('Segunda').waitFor({ state: 'detached' })
      await isDefault('Primera').waitFor()
      expect(await main(page).getByText(text('ADDRESS_IS_DEFAULT'), { exact: true }).count()).toBe(1)
      await card('Tercera').getByRole('link', { name: 'Editar' }).click()
      const street = main(page).getByLabel(text('CHECKOUT_STREET'))
      await street.waitFor()
      expect(await street.inputValue()).toBe('Tercera')
      expect(
        await main(page)
          .getByRole('combobox', { name: text('CHECKOUT_COMUNA') })
          .inputValue(),
      ).toBe(guest.comuna)
      await street.fill('Cuarta')
      await main(page)
        .getByRole('button', { name: text('ADDRESS_SAVE') })
        .click()
      await card('Cuarta').waitFor()
      expect(await card('Tercera').count()).toBe(0)
      await expectSound(visit)
    },
  )
})

test.each<[ShopLanguage, boolean]>([
  ['en-RTL', true],
  ...inProof<[ShopLanguage, boolean]>(['ru', false], ['es', true], ['en-RTL', false]),
])(
  '[S2.14] [S2.15] [S2.16] [S2.17] [S2.18] [S2.20] the pages of the account are sound in %s, dark %s',
  async (language, dark) => {
    const visit = await shop.visit({ language, dark })
    const { page } = visit
    // A guest is led back to what was asked for.
    await page.goto(addressOf(shop.url, '/account/orders/3', language, 'sample'))
    await page.waitForURL(/#\/account\/login\?next=%2Faccount%2Forders%2F3$/)
    await settled(page)
    await page.getByText(demo.password).waitFor()
    await expectSound(visit)
    await open(page, '/account/reset-password')
    await expectSound(visit)
    await open(page, '/account/login')
    await signIn(page, demo, language)
    await page.waitForURL(/#\/account\/dashboard$/)
    await page.evaluate(() => location.assign('#/account'))
    await page.waitForURL(/#\/account\/dashboard$/)
    // Each with what it is for.
    const pages = [
      ['dashboard', 'a[href^="/account/orders/"]'],
      ['orders', 'a[href^="/account/orders/"]'],
      ['orders/3', 'a[href^="/shop/products/"]'],
      ['addresses', 'a[href="/account/addresses/new"]'],
      ['addresses/new', 'form'],
      ['profile', 'form'],
      ['password', 'form'],
      ['privacy', 'input[type="checkbox"]'],
    ] as const
    for (const [path, own] of pages) {
      await open(page, `/account/${path}`)
      await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'))
      await main(page).locator(own).first().waitFor()
      await expectSound(visit)
      const nav = page.getByRole('navigation', { name: textsOf(language)('ACCOUNT_NAV') })
      await expect.poll(() => nav.locator('[aria-current]').count(), { message: path }).toBe(1)
    }
  },
)

test.each<Layer>(['remote', ...inProof<Layer>('sample')])(
  '[S4.33] [S9.16] on %s, what one tab signs in and out of is seen in another within about a second',
  async (layer) => {
    const { page } = await shop.visit()
    const customer = layer === 'remote' ? newCustomer() : demo
    await openPage(page, shop.url, '/account/login', layer)
    if (layer === 'remote') {
      await signUp(page, customer)
      await page.getByText(text('ACCOUNT_ORDERS_NONE')).waitFor()
      await page
        .getByRole('navigation')
        .getByRole('button', { name: text('ACCOUNT_LOGOUT') })
        .click()
      await page.waitForURL(/#\/account\/login$/)
    }
    const other = await page.context().newPage()
    await other.clock.install()
    await openPage(other, shop.url, '/', layer)
    const header = other.getByRole('banner').filter({ visible: true })
    await header.getByText('Hola, Iniciar sesión').first().waitFor()
    await signIn(page, customer)
    await page.waitForURL(/#\/account\/dashboard$/)
    await header.getByText(customer.email).first().waitFor({ timeout: 20_000 })
    // What no event tells is seen by the poll, within a second of the page's own clock.
    const key = keyOn(layer, 'UserIdentificado')
    await other.clock.pauseAt(Date.now() + 60_000)
    const saved = await other.evaluate((key) => {
      const profile = localStorage.getItem(key) ?? ''
      localStorage.removeItem(key)
      return profile
    }, key)
    expect(await header.getByText(customer.email).count(), 'before it is looked at').toBeGreaterThan(0)
    await other.clock.runFor(1000)
    expect(await header.getByText('Hola, Iniciar sesión').count()).toBeGreaterThan(0)
    await other.evaluate(([key = '', profile = '']) => localStorage.setItem(key, profile), [key, saved])
    await other.clock.runFor(1000)
    expect(await header.getByText(customer.email).count()).toBeGreaterThan(0)
    await other.clock.resume()
    await openPage(page, shop.url, '/account/dashboard', layer)
    await open(other, '/account/dashboard')
    await page
      .getByRole('navigation')
      .getByRole('button', { name: text('ACCOUNT_LOGOUT') })
      .click()
    await page.waitForURL(/#\/account\/login$/)
    await other.waitForURL(/#\/account\/login$/, { timeout: 20_000 })
  },
)

test('[S5.21] [S5.22] [S5.36] the login wants a valid e-mail and a password, each said at its field', async () => {
  const visit = await shop.visit()
  const { page } = visit
  await openPage(page, shop.url, '/account/login')
  const form = main(page).locator('form', { has: page.getByLabel(text('ACCOUNT_REMEMBER')) })
  const button = form.getByRole('button', { name: text('ACCOUNT_LOGIN'), exact: true })
  const missing = () => form.getByText(text('ERROR_FORM_REQUIRED')).count()
  expect(await missing(), 'before anything was touched').toBe(0)
  await button.click()
  await expect.poll(missing).toBe(2)
  const email = form.getByLabel(text('ACCOUNT_EMAIL'), { exact: true })
  await email.fill('camila')
  await button.click()
  await form.getByText(text('ERROR_FORM_INCORRECT_EMAIL')).waitFor()
  await email.fill('camila@example.cl')
  await form.getByText(text('ERROR_FORM_INCORRECT_EMAIL')).waitFor({ state: 'detached' })
  await expect.poll(missing).toBe(1)
  expect(visit.requests.filter((url) => url.includes('autentificar-usuario'))).toEqual([])
  await expectSound(visit)
})
