import { sql } from 'drizzle-orm'
import type { ProductChanges } from '#rules/products/changed-fields.ts'
import type { EditedProduct } from '#rules/products/product.ts'
import type { Transaction } from '../../../db/connection.ts'
import { categoriesStore } from '../../editing/tree/categories.store.ts'
import type { ImportedFields } from '../plan/standing.store.ts'

/** A product with what of it is written; `units` are those that a new one has for sale. */
export type WrittenRow = {
  id: number
  fields: ImportedFields
  price: number
  compareAtPrice: number | null
  units: number
}

const leanOf = ({ fields, price, compareAtPrice }: Omit<WrittenRow, 'id'>) => ({
  slug: fields.slug,
  name: fields.name,
  sku: fields.sku,
  original_code: fields.originalCode,
  barcode: fields.barcode,
  brand_id: fields.brandId,
  price,
  compare_at_price: compareAtPrice,
  content_amount: fields.content?.amount ?? null,
  content_unit: fields.content?.unit ?? null,
  package_width: fields.package.width,
  package_height: fields.package.height,
  package_depth: fields.package.depth,
  package_weight: fields.package.weight,
  backorder: fields.sellsWithoutStock,
  featured: fields.isFeatured,
  active: fields.isPublished,
  kind: fields.kind,
})

const leanShape =
  sql.raw(`slug text, name text, sku text, original_code text, barcode text, brand_id int, price int,
  compare_at_price int, content_amount numeric, content_unit text, package_width numeric, package_height numeric,
  package_depth numeric, package_weight numeric, backorder boolean, featured boolean, active boolean, kind text`)
const leanNames =
  sql.raw(`slug, name, sku, original_code, barcode, brand_id, price, compare_at_price, content_amount,
  content_unit, package_width, package_height, package_depth, package_weight, backorder, featured, active, kind`)
const leanGiven =
  sql.raw(`g.slug, g.name, g.sku, g.original_code, g.barcode, g.brand_id, g.price, g.compare_at_price,
  g.content_amount, g.content_unit, g.package_width, g.package_height, g.package_depth, g.package_weight, g.backorder,
  g.featured, g.active, g.kind`)

