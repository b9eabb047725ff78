import type { Page } from 'playwright-core'
import type { Layer } from './buying.ts'
import { keyOn } from './layer-of-visit.ts'
import type { ShopLanguage, TestShop } from './shop-test.ts'

export type SavedProduct = {
  id: number
  slug: string
  name: string
  price: number
}

/** Named in the language that a visit reads. */
const selection = `SELECT p.id, p.slug, coalesce(t.name, p.name) AS name, p.price FROM products p
     LEFT JOIN product_translations t ON t.product_id = p.id AND t.language = $1`

/** Two products without options that can be bought, with specifications of their own. */
export async function savedProducts(
  shop: TestShop,
  language: ShopLanguage,
): Promise<[SavedProduct, SavedProduct]> {
  const { rows } = await shop.database.pool.query<SavedProduct>(
    `${selection}
     WHERE p.active AND p.stock > 3 AND NOT EXISTS (SELECT FROM product_options o WHERE o.product_id = p.id)
     ORDER BY p.position LIMIT 2`,
    [language.slice(0, 2)],
  )
  const [first, second] = rows
  if (!first || !second) throw new Error('The shop has no two products to keep.')
  return [first, second]
}

/** A product of which a size or the like is to be chosen. */
export async function productToChoose(shop: TestShop, language: ShopLanguage): Promise<SavedProduct> {
  const { rows } = await shop.database.pool.query<SavedProduct>(
    `${selection}
     WHERE p.active AND p.stock > 3 AND EXISTS (SELECT FROM product_options o WHERE o.product_id = p.id)
     ORDER BY p.position LIMIT 1`,
    [language.slice(0, 2)],
  )
  if (!rows[0]) throw new Error('The shop has no product with options.')
  return rows[0]
}

/** Puts products on a list of the browser's, as another tab would have done. */
export async function saveProducts(
  page: Page,
  list: 'wishlist' | 'compare',
  layer: Layer,
  products: readonly SavedProduct[],
): Promise<void> {
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [keyOn(layer, `huella:${list}:${layer}`), JSON.stringify(products)],
  )
}
