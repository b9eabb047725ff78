import { sql } from 'drizzle-orm'
import type { ProductFacts } from '#rules/catalogue/product-facts.ts'
import { editedFacts } from '#rules/products/edited-facts.ts'
import type { EditedProduct } from '#rules/products/product.ts'
import type { Executor } from '../../../db/connection.ts'

/** What of a product a file can say, as it is edited. */
export type ImportedFields = Pick<
  EditedProduct,
  | 'name'
  | 'slug'
  | 'sku'
  | 'originalCode'
  | 'barcode'
  | 'brandId'
  | 'kind'
  | 'isPublished'
  | 'isFeatured'
  | 'sellsWithoutStock'
  | 'price'
  | 'offer'
  | 'content'
  | 'package'
  | 'shortDescription'
  | 'description'
  | 'tags'
  | 'categoryIds'
  | 'features'
  | 'specifications'
  | 'options'
  | 'retractExclusion'
  | 'medicine'
  | 'facts'
  | 'relatedIds'
  | 'analogueIds'
  | 'en'
  | 'ru'
>

/** Units of a product, or of a value of its options, in a branch. */
export type StandingUnits = { branchId: number; valueId: number | null; units: number }

/** A product as it stands; `factsKind` is of which kind what is known of it is, null where nothing is. */
export type Standing = {
  id: number
  version: number
  factsKind: string | null
  fields: ImportedFields
  stock: StandingUnits[]
}

type Row = Omit<ImportedFields, 'medicine' | 'facts'> &
  Omit<Standing, 'fields' | 'factsKind'> & { facts: ProductFacts | null }

