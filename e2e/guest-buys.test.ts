import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  acceptTerms,
  addressOf,
  amountIn,
  fillCart,
  fillCheckout,
  guest,
  type Layer,
  putInCart,
  settled,
} from '#testing/browser/buying.ts'
import { expectSound, openSharedShop, type ShopLanguage, type TestShop } from '#testing/browser/shop-test.ts'
import { textsOf } from '#testing/browser/texts.ts'
import { inProof } from '#testing/counts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openSharedShop()
})
afterAll(async () => {
  await shop?.close()
})

type Journey = [Layer, ShopLanguage, number]

const journeys: Journey[] = [
  ['remote', 'en-RTL', 360],
  ...inProof<Journey>(
    ['sample', 'ru', 1280],
    ['remote', 'es', 1280],
    ['remote', 'es', 360],
    ['remote', 'ru', 1280],
    ['sample', 'en-RTL', 360],
  ),
]

describe('a guest buys', () => {
  test.each(journeys)(
    'on %s in %s at %i px: product, cart, checkout, order',
    async (layer, language, width) => {
      const text = textsOf(language)
      const visit = await shop.visit({ width, language })
      const { page } = visit
      await page.goto(addressOf(shop.url, '/shop/category/perros-alimentos', language, layer))
      await settled(page)
      const name = await fillCart(page, language)

      await page.goto(addressOf(shop.url, '/shop/cart', language, layer))
      await page.getByRole('link', { name }).first().waitFor()
      await expectSound(visit)
      await page
        .getByRole('link', { name: text('CART_CHECKOUT') })
        .first()
        .click()

      await settled(page)
      const banner = page.getByRole('banner')
      await banner.getByText(text('CHECKOUT_SAFE')).waitFor()
      expect(await banner.getByRole('link').count(), 'the shop itself, and whom to call').toBe(2)
      await fillCheckout(page, language)
      const pay = page.getByRole('button', { name: text('CHECKOUT_PAY').split('{total}')[0] ?? '' }).last()
      const total = amountIn((await pay.textContent()) ?? '')
      expect(total).toBeGreaterThan(0)
      await expectSound(visit)
      await acceptTerms(page, language)
      await pay.click()

      await page.waitForURL(/#\/shop\/checkout\/\w{32}/)
      await page.getByRole('heading', { level: 1, name: guest.name.split(' ')[0] ?? '' }).waitFor()
      await banner.getByText(text('CHECKOUT_SAFE')).waitFor()
      await page.getByText(name).first().waitFor()
      const reminder = page.getByRole('region', { name: text('REMINDER_TITLE') })
      await reminder.getByLabel(text('REMINDER_DOG_WEIGHT')).fill('12')
      // Nobody is written to who has not said so.
      await reminder.getByRole('button', { name: text('REMINDER_ASK') }).click()
      await reminder.getByText(text('REMINDER_AGREE_FIRST')).waitFor()
      await reminder.getByRole('checkbox').check()
      await reminder.getByRole('button', { name: text('REMINDER_ASK') }).click()
      await reminder.getByRole('button', { name: text('REMINDER_STOP') }).waitFor()
      await expectSound(visit)
      const token = /checkout\/(\w{32})/.exec(page.url())?.[1]

      if (layer === 'sample') {
        expect(visit.requests.filter((url) => new URL(url).pathname.startsWith('/api/'))).toEqual([])
        return
      }
      const { rows } = await shop.database.pool.query(
        'SELECT state, payment_state, total, neto, iva, subtotal, shipping_net, coupon_amount FROM orders WHERE token = $1',
        [token],
      )
      expect(rows).toHaveLength(1)
      expect(rows[0]).toMatchObject({ state: 'PENDING', payment_state: 'WAITING', total })
      expect(rows[0].neto + rows[0].iva).toBe(total)
      expect(rows[0].subtotal + rows[0].shipping_net - rows[0].coupon_amount).toBe(total)
    },
  )

  test('a double click buys once', async () => {
    const text = textsOf('es')
    const { page } = await shop.visit()
    await putInCart(page, shop)
    await page.goto(addressOf(shop.url, '/shop/checkout', 'es'))
    await settled(page)
    await fillCheckout(page, 'es')
    const email = 'dos.veces@example.cl'
    await page.getByRole('main').getByLabel(text('CHECKOUT_EMAIL'), { exact: false }).first().fill(email)
    await acceptTerms(page, 'es')
    await page
      .getByRole('button', { name: text('CHECKOUT_PAY').split('{total}')[0] ?? '' })
      .last()
      .dblclick()
    await page.waitForURL(/#\/shop\/checkout\/\w{32}/)
    const { rows } = await shop.database.pool.query(
      'SELECT count(*)::int AS orders FROM orders WHERE customer_email = $1',
      [email],
    )
    expect(rows).toEqual([{ orders: 1 }])
  })

  test('what was typed is kept through a reload in the middle of the checkout', async () => {
    const text = textsOf('es')
    const visit = await shop.visit({ width: 360 })
    const { page } = visit
    await putInCart(page, shop)
    await page.goto(addressOf(shop.url, '/shop/checkout', 'es'))
    await settled(page)
    await fillCheckout(page, 'es')
    await page.reload()
    await settled(page)
    const valueIn = (key: string) => page.getByLabel(text(key), { exact: false }).first().inputValue()
    await expect.poll(() => valueIn('CHECKOUT_EMAIL')).toBe(guest.email)
    expect(await valueIn('CHECKOUT_NAME')).toBe(guest.name)
    expect(await valueIn('CHECKOUT_STREET')).toBe(guest.street)
    await acceptTerms(page, 'es')
    await page
      .getByRole('button', { name: text('CHECKOUT_PAY').split('{total}')[0] ?? '' })
      .last()
      .click()
    await page.waitForURL(/#\/shop\/checkout\/\w{32}/)
    expect(visit.problems).toEqual([])
  })

  test('[S5.36] a wrong field says so when it is left, and not before it was touched', async () => {
    const text = textsOf('es')
    const { page } = await shop.visit()
    await putInCart(page, shop)
    await page.goto(addressOf(shop.url, '/shop/checkout', 'es'))
    await settled(page)
    const error = page.getByText(text('CHECKOUT_ERROR_RUT'))
    expect(await error.count()).toBe(0)
    const rut = page.getByLabel(text('CHECKOUT_RUT'), { exact: false }).first()
    await rut.fill('12.345.678-9')
    await rut.blur()
    await error.first().waitFor()
    await rut.fill('12.345.678-5')
    await rut.blur()
    await expect.poll(() => error.count()).toBe(0)
  })

  test('a factura asks for the company, keeps it while it is put off, and the order carries it', async () => {
    const text = textsOf('es')
    const visit = await shop.visit({ width: 360 })
    const { page } = visit
    await putInCart(page, shop)
    await page.goto(addressOf(shop.url, '/shop/checkout', 'es'))
    await settled(page)
    await fillCheckout(page, 'es')
    await page.getByRole('radio', { name: new RegExp(`^${text('CHECKOUT_FACTURA')}`) }).check()
    const field = (key: string) => page.getByRole('textbox', { name: text(key) })
    await field('CHECKOUT_COMPANY_RUT').fill('76192083-8')
    await field('CHECKOUT_COMPANY_NAME').fill('Veterinaria Ñandú Ltda.')
    await page.getByText(text('CHECKOUT_ERROR_RUT')).waitFor()
    await page.getByRole('radio', { name: new RegExp(`^${text('CHECKOUT_BOLETA')}`) }).check()
    expect(await field('CHECKOUT_COMPANY_NAME').count()).toBe(0)
    await page.getByRole('radio', { name: new RegExp(`^${text('CHECKOUT_FACTURA')}`) }).check()
    expect(await field('CHECKOUT_COMPANY_NAME').inputValue()).toBe('Veterinaria Ñandú Ltda.')
    await field('CHECKOUT_COMPANY_RUT').fill('76192083-9')
    await field('CHECKOUT_COMPANY_ACTIVITY').fill('Clínica veterinaria')
    await field('CHECKOUT_COMPANY_ADDRESS').fill('Los Aromos 120')
    await field('CHECKOUT_COMPANY_COMUNA').fill('Ñuñoa')
    await expectSound(visit)
    await acceptTerms(page, 'es')
    await page
      .getByRole('button', { name: text('CHECKOUT_PAY').split('{total}')[0] ?? '' })
      .last()
      .click()
    await page.waitForURL(/#\/shop\/checkout\/\w{32}/)
    await page.getByText(text('ORDER_DOCUMENT_FACTURA')).waitFor()
    const [, token] = /checkout\/(\w{32})/.exec(page.url()) ?? []
    const { rows } = await shop.database.pool.query(
      'SELECT document_kind, invoice FROM orders WHERE token = $1',
      [token],
    )
    expect(rows).toEqual([
      {
        document_kind: 'factura',
        invoice: {
          rut: '76192083-9',
          legalName: 'Veterinaria Ñandú Ltda.',
          activity: 'Clínica veterinaria',
          address: 'Los Aromos 120',
          comuna: 'Ñuñoa',
        },
      },
    ])
  })

  test('a guest fills in at most 8 fields for a pickup with boleta, 12 for a home delivery', async () => {
    const text = textsOf('es')
    const { page } = await shop.visit()
    await putInCart(page, shop)
    await page.goto(addressOf(shop.url, '/shop/checkout', 'es'))
    await settled(page)
    await page.getByLabel(text('CHECKOUT_STREET'), { exact: false }).first().waitFor()
    const form = page
      .getByRole('main')
      .locator('form')
      .filter({ has: page.locator('#checkout-email') })
    const count = () => form.locator('input:not([type=radio]):not([type=checkbox]), select, textarea').count()
    expect(await count()).toBeLessThanOrEqual(12)
    await page.getByRole('radio', { name: new RegExp(`^${text('CHECKOUT_PICKUP')}`) }).check()
    await page.getByRole('heading', { name: text('CHECKOUT_BRANCH') }).waitFor()
    expect(await count()).toBeLessThanOrEqual(8)
  })
})
