import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, fillCart, type Layer, settled } from '#testing/browser/buying.ts'
import { keyOn } from '#testing/browser/layer-of-visit.ts'
import { expectSound, openTestShop, type TestShop } from '#testing/browser/shop-test.ts'
import { textsOf } from '#testing/browser/texts.ts'
import { inProof } from '#testing/counts.ts'
import { insertAccount } from '#testing/server/test-account.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => {
  await shop?.close()
})

const text = textsOf('es')
const line = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(addressOf(shop.url, '/account/login', 'es'))
  await settled(page)
  const form = page.locator('form').filter({ has: page.getByText(text('ACCOUNT_FORGOT')) })
  await form.getByLabel(text('ACCOUNT_EMAIL')).fill(email)
  await form.getByLabel(text('ACCOUNT_PASSWORD')).fill('clave-secreta')
  await form.getByRole('button', { name: text('ACCOUNT_LOGIN'), exact: true }).click()
  await page.waitForURL(/#\/account\/dashboard/)
}

async function fill(page: Page, category: string): Promise<string> {
  await page.goto(addressOf(shop.url, `/shop/category/${category}`, 'es'))
  await settled(page)
  return fillCart(page, 'es')
}

const saved = async (id: number): Promise<number> => {
  const { rows } = await shop.database.pool.query(
    'SELECT count(*) AS n FROM account_cart_lines WHERE customer_id = $1',
    [id],
  )
  return rows[0].n
}

