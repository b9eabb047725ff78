import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatClp } from '#rules/money/money.ts'
import { openPage, signIn, signUp } from '#testing/browser/account.ts'
import {
  acceptTerms,
  addressOf,
  carriersShown,
  fillCart,
  fillCheckout,
  guest,
  putInCart,
  settled,
} from '#testing/browser/buying.ts'
import { held } from '#testing/browser/held.ts'
import { expectSound, openTestShop, type TestShop } from '#testing/browser/shop-test.ts'
import { smallTargets } from '#testing/browser/small-targets.ts'
import { tabTo as tabWithin } from '#testing/browser/tab-to.ts'
import { textsOf } from '#testing/browser/texts.ts'
import { inProof } from '#testing/counts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => {
  await shop?.close()
})

const text = textsOf('es')
const password = 'una-clave-larga'
const newcomer = () => ({ email: `cliente-${crypto.randomUUID()}@example.cl`, password })

async function atCheckout(page: Page, url = shop.url): Promise<void> {
  await putInCart(page, shop, url)
  await page.goto(addressOf(url, '/shop/checkout', 'es'))
  await settled(page)
  await page.getByRole('heading', { name: text('CHECKOUT_STEP_CONTACT') }).waitFor()
}

const payBy = async (page: Page, kind: 'CHECKOUT_TRANSFER' | 'ORDER_PAYMENT_STORE') =>
  page.getByRole('radio', { name: new RegExp(text(kind)) }).check()

const buyButton = (page: Page) =>
  page.getByRole('button', { name: text('CHECKOUT_PAY').split('{total}')[0] ?? '' }).last()

