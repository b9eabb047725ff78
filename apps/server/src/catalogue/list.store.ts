import { type SQL, sql } from 'drizzle-orm'
import type { ChosenAttributes } from '#rules/filters.ts'
import type { AttributeValueCount } from '#rules/offered-attributes.ts'
import type { Executor } from '../db/connection.ts'
import { bestFirst, foundProducts, matchingProducts } from '../search/found-products.ts'

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
  /** Chosen values by attribute, as slugs. */
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
 * The ids of one page. `after` is the last product of the page before: the page then begins behind it by
 * its place in the order and costs the same however deep it lies; otherwise `offset` rows are skipped.
 */
export async function findPage(
  executor: Executor,
  scope: ListScope,
  page: { sort: ProductSort; limit: number; offset: number; after: number | null },
): Promise<number[]> {
  const filters = filtersOf(scope)
  const wanted = sql.join([...scopeOf(scope), ...Object.values(filters)], sql` and `)
  const { rows } = await executor.execute<{ id: number }>(
    scope.text && page.sort === 'default'
      ? rankedPage(scope.text, wanted, page)
      : sortedPage(scope, wanted, page),
  )
  return rows.map((row) => row.id)
}

function sortedPage(
  scope: ListScope,
  wanted: SQL,
  { sort, limit, offset, after }: Parameters<typeof findPage>[2],
): SQL {
  const order = sort === 'default' ? 'position' : sort
  return sql`
    ${scope.text ? sql`with ${matchingProducts(scope.text)}` : sql``}
    select p.id from products p
    where ${wanted} ${after === null ? sql`` : sql`and ${behind(order, after)}`}
    order by ${orders[order]}
    limit ${limit} offset ${after === null ? offset : 0}`
}

function rankedPage(
  text: string,
  wanted: SQL,
  { limit, offset, after }: Parameters<typeof findPage>[2],
): SQL {
  return sql`
    with ${foundProducts(text)},
    ranked as (
      select p.id, row_number() over (order by ${bestFirst}) as place
      from found f join products p on p.id = f.product_id where ${wanted}
    )
    select id from ranked
    where place > ${after === null ? sql`${offset}` : sql`(select place from ranked where id = ${after})`}
    order by place limit ${limit}`
}

function behind(order: keyof typeof orders, after: number): SQL {
  const column = sql.identifier(
    order === 'position' ? 'position' : order.startsWith('name') ? 'name' : 'price',
  )
  const direction = order.endsWith('_desc') ? sql`<` : sql`>`
  return sql`(p.${column}, p.id) ${direction}
    ((select l.${column} from products l where l.id = ${after}), ${after}::int)`
}

/**
 * Counts over one reading of the products in scope; each filter's counts leave its own choice out. `failed` has
 * a bit for every filter that a product does not pass, so that a count takes what fails nothing or itself alone.
 */
