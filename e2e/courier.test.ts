import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startCourier } from '#sandbox/chilexpress/start-courier.ts'
import { acceptTerms, addressOf, fillCheckout, putInCart, settled } from '#testing/browser/buying.ts'
import { expectSound, openTestShop, type TestShop } from '#testing/browser/shop-test.ts'
import { textsOf } from '#testing/browser/texts.ts'
import { until } from '#testing/until.ts'

let courier: Awaited<ReturnType<typeof startCourier>>
let shop: TestShop
beforeAll(async () => {
  courier = await startCourier()
  shop = await openTestShop({ ...courier.environment, CHILEXPRESS_TIMEOUT_SECONDS: '6' })
  // The shop opens before it has learnt where the courier goes.
  await until(async () => {
    const { rows } = await shop.database.pool.query(
      'SELECT count(*)::int AS unread FROM comunas WHERE courier_read_at IS NULL',
    )
    expect(rows).toEqual([{ unread: 0 }])
  })
})
afterAll(async () => {
  await shop?.close()
  await courier?.stop()
})
beforeEach(async () => {
  courier.misbehave()
  await shop.database.pool.query('DELETE FROM courier_quotes')
})

const text = textsOf('es')

async function atCheckout(page: Page): Promise<void> {
  await putInCart(page, shop)
  await page.goto(addressOf(shop.url, '/shop/checkout', 'es'))
  await settled(page)
}

const chilexpress = (page: Page) =>
  page
    .getByRole('radiogroup', { name: text('CHECKOUT_CARRIERS') })
    .getByRole('radio', { name: /^Chilexpress/ })

/** Buys by the courier and gives what the order says of it: pesos. */
async function buyByCourier(page: Page): Promise<number> {
  await chilexpress(page).check()
  await page.getByRole('radio', { name: new RegExp(text('CHECKOUT_TRANSFER')) }).check()
  await acceptTerms(page, 'es')
  await page
    .getByRole('button', { name: text('CHECKOUT_PAY').split('{total}')[0] ?? '' })
    .last()
    .click()
  await page.waitForURL(/#\/shop\/checkout\/\w{32}/)
  const token = /checkout\/(\w{32})/.exec(page.url())?.[1]
  const { rows } = await shop.database.pool.query(
    "SELECT shipping_price, total = subtotal + shipping_price AS adds_up FROM orders WHERE token = $1 AND carrier_name = 'Chilexpress'",
    [token],
  )
  expect(rows).toMatchObject([{ adds_up: true }])
  return rows[0].shipping_price
}

const pesos = (amount: number) => `$${amount.toLocaleString('es-CL')}`

describe('the courier', () => {
  test('gives the price that is shown, and that price is paid', async () => {
    const visit = await shop.visit()
    const { page } = visit
    await atCheckout(page)
    await fillCheckout(page, 'es')
    const { rows } = await shop.database.pool.query('SELECT state, price FROM courier_quotes')
    expect(rows).toMatchObject([{ state: 'priced' }])
    const [{ price }] = rows
    await page.getByText(pesos(price), { exact: true }).first().waitFor()
    expect(await buyByCourier(page)).toBe(price)
    expect(visit.problems).toEqual([])
  })

  test.each([
    ['slow', { kind: 'slow', ms: 30_000 }],
    ['down', { kind: 'down' }],
    ['wrong', { kind: 'garbage' }],
  ] as const)('%s: the default rate is shown and paid, and nothing is said of it', async (_name, fault) => {
    courier.misbehave({ rate: fault })
    const visit = await shop.visit({ width: 360 })
    const { page } = visit
    await atCheckout(page)
    await fillCheckout(page, 'es')
    const paid = await buyByCourier(page)
    const { rows } = await shop.database.pool.query(
      `SELECT r.price * b.percent / 100 AS price
       FROM carrier_rates r, order_lines l JOIN products p ON p.id = l.product_id
       CROSS JOIN LATERAL (
         SELECT percent FROM carrier_bands WHERE carrier_id = 1 AND up_to_kg + 0.001 >= greatest(
           p.package_weight, p.package_width * p.package_height * p.package_depth / 4000.0)
         ORDER BY up_to_kg LIMIT 1) b
       WHERE r.carrier_id = 1 AND r.comuna_id = 13110 AND l.order_id = (SELECT max(id) FROM orders)`,
    )
    expect(paid, 'the rate of the comuna, by the band of what the parcel weighs').toBe(rows[0]?.price)
    expect(visit.problems).toEqual([])
  })

  test('where nobody goes it is said, and a branch is one press away', async () => {
    await shop.database.pool.query(
      'UPDATE carriers SET active = false WHERE dispatch_kind_id = 1 AND id <> 1',
    )
    try {
      const visit = await shop.visit({ width: 360 })
      const { page } = visit
      await atCheckout(page)
      await page.locator('#checkout-comunaId').fill('General Lagos')
      await page.getByRole('option', { name: 'General Lagos' }).click()
      await page.getByText(text('CHECKOUT_CARRIERS_NONE', { place: 'General Lagos' })).waitFor()
      await expectSound(visit)
      await page.getByRole('button', { name: text('CHECKOUT_CARRIERS_NONE_PICKUP') }).click()
      await page.getByRole('heading', { name: text('CHECKOUT_BRANCH') }).waitFor()
      expect(await page.locator('#checkout-comunaId').count()).toBe(0)
      expect(visit.problems).toEqual([])
    } finally {
      await shop.database.pool.query('UPDATE carriers SET active = true')
    }
  })
})
