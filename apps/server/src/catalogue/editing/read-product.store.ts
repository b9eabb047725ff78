import { sql } from 'drizzle-orm'
import type { ProductFacts } from '#rules/catalogue/product-facts.ts'
import { editedFacts } from '#rules/products/edited-facts.ts'
import type { EditedProduct } from '#rules/products/product.ts'
import type { Executor } from '../../db/connection.ts'

type Row = Omit<EditedProduct, 'medicine' | 'facts'> & {
  id: number
  version: number
  facts: ProductFacts | null
}

/** A product as it is edited, with its version. */
export type StoredProduct = {
  id: number
  version: number
  product: EditedProduct
}

const texts = (language: 'en' | 'ru') => sql`(
  SELECT jsonb_build_object('name', t.name, 'shortDescription', coalesce(t.short_description, ''),
    'description', to_jsonb(coalesce(t.description, '{}')), 'tags', to_jsonb(coalesce(t.tags, '{}')))
  FROM product_translations t WHERE t.product_id = p.id AND t.language = ${language})`

const linked = (kind: 'related' | 'analogue') => sql`coalesce((
  SELECT jsonb_agg(l.linked_id ORDER BY l.position) FROM product_links l
  WHERE l.product_id = p.id AND l.kind = ${kind}), '[]')`

const iso = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
const moment = (column: 'starts_at' | 'ends_at') =>
  sql`to_char(f.${sql.raw(column)} AT TIME ZONE 'UTC', ${iso})`

/** The offer of a product `p` with its row `f` of product_offers. */
export const offerOf = sql`CASE
  WHEN f.product_id IS NOT NULL
    THEN jsonb_build_object('price', f.price, 'from', ${moment('starts_at')}, 'until', ${moment('ends_at')})
  WHEN p.compare_at_price IS NOT NULL
    THEN jsonb_build_object('price', p.price, 'from', NULL, 'until', NULL)
  END`

const options = sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'kind', o.kind, 'values', coalesce((
    SELECT jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'color', v.color) ORDER BY v.position)
    FROM product_option_values v WHERE v.option_id = o.id), '[]')) ORDER BY o.position)
  FROM product_options o WHERE o.product_id = p.id), '[]')`

const fitted = sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('vehicleId', w.vehicle_id, 'fromYear', w.year_from, 'toYear', w.year_to,
    'conditions', coalesce((
      SELECT jsonb_agg(jsonb_build_object('kind', c.kind, 'text', c.text) ORDER BY c.position)
      FROM fitment_conditions c
      WHERE c.product_id = w.product_id AND c.vehicle_id = w.vehicle_id), '[]')) ORDER BY w.vehicle_id)
  FROM product_vehicles w WHERE w.product_id = p.id), '[]')`

const rowOf = (id: number) => sql`
  SELECT p.id, p.version, p.name::text, p.slug, p.sku, p.original_code AS "originalCode", p.barcode,
    p.brand_id AS "brandId", p.kind, p.active AS "isPublished", p.featured AS "isFeatured",
    p.backorder AS "sellsWithoutStock", coalesce(p.compare_at_price, p.price) AS price, ${offerOf} AS offer,
    CASE WHEN p.content_unit IS NOT NULL
      THEN jsonb_build_object('amount', p.content_amount, 'unit', p.content_unit) END AS content,
    jsonb_build_object('width', p.package_width, 'height', p.package_height, 'depth', p.package_depth,
      'weight', p.package_weight) AS package,
    coalesce(t.short_description, '') AS "shortDescription", coalesce(t.description, '{}') AS description,
    coalesce(t.tags, '{}') AS tags,
    ARRAY(SELECT c.category_id FROM product_categories c WHERE c.product_id = p.id AND c.direct
      ORDER BY c.position, c.category_id) AS "categoryIds",
    coalesce((SELECT jsonb_agg(jsonb_build_object('name', x.name, 'value', x.value) ORDER BY x.position)
      FROM product_features x WHERE x.product_id = p.id), '[]') AS features,
    coalesce((SELECT jsonb_agg(jsonb_build_object('section', x.section, 'name', x.name, 'value', x.value)
      ORDER BY x.position) FROM product_specifications x WHERE x.product_id = p.id), '[]') AS specifications,
    ${options} AS options,
    (SELECT e.reason FROM retract_exclusions e WHERE e.product_id = p.id) AS "retractExclusion",
    (SELECT x.facts FROM product_facts x WHERE x.product_id = p.id) AS facts,
    p.fitment, ${fitted} AS vehicles, ${linked('related')} AS "relatedIds",
    ${linked('analogue')} AS "analogueIds", ${texts('en')} AS en, ${texts('ru')} AS ru
  FROM products p
  LEFT JOIN product_texts t ON t.product_id = p.id
  LEFT JOIN product_offers f ON f.product_id = p.id
  WHERE p.id = ${id}`

