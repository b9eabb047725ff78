import { sql } from 'drizzle-orm'
import { brands } from '#demo/data/brands.ts'
import { categories } from '#demo/data/categories.ts'
import { products } from '#demo/data/products.ts'
import type { DemoProduct } from '#demo/data/types.ts'
import type { Transaction } from '../connection.ts'
import { seedProducts } from './catalogue.seed.ts'
import { exclusionRows } from './catalogue-details.seed.ts'
import { giveFitments, setFitmentKinds } from './fitments.seed.ts'
import { giveRows, wasGiven } from './give-rows.ts'
import { insertRows } from './insert-rows.ts'
import { factsRows, pictureRows, productRow } from './product-rows.ts'
import { seedStock } from './stock.seed.ts'

const productsSource = 'demonstration products'

/** What a shop that holds the demonstration got. */
export type DemonstrationNews = {
  /** The ids of what changed or came. */
  products: readonly number[]
  /** Whether anything was lacking. */
  isNews: boolean
  /** Whether the shop holds any of the demonstration. */
  isDemonstration: boolean
}

/**
 * Brings the products of the demonstration that a shop holds to those of this release: facts, pictures, what they suit
 * and fit, and products that came since. A product is the demonstration's where id, SKU and barcode are; a shop that
 * holds none of them gets nothing.
 */
export async function giveDemonstration(tx: Transaction): Promise<DemonstrationNews> {
  const before = await ownProducts(tx)
  if (before.size === 0) return { products: [], isNews: false, isDemonstration: false }
  const added = await giveProducts(tx, before)
  const own = added.length > 0 ? await ownProducts(tx) : before
  const mine = products.filter(({ id }) => own.has(id))
  const news = [
    await giveRows(tx, { table: 'product_facts', key: ['product_id'], rows: mine.flatMap(factsRows) }),
    await givePictures(tx, mine),
    await giveSuits(tx, mine),
  ]
  const isFitted = await giveFitments(tx, (id) => own.has(id))
  return {
    products: added,
    isNews: isFitted || news.some((given) => given.length > 0),
    isDemonstration: true,
  }
}

async function ownProducts(tx: Transaction): Promise<Set<number>> {
  const given = products.map(({ id, sku, barcode }) => ({ id, sku, barcode }))
  const { rows } = await tx.execute<{ id: number }>(sql`
    select own.id from products own join jsonb_populate_recordset(null::products, ${JSON.stringify(given)}::jsonb) given
    on (own.id, own.sku, own.barcode) = (given.id, given.sku, given.barcode)`)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Products that came since. Where nobody remembers which the shop once had, they are those behind the last that it has:
 * what stood before was taken away.
 */
async function giveProducts(tx: Transaction, own: ReadonlySet<number>): Promise<number[]> {
  const isRemembered = await wasGiven(tx, productsSource)
  const last = Math.max(...own)
  let added: DemoProduct[] = []
  await giveRows(tx, {
    table: 'products',
    source: productsSource,
    key: ['id'],
    rows: products.map(({ id }) => ({ id })),
    async insert(fresh) {
      const ids = new Set(fresh.map(({ id }) => id))
      const wanted = products.filter(({ id }) => ids.has(id) && !own.has(id) && (isRemembered || id > last))
      added = await withRoom(tx, wanted)
      await seedProducts(tx, added)
      await seedStock(tx, added)
      await insertRows(tx, 'retract_exclusions', added.flatMap(exclusionRows))
    },
  })
  const ids = new Set(added.map(({ id }) => id))
  if (ids.size > 0) await setFitmentKinds(tx, (id) => ids.has(id))
  return [...ids]
}

/** Those whose names and numbers the shop has given to nothing else, and whose brand and categories it has. */
async function withRoom(tx: Transaction, wanted: readonly DemoProduct[]): Promise<DemoProduct[]> {
  if (wanted.length === 0) return []
  const { rows: taken } = await tx.execute<{ id: number }>(sql`
    select given.id from jsonb_populate_recordset(null::products, ${JSON.stringify(wanted.map(productRow))}::jsonb) given
    where exists (select from products own
      where own.id = given.id or own.sku = given.sku or own.slug = given.slug or own.barcode = given.barcode)`)
  const { rows: names } = await tx.execute<{ name: string }>(sql`
    select 'b' || id || slug as name from brands union all select 'c' || id || slug from categories`)
  const known = new Set(names.map(({ name }) => name))
  const takenIds = new Set(taken.map(({ id }) => id))
  const hasBrand = new Set(brands.filter(({ id, slug }) => known.has(`b${id}${slug}`)).map(({ id }) => id))
  const hasCategory = new Set(
    categories.filter(({ id, slug }) => known.has(`c${id}${slug}`)).map(({ id }) => id),
  )
  return wanted.filter(
    ({ id, brandId, categoryIds }) =>
      !takenIds.has(id) && hasBrand.has(brandId) && categoryIds.every((each) => hasCategory.has(each)),
  )
}

/** Further pictures of products whose own ones are still the demonstration's first. */
async function givePictures(tx: Transaction, mine: readonly DemoProduct[]) {
  const { rows } = await tx.execute<{ id: number; files: string[] }>(sql`
    select product_id as id, array_agg(file order by position) as files from product_pictures
    where product_id = any(${sql.param(mine.map(({ id }) => id))}::int[]) group by product_id`)
  const stored = new Map(rows.map(({ id, files }) => [id, files]))
  const isTheirs = ({ id, images }: DemoProduct) =>
    stored.get(id)?.every((file, position) => file === images[position]?.file)
  return giveRows(tx, {
    table: 'product_pictures',
    key: ['product_id', 'position'],
    rows: mine.filter(isTheirs).flatMap(pictureRows),
  })
}

/** Which animals products suit, of those that say nothing of it. */
async function giveSuits(tx: Transaction, mine: readonly DemoProduct[]) {
  const rows = mine.map(productRow).flatMap(({ id, suits }) => (suits ? [{ id, suits }] : []))
  return giveRows(tx, {
    table: 'products',
    source: 'demonstration suits',
    key: ['id'],
    rows,
    async insert(fresh) {
      await tx.execute(sql`
        update products own set suits = given.suits
        from jsonb_populate_recordset(null::products, ${JSON.stringify(fresh)}::jsonb) given
        where given.id = own.id and own.suits is null`)
    },
  })
}
