import { type SQL, sql } from 'drizzle-orm'
import type { ChosenAttributes } from '#rules/catalogue/filters.ts'
import type { AttributeValueCount } from '#rules/catalogue/offered-attributes.ts'
import { contentAttributes, kindAttribute } from '#rules/catalogue/product-attributes.ts'
import type { Executor } from '../../db/connection.ts'

export type ProductSort = 'default' | 'name_asc' | 'name_desc' | 'price_asc' | 'price_desc'

export type ListScope = {
  /** What to look for; empty for everything. */
  text: string
  /** A product is in all of these, or below them. */
  categoryIds: readonly number[]
  /** The slug of the brand whose list it is; null for all brands. */
  brandSlug: string | null
  /** Both ends belong to it, in pesos. */
  price: { low: number; high: number } | null
  /** Slugs; empty for all. */
  brands: readonly string[]
  /** Whole stars; empty for all. */
  ratings: readonly number[]
  offer: boolean | null
  /** Shows what fits this vehicle or every vehicle (D40); null for all products. */
  vehicleId: number | null
  /** Colour codes; empty for all. */
  colors: readonly string[]
  /** Wanted values by attribute, as slugs. */
  attributes: ChosenAttributes
}

export type Facets = {
  /** Products before any filter. */
  inScope: number
  total: number
  minPrice: number | null
  maxPrice: number | null
  offers: number
  anyOffer: number
  brands: { slug: string; name: string; count: number }[]
  categories: { id: number; slug: string; name: string; count: number }[]
  ratings: { rating: number; count: number }[]
  colors: { slug: string; count: number }[]
  attributes: AttributeValueCount[]
  /** Products whatever they fit. */
  anyVehicle: number
}

const orders: Record<Exclude<ProductSort, 'default'>, SQL> & { position: SQL } = {
  position: sql`p.position, p.id`,
  name_asc: sql`p.name, p.id`,
  name_desc: sql`p.name desc, p.id desc`,
  price_asc: sql`p.price, p.id`,
  price_desc: sql`p.price desc, p.id desc`,
}

/**
 * The ids of one page of the products of `scope`; `passing` names these where they are not too many to be named,
 * and is null otherwise. `after` is the last product of the page before: the page then begins behind it by its
 * place in the order and costs the same however deep it lies; otherwise `offset` rows are skipped.
 */
export async function findPage(
  executor: Executor,
  scope: Omit<ListScope, 'text'>,
  passing: readonly number[] | null,
  { sort, limit, offset, after }: { sort: ProductSort; limit: number; offset: number; after: number | null },
): Promise<number[]> {
  const order = sort === 'default' ? 'position' : sort
  const wanted = passing
    ? sql`p.id = any(${sql.param(passing)}::int[])`
    : sql.join([...scopeOf(scope), ...filtersOf(scope)], sql` and `)
  const { rows } = await executor.execute<{ id: number }>(sql`
    select p.id from products p
    where ${wanted} ${after === null ? sql`` : sql`and ${behind(order, after)}`}
    order by ${orders[order]}
    limit ${limit} offset ${after === null ? offset : 0}`)
  return rows.map((row) => row.id)
}

function behind(order: keyof typeof orders, after: number): SQL {
  const column = sql.identifier(
    order === 'position' ? 'position' : order.startsWith('name') ? 'name' : 'price',
  )
  const direction = order.endsWith('_desc') ? sql`<` : sql`>`
  return sql`(p.${column}, p.id) ${direction}
    ((select l.${column} from products l where l.id = ${after}), ${after}::int)`
}

function scopeOf(scope: Omit<ListScope, 'text'>): SQL[] {
  const parts = [sql`p.active`]
  for (const categoryId of scope.categoryIds) {
    parts.push(sql`exists (select from product_categories pc
      where pc.category_id = ${categoryId} and pc.product_id = p.id)`)
  }
  if (scope.brandSlug !== null) {
    parts.push(sql`p.brand_id = (select id from brands where slug = ${scope.brandSlug})`)
  }
  return parts
}

/** What each filter that was chosen asks of a product. */
function filtersOf(scope: Omit<ListScope, 'text'>): SQL[] {
  const { price, brands, ratings, offer, vehicleId, colors, attributes } = scope
  const chosen: SQL[] = []
  if (price) chosen.push(sql`p.price between ${price.low} and ${price.high}`)
  if (brands.length > 0) {
    chosen.push(sql`coalesce(p.brand_id = any(array(
      select id from brands where slug = any(${sql.param(brands)}::text[]))), false)`)
  }
  if (ratings.length > 0) chosen.push(sql`p.rating_rounded = any(${sql.param(ratings)}::int[])`)
  if (offer !== null) {
    chosen.push(offer ? sql`p.compare_at_price is not null` : sql`p.compare_at_price is null`)
  }
  if (vehicleId !== null) {
    chosen.push(sql`(p.fitment = 'all' or p.fitment = 'some' and p.id in (
      select product_id from product_vehicles where vehicle_id = ${vehicleId}))`)
  }
  if (colors.length > 0) {
    chosen.push(sql`p.id in (
      select o.product_id from product_option_values v join product_options o on o.id = v.option_id
      where v.color = any(${sql.param(colors)}::text[]) and o.kind = 'color')`)
  }
  for (const [name, values] of Object.entries(attributes)) chosen.push(attributeFilter(name, values))
  return chosen
}

/** Kind and content stand with the product, every other attribute among its features. */
function attributeFilter(name: string, values: readonly string[]): SQL {
  const wanted = sql`any(${sql.param(values)}::text[])`
  if (name === kindAttribute) return sql`p.kind = ${wanted}`
  const unit = contentUnits.get(name)
  if (unit !== undefined) {
    return sql`coalesce(p.content_unit = ${unit} and trim_scale(p.content_amount)::text = ${wanted}, false)`
  }
  return sql`p.id in (select product_id from product_features where name_slug = ${name} and value_slug = ${wanted})`
}

const contentUnits = new Map<string, string>(
  Object.entries(contentAttributes).map(([unit, { slug }]) => [slug, unit]),
)
