import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'
import { bestFirst, foundProducts, matchingProducts } from '../search/found-products.ts'

export type ProductSort = 'default' | 'name_asc' | 'name_desc' | 'price_asc' | 'price_desc'

export type ListScope = {
  /** What to look for; empty for everything. */
  text: string
  /** A product is in all of these, or below them. */
  categoryIds: readonly number[]
  /** Both ends belong to it, in pesos. */
  price: { low: number; high: number } | null
  /** Slugs; empty for all. */
  brands: readonly string[]
  /** Whole stars; empty for all. */
  ratings: readonly number[]
  offer: boolean | null
}

export type Facets = {
  total: number
  minPrice: number | null
  maxPrice: number | null
  offers: number
  anyOffer: number
  brands: { slug: string; name: string; count: number }[]
  categories: { id: number; slug: string; name: string; count: number }[]
  ratings: { rating: number; count: number }[]
}

type Filter = 'price' | 'brand' | 'rating' | 'offer'

const yes = sql`true`

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

/** Counts over one reading of the products in scope; each filter's counts leave its own choice out. */
export async function findFacets(executor: Executor, scope: ListScope): Promise<Facets> {
  const filters = filtersOf(scope)
  const matching = scope.text ? sql`${matchingProducts(scope.text)},` : sql``
  const { rows } = await executor.execute<Facets>(sql`
    with ${matching}
    base as materialized (
      select p.id, p.price, p.brand_id, p.rating_rounded as stars, p.compare_at_price is not null as on_offer,
        ${filters.price} as by_price, ${filters.brand} as by_brand,
        ${filters.rating} as by_rating, ${filters.offer} as by_offer
      from products p where ${sql.join(scopeOf(scope), sql` and `)}
    ),
    brand_counts as (
      select brand_id, count(*) as amount from base
      where by_price and by_rating and by_offer and brand_id is not null group by brand_id
    ),
    category_counts as (
      select pc.category_id, count(*) as amount from base join product_categories pc on pc.product_id = base.id
      where by_price and by_brand and by_rating and by_offer group by pc.category_id
    ),
    star_counts as (
      select stars, count(*) as amount from base
      where by_price and by_brand and by_offer and stars > 0 group by stars
    )
    select
      count(*) filter (where by_price and by_brand and by_rating and by_offer) as total,
      min(price) filter (where by_brand and by_rating and by_offer) as "minPrice",
      max(price) filter (where by_brand and by_rating and by_offer) as "maxPrice",
      count(*) filter (where by_price and by_brand and by_rating) as "anyOffer",
      count(*) filter (where by_price and by_brand and by_rating and on_offer) as offers,
      (select coalesce(jsonb_agg(jsonb_build_object('slug', b.slug, 'name', b.name, 'count', n.amount)
        order by b.name, b.id), '[]') from brand_counts n join brands b on b.id = n.brand_id) as brands,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'count', n.amount)
        order by t.path), '[]') from category_counts n join categories c on c.id = n.category_id
        join category_tree t on t.id = c.id) as categories,
      (select coalesce(jsonb_agg(jsonb_build_object('rating', stars, 'count', amount)
        order by stars desc), '[]') from star_counts) as ratings
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
  if (scope.text) parts.push(sql`p.id in (select product_id from matching)`)
  return parts
}

function filtersOf({ price, brands, ratings, offer }: ListScope): Record<Filter, SQL> {
  return {
    price: price ? sql`p.price between ${price.low} and ${price.high}` : yes,
    brand:
      brands.length > 0
        ? sql`coalesce(p.brand_id = any(array(
            select id from brands where slug = any(${sql.param(brands)}::text[]))), false)`
        : yes,
    rating: ratings.length > 0 ? sql`p.rating_rounded = any(${sql.param(ratings)}::int[])` : yes,
    offer:
      offer === null ? yes : offer ? sql`p.compare_at_price is not null` : sql`p.compare_at_price is null`,
  }
}