/** The order arrives, and its answer is lost. */
async function buyUnheard(page: Page): Promise<void> {
  const order = '**/api/generar-pedido*'
  await page.route(order, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await buyButton(page).click()
  await page.getByText(text('CHECKOUT_FAILED_NETWORK')).waitFor()
  await page.unroute(order)
}

describe('the checkout', () => {
  test.each([[360, '11.111.111-1'], ...inProof<[number, string]>([1280, '7.654.321-6'])] as [
    number,
    string,
  ][])('[S2.13] at %i px a customer signs in on the way, and nothing is asked twice', async (width, rut) => {
    const customer = newcomer()
    const first = await shop.visit()
    await openPage(first.page, shop.url, '/account/login')
    await signUp(first.page, customer)
    await atCheckout(first.page)
    // A new customer has given an e-mail alone: the rest is asked once.
    expect(await first.page.locator('#checkout-email').count()).toBe(0)
    await fillKnown(first.page, rut)
    await payBy(first.page, 'CHECKOUT_TRANSFER')
    await acceptTerms(first.page, 'es')
    await buyButton(first.page).click()
    await first.page.waitForURL(/#\/shop\/checkout\/\w{32}/)

    const visit = await shop.visit({ width })
    const { page } = visit
    await atCheckout(page)
    await page.getByRole('radio', { name: new RegExp(text('CHECKOUT_PICKUP')) }).check()
    await page.getByRole('button', { name: text('CHECKOUT_NOTE_ADD') }).click()
    await page.getByLabel(text('CHECKOUT_NOTE')).fill('Tocar el timbre')
    await page.getByRole('link', { name: text('CHECKOUT_SIGN_IN') }).click()
    await page.waitForURL(/#\/account\/login/)
    await signIn(page, customer)
    await page.waitForURL(/#\/shop\/checkout$/)
    await settled(page)
    expect(await page.getByLabel(text('CHECKOUT_NOTE')).inputValue()).toBe('Tocar el timbre')
    await page.getByRole('main').getByText(guest.name).first().waitFor()
    for (const field of ['email', 'rut', 'name', 'phone']) {
      expect(await page.locator(`#checkout-${field}`).count(), field).toBe(0)
    }
    await page.getByRole('radio', { name: new RegExp(text('CHECKOUT_HOME')) }).check()
    const saved = page.getByRole('radiogroup', { name: text('CHECKOUT_ADDRESSES') })
    const own = saved.getByRole('radio', { name: new RegExp(`${guest.street} ${guest.number}`) })
    await own.waitFor()
    expect(await own.isChecked()).toBe(true)
    expect(await page.locator('#checkout-street').count()).toBe(0)
    await carriersShown(page)
    await expectSound(visit)

    await payBy(page, 'CHECKOUT_TRANSFER')
    await acceptTerms(page, 'es')
    await buyButton(page).click()
    await page.waitForURL(/#\/shop\/checkout\/\w{32}/)
    const token = /checkout\/(\w{32})/.exec(page.url())?.[1]
    const { rows } = await shop.database.pool.query(
      `SELECT o.customer_email, o.address->>'street' AS street, o.note, (SELECT count(*)::int FROM addresses a WHERE a.customer_id = o.customer_id) AS saved
       FROM orders o WHERE o.token = $1`,
      [token],
    )
    expect(rows).toEqual([
      { customer_email: customer.email, street: guest.street, note: 'Tocar el timbre', saved: 1 },
    ])
  })
})

/** Runs in the page. Keeps after how long each loading bar shows, from the moment that it is in the document. */
function keepBars(): void {
  const delays: string[] = []
  Reflect.set(window, 'bars', delays)
  new MutationObserver(() => {
    const bar = document.querySelector('.skip-link + [aria-hidden]')
    if (bar) delays.push(getComputedStyle(bar).animationDelay)
  }).observe(document.body, { childList: true, subtree: true })
}

describe('nothing is lost and nothing is bought twice', () => {
  const ordersOf = async (email: string) => {
    const { rows } = await shop.database.pool.query<{ token: string; total: number }>(
      'SELECT token, total FROM orders WHERE customer_email = $1',
      [email],
    )
    return rows
  }
  const readyToBuy = async (page: Page, url = shop.url) => {
    const { email } = newcomer()
    await atCheckout(page, url)
    await fillCheckout(page, 'es')
    await page.locator('#checkout-email').fill(email)
    await payBy(page, 'CHECKOUT_TRANSFER')
    await acceptTerms(page, 'es')
    return email
  }

  test.each([
    ['', true],
    ['without TLS, ', false],
  ])('%stwo tabs that buy at the same moment make one order, and both show it', async (_, isSecure) => {
    const url = isSecure ? shop.url : shop.urlWithoutTls
    const visit = await shop.visit()
    const { page } = visit
    const email = await readyToBuy(page, url)
    expect(await page.evaluate(() => 'locks' in navigator)).toBe(isSecure)
    const other = await page.context().newPage()
    await other.goto(addressOf(url, '/shop/checkout', 'es'))
    await settled(other)
    await expect.poll(() => other.locator('#checkout-email').inputValue()).toBe(email)
    await carriersShown(other)
    await Promise.all([buyButton(page).click(), buyButton(other).click()])
    await page.waitForURL(/#\/shop\/checkout\/\w{32}/)
    await other.waitForURL(/#\/shop\/checkout\/\w{32}/)
    expect(await ordersOf(email)).toHaveLength(1)
    expect(other.url().split('#')[1]).toBe(page.url().split('#')[1])
  })

  test.each([360, ...inProof(1280)])(
    'on a slow network at %i px: the bar shows at once, the button is busy, and pressing on makes one order',
    async (width) => {
      const visit = await shop.visit({ width })
      const { page } = visit
      await page.goto(addressOf(shop.url, '/shop/category/perros-alimentos', 'es'))
      await settled(page)
      // Its data is not waited for: what its card held stands there at once.
      const product = await held(page, '**/assets/*product-page*.js')
      await page.evaluate(keepBars)
      const link = page
        .getByRole('main')
        .locator('a[href^="/shop/products/"]:visible')
        .filter({ hasText: /./ })
      const name = (await link.first().textContent()) ?? ''
      await link.first().click()
      await product.requested
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'bars'))).toContain('0.05s')
      product.let()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.locator('.skip-link + [aria-hidden]').waitFor({ state: 'detached' })

      const email = await readyToBuy(page)
      const order = await held(page, '**/api/generar-pedido*')
      await buyButton(page).click()
      await order.requested
      const busy = page.getByRole('main').locator('button[aria-busy="true"]').last()
      await busy.click({ force: true })
      await busy.press('Enter')
      await page.locator('#checkout-name').press('Enter')
      order.let()
      await page.waitForURL(/#\/shop\/checkout\/\w{32}/)
      expect(order.times()).toBe(1)
      expect(await ordersOf(email)).toHaveLength(1)
      expect(visit.problems).toEqual([])
    },
  )

  test('what is typed in one tab shows in the other', async () => {
    const visit = await shop.visit()
    const { page } = visit
    await atCheckout(page)
    const other = await page.context().newPage()
    await other.goto(addressOf(shop.url, '/shop/checkout', 'es'))
    await settled(other)
    await page.locator('#checkout-name').fill('Camila')
    await expect.poll(() => other.locator('#checkout-name').inputValue()).toBe('Camila')
    await other.locator('#checkout-phone').fill('9 1234 5678')
    await expect.poll(() => page.locator('#checkout-phone').inputValue()).toBe('9 1234 5678')
    expect(await page.locator('#checkout-name').inputValue()).toBe('Camila')
  })

  test('the network is lost after the order went out: buying again finds that order', async () => {
    const visit = await shop.visit({ width: 360 })
    const { page } = visit
    const email = await readyToBuy(page)
    await buyUnheard(page)
    await page.reload()
    await settled(page)
    expect(await page.locator('#checkout-email').inputValue()).toBe(email)
    await carriersShown(page)
    await buyButton(page).click()
    await page.waitForURL(/#\/shop\/checkout\/\w{32}/)
    const orders = await ordersOf(email)
    expect(orders).toHaveLength(1)
    expect(page.url()).toContain(orders[0]?.token)
  })

  test('what is changed after the network was lost makes no second order, and stays in the cart', async () => {
    const visit = await shop.visit({ width: 360 })
    const { page } = visit
    const email = await readyToBuy(page)
    await buyUnheard(page)
    await page.evaluate(() => {
      const key = 'huella:cart:remote'
      const { lines } = JSON.parse(localStorage.getItem(key) ?? '')
      localStorage.setItem(key, JSON.stringify({ lines: [{ ...lines[0], quantity: 3 }] }))
    })
    await page.reload()
    await settled(page)
    await page.getByRole('button', { name: text('CHECKOUT_NOTE_ADD') }).click()
    await page.getByLabel(text('CHECKOUT_NOTE')).fill('Dejar con el conserje')
    await carriersShown(page)
    await buyButton(page).click()
    await page.waitForURL(/#\/shop\/checkout\/\w{32}/)
    await page.getByText(text('CHECKOUT_EARLIER_ORDER')).waitFor()
    const orders = await ordersOf(email)
    expect(orders).toHaveLength(1)
    expect(page.url()).toContain(orders[0]?.token)
    const cart = await page.evaluate(() => localStorage.getItem('huella:cart:remote'))
    expect(JSON.parse(cart ?? '').lines).toMatchObject([{ quantity: 2 }])
    expect(await page.evaluate(() => localStorage.getItem('huella:checkout:remote'))).toBe('null')
  })

  test('a guest who signs in after the network was lost is led to the order that the guest made', async () => {
    const customer = newcomer()
    const first = await shop.visit()
    await openPage(first.page, shop.url, '/account/login')
    await signUp(first.page, customer)
    const { page } = await shop.visit({ width: 360 })
    const email = await readyToBuy(page)
    // It becomes the customer's.
    await page.locator('#checkout-rut').fill('22.222.222-2')
    await buyUnheard(page)
    await page.getByRole('link', { name: text('CHECKOUT_SIGN_IN') }).click()
    await page.waitForURL(/#\/account\/login/)
    await signIn(page, customer)
    await page.waitForURL(/#\/shop\/checkout$/)
    await settled(page)
    await expect.poll(() => page.locator('#checkout-email').count()).toBe(0)
    await carriersShown(page)
    await buyButton(page).click()
    await page.waitForURL(/#\/shop\/checkout\/\w{32}/)
    await page.getByText(text('CHECKOUT_EARLIER_ORDER')).waitFor()
    const orders = await ordersOf(email)
    expect(orders).toHaveLength(1)
    expect(page.url()).toContain(orders[0]?.token)
    expect(await ordersOf(customer.email)).toEqual([])
  })

  test('a tab that waited while another bought buys nothing of it again, and what was added meanwhile stays', async () => {
    const { page } = await shop.visit()
    const email = await readyToBuy(page)
    const other = await page.context().newPage()
    await other.goto(addressOf(shop.url, '/shop/checkout', 'es'))
    await settled(other)
    await expect.poll(() => other.locator('#checkout-email').inputValue()).toBe(email)
    await carriersShown(other)
    const order = await held(page, '**/api/generar-pedido*')
    await buyButton(page).click()
    await order.requested
    await buyButton(other).click()
    await other.getByRole('main').locator('button[aria-busy="true"]').last().waitFor()
    await page.evaluate(() => {
      const key = 'huella:cart:remote'
      const { lines } = JSON.parse(localStorage.getItem(key) ?? '')
      localStorage.setItem(key, JSON.stringify({ lines: [{ ...lines[0], quantity: 3 }] }))
    })
    order.let()
    await page.waitForURL(/#\/shop\/checkout\/\w{32}/)
    const notice = other.locator('#checkout-notice')
    await notice.getByText(text('CHECKOUT_FAILED_CART')).waitFor()
    const orders = await ordersOf(email)
    expect(orders).toHaveLength(1)
    const cart = await other.evaluate(() => localStorage.getItem('huella:cart:remote'))
    expect(JSON.parse(cart ?? '').lines).toMatchObject([{ quantity: 2 }])
    await notice.getByRole('link', { name: text('CHECKOUT_FAILED_CART_ORDER') }).click()
    await other.waitForURL(/#\/shop\/checkout\/\w{32}/)
    expect(other.url()).toContain(orders[0]?.token)
  })

  test('a cart that another device has bought is not bought again', async () => {
    const { page } = await shop.visit()
    const customer = newcomer()
    await openPage(page, shop.url, '/account/login')
    await signUp(page, customer)
    await atCheckout(page)
    await fillKnown(page, '11.111.111-1')
    await payBy(page, 'CHECKOUT_TRANSFER')
    await acceptTerms(page, 'es')
    const ofAccount = `FROM account_cart_lines WHERE customer_id = (SELECT id FROM customers WHERE email = '${customer.email}')`
    const linesOf = async () => (await shop.database.pool.query(`SELECT ${ofAccount}`)).rows.length
    await expect.poll(linesOf).toBe(1)
    await shop.database.pool.query(
      `WITH gone AS (DELETE ${ofAccount} RETURNING customer_id)
       UPDATE account_carts SET version = version + 1 WHERE customer_id IN (SELECT customer_id FROM gone)`,
    )
    await buyButton(page).click()
    await page.waitForURL(/#\/shop\/cart-vacio/)
    await page.getByText(text('CHECKOUT_CART_GONE')).waitFor()
    expect(await ordersOf(customer.email)).toEqual([])
  })

  test.each([
    ['33.333.333-3', ''],
    ['44.444.444-4', ', nor after a lost answer'],
  ])('a customer (%s) whose session has ended buys nothing as a guest%s', async (rut, isUnheard) => {
    const { page } = await shop.visit()
    const customer = newcomer()
    await openPage(page, shop.url, '/account/login')
    await signUp(page, customer)
    await atCheckout(page)
    await fillKnown(page, rut)
    await payBy(page, 'CHECKOUT_TRANSFER')
    await acceptTerms(page, 'es')
    if (isUnheard) {
      await buyUnheard(page)
      await page.getByRole('button', { name: text('CHECKOUT_NOTE_ADD') }).click()
      await page.getByLabel(text('CHECKOUT_NOTE')).fill('Tocar el timbre')
    }
    const ofCustomer = '(SELECT id FROM customers WHERE email = $1)'
    await shop.database.pool.query(`DELETE FROM sessions WHERE customer_id = ${ofCustomer}`, [customer.email])
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await buyButton(page).click()
    await page.waitForURL(/#\/account\/login\?next=/)
    await page.getByText(text('ACCOUNT_SESSION_ENDED')).waitFor()
    expect(asked.filter((url) => url.includes('RegistrarclientePedido'))).toEqual([])
    await signIn(page, customer)
    await page.waitForURL(/#\/shop\/checkout$/)
    await settled(page)
    await carriersShown(page)
    await buyButton(page).click()
    await page.waitForURL(/#\/shop\/checkout\/\w{32}/)
    expect(await ordersOf(customer.email)).toHaveLength(1)
  })

  test('a price that rises on the way is said with both totals, and what was typed stays', async () => {
    const visit = await shop.visit()
    const { page } = visit
    const email = await readyToBuy(page)
    const cart = await page.evaluate(() => localStorage.getItem('huella:cart:remote') ?? '')
    const productId = Number(/"productId":(\d+)/.exec(cart)?.[1])
    const raise = async (pesos: number) => {
      await shop.database.pool.query('UPDATE products SET price = price + $2 WHERE id = $1', [
        productId,
        pesos,
      ])
    }
    await raise(1000)
    try {
      await buyButton(page).click()
      await page.locator('#checkout-notice').getByText(/\$/).first().waitFor()
      expect(await ordersOf(email)).toHaveLength(0)
      expect(await page.locator('#checkout-email').inputValue()).toBe(email)
      await buyButton(page).click()
      await page.waitForURL(/#\/shop\/checkout\/\w{32}/)
      expect(await ordersOf(email)).toHaveLength(1)
    } finally {
      await raise(-1000)
    }
  })

  test('terms that are published on the way are agreed to anew, and the order keeps those', async () => {
    const visit = await shop.visit()
    const { page } = visit
    const email = await readyToBuy(page)
    await shop.database.pool.query(
      `INSERT INTO law_texts (kind, version, name, title, body, published_by)
       VALUES ('terms', 1, '2026-11-30', 'Términos', 'Otros.', 'Olga')`,
    )
    await buyButton(page).click()
    await page.getByText(text('CHECKOUT_ERROR_TERMS_CHANGED')).first().waitFor()
    expect(visit.problems.splice(0)).toEqual([expect.stringContaining('409')])
    await expectSound(visit)
    expect(await ordersOf(email)).toHaveLength(0)
    expect(await page.locator('#checkout-email').inputValue()).toBe(email)
    await acceptTerms(page, 'es')
    await buyButton(page).click()
    await page.waitForURL(/#\/shop\/checkout\/\w{32}/)
    const kept = 'SELECT terms_version FROM orders WHERE customer_email = $1'
    expect((await shop.database.pool.query(kept, [email])).rows).toEqual([{ terms_version: '2026-11-30' }])
  })

  test('after buying, an account is a password away, and the order is in it', async () => {
    const visit = await shop.visit({ width: 360 })
    const { page } = visit
    const email = await readyToBuy(page)
    await buyButton(page).click()
    await page.waitForURL(/#\/shop\/checkout\/\w{32}/)
    await page.getByRole('heading', { name: text('CHECKOUT_ACCOUNT_OFFER') }).waitFor()
    await page.getByLabel(text('ACCOUNT_PASSWORD'), { exact: true }).fill(password)
    await expectSound(visit)
    await page.getByRole('button', { name: text('ACCOUNT_REGISTER') }).click()
    await page.getByText(text('CHECKOUT_ACCOUNT_MADE')).waitFor()
    await expectSound(visit)
    const { rows } = await shop.database.pool.query(
      'SELECT c.kind, c.first_name, c.last_name FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.customer_email = $1',
      [email],
    )
    const [first_name, last_name] = guest.name.split(' ')
    expect(rows).toEqual([{ kind: 'customer', first_name, last_name }])
  })
})

describe('other ways to buy', () => {
  test.each([[1280, '12.345.605-K'], ...inProof<[number, string]>([360, '9.876.543-3'])] as [
    number,
    string,
  ][])(
    'at %i px a customer buys with factura and a coupon that was applied in the cart, by transfer',
    async (width, rut) => {
      const visit = await shop.visit({ width })
      const { page } = visit
      await openPage(page, shop.url, '/account/login')
      const customer = newcomer()
      await signUp(page, customer)
      await putInCart(page, shop)
      await page.goto(addressOf(shop.url, '/shop/cart', 'es'))
      await settled(page)
      const apply = async (code: string) => {
        await page.getByLabel(text('COUPON_LABEL')).fill(code)
        await page.getByRole('button', { name: text('COUPON_APPLY'), exact: true }).click()
      }
      await page.getByRole('button', { name: text('COUPON_ASK') }).click()
      await apply('NO-EXISTE')
      await page.getByText(text('COUPON_ERROR_UNKNOWN')).waitFor()
      visit.problems.splice(0) // the browser itself logs the refusal that was made here
      await apply('BIENVENIDA10')
      await page.getByText(text('COUPON_APPLIED', { code: 'BIENVENIDA10' })).waitFor()
      const inFocus = page.locator(':focus')
      expect(await inFocus.getAttribute('aria-label')).toBe(text('COUPON_REMOVE', { code: 'BIENVENIDA10' }))
      await page.keyboard.press('Enter')
      await expect.poll(() => inFocus.textContent()).toBe(text('COUPON_ASK'))
      await page.keyboard.press('Enter')
      const verifying = await held(page, '**/api/verificarCuponDescuento*')
      await apply('BIENVENIDA10')
      await verifying.requested
      await page
        .getByRole('link', { name: text('CART_CHECKOUT') })
        .first()
        .focus()
      verifying.let()
      await page.getByText(text('COUPON_APPLIED', { code: 'BIENVENIDA10' })).waitFor()
      expect(await inFocus.textContent(), 'who has gone on is not called back').toBe(text('CART_CHECKOUT'))
      await page
        .getByRole('link', { name: text('CART_CHECKOUT') })
        .first()
        .click()
      await settled(page)
      await fillKnown(page, rut)
      await page.getByRole('radio', { name: new RegExp(text('CHECKOUT_FACTURA')) }).check()
      const company = {
        companyRut: '76192083-9',
        companyName: 'Ladridos SpA',
        companyActivity: 'Venta de alimentos',
        companyAddress: 'Barros Arana 1068',
        companyComuna: 'Concepción',
      }
      for (const [name, value] of Object.entries(company)) await page.locator(`#checkout-${name}`).fill(value)
      await payBy(page, 'CHECKOUT_TRANSFER')
      await page.getByText(text('TOTALS_COUPON')).first().waitFor()
      await acceptTerms(page, 'es')
      await expectSound(visit)
      await buyButton(page).click()
      await page.waitForURL(/#\/shop\/checkout\/\w{32}/)
      await page
        .getByRole('heading', { name: text('ORDER_TRANSFER_TITLE').split('{total}')[0] ?? '' })
        .waitFor()
      await page.getByText(text('TOTALS_COUPON')).first().waitFor()
      await expectSound(visit)
      const { rows } = await shop.database.pool.query(
        `SELECT document_kind, invoice->>'legalName' AS company, coupon_amount > 0 AS cheaper, payment_kind
       FROM orders WHERE customer_email = $1`,
        [customer.email],
      )
      expect(rows).toEqual([
        {
          document_kind: 'factura',
          company: company.companyName,
          cheaper: true,
          payment_kind: 'transferencia',
        },
      ])
    },
  )

  test.each([360, ...inProof(1280)])(
    'at %i px a guest picks up in a branch that has it all, and pays there',
    async (width) => {
      const visit = await shop.visit({ width })
      const { page } = visit
      await atCheckout(page)
      // What delivery costs is not in the total before it is known, and the total says so.
      const before = page.getByText(text('TOTALS_BEFORE_SHIPPING'), { exact: true })
      await before.waitFor()
      await fillCheckout(page, 'es')
      await expect.poll(() => before.count()).toBe(0)
      await page.getByRole('radio', { name: new RegExp(text('CHECKOUT_PICKUP')) }).check()
      const branches = page.getByRole('radiogroup', { name: text('CHECKOUT_BRANCH') })
      const branch = branches.locator('label', { hasText: text('CHECKOUT_BRANCH_HAS_ALL') }).first()
      await branch.getByText('Lunes a viernes de 9 a 21 h').waitFor()
      await branch.getByRole('radio').check()
      await payBy(page, 'ORDER_PAYMENT_STORE')
      await page.getByText(text('TOTALS_FREE')).first().waitFor()
      await acceptTerms(page, 'es')
      await expectSound(visit)
      await buyButton(page).click()
      await page.waitForURL(/#\/shop\/checkout\/\w{32}/)
      await page.getByText(text('ORDER_RECEIVED_STORE')).waitFor()
      await page.getByText(text('ORDER_RETURNS')).waitFor()
      await expectSound(visit)
      // Whoever has left that page finds by number and e-mail what it said.
      const { rows } = await shop.database.pool.query('SELECT max(number) AS number FROM orders')
      await page.goto(addressOf(shop.url, '/shop/track-order', 'es'))
      await settled(page)
      const main = page.getByRole('main')
      await main.getByLabel(text('TRACK_NUMBER')).fill(String(rows[0].number))
      await main.getByLabel(text('TRACK_EMAIL'), { exact: true }).fill(guest.email)
      await page.keyboard.press('Enter')
      await main.getByText(/Te lo guardamos hasta el/).waitFor()
      await main.getByText(text('ORDER_PICKUP_BRING')).waitFor()
      await main.getByRole('link', { name: text('ORDER_PICKUP_MAP') }).waitFor()
      await main.getByText(text('ORDER_RETURNS')).waitFor()
      await expectSound(visit)
    },
  )

  // Of the shop itself the journey by the login asks it in each run.
  test.each(inProof('sample'))(
    'on the %s layer a customer is asked once, and what was given stands there the next time',
    async () => {
      const visit = await shop.visit({ width: 360 })
      const { page } = visit
      await openPage(page, shop.url, '/account/login', 'sample')
      await signUp(page, newcomer())
      await page.goto(addressOf(shop.url, '/shop/category/perros-alimentos', 'es', 'sample'))
      await settled(page)
      for (const isFirst of [true, false]) {
        await fillCart(page, 'es')
        await page.goto(addressOf(shop.url, '/shop/checkout', 'es', 'sample'))
        await settled(page)
        await page.getByRole('heading', { name: text('CHECKOUT_STEP_CONTACT') }).waitFor()
        expect(await page.locator('#checkout-email').count()).toBe(0)
        if (isFirst) await fillKnown(page, guest.rut)
        await carriersShown(page)
        await acceptTerms(page, 'es')
        await expectSound(visit)
        await buyButton(page).click()
        await page.waitForURL(/#\/shop\/checkout\/\w{32}/)
        await page.goto(addressOf(shop.url, '/shop/category/perros-alimentos', 'es', 'sample'))
        await settled(page)
      }
      expect(visit.requests.filter((url) => new URL(url).pathname.startsWith('/api/'))).toEqual([])
    },
  )

  test('what needs a prescription asks a guest for it, and the order takes it along', async () => {
    const visit = await shop.visit({ width: 1280 })
    const { page } = visit
    const name = await putInCart(page, shop, shop.url, 'medicine')
    await page.goto(addressOf(shop.url, '/shop/checkout', 'es'))
    await settled(page)
    const part = page.getByRole('region', { name: text('PRESCRIPTION_TITLE') })
    await part.getByText(name).waitFor()
    await part.getByText(text('PRESCRIPTION_LATER')).waitFor()
    const choose = (file: string, content: string) =>
      part.locator('input[type=file]').setInputFiles({
        name: file,
        mimeType: 'application/pdf',
        buffer: Buffer.from(content),
      })
    await choose('falsa.pdf', '<svg/>')
    await part.getByRole('alert').getByText(/PDF/).waitFor()
    visit.problems.splice(0) // the browser itself logs the refusal that was made here
    await choose('receta.pdf', '%PDF-1.7\n%%EOF\n')
    await part.getByText(text('PRESCRIPTION_GOES_ALONG')).waitFor()
    await expectSound(visit)
    // A reload loses nothing of it.
    await page.reload()
    await settled(page)
    await part.getByText('receta.pdf', { exact: true }).waitFor()
    await fillCheckout(page, 'es')
    await payBy(page, 'CHECKOUT_TRANSFER')
    await acceptTerms(page, 'es')
    await buyButton(page).click()
    await page.waitForURL(/#\/shop\/checkout\/\w{32}/)
    await page.getByText(text('PRESCRIPTION_RECEIVED')).waitFor()
    await page.getByRole('button', { name: text('PRESCRIPTION_OPEN', { name: 'receta.pdf' }) }).waitFor()
  })

  test('of several pages of a prescription the one that is refused is named, and the others go along', async () => {
    const visit = await shop.visit({ width: 390 })
    const { page } = visit
    await putInCart(page, shop, shop.url, 'medicine')
    await page.goto(addressOf(shop.url, '/shop/checkout', 'es'))
    await settled(page)
    const part = page.getByRole('region', { name: text('PRESCRIPTION_TITLE') })
    const picker = part.locator('input[type=file]')
    const pdf = (name: string, buffer = Buffer.from('%PDF-1.7\n%%EOF\n')) => ({
      ...{ name, mimeType: 'application/pdf', buffer },
    })
    await picker.focus()
    const sending = await held(page, '**/api/subir-receta-compra*')
    await picker.setInputFiles([pdf('uno.pdf'), pdf('grande.pdf', Buffer.alloc(9 * 2 ** 20)), pdf('dos.pdf')])
    await part.getByText(text('PRESCRIPTION_SENDING', { name: 'uno.pdf' })).waitFor()
    sending.let()
    await part.getByText('dos.pdf', { exact: true }).waitFor()
    const refusal = part.getByRole('alert').filter({ hasText: text('PRESCRIPTION_TOO_LARGE') })
    expect(await refusal.textContent()).toContain('grande.pdf')
    expect(await part.getByRole('listitem').filter({ hasText: '.pdf' }).count()).toBe(2)
    const hasFocus = () => picker.evaluate((field) => field === document.activeElement)
    expect(await hasFocus(), 'while it was sent').toBe(true)
    await part
      .getByRole('button', { name: /uno\.pdf/ })
      .first()
      .press('Enter')
    await expect.poll(() => part.getByText('uno.pdf', { exact: true }).count()).toBe(0)
    expect(await hasFocus(), 'after one was taken away').toBe(true)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/subir-receta-compra')) asked.push(request.url())
    })
    await picker.setInputFiles(Array.from({ length: 11 }, (_, index) => pdf(`${index + 1}-de-11.pdf`)))
    const full = text('PRESCRIPTION_FULL', { count: 10 })
    await part.getByRole('alert').getByText(`10-de-11.pdf: ${full}\n11-de-11.pdf: ${full}`).waitFor()
    expect(await part.getByRole('listitem').filter({ hasText: '.pdf' }).count()).toBe(10)
    expect(asked).toHaveLength(9)
    await part.locator('small').getByText(full).waitFor()
    // Nor is anything else of the checkout too small for a finger.
    expect(await page.evaluate(smallTargets)).toEqual([])
    await expectSound(visit)
  })

  test('on a shared computer, who buys after a customer has signed out meets nothing of theirs', async () => {
    const visit = await shop.visit()
    const { page } = visit
    const customer = newcomer()
    await openPage(page, shop.url, '/account/login')
    await signUp(page, customer)
    await putInCart(page, shop, shop.url, 'medicine')
    await page.goto(addressOf(shop.url, '/shop/checkout', 'es'))
    await settled(page)
    const part = page.getByRole('region', { name: text('PRESCRIPTION_TITLE') })
    await part.locator('input[type=file]').setInputFiles({
      name: 'receta-de-ana.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
    })
    await part.getByText(text('PRESCRIPTION_GOES_ALONG')).waitFor()
    await page.locator('#checkout-rut').fill('11.111.111-1')
    await page.locator('#checkout-street').fill('Los Aromos')
    await page.evaluate(() => {
      const asked = { id: 1, productId: 1, askedOn: '2026-11-27', content: '¿Sirve a mi gato Milo?' }
      localStorage.setItem('huella:questions:remote', JSON.stringify([asked]))
      sessionStorage.setItem('huella:review:1', JSON.stringify({ author: 'Ana Soto' }))
    })
    const signOut = async () => {
      await openPage(page, shop.url, '/account/dashboard')
      await page
        .getByRole('navigation')
        .getByRole('button', { name: text('ACCOUNT_LOGOUT') })
        .click()
      await page.waitForURL(/#\/account\/login$/)
    }
    await signOut()
    await putInCart(page, shop, shop.url, 'medicine')
    await page.goto(addressOf(shop.url, '/shop/checkout', 'es'))
    await settled(page)
    await part.getByText(text('PRESCRIPTION_LATER')).waitFor()
    for (const field of ['email', 'rut', 'street'])
      expect(await page.locator(`#checkout-${field}`).inputValue(), field).toBe('')
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    const typed = ['11.111.111-1', 'Los Aromos', 'receta-de-ana', 'mi gato Milo', 'Ana Soto']
    for (const theirs of [customer.email, ...typed]) expect(stored, theirs).not.toContain(theirs)
  })

  test('the whole purchase by keyboard alone', async () => {
    const visit = await shop.visit()
    const { page } = visit
    await page.goto(addressOf(shop.url, '/shop/category/perros-alimentos', 'es'))
    await settled(page)
    const { keyboard } = page
    // The first product of a list is 94 presses away, and nothing else as far.
    const tabTo = (control: Locator) => tabWithin(control, 150)
    const type = async (field: string, typed: string) => {
      await tabTo(page.locator(`#checkout-${field}`))
      await keyboard.type(typed)
    }
    const card = page.getByRole('main').getByRole('article').first().getByRole('link').first()
    await tabTo(card)
    await keyboard.press('Enter')
    await page.waitForURL(/#\/shop\/products\//)
    const add = page.getByRole('button', { name: text('PRODUCT_ADD'), exact: true }).first()
    await tabTo(add)
    await keyboard.press('Enter')
    await page
      .getByRole('region', { name: text('UI_NOTICES') })
      .getByRole('paragraph')
      .first()
      .waitFor()
    await tabTo(page.getByRole('button', { name: new RegExp(`^${text('LAYOUT_CART')}`) }).first())
    await keyboard.press('Enter')
    await tabTo(page.getByRole('link', { name: text('CART_VIEW'), exact: true }).first())
    await keyboard.press('Enter')
    await page.waitForURL(/#\/shop\/cart$/)
    await settled(page)
    await tabTo(page.getByRole('link', { name: text('CART_CHECKOUT') }).first())
    await keyboard.press('Enter')
    await page.waitForURL(/#\/shop\/checkout$/)
    const { email } = newcomer()
    await type('email', email)
    await type('rut', guest.rut)
    await type('name', guest.name)
    await type('phone', guest.phone)
    await type('regionId', 'Metropolitana')
    await type('comunaId', guest.comuna)
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await type('street', guest.street)
    await type('number', guest.number)
    await carriersShown(page)
    await tabTo(page.locator('#checkout-acceptsTerms'))
    await keyboard.press('Space')
    await tabTo(buyButton(page))
    await keyboard.press('Enter')
    await page.waitForURL(/#\/shop\/checkout\/\w{32}/)
    await page.getByRole('heading', { level: 1, name: guest.name.split(' ')[0] ?? '' }).waitFor()
    expect(visit.problems).toEqual([])
  })
})

/** All that a customer who has given only an e-mail is asked for. */
async function fillKnown(page: Page, rut: string): Promise<void> {
  const field = (name: string) => page.locator(`#checkout-${name}`)
  await field('rut').fill(rut)
  await field('name').fill(guest.name)
  await field('phone').fill(guest.phone)
  // A locality names the comuna, and the comuna its region.
  await field('comunaId').fill('renaca')
  await page.getByRole('option', { name: 'Reñaca' }).click()
  expect(await field('comunaId').inputValue()).toBe('Viña del Mar')
  expect(await field('regionId').locator('option:checked').textContent()).toContain('Valparaíso')
  await field('street').fill(guest.street)
  await field('number').fill(guest.number)
  const carriers = page.getByRole('radiogroup', { name: text('CHECKOUT_CARRIERS') })
  await carriers.getByRole('radio').first().waitFor()
  const prices = ((await carriers.textContent()) ?? '').match(/\$[\d.]+/g) ?? []
  const least = Math.min(...prices.map((price) => Number(price.replace(/\D/g, ''))))
  const home = page.locator('label').filter({ hasText: text('CHECKOUT_HOME') })
  await home.getByText(text('CHECKOUT_FROM', { price: formatClp(least) })).waitFor()
}
