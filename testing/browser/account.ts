import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Inbox } from '#sandbox/inbox.ts'
import { addressOf, type Layer, settled } from './buying.ts'
import type { ShopLanguage } from './shop-test.ts'
import { textsOf } from './texts.ts'

export async function openPage(page: Page, shop: string, path: string, layer: Layer = 'remote') {
  await page.goto(addressOf(shop, path, 'es', layer))
  await settled(page)
}

/** Signs a new customer up on the login page, and waits for the dashboard. */
export async function signUp(page: Page, customer: { email: string; password: string }): Promise<void> {
  const text = textsOf('es')
  const form = page.locator('form', { has: page.getByRole('button', { name: text('ACCOUNT_REGISTER') }) })
  await form.getByLabel(text('ACCOUNT_EMAIL'), { exact: true }).fill(customer.email)
  await form.getByLabel(text('ACCOUNT_PASSWORD'), { exact: true }).fill(customer.password)
  await form.getByLabel(text('ACCOUNT_REPEAT')).fill(customer.password)
  await form.getByRole('checkbox', { name: text('ACCOUNT_TERMS_BEFORE') }).check()
  await form.getByRole('button', { name: text('ACCOUNT_REGISTER') }).click()
  await onDashboard(page)
}

export async function signIn(
  page: Page,
  customer: { email: string; password: string },
  language: ShopLanguage = 'es',
): Promise<void> {
  const text = textsOf(language)
  const button = page.getByRole('button', { name: text('ACCOUNT_LOGIN'), exact: true })
  const form = page.locator('form', { has: button })
  await form.getByLabel(text('ACCOUNT_EMAIL'), { exact: true }).fill(customer.email)
  await form.getByLabel(text('ACCOUNT_PASSWORD'), { exact: true }).fill(customer.password)
  await button.click()
}

export async function onDashboard(page: Page): Promise<void> {
  await page.waitForURL(/#\/account\/dashboard$/)
  await page.getByRole('heading', { level: 1, name: 'Hola' }).waitFor()
}

/** The newest mail to an e-mail that holds a link to that page; waits for it to come. */
export async function linkIn(inbox: Inbox, email: string, path: string): Promise<string> {
  const link = new RegExp(`https?://[^"\\s]+${path}\\?token=[\\w-]{43}(?:&amp;[\\w=&;]+)?`)
  const found = () => {
    const mails = inbox.list().filter(({ to, html }) => to.includes(email) && link.test(html))
    return mails.map(({ html }) => link.exec(html)?.[0])[0]
  }
  await expect.poll(found).toBeDefined()
  const { pathname, search } = new URL((found() ?? '').replaceAll('&amp;', '&'))
  return `${pathname}${search}`
}