describe('a cart that follows', () => {
  test('what two browsers hold comes together, and signing out leaves what was there before', async () => {
    const email = `${randomUUID()}@correo.cl`
    const id = await insertAccount(shop.database, { email })
    const { page: home } = await shop.visit()
    const first = await fill(home, 'perros-alimentos')
    await signIn(home, email)
    await expect.poll(() => saved(id)).toBe(1)

    const visit = await shop.visit({ width: 360 })
    const phone = visit.page
    const second = await fill(phone, 'gatos-alimentos')
    await signIn(phone, email)
    await expect.poll(() => saved(id)).toBe(2)
    await phone.goto(addressOf(shop.url, '/shop/cart', 'es'))
    await settled(phone)
    await line(phone, first).waitFor()
    await line(phone, second).waitFor()
    await expectSound(visit)

    await home.goto(addressOf(shop.url, '/shop/cart', 'es'))
    await settled(home)
    await line(home, second).waitFor()

    await phone.goto(addressOf(shop.url, '/account/dashboard', 'es'))
    await settled(phone)
    await phone
      .getByRole('main')
      .getByRole('button', { name: text('ACCOUNT_LOGOUT') })
      .click()
    await phone.waitForURL(/#\/account\/login/)
    await phone.goto(addressOf(shop.url, '/shop/cart', 'es'))
    await settled(phone)
    await line(phone, second).waitFor()
    await expect.poll(() => line(phone, first).count()).toBe(0)
    expect(await saved(id)).toBe(2)
    expect(visit.problems).toEqual([])
  })

  test('[S2.11] the cart says what changed since, and another tab agrees', async () => {
    const visit = await shop.visit()
    const { page } = visit
    const name = await fill(page, 'perros-salud')
    const { pool } = shop.database
    const long = 'Superalimento'.repeat(12)
    await pool.query('UPDATE products SET price = price + 1000, name = $2 WHERE name = $1', [name, long])
    await pool.query("SELECT pg_notify('catalogue', '*')")
    await page.goto(addressOf(shop.url, '/shop/cart', 'es'))
    await settled(page)
    await page.getByText(text('CART_CHANGES')).waitFor()
    await page.getByText(text('CART_BADGE_PRICE_UP')).waitFor()
    await line(page, long).waitFor()
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over, `a long name at ${width} px`).toBeLessThanOrEqual(0)
    }

    const other = await page.context().newPage()
    await other.goto(addressOf(shop.url, '/shop/cart', 'es'))
    await settled(other)
    await other.getByRole('button', { name: text('CART_REMOVE', { name: long }) }).click()
    await page.waitForURL(/cart-vacio/)
    expect(visit.problems).toEqual([])
  })

  test('the page of an empty cart leads to the cart once another tab has put something in', async () => {
    const { page, problems } = await shop.visit()
    await page.goto(addressOf(shop.url, '/shop/cart-vacio', 'es'))
    await page.getByRole('heading', { level: 1, name: text('TEXT_YOUR_SHOPPING_CART_IS_EMPTY') }).waitFor()
    const other = await page.context().newPage()
    const name = await fill(other, 'gatos-higiene')
    await page.getByRole('heading', { level: 1, name: text('CART_TITLE'), exact: true }).waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: text('CART_VIEW') })
      .click()
    await page.waitForURL(/\/shop\/cart$/)
    await line(page, name).waitFor()
    expect(problems).toEqual([])
  })

  test('A8: a quantity that is put right says so, and 0 asks', async () => {
    const visit = await shop.visit({ width: 390 })
    const { page } = visit
    const name = await fill(page, 'gatos-higiene')
    await page.goto(addressOf(shop.url, '/shop/cart', 'es'))
    await settled(page)
    const field = page.getByRole('textbox', { name: text('CART_QUANTITY', { name }) })
    const write = async (typed: string) => {
      await field.fill(typed)
      await field.press('Enter')
    }
    const said = page.getByRole('main').getByRole('listitem').getByRole('status')
    await write('9000')
    await said.getByText(/^Quedan? (\d+): dejamos \1$/).waitFor()
    const left = (await said.textContent())?.match(/\d+/)?.[0]
    expect(await field.inputValue()).toBe(left)
    await write('abc')
    await said.getByText(text('CART_NO_NUMBER', { count: Number(left) })).waitFor()
    await write('0')
    await said.getByText(text('CART_ASK_REMOVE')).waitFor()
    expect(await field.inputValue()).toBe(left)
    await expectSound(visit)
    await said.getByRole('button', { name: text('CART_YES_REMOVE') }).click()
    await page.waitForURL(/cart-vacio/)
  })

  test.each<Layer>(['remote', ...inProof<Layer>('sample')])(
    'whose last line is gone gives it back, or says why it went, on %s',
    async (layer) => {
      const visit = await shop.visit()
      const { page } = visit
      await page.goto(addressOf(shop.url, '/shop/category/gatos-alimentos', 'es', layer))
      await settled(page)
      const name = await fillCart(page, 'es')
      await page.goto(addressOf(shop.url, '/shop/cart', 'es', layer))
      await settled(page)
      await page.getByRole('button', { name: text('CART_REMOVE', { name }) }).click()
      await page.waitForURL(/cart-vacio/)
      await page.getByRole('button', { name: text('CART_UNDO') }).click()
      await line(page, name).waitFor()

      await page.evaluate(
        (key) => {
          const lines = localStorage[key].replace(/"slug":"[^"]+"/, '"slug":"ya-no-se-vende"')
          localStorage[key] = lines
        },
        keyOn(layer, `huella:cart:${layer}`),
      )
      await page.reload()
      await page.waitForURL(/cart-vacio/)
      await page.getByText(text('CART_CHANGE_GONE', { name })).waitFor()
      await expectSound({ ...visit, problems: visit.problems.filter((problem) => !/404/.test(problem)) })
    },
  )

  test('an order is tracked by its number and its e-mail', async () => {
    const visit = await shop.visit()
    const { page } = visit
    await page.goto(addressOf(shop.url, '/shop/track-order?numero=99999999', 'es'))
    await settled(page)
    await expect.poll(() => page.getByLabel(text('TRACK_NUMBER')).inputValue()).toBe('99999999')
    await expectSound(visit)
    await page.getByLabel(text('TRACK_EMAIL'), { exact: true }).first().fill('nadie@correo.cl')
    await page.keyboard.press('Enter')
    await page.getByText(text('TRACK_NOT_FOUND')).waitFor()
  })
})
