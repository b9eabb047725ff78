import { sql } from 'drizzle-orm'
import type { ProductFacts } from '#rules/catalogue/product-facts.ts'
import { editedFacts } from '#rules/products/edited-facts.ts'
import type { EditedProduct } from '#rules/products/product.ts'

/** What `productColumns` give. */
export type ProductColumns = Omit<EditedProduct, 'medicine' | 'facts' | 'fitment' | 'vehicles'> & {
  id: number
  version: number
  facts: ProductFacts | null
}

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

const texts = (language: 'en' | 'ru') => sql`(
  SELECT jsonb_build_object('name', x.name, 'shortDescription', coalesce(x.short_description, ''),
    'description', to_jsonb(coalesce(x.description, '{}')), 'tags', to_jsonb(coalesce(x.tags, '{}')))
  FROM product_translations x WHERE x.product_id = p.id AND x.language = ${language})`

const linked = (kind: 'related' | 'analogue') => sql`ARRAY(
  SELECT x.linked_id FROM product_links x WHERE x.product_id = p.id AND x.kind = ${kind} ORDER BY x.position)`

/** A product of `productRows` as packages/rules/src/products/product.ts has it, without what it fits. */
export const productColumns = sql`
  p.id, p.version, (SELECT x.facts FROM product_facts x WHERE x.product_id = p.id) AS facts, p.name::text, p.slug,
  p.sku, p.original_code AS "originalCode", p.barcode,
  p.brand_id AS "brandId", p.kind, p.active AS "isPublished", p.featured AS "isFeatured",
  p.backorder AS "sellsWithoutStock", coalesce(p.compare_at_price, p.price) AS price, ${offerOf} AS offer,
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
  ${texts('en')} AS en, ${texts('ru')} AS ru`

/** Where `productColumns` come from. */
export const productRows = sql`products p
  LEFT JOIN product_texts t ON t.product_id = p.id
  LEFT JOIN product_offers f ON f.product_id = p.id`

/** What of the facts is edited, a medicine's in fields of their own. */
export function editedOf(facts: ProductFacts | null): Pick<EditedProduct, 'medicine' | 'facts'> {
  if (facts?.kind !== 'medicine') return { medicine: null, facts: editedFacts(facts) }
  const { sagRegister, sale, species, substances, fromWeeks, weight } = facts.medicine
  return {
    medicine: { sagRegister, sale, species, substances, fromWeeks, weight },
    facts: editedFacts(facts),
  }
}
