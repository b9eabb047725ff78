import { type SQL, sql } from 'drizzle-orm'
import type { ChosenAttributes } from '#rules/catalogue/filters.ts'
import type { OfferedAttribute } from '#rules/catalogue/offered-attributes.ts'
import { contentAttributes, kindAttribute } from '#rules/catalogue/product-attributes.ts'
import type { ProductSort } from '#rules/catalogue/product-sorts.ts'
import type { PetTraits } from '#rules/pets/pet.ts'
import type { AskedVehicle } from '#rules/vehicles/asked-vehicle.ts'
import type { Executor } from '../../db/connection.ts'
import { isOfVehicle } from '../product/fitment.store.ts'
import type { OtherLanguage } from '../translations/translations.store.ts'
import { branchesHolding } from './list-rows.store.ts'
import type { PageRequest, Standing } from './page-of-places.ts'

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
  vehicle: AskedVehicle | null
  /** Shows what nothing keeps from suiting this animal; null for all products. */
  pet: PetTraits | null
  /** Colour codes; empty for all. */
  colors: readonly string[]
  /** What can be had now alone. */
  available: boolean
  /** What this branch has; null for all products. */
  branchId: number | null
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
  attributes: OfferedAttribute[]
  /** Products whatever they fit. */
  anyVehicle: number
}

/** Columns, then the id; all of them run the same way. None is ever null. What moves with the price stands apart (0405). */
type Order = { columns: readonly string[]; isDescending?: boolean; byPrice?: boolean }

const orders: Record<ProductSort, Order> = {
  default: { columns: ['position'] },
  name_asc: { columns: ['name'] },
  name_desc: { columns: ['name'], isDescending: true },
  price_asc: { columns: ['price'], byPrice: true },
  price_desc: { columns: ['price'], isDescending: true, byPrice: true },
  rating_desc: { columns: ['rating', 'review_count'], isDescending: true },
  sold_desc: { columns: ['sold_count'], isDescending: true },
  added_desc: { columns: ['added_on'], isDescending: true },
  discount_desc: { columns: ['discount_percent'], isDescending: true, byPrice: true },
  unit_price_asc: { columns: ['unit_rank', 'unit_price'], byPrice: true },
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
  request: PageRequest,
): Promise<number[]> {
  const { sort, limit, offset, after } = request
  const { byPrice } = orders[sort]
  const language = languageOf(request)
  // The indexes of the orders hold only what is sold: with `active` named, many are found along an index and few by their ids.
  const id = byPrice ? sql`o.product_id` : sql`p.id`
  const wanted = passing
    ? sql`p.active and ${id} = any(${sql.param(passing)}::int[])`
    : sql.join([...scopeOf(scope), ...filtersOf(scope)], sql` and `)
  const { rows } = await executor.execute<{ id: number }>(sql`
    select p.id from products p ${byPrice ? besideProducts : sql``} ${language ? inLanguage(language) : sql``}
    where ${wanted} ${after === null ? sql`` : sql`and ${behind(sort, after, language)}`}
    order by ${orderOf(sort, language)}
    limit ${limit} offset ${after === null ? offset : 0}`)
  return rows.map((row) => row.id)
}

/** By what a product is sorted, sold or not; undefined for an unknown id. */
export async function findStanding(executor: Executor, id: number): Promise<Standing | undefined> {
  const { rows } = await executor.execute<Standing>(
    sql`select id, position, price from products where id = ${id}`,
  )
  return rows[0]
}

const besideProducts = sql`join product_prices o on o.product_id = p.id and o.active`

/** In which other language than Spanish names are sorted (0640); null where they are not. */
const languageOf = ({ sort, language = 'es' }: PageRequest): OtherLanguage | null =>
  language !== 'es' && orders[sort].columns.includes('name') ? language : null

const inLanguage = (language: OtherLanguage) =>
  sql`left join product_translations t on t.product_id = p.id and t.language = ${language}`

const collations: Record<OtherLanguage, SQL> = { en: sql`"en-x-icu"`, ru: sql`"ru-x-icu"` }

const nameIn = (language: OtherLanguage) =>
  sql`coalesce(t.name, p.name collate "default") collate ${collations[language]}`

const columnsOf = (sort: ProductSort, language: OtherLanguage | null): SQL[] => {
  const { columns, byPrice } = orders[sort]
  if (language) return [nameIn(language), sql`p.id`]
  return byPrice
    ? [...columns, 'product_id'].map((column) => sql`o.${sql.identifier(column)}`)
    : [...columns, 'id'].map((column) => sql`p.${sql.identifier(column)}`)
}

function orderOf(sort: ProductSort, language: OtherLanguage | null): SQL {
  const direction = orders[sort].isDescending ? sql` desc` : sql``
  return sql.join(
    columnsOf(sort, language).map((column) => sql`${column}${direction}`),
    sql`, `,
  )
}

function behind(sort: ProductSort, after: number, language: OtherLanguage | null): SQL {
  const comma = sql`, `
  // One value after the other: an index is searched by them, as by a row that a subquery gives it is not.
  const last = language
    ? [sql`(select ${nameIn(language)} from products p ${inLanguage(language)} where p.id = ${after})`]
    : orders[sort].columns.map(
        (column) => sql`(select l.${sql.identifier(column)} from products l where l.id = ${after})`,
      )
  return sql`(${sql.join(columnsOf(sort, language), comma)}) ${orders[sort].isDescending ? sql`<` : sql`>`}
    (${sql.join([...last, sql`${after}::int`], comma)})`
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
  const { price, brands, ratings, offer, vehicle, colors, available, branchId, attributes } = scope
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
  if (vehicle !== null) {
    chosen.push(sql`(p.fitment = 'all' or p.fitment = 'some' and p.id in (
      select its.product_id from product_vehicles its where ${isOfVehicle(vehicle)}))`)
  }
  if (colors.length > 0) {
    chosen.push(sql`p.id in (
      select o.product_id from product_option_values v join product_options o on o.id = v.option_id
      where v.color = any(${sql.param(colors)}::text[]) and o.kind = 'color')`)
  }
  if (available) chosen.push(sql`p.stock > 0`)
  if (branchId !== null) {
    chosen.push(sql`exists (
      select from (${branchesHolding}) held where held.product_id = p.id and held.branch_id = ${branchId})`)
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