const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::json`

/** Writes many products with one statement for each of their tables. */
export const writeManyStore = {
  /**
   * From here on the transaction leaves the words of products to `makeWaitingWords`. It does not wait for the
   * disk: with it goes how far the import is, so that what a crash loses is done again.
   */
  async begin(tx: Transaction): Promise<void> {
    await tx.execute(
      sql`SELECT set_config('catalogue.many', 'on', true), set_config('synchronous_commit', 'off', true)`,
    )
  },

  /** While it is on, what is written is of new products alone: their own rows say already that they are to be listed. */
  async writesNew(tx: Transaction, isOn: boolean): Promise<void> {
    await tx.execute(sql`SELECT set_config('catalogue.new', ${isOn ? 'on' : 'off'}, true)`)
  },

  /**
   * New products at the end of the shop's own order; their ids in the order given. They have their units from the first:
   * where the book of stock comes to the same, no row is written twice.
   */
  async insert(tx: Transaction, rows: readonly Omit<WrittenRow, 'id'>[]): Promise<number[]> {
    if (rows.length === 0) return []
    const { rows: made } = await tx.execute<{ id: number; sku: string }>(sql`
      INSERT INTO products (${leanNames}, stock, position)
      SELECT ${leanGiven}, g.stock, (SELECT coalesce(max(position), 0) FROM products WHERE active) + g.place
      FROM (SELECT x.*, row_number() OVER () AS place FROM json_to_recordset(${json(rows.map((row) => ({ ...leanOf(row), stock: row.units })))})
        AS x (${leanShape}, stock int)) g
      ORDER BY g.place RETURNING id, sku`)
    const ids = new Map(made.map(({ id, sku }) => [sku, id]))
    return rows.map(({ fields }) => ids.get(fields.sku) ?? 0)
  },

  async update(tx: Transaction, rows: readonly WrittenRow[]): Promise<void> {
    if (rows.length === 0) return
    await tx.execute(sql`
      UPDATE products p SET (${leanNames}) = (${leanGiven})
      FROM json_to_recordset(${json(rows.map((row) => ({ id: row.id, ...leanOf(row) })))})
        AS g (id int, ${leanShape}) WHERE g.id = p.id`)
  },

  /** What was written of a product is a version of it. */
  async raiseVersions(tx: Transaction, ids: readonly number[]): Promise<void> {
    await tx.execute(
      sql`UPDATE products SET version = version + 1 WHERE id = ANY (${sql.param([...ids])}::int[])`,
    )
  },

  async texts(tx: Transaction, rows: readonly WrittenRow[]): Promise<void> {
    if (rows.length === 0) return
    const given = rows.map(({ id, fields: { shortDescription, description, tags } }) => ({
      id,
      short: shortDescription,
      description,
      tags,
    }))
    await tx.execute(sql`
      INSERT INTO product_texts (product_id, short_description, description, tags)
      SELECT id, short, description, tags
      FROM json_to_recordset(${json(given)}) AS g (id int, short text, description text[], tags text[])
      ON CONFLICT (product_id) DO UPDATE SET short_description = excluded.short_description,
        description = excluded.description, tags = excluded.tags`)
  },

  async features(
    tx: Transaction,
    rows: readonly WrittenRow[],
    { areNew }: { areNew: boolean },
  ): Promise<void> {
    if (!areNew) await clear(tx, 'product_features', rows)
    const given = rows.flatMap(({ id, fields }) =>
      fields.features.map((each, place) => ({ id, position: place + 1, ...each })),
    )
    if (given.length === 0) return
    await tx.execute(sql`
      INSERT INTO product_features (product_id, position, name, value)
      SELECT * FROM json_to_recordset(${json(given)}) AS g (id int, position int, name text, value text)`)
  },

  async specifications(
    tx: Transaction,
    rows: readonly WrittenRow[],
    { areNew }: { areNew: boolean },
  ): Promise<void> {
    if (!areNew) await clear(tx, 'product_specifications', rows)
    const given = rows.flatMap(({ id, fields }) =>
      fields.specifications.map((each, place) => ({ id, position: place + 1, ...each })),
    )
    if (given.length === 0) return
    await tx.execute(sql`
      INSERT INTO product_specifications (product_id, position, section, name, value)
      SELECT * FROM json_to_recordset(${json(given)})
        AS g (id int, position int, section text, name text, value text)`)
  },

  /** Those chosen, in their order, and all above them. */
  async categories(
    tx: Transaction,
    rows: readonly WrittenRow[],
    { areNew }: { areNew: boolean },
  ): Promise<void> {
    await categoriesStore.shareTree(tx)
    if (!areNew) await clear(tx, 'product_categories', rows)
    const given = rows.flatMap(({ id, fields }) =>
      fields.categoryIds.map((category, place) => ({ id, category, place: place + 1 })),
    )
    if (given.length === 0) return
    await tx.execute(sql`
      WITH trees AS MATERIALIZED (SELECT id, ids FROM category_tree)
      INSERT INTO product_categories (category_id, product_id, direct, position)
      SELECT above.id, g.id, bool_or(above.id = g.category),
        coalesce(min(g.place) FILTER (WHERE above.id = g.category), 0)
      FROM json_to_recordset(${json(given)}) AS g (id int, category int, place int)
      JOIN trees t ON t.id = g.category, unnest(t.ids) AS above (id)
      GROUP BY above.id, g.id ORDER BY above.id, g.id`)
  },

  /** Offers that begin or end at a moment. */
  async offers(
    tx: Transaction,
    rows: readonly (WrittenRow & { offer: NonNullable<EditedProduct['offer']> | null })[],
    { areNew }: { areNew: boolean },
  ): Promise<void> {
    if (!areNew) await clear(tx, 'product_offers', rows)
    const given = rows.flatMap(({ id, offer, compareAtPrice }) =>
      offer && (offer.from !== null || offer.until !== null)
        ? [{ id, price: offer.price, starts: offer.from, ends: offer.until, on: compareAtPrice !== null }]
        : [],
    )
    if (given.length === 0) return
    await tx.execute(sql`
      INSERT INTO product_offers (product_id, price, starts_at, ends_at, is_on)
      SELECT g.id, g.price, g.starts, g.ends, g.on
      FROM json_to_recordset(${json(given)}) AS g (id int, price int, starts timestamptz, ends timestamptz, "on" boolean)`)
  },

  /** The addresses that products had lead to them from now on. */
  async redirects(tx: Transaction, rows: readonly { id: number; from: string; to: string }[]): Promise<void> {
    if (rows.length === 0) return
    await tx.execute(sql`
      DELETE FROM product_redirects WHERE slug = ANY (${sql.param(rows.map(({ to }) => to))}::text[])`)
    await tx.execute(sql`
      INSERT INTO product_redirects (slug, product_id)
      SELECT "from", id FROM json_to_recordset(${json(rows)}) AS g (id int, "from" text)
      ON CONFLICT (slug) DO UPDATE SET product_id = excluded.product_id`)
  },

  /** Each save with what it changed, as the desk's history shows it. */
  async history(
    tx: Transaction,
    rows: readonly { id: number; version: number; changes: ProductChanges }[],
    { staffId, name }: { staffId: number | null; name: string },
  ): Promise<void> {
    if (rows.length === 0) return
    await tx.execute(sql`
      INSERT INTO product_changes (product_id, version, staff_id, actor, changes)
      SELECT g.id, g.version, ${staffId}, ${name}, g.changes
      FROM json_to_recordset(${json(rows)}) AS g (id int, version int, changes jsonb)`)
  },
}

async function clear(
  tx: Transaction,
  table: 'product_features' | 'product_specifications' | 'product_categories' | 'product_offers',
  rows: readonly { id: number }[],
): Promise<void> {
  if (rows.length === 0) return
  const ids = sql.param(rows.map(({ id }) => id))
  await tx.execute(sql`DELETE FROM ${sql.raw(table)} WHERE product_id = ANY (${ids}::int[])`)
}
