import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPage, signIn, signUp } from './support/account.ts'
import { acceptTerms, addressOf, fillCart, guest, settled } from './support/buying.ts'
import { expectSound, openTestShop, type TestShop } from './support/shop-test.ts'
import { textsOf } from './support/texts.ts'

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

async function atCheckout(page: Page): Promise<void> {
  await page.goto(addressOf(shop.url, '/shop/category/perros-alimentos', 'es'))
  await settled(page)
  await fillCart(page, 'es')
  await page.goto(addressOf(shop.url, '/shop/checkout', 'es'))
  await settled(page)
  await page.getByRole('heading', { name: text('CHECKOUT_STEP_CONTACT') }).waitFor()
}

const payBy = async (page: Page, kind: 'CHECKOUT_TRANSFER' | 'ORDER_PAYMENT_STORE') =>
  page.getByRole('radio', { name: new RegExp(text(kind)) }).check()

const buyButton = (page: Page) =>
  page.getByRole('button', { name: text('CHECKOUT_PAY').split('{total}')[0] ?? '' }).last()

describe('the checkout', () => {
  test.each<[number, string]>([
    [360, '11.111.111-1'],
    [1280, '7.654.321-6'],
  ])('at %i px a customer signs in on the way, and nothing is asked twice', async (width, rut) => {
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
    const kept = page.getByRole('radiogroup', { name: text('CHECKOUT_ADDRESSES') })
    const own = kept.getByRole('radio', { name: new RegExp(`${guest.street} ${guest.number}`) })
    await own.waitFor()
    expect(await own.isChecked()).toBe(true)
    expect(await page.locator('#checkout-street').count()).toBe(0)
    await page
      .getByRole('radiogroup', { name: text('CHECKOUT_CARRIERS') })
      .getByRole('radio')
      .first()
      .waitFor()
    await expectSound(visit)

    await payBy(page, 'CHECKOUT_TRANSFER')
    await acceptTerms(page, 'es')
    await buyButton(page).click()
    await page.waitForURL(/#\/shop\/checkout\/\w{32}/)
    const token = /checkout\/(\w{32})/.exec(page.url())?.[1]
    const { rows } = await shop.database.pool.query(
      `SELECT o.customer_email, o.address->>'street' AS street, o.note, (SELECT count(*)::int FROM addresses a WHERE a.customer_id = o.customer_id) AS kept
       FROM orders o WHERE o.token = $1`,
      [token],
    )
    expect(rows).toEqual([
      { customer_email: customer.email, street: guest.street, note: 'Tocar el timbre', kept: 1 },
    ])
  })
})

/** All that a customer who has given only an e-mail is asked for. */
async function fillKnown(page: Page, rut: string): Promise<void> {
  const field = (name: string) => page.locator(`#checkout-${name}`)
  await field('rut').fill(rut)
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
