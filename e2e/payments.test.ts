import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGateway } from '#sandbox/webpay/start-gateway.ts'
import { openPage, signUp } from '#testing/browser/account.ts'
import { acceptTerms, addressOf, fillCheckout, guest, putInCart, settled } from '#testing/browser/buying.ts'
import { freePort } from '#testing/browser/free-port.ts'
import { held } from '#testing/browser/held.ts'
import {
  expectSound,
  openTestShop,
  type ShopLanguage,
  type TestShop,
  type Visit,
} from '#testing/browser/shop-test.ts'
import { textsOf } from '#testing/browser/texts.ts'
import { inProof } from '#testing/counts.ts'

let gateway: Awaited<ReturnType<typeof startGateway>>
let shop: TestShop
beforeAll(async () => {
  gateway = await startGateway()
  const port = await freePort()
  shop = await openTestShop({
    ...gateway.environment,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  })
})
afterAll(async () => {
  await shop?.close()
  await gateway?.stop()
})

type AtForm = 'aprobar' | 'rechazar' | 'abortar' | 'vencer' | 'error'

const text = textsOf('es')
const words = {
  aprobar: 'Aprobar',
  rechazar: 'Rechazar',
  abortar: 'Anular compra',
  vencer: 'Dejar vencer',
  error: 'Error de formulario',
}