export async function findFacets(executor: Executor, scope: ListScope): Promise<Facets> {
  const filters = Object.entries(filtersOf(scope))
  const bits = new Map(filters.map(([name], place) => [name, 2 ** place]))
  const without = (name: string) => sql`failed in (0, ${sql.raw(String(bits.get(name) ?? 0))})`
  const failed = filters.map(
    ([name, passes]) => sql`case when ${passes} then 0 else ${sql.raw(String(bits.get(name)))} end`,
  )
  const ownBit = Object.keys(scope.attributes).map(
    (name) => sql`when ${name} then ${sql.raw(String(bits.get(attributeFilter(name))))}`,
  )
  const attributeBit =
    ownBit.length > 0 ? sql`case f.name_slug ${sql.join(ownBit, sql` `)} else 0 end` : sql`0`
  const matching = scope.text ? sql`${matchingProducts(scope.text)},` : sql``
  const { rows } = await executor.execute<Facets>(sql`
    with ${matching}
    base as materialized (
      select p.id, p.price, p.brand_id, p.rating_rounded as stars, p.compare_at_price is not null as on_offer,
        ${failed.length > 0 ? sql.join(failed, sql` + `) : sql`0`} as failed
      from products p where ${sql.join(scopeOf(scope), sql` and `)}
    ),
    brand_counts as (
      select brand_id, count(*) filter (where ${without('brand')}) as amount from base
      where brand_id is not null group by brand_id
    ),
    category_counts as (
      select pc.category_id, count(*) as amount from base join product_categories pc on pc.product_id = base.id
      where failed = 0 group by pc.category_id
    ),
    star_counts as (
      select stars, count(*) filter (where ${without('rating')}) as amount from base
      where stars > 0 group by stars
    ),
    color_counts as (
      select color, count(*) filter (where ${without('color')}) as amount
      from (
        select distinct v.color, base.id, base.failed from base
        join product_options o on o.product_id = base.id and o.kind = 'color'
        join product_option_values v on v.option_id = o.id and v.color is not null
      ) colored group by color
    ),
    attribute_counts as (
      select f.name_slug, f.value_slug, min(f.name) as name, min(f.value) as value, count(*) as in_scope,
        count(*) filter (where base.failed in (0, ${attributeBit})) as amount
      from base join product_features f on f.product_id = base.id
      group by f.name_slug, f.value_slug
    )
    select
      count(*) as "inScope",
      count(*) filter (where failed = 0) as total,
      min(price) filter (where ${without('price')}) as "minPrice",
      max(price) filter (where ${without('price')}) as "maxPrice",
      count(*) filter (where ${without('offer')}) as "anyOffer",
      count(*) filter (where ${without('offer')} and on_offer) as offers,
      count(*) filter (where ${without('vehicle')}) as "anyVehicle",
      (select coalesce(jsonb_agg(jsonb_build_object('slug', b.slug, 'name', b.name, 'count', n.amount)
        order by b.name, b.id), '[]') from brand_counts n join brands b on b.id = n.brand_id) as brands,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'count', n.amount)
        order by t.path), '[]') from category_counts n join categories c on c.id = n.category_id
        join category_tree t on t.id = c.id) as categories,
      (select coalesce(jsonb_agg(jsonb_build_object('rating', stars, 'count', amount)
        order by stars desc), '[]') from star_counts) as ratings,
      (select coalesce(jsonb_agg(jsonb_build_object('slug', color, 'count', amount)
        order by color), '[]') from color_counts) as colors,
      (select coalesce(jsonb_agg(jsonb_build_object('attribute', name_slug, 'attributeName', name,
        'value', value_slug, 'valueName', value, 'inScope', in_scope, 'count', amount)
        order by name_slug, value_slug), '[]') from attribute_counts) as attributes
    from base`)
  const [facets] = rows
  if (!facets) throw new Error('A count came back without a row')
  return facets
}

function scopeOf(scope: ListScope): SQL[] {
  const parts = [sql`p.active`]
  for (const categoryId of scope.categoryIds) {
    parts.push(sql`exists (select from product_categories pc
      where pc.category_id = ${categoryId} and pc.product_id = p.id)`)
  }
  if (scope.brandSlug !== null) {
    parts.push(sql`p.brand_id = (select id from brands where slug = ${scope.brandSlug})`)
  }
  if (scope.text) parts.push(sql`p.id in (select product_id from matching)`)
  return parts
}

const attributeFilter = (name: string) => `attribute:${name}`

/** What each filter that was chosen asks of a product. */
function filtersOf(scope: ListScope): Record<string, SQL> {
  const { price, brands, ratings, offer, vehicleId, colors, attributes } = scope
  const chosen: Record<string, SQL> = {}
  if (price) chosen.price = sql`p.price between ${price.low} and ${price.high}`
  if (brands.length > 0) {
    chosen.brand = sql`coalesce(p.brand_id = any(array(
      select id from brands where slug = any(${sql.param(brands)}::text[]))), false)`
  }
  if (ratings.length > 0) chosen.rating = sql`p.rating_rounded = any(${sql.param(ratings)}::int[])`
  if (offer !== null) {
    chosen.offer = offer ? sql`p.compare_at_price is not null` : sql`p.compare_at_price is null`
  }
  if (vehicleId !== null) {
    chosen.vehicle = sql`(p.fitment = 'all' or p.fitment = 'some' and p.id in (
      select product_id from product_vehicles where vehicle_id = ${vehicleId}))`
  }
  if (colors.length > 0) {
    chosen.color = sql`p.id in (
      select o.product_id from product_option_values v join product_options o on o.id = v.option_id
      where v.color = any(${sql.param(colors)}::text[]) and o.kind = 'color')`
  }
  for (const [name, values] of Object.entries(attributes)) {
    chosen[attributeFilter(name)] = sql`p.id in (
      select product_id from product_features
      where name_slug = ${name} and value_slug = any(${sql.param(values)}::text[]))`
  }
  return chosen
}