const moment = (column: 'starts_at' | 'ends_at') =>
  sql`to_char(f.${sql.raw(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const texts = (language: 'en' | 'ru') => sql`(
  SELECT jsonb_build_object('name', x.name, 'shortDescription', coalesce(x.short_description, ''),
    'description', to_jsonb(coalesce(x.description, '{}')), 'tags', to_jsonb(coalesce(x.tags, '{}')))
  FROM product_translations x WHERE x.product_id = p.id AND x.language = ${language})`

const linked = (kind: 'related' | 'analogue') => sql`ARRAY(
  SELECT x.linked_id FROM product_links x WHERE x.product_id = p.id AND x.kind = ${kind} ORDER BY x.position)`

/** Shapes as packages/rules/src/products/product.ts has them. */
const columns = sql`
  p.id, p.version, (SELECT x.facts FROM product_facts x WHERE x.product_id = p.id) AS facts, p.name::text, p.slug,
  p.sku, p.original_code AS "originalCode", p.barcode,
  p.brand_id AS "brandId", p.kind, p.active AS "isPublished", p.featured AS "isFeatured",
  p.backorder AS "sellsWithoutStock", coalesce(p.compare_at_price, p.price) AS price,
  CASE
    WHEN f.product_id IS NOT NULL
      THEN jsonb_build_object('price', f.price, 'from', ${moment('starts_at')}, 'until', ${moment('ends_at')})
    WHEN p.compare_at_price IS NOT NULL THEN jsonb_build_object('price', p.price, 'from', NULL, 'until', NULL)
  END AS offer,
  CASE WHEN p.content_amount IS NOT NULL
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
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'kind', o.kind, 'values', coalesce((
      SELECT jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'color', v.color) ORDER BY v.position)
      FROM product_option_values v WHERE v.option_id = o.id), '[]')) ORDER BY o.position)
    FROM product_options o WHERE o.product_id = p.id), '[]') AS options,
  (SELECT e.reason FROM retract_exclusions e WHERE e.product_id = p.id) AS "retractExclusion",
  ${linked('related')} AS "relatedIds", ${linked('analogue')} AS "analogueIds",
  ${texts('en')} AS en, ${texts('ru')} AS ru,
  coalesce((SELECT jsonb_agg(jsonb_build_object('branchId', s.branch_id, 'valueId', s.value_id,
    'units', s.quantity) ORDER BY s.branch_id, s.value_id)
    FROM stock s WHERE s.product_id = p.id), '[]') AS stock`

const joined = sql`FROM products p LEFT JOIN product_texts t ON t.product_id = p.id
  LEFT JOIN product_offers f ON f.product_id = p.id`

const standingOf = ({ id, version, facts, stock, ...fields }: Row): Standing => ({
  ...{ id, version, stock, factsKind: facts?.kind ?? null },
  fields: { ...fields, medicine: medicineOf(facts), facts: editedFacts(facts) },
})

function medicineOf(facts: ProductFacts | null): ImportedFields['medicine'] {
  if (facts?.kind !== 'medicine') return null
  const { sagRegister, sale, species, substances, fromWeeks, weight } = facts.medicine
  return { sagRegister, sale, species, substances, fromWeeks, weight }
}

export const standingStore = {
  /** The products of codes, locked until the transaction ends where that is asked. */
  async bySku(
    executor: Executor,
    skus: readonly string[],
    { lock = false } = {},
  ): Promise<Map<string, Standing>> {
    const asked = sql.param([...skus])
    if (lock) {
      await executor.execute(
        sql`SELECT FROM products WHERE sku = ANY (${asked}::text[]) ORDER BY id FOR NO KEY UPDATE`,
      )
    }
    const { rows } = await executor.execute<Row>(
      sql`SELECT ${columns} ${joined} WHERE p.sku = ANY (${asked}::text[])`,
    )
    return new Map(rows.map((row) => [row.sku, standingOf(row)]))
  },

  /** The products behind an id, as they were added. */
  async page(executor: Executor, after: number, most: number): Promise<Standing[]> {
    const { rows } = await executor.execute<Row>(
      sql`SELECT ${columns} ${joined} WHERE p.id > ${after} ORDER BY p.id LIMIT ${most}`,
    )
    return rows.map(standingOf)
  },

  /** The ids of those of some codes that there are. */
  async idsOf(executor: Executor, skus: readonly string[]): Promise<Map<string, number>> {
    if (skus.length === 0) return new Map()
    const { rows } = await executor.execute<{ sku: string; id: number }>(
      sql`SELECT sku, id FROM products WHERE sku = ANY (${sql.param([...skus])}::text[])`,
    )
    return new Map(rows.map(({ sku, id }) => [sku, id]))
  },

  /** Where orders hold units that they may give back: values by their product, null for the product itself. */
  async heldPlaces(
    executor: Executor,
    productIds: readonly number[],
  ): Promise<Map<number, (number | null)[]>> {
    if (productIds.length === 0) return new Map()
    const { rows } = await executor.execute<{ productId: number; valueIds: (number | null)[] }>(sql`
      SELECT s.product_id AS "productId", array_agg(s.value_id) AS "valueIds" FROM stock s
      WHERE s.product_id = ANY (${sql.param([...productIds])}::int[]) AND EXISTS (
        SELECT FROM stock_reservations r JOIN orders o ON o.id = r.order_id
        WHERE r.stock_id = s.id AND o.state = 'PENDING'
      )
      GROUP BY s.product_id`)
    return new Map(rows.map(({ productId, valueIds }) => [productId, valueIds]))
  },

  async codesOf(executor: Executor, ids: readonly number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map()
    const { rows } = await executor.execute<{ sku: string; id: number }>(
      sql`SELECT sku, id FROM products WHERE id = ANY (${sql.param([...ids])}::int[])`,
    )
    return new Map(rows.map(({ sku, id }) => [id, sku]))
  },

  /** Which of some addresses products have. */
  async takenSlugs(executor: Executor, slugs: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await executor.execute<{ slug: string; id: number }>(
      sql`SELECT slug, id FROM products WHERE slug = ANY (${sql.param([...slugs])}::text[])`,
    )
    return new Map(rows.map(({ slug, id }) => [slug, id]))
  },
}