/** Chooses at the gateway's form how the payment ends, and waits until the shop is back. */
async function atForm(page: Page, action: AtForm, card = 'VC'): Promise<void> {
  await page.getByRole('heading', { name: 'Pasarela de pruebas' }).waitFor()
  await page.getByLabel('Tarjeta').selectOption(card)
  await page.getByRole('button', { name: words[action], exact: true }).click()
  await page.waitForURL(/#\/pago\/resultado\/\w{32}/)
}

/** A guest with a cart at the checkout, all filled, whose button is pressed: the gateway's form follows. */
async function buyOnline(
  visit: Visit,
  language: ShopLanguage = 'es',
  fill = (page: Page) => fillCheckout(page, language),
): Promise<void> {
  const { page } = visit
  const say = textsOf(language)
  await putInCart(page, shop)
  await page.goto(addressOf(shop.url, '/shop/checkout', language))
  await settled(page)
  await fill(page)
  await page.getByRole('radio', { name: new RegExp(say('ORDER_PAYMENT_WEBPAY')) }).check()
  await acceptTerms(page, language)
  await page
    .getByRole('button', { name: say('CHECKOUT_PAY_ONLINE').split('{total}')[0] ?? '' })
    .last()
    .click()
}

const headed = (page: Page, key: string, language: ShopLanguage = 'es') =>
  page.getByRole('heading', { level: 1, name: textsOf(language)(key) }).waitFor()

const tokenOf = (page: Page) => /\/(\w{32})/.exec(page.url())?.[1] ?? ''

async function orderOf(token: string) {
  const { rows } = await shop.database.pool.query<{
    state: string
    payment_state: string
    confirmed: boolean
    attempts: number
    charged: number
  }>(
    `SELECT o.state, o.payment_state, o.confirmed_at IS NOT NULL AS confirmed,
       (SELECT count(*)::int FROM payments p WHERE p.order_id = o.id) AS attempts,
       (SELECT count(*)::int FROM payments p WHERE p.order_id = o.id AND p.state = 'APPROVED') AS charged
     FROM orders o WHERE o.token = $1`,
    [token],
  )
  return rows[0]
}

describe('a guest pays at the gateway', () => {
  test.each<[ShopLanguage, number]>([
    ['en', 360],
    ...inProof<[ShopLanguage, number]>(['ru', 1280], ['es', 1280], ['en-RTL', 360]),
  ])('in %s at %i px: approved, with all that a voucher says', async (language, width) => {
    const visit = await shop.visit({ language, width })
    const { page } = visit
    const say = textsOf(language)
    await buyOnline(visit, language)
    await atForm(page, 'aprobar')
    await headed(page, 'PAYMENT_PAID', language)
    await page.locator(`html[dir="${language === 'en-RTL' ? 'rtl' : 'ltr'}"]`).waitFor({ state: 'attached' })
    expect(await page.getByRole('banner').count(), 'no layout stands around the payment').toBeLessThanOrEqual(
      1,
    )
    const voucher = page.getByRole('region', { name: say('PAYMENT_FACTS') })
    for (const fact of ['Huella SpA', say('PAYMENT_CARD_VC'), /•••• \d{4}/, say('PAYMENT_AUTHORIZATION')]) {
      await voucher.getByText(fact).first().waitFor()
    }
    await expectSound(visit)
    const token = tokenOf(page)
    await expect
      .poll(async () => orderOf(token))
      .toEqual({
        state: 'PENDING',
        payment_state: 'PAID',
        confirmed: true,
        attempts: 1,
        charged: 1,
      })
    await page.getByRole('link', { name: say('PAYMENT_SEE_ORDER') }).click()
    await page.waitForURL(/#\/shop\/checkout\/\w{32}/)
    await page.getByText(say('ORDER_RECEIVED_PAID')).waitFor()
    await expectSound(visit)
  })

  test('late on a Saturday in Chile, the voucher says all before the order is confirmed', async () => {
    const visit = await shop.visit({ width: 360 })
    const { page } = visit
    await page.clock.setFixedTime('2026-11-22T02:30:00Z')
    const confirming = await held(page, '**/api/confirmar-pedido*')
    await buyOnline(visit)
    await atForm(page, 'aprobar')
    await headed(page, 'PAYMENT_PAID')
    await confirming.requested
    await page
      .getByRole('region', { name: text('PAYMENT_FACTS') })
      .getByText(text('PAYMENT_AUTHORIZATION'))
      .waitFor()
    await expectSound(visit)
    const token = tokenOf(page)
    const paid = { state: 'PENDING', payment_state: 'PAID', attempts: 1, charged: 1 }
    expect(await orderOf(token)).toEqual({ ...paid, confirmed: false })
    confirming.let()
    await expect.poll(async () => orderOf(token)).toEqual({ ...paid, confirmed: true })
    expect(confirming.times()).toBe(1)
  })

  test('what ends otherwise says so, at each width, and the same order is paid by trying again', async () => {
    const visit = await shop.visit()
    const { page } = visit
    await buyOnline(visit)
    const endings: [AtForm, string, ...number[]][] = [
      ['rechazar', 'PAYMENT_REJECTED', 1280, ...inProof(360)],
      ['abortar', 'PAYMENT_ABORTED', 360, ...inProof(1280)],
      ['vencer', 'PAYMENT_EXPIRED', 1280, ...inProof(360)],
      ['error', 'PAYMENT_REJECTED', 360],
    ]
    let token = ''
    for (const [action, heading, ...widths] of endings) {
      await atForm(page, action)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await headed(page, heading)
        await expectSound(visit)
      }
      token ||= tokenOf(page)
      expect(await page.getByText(text('PAYMENT_AUTHORIZATION')).count(), 'nothing was authorised').toBe(0)
      expect(await page.getByRole('heading', { name: text('PAYMENT_FACTS') }).count()).toBe(0)
      expect(await orderOf(token), action).toMatchObject({ state: 'PENDING', charged: 0 })
      await page.getByRole('button', { name: text('PAYMENT_RETRY') }).click()
    }
    await atForm(page, 'aprobar', 'VD')
    await headed(page, 'PAYMENT_PAID')
    expect(tokenOf(page)).toBe(token)
    expect(await orderOf(token)).toMatchObject({
      payment_state: 'PAID',
      attempts: endings.length + 1,
      charged: 1,
    })
  })

  test('whose card is refused lets the same order wait for a transfer, and is told where to', async () => {
    const visit = await shop.visit({ width: 390 })
    const { page } = visit
    await buyOnline(visit)
    await atForm(page, 'rechazar')
    await headed(page, 'PAYMENT_REJECTED')
    const token = tokenOf(page)
    await page.getByRole('button', { name: text('PAYMENT_BY_TRANSFER') }).click()
    const dialog = page.getByRole('dialog', { name: text('PAYMENT_BY_TRANSFER_TITLE') })
    await dialog.waitFor()
    await expectSound(visit)
    // The dialog closes with each answer.
    const fault = { error: 'UNAVAILABLE', message: 'Ahora no. Código para contarnos: 1a2b3c4d.' }
    const starting = '**/api/iniciar-pago*'
    await page.keyboard.press('Escape')
    const keys: string[] = []
    await page.route(starting, (route) => {
      keys.push(route.request().postDataJSON().clave_idempotencia)
      return route.fulfill({ status: 503, json: fault })
    })
    // An attempt may have begun behind the fault: it is asked for again under its key.
    for (const times of [1, 2]) {
      await page.getByRole('button', { name: text('PAYMENT_RETRY') }).click()
      await expect.poll(() => keys.length).toBe(times)
      await page.getByRole('alert').getByText(fault.message).waitFor()
    }
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
    await page.unroute(starting)
    await page.getByRole('button', { name: text('PAYMENT_BY_TRANSFER') }).click()
    const call = '**/api/pagar-por-transferencia*'
    await page.route(call, (route) =>
      route.fulfill({ status: 429, json: { error: 'TOO_MANY_REQUESTS', message: 'Espera un momento.' } }),
    )
    await dialog.getByRole('button', { name: text('PAYMENT_BY_TRANSFER') }).click()
    await page.getByRole('alert').getByText('Espera un momento.').waitFor()
    visit.problems.splice(0) // the browser itself logs the refusal that was made here
    await page.unroute(call)
    await page.getByRole('button', { name: text('PAYMENT_BY_TRANSFER') }).click()
    await dialog.getByRole('button', { name: text('PAYMENT_BY_TRANSFER') }).click()
    await page.getByRole('button', { name: text('ORDER_COPY_ALL') }).waitFor()
    expect(tokenOf(page)).toBe(token)
    expect(await orderOf(token)).toMatchObject({
      state: 'PENDING',
      payment_state: 'WAITING',
      attempts: 1,
      charged: 0,
    })
  })

  test.each([360, ...inProof(1280)])(
    'at %i px sent back four times, the shopper sees one result and is charged once',
    async (width) => {
      const visit = await shop.visit({ width })
      gateway.gateway.misbehave({ moreReturns: 3 })
      try {
        await buyOnline(visit)
        await atForm(visit.page, 'aprobar')
        await headed(visit.page, 'PAYMENT_PAID')
        await expectSound(visit)
      } finally {
        gateway.gateway.misbehave()
      }
      expect(await orderOf(tokenOf(visit.page))).toMatchObject({
        payment_state: 'PAID',
        attempts: 1,
        charged: 1,
      })
    },
  )

  test('a customer leaves for the gateway once, when the account’s cart is without what was bought', async () => {
    const visit = await shop.visit()
    const { page } = visit
    const customer = { email: `cliente-${crypto.randomUUID()}@example.cl`, password: 'una-clave-larga' }
    await openPage(page, shop.url, '/account/login')
    await signUp(page, customer)
    const carts = '/api/guardar-carrito'
    const saved = page.waitForResponse((response) => response.url().includes(carts))
    await buyOnline(visit, 'es', async () => {
      await saved
      await page.locator('#checkout-rut').fill('11.111.111-1')
      await page.locator('#checkout-name').fill(guest.name)
      await page.locator('#checkout-phone').fill(guest.phone)
      await page.getByRole('radio', { name: new RegExp(text('CHECKOUT_PICKUP')) }).check()
      const branches = page.getByRole('radiogroup', { name: text('CHECKOUT_BRANCH') })
      await branches.getByRole('radio').first().check()
      // A network that is slow from here on: whatever the page does beside it comes first.
      await page.route(`**${carts}*`, async (route) => {
        for (let frame = 0; frame < 60; frame++)
          await page.evaluate(() => new Promise(requestAnimationFrame)).catch(() => undefined)
        await route.continue()
      })
    })
    const begun: string[] = []
    page.on('request', (request) => begun.push(request.url()))
    await atForm(page, 'aprobar')
    expect(begun.filter((url) => url.includes('/api/iniciar-pago'))).toEqual([])
    const { rows } = await shop.database.pool.query(
      'SELECT 1 FROM account_cart_lines WHERE customer_id = (SELECT id FROM customers WHERE email = $1)',
      [customer.email],
    )
    expect(rows).toEqual([])
  })

  test('the browser’s arrow back from the gateway shows the order that waits, and buys nothing twice', async () => {
    const visit = await shop.visit()
    const { page } = visit
    await buyOnline(visit)
    await page.getByRole('heading', { name: 'Pasarela de pruebas' }).waitFor()
    await page.goBack()
    await page.waitForURL(/#\/pago\/resultado\/\w{32}/)
    await headed(page, 'PAYMENT_OPEN')
    const token = tokenOf(page)
    await page.getByRole('button', { name: text('PAYMENT_PAY') }).click()
    await atForm(page, 'aprobar')
    await headed(page, 'PAYMENT_PAID')
    expect(tokenOf(page)).toBe(token)
  })

  test('an order whose payment was given up asks for it first; once it is cancelled it is bought again', async () => {
    const visit = await shop.visit({ width: 390 })
    const { page } = visit
    await buyOnline(visit)
    await atForm(page, 'abortar')
    await headed(page, 'PAYMENT_ABORTED')
    const token = tokenOf(page)
    await page.goto(addressOf(shop.url, `/shop/checkout/${token}`, 'es'))
    await settled(page)
    const [before = ''] = text('ORDER_PAY_TITLE').split('{total}')
    const unpaid = page.getByRole('main').getByRole('region').first()
    expect(await unpaid.getByRole('heading').textContent()).toContain(before)
    await unpaid.getByText(text('PAYMENT_HELD').split('{date}')[0] ?? '').waitFor()
    await expectSound(visit)
    await unpaid.getByRole('link', { name: text('PAYMENT_PAY') }).click()
    await page.getByRole('button', { name: text('PAYMENT_RETRY') }).waitFor()
    // After as many attempts as there may be the order still holds what it asks for: it is not bought twice.
    await page.route('**/api/resultado-pago?*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), puede_reintentar: 0 } })
    })
    await page.reload()
    await headed(page, 'PAYMENT_ABORTED')
    await page.getByRole('link', { name: text('ORDER_KEEP_SHOPPING') }).waitFor()
    expect(await page.getByRole('button', { name: text('MY_ORDER_REPEAT') }).count()).toBe(0)
    await page.unroute('**/api/resultado-pago?*')

    await shop.database.pool.query(
      `UPDATE orders SET state = 'CANCELLED', payment_state = 'EXPIRED' WHERE token = $1`,
      [token],
    )
    for (const [path, told] of [
      [`/pago/resultado/${token}`, 'PAYMENT_CANCELLED_TEXT'],
      [`/shop/checkout/${token}`, 'ORDER_RECEIVED_EXPIRED'],
    ] as const) {
      await page.goto(addressOf(shop.url, path, 'es'))
      await page.reload()
      await page.getByText(text(told)).waitFor()
      await page.getByRole('button', { name: text('MY_ORDER_REPEAT') }).click()
      await page.getByText(text('MY_ORDER_REPEATED_ONE', { count: 1 })).waitFor()
    }
    await expectSound(visit)
    await page.getByRole('link', { name: text('MY_ORDER_TO_CART') }).click()
    await page
      .getByText(text('CART_COUNT_OTHER', { count: 2 }))
      .first()
      .waitFor()
  })

  test('a page that the browser has kept while at the gateway shows how the payment stands, and can pay', async () => {
    const visit = await shop.visit({ width: 360 })
    const { page } = visit
    // The browsers of tests keep no page: with no content to show the shop's own stays, as one that comes back does.
    const elsewhere = (url: URL) => url.origin !== new URL(shop.url).origin
    await page.route(elsewhere, (route) => route.fulfill({ status: 204 }))
    const comesBack = () =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    const sent = page.waitForResponse((response) => elsewhere(new URL(response.url())))
    await buyOnline(visit)
    await sent
    await headed(page, 'PAYMENT_GOING')
    await comesBack()
    await page.waitForURL(/#\/pago\/resultado\/\w{32}/)
    await headed(page, 'PAYMENT_OPEN')
    const again = page.waitForResponse((response) => elsewhere(new URL(response.url())))
    const pay = page.getByRole('button', { name: text('PAYMENT_PAY') })
    await pay.click()
    await again
    await page.locator('button[aria-busy="true"]').waitFor()
    await comesBack()
    await page.locator('button[aria-busy="true"]').waitFor({ state: 'detached' })
    await page.unroute(elsewhere)
    await pay.click()
    await atForm(page, 'aprobar')
    await headed(page, 'PAYMENT_PAID')
  })

  test('while the gateway is down the order stands and says so; once it is up it is paid', async () => {
    const visit = await shop.visit({ width: 360 })
    const { page } = visit
    gateway.gateway.misbehave({ faults: { create: { kind: 'down' } } })
    try {
      await buyOnline(visit)
      await headed(page, 'PAYMENT_UNAVAILABLE')
    } finally {
      gateway.gateway.misbehave()
    }
    visit.problems.splice(0) // the browser itself logs the refusals that were made here
    await expectSound(visit)
    await page.getByRole('button', { name: text('PAYMENT_RETRY') }).click()
    await atForm(page, 'aprobar')
    await headed(page, 'PAYMENT_PAID')
  })

  test('while the gateway does not answer the shopper is told to wait, and then that it is paid', async () => {
    const visit = await shop.visit({ width: 360 })
    const { page } = visit
    gateway.gateway.misbehave({ faults: { commit: { kind: 'garbage' }, status: { kind: 'down' } } })
    try {
      await buyOnline(visit)
      await atForm(page, 'aprobar')
      await headed(page, 'PAYMENT_WAITING')
      expect(await page.getByRole('button', { name: text('PAYMENT_RETRY') }).count()).toBe(0)
      await expectSound(visit)
    } finally {
      gateway.gateway.misbehave()
    }
    const token = tokenOf(page)
    expect(await orderOf(token)).toMatchObject({ payment_state: 'WAITING', attempts: 1, charged: 0 })
    const { rows } = await shop.database.pool.query<{ token: string }>(
      `UPDATE payments SET leased_until = now() WHERE order_id = (SELECT id FROM orders WHERE token = $1)
       RETURNING token`,
      [token],
    )
    await page.goto(`${shop.url}/pago/webpay/retorno?token_ws=${rows[0]?.token}`)
    await headed(page, 'PAYMENT_PAID')
    expect(await orderOf(token)).toMatchObject({ payment_state: 'PAID', attempts: 1, charged: 1 })
  })

  test.each(['0'.repeat(32), 'cut-short'])(
    '%s, a token of no order, is a page that does not exist',
    async (token) => {
      const { page } = await shop.visit()
      for (const path of [`/pago/resultado/${token}`, `/pago/${token}`]) {
        await page.goto(addressOf(shop.url, path, 'es'))
        await headed(page, 'SITE_NOT_FOUND_TITLE')
      }
    },
  )
})