function stored({ id, version, facts, ...rest }: Row): StoredProduct {
  const medicine = facts?.kind === 'medicine' ? facts.medicine : null
  const edited = medicine && {
    sagRegister: medicine.sagRegister,
    sale: medicine.sale,
    species: medicine.species,
    substances: medicine.substances,
    fromWeeks: medicine.fromWeeks,
    weight: medicine.weight,
  }
  return { id, version, product: { ...rest, medicine: edited, facts: editedFacts(facts) } }
}

/**
 * Nobody else writes those products until the transaction ends. What is read of them is asked for afterwards: a
 * statement that waits for a lock sees the parts in other tables as they stood before it waited.
 */
export async function lockProducts(executor: Executor, ids: readonly number[]): Promise<void> {
  await executor.execute(
    sql`SELECT FROM products WHERE id = ANY (${sql.param([...ids])}::int[]) ORDER BY id FOR NO KEY UPDATE`,
  )
}

export const readProductStore = {
  /** With `lock` nobody else writes it until the transaction ends. */
  async find(executor: Executor, id: number, { lock = false } = {}): Promise<StoredProduct | undefined> {
    if (lock) await lockProducts(executor, [id])
    const { rows } = await executor.execute<Row>(rowOf(id))
    return rows[0] && stored(rows[0])
  },

  /** Which of the codes and addresses other products have, former addresses among them. */
  async taken(
    executor: Executor,
    { id, sku, slug }: { id: number | null; sku: string; slug: string },
  ): Promise<{ sku: boolean; slug: boolean }> {
    const { rows } = await executor.execute<{ sku: boolean; slug: boolean }>(sql`
      SELECT EXISTS (SELECT FROM products WHERE sku = ${sku} AND id IS DISTINCT FROM ${id}::int) AS sku,
        EXISTS (SELECT FROM products WHERE slug = ${slug} AND id IS DISTINCT FROM ${id}::int) AS slug`)
    return rows[0] ?? { sku: false, slug: false }
  },

  /** Those of some addresses that are taken, by what has them or had them. */
  async takenSlugs(executor: Executor, slugs: readonly string[]): Promise<Set<string>> {
    const asked = sql`${sql.param([...slugs])}::text[]`
    const { rows } = await executor.execute<{ slug: string }>(sql`
      SELECT slug FROM products WHERE slug = ANY (${asked})
      UNION ALL SELECT slug FROM product_redirects WHERE slug = ANY (${asked})`)
    return new Set(rows.map((row) => row.slug))
  },

  /** Which of the things that a product names there are not. */
  async unknown(executor: Executor, product: Partial<EditedProduct>): Promise<(keyof EditedProduct)[]> {
    const lacks = (table: ReturnType<typeof sql>, ids: readonly number[]) => sql`EXISTS (
      SELECT FROM unnest(${sql.param([...ids])}::int[]) AS asked (id)
      WHERE NOT EXISTS (SELECT FROM ${table} known WHERE known.id = asked.id))`
    const { rows } = await executor.execute<Record<string, boolean>>(sql`
      SELECT ${lacks(sql`brands`, product.brandId ? [product.brandId] : [])} AS "brandId",
        ${lacks(sql`categories`, product.categoryIds ?? [])} AS "categoryIds",
        ${lacks(
          sql`vehicles`,
          (product.vehicles ?? []).map((each) => each.vehicleId),
        )} AS vehicles,
        ${lacks(sql`products`, product.relatedIds ?? [])} AS "relatedIds",
        ${lacks(sql`products`, product.analogueIds ?? [])} AS "analogueIds"`)
    const found = rows[0] ?? {}
    return (Object.keys(found) as (keyof EditedProduct)[]).filter((field) => found[field])
  },
}
