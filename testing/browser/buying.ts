import type { Page } from 'playwright-core'
import { publicPaths } from '#storefront/app/routes.ts'
import { joinUrl, pathOf, queryOf } from '#storefront/shell/address.ts'
import { isPersonal } from '#storefront/shell/is-personal.ts'
import { layerParameter } from './layer-of-visit.ts'
import type { ShopLanguage, TestShop } from './shop-test.ts'
import { textsOf } from './texts.ts'

export type Layer = 'remote' | 'sample'

/** The hash address of a clean path, as it stands in links and mails, with the language and the layer that the visit wants. */
export function hashAddressOf(
  shop: string,
  path: string,
  language: ShopLanguage,
  layer: Layer = 'remote',
): string {
  const overrides = new URLSearchParams({
    lang: language,
    ...(layer === 'sample' && { [layerParameter]: layer }),
  })
  return `${shop}/?${overrides}#${path}`
}

const isPublic = new RegExp(publicPaths())
const hasDocument = (path: string) => isPublic.test(pathOf(path)) || isPersonal(path)

/**
 * Where a visit ends that began at the hash address: a page stands behind its own document, which spares the browser
 * the one of the home page.
 */
export function addressOf(
  shop: string,
  path: string,
  language: ShopLanguage,
  layer: Layer = 'remote',
): string {
  if (layer === 'sample' || !hasDocument(path)) return hashAddressOf(shop, path, language, layer)
  const query = queryOf(path)
  query.set('lang', language)
  return `${shop}${joinUrl(pathOf(path), query)}#${path}`
}

/** Waits until the page's own content stands: the preloader is gone and the heading is there. */
export async function settled(page: Page): Promise<void> {
  await page.locator('#preloader').waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** From a category's list to a product without options, and that into the cart. Returns its name. */
export async function fillCart(page: Page, language: ShopLanguage): Promise<string> {
  const text = textsOf(language)
  const [before = '', after = ''] = text('CATALOGUE_ADD').split('{name}')
  const add = page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${before}.+${after}$`) })
    .first()
  const label = (await add.getAttribute('aria-label')) ?? ''
  const product = label.slice(before.length, label.length - after.length)
  await page.getByRole('main').getByRole('link', { name: product, exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: product }).waitFor()
  await page
    .getByRole('button', { name: text('PRODUCT_ADD'), exact: true })
    .first()
    .click()
  await page
    .getByText(text('CATALOGUE_ADDED', { name: product }))
    .first()
    .waitFor()
  return product
}

/** What is put into a cart, by what the database says of it. */
const sold = {
  food: "p.stock > 50 AND p.slug LIKE 'alimento-perro-%'",
  medicine: `p.stock > 3 AND EXISTS (
    SELECT FROM product_facts f WHERE f.product_id = p.id AND f.facts -> 'medicine' ->> 'sale' = 'prescription')`,
} as const

/**
 * One unit of a food for dogs in the browser's cart, as another tab would have put it there: for journeys that are about what
 * comes after. It leaves the page on a document without the shop's code. Returns the product's name.
 */
export async function putInCart(
  page: Page,
  shop: Pick<TestShop, 'url' | 'database'>,
  url = shop.url,
  what: keyof typeof sold = 'food',
  quantity = 1,
) {
  const { rows } = await shop.database.pool.query<{ id: number; slug: string; name: string; price: number }>(
    `SELECT p.id, p.slug, p.name, p.price FROM products p
     WHERE p.active AND ${sold[what]} AND NOT EXISTS (SELECT FROM product_options o WHERE o.product_id = p.id)
     ORDER BY p.position LIMIT 1`,
  )
  const [product] = rows
  if (!product) throw new Error(`The shop has no plain ${what} in stock.`)
  const { id: productId, price: unitPrice, ...named } = product
  const line = { ...named, productId, unitPrice, quantity, options: [] }
  await page.goto(`${url}/manifest.webmanifest`)
  await page.evaluate(
    ([key = '', cart = '']) => localStorage.setItem(key, cart),
    ['huella:cart:remote', JSON.stringify({ lines: [line] })],
  )
  return product.name
}

export const guest = {
  email: 'camila.rojas@example.cl',
  rut: '12345678-5',
  name: 'Camila Rojas',
  phone: '9 1234 5678',
  region: 'Metropolitana de Santiago',
  comuna: 'La Florida',
  street: 'Avenida Vicuña Mackenna',
  number: '7110',
}

/** Fills the checkout's form for a home delivery, all but the terms. */
export async function fillCheckout(page: Page, language: ShopLanguage): Promise<void> {
  const text = textsOf(language)
  // The footer asks for an e-mail too.
  const form = page.getByRole('main')
  const field = (key: string) => form.getByLabel(text(key), { exact: false }).first()
  await field('CHECKOUT_EMAIL').fill(guest.email)
  await field('CHECKOUT_RUT').fill(guest.rut)
  await field('CHECKOUT_NAME').fill(guest.name)
  await field('CHECKOUT_PHONE').fill(guest.phone)
  await field('CHECKOUT_REGION').selectOption({ label: guest.region })
  const comuna = page.getByRole('combobox', { name: text('CHECKOUT_COMUNA') })
  await comuna.fill(guest.comuna)
  await page.getByRole('option', { name: guest.comuna }).first().click()
  await page.getByLabel(text('CHECKOUT_STREET'), { exact: false }).first().fill(guest.street)
  await page.getByRole('textbox', { name: text('CHECKOUT_NUMBER') }).fill(guest.number)
  await carriersShown(page, language)
}

/** Waits until the checkout says who delivers to the address, and for how much. */
export async function carriersShown(page: Page, language: ShopLanguage = 'es'): Promise<void> {
  const carriers = page.getByRole('radiogroup', { name: textsOf(language)('CHECKOUT_CARRIERS') })
  await carriers.getByRole('radio').first().waitFor()
}

export async function acceptTerms(page: Page, language: ShopLanguage): Promise<void> {
  const terms = page.getByRole('checkbox', { name: textsOf(language)('CHECKOUT_TERMS_BEFORE') })
  if (await terms.isChecked()) throw new Error('The terms are ticked before the shopper has ticked them.')
  await terms.check()
}

/** The amount in a text such as `Comprar por $46.980`, in pesos. */
export const amountIn = (text: string): number => Number(text.replace(/[^\d]/g, ''))
