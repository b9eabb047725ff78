import { vehicles } from '#demo/data/vehicles.ts'
import { decodeRange, decodeRatings, decodeSlugs } from '#rules/catalogue/filters.ts'
import { listWindow } from '#rules/catalogue/list-window.ts'
import {
  type AttributeValueCount,
  attributeSlug,
  offeredAttributes,
} from '#rules/catalogue/offered-attributes.ts'
import type { ProductFacets, ProductList, ProductListQuery, ProductSort } from '../port/catalogue.port.ts'
import { correctText } from './correct-text.ts'
import { rankProducts } from './rank-products.ts'
import { type SampleProduct, sampleCategories, sampleProducts } from './sample-shop.ts'

type Passing = (without?: string) => SampleProduct[]

const byName = new Intl.Collator('es-CL')

const comparers: Record<Exclude<ProductSort, 'default'>, (a: SampleProduct, b: SampleProduct) => number> = {
  name_asc: (a, b) => byName.compare(a.card.name, b.card.name) || a.card.id - b.card.id,
  name_desc: (a, b) => byName.compare(b.card.name, a.card.name) || b.card.id - a.card.id,
  price_asc: (a, b) => a.card.price - b.card.price || a.card.id - b.card.id,
  price_desc: (a, b) => b.card.price - a.card.price || b.card.id - a.card.id,
}

/** A page of the catalogue with its facets; the counts of a filter leave its own choice out. */
export function filterProducts(query: ProductListQuery): ProductList {
  const scope = inScope(query)
  const tests = Object.entries(filterTests(query))
  const passing: Passing = (without) =>
    scope.filter((product) => tests.every(([name, passes]) => name === without || passes(product)))
  const sort = query.sort ?? 'default'
  const found = sort === 'default' ? passing() : passing().toSorted(comparers[sort])
  const window = listWindow({ total: found.length, page: query.page ?? 1, limit: query.limit ?? 16 })
  const start = (window.page - 1) * window.limit
  return {
    ...window,
    sort,
    items: found.slice(start, start + window.limit).map((product) => product.card),
    facets: facetsOf(query, scope, passing),
    isTotalLeast: false,
    correction:
      query.search?.trim() && rankProducts(query.search).length === 0 ? correctText(query.search) : null,
  }
}

function inScope({ search, categoryId, categorySlug, brandSlug }: ProductListQuery): SampleProduct[] {
  const found = search?.trim() ? rankProducts(search) : sampleProducts
  const all = brandSlug ? found.filter(({ card }) => card.brand?.slug === brandSlug) : found
  if (categoryId === undefined && !categorySlug) return all
  const bySlug = sampleCategories.find((category) => category.slug === categorySlug)?.id
  if (categorySlug && bySlug === undefined) return []
  return all.filter(
    (product) =>
      (categoryId === undefined || product.categoryIds.has(categoryId)) &&
      (bySlug === undefined || product.categoryIds.has(bySlug)),
  )
}

const attributeFilter = (slug: string) => `attribute:${slug}`

/** Reckoned once: a list asks for them at every filter. */
const traits = new Map(
  sampleProducts.map(({ source, card }) => [
    card.id,
    {
      colors: new Set(
        source.options.flatMap((option) => option.values.flatMap((value) => value.color ?? [])),
      ),
      features: card.features.map(({ name, value }) => ({
        attribute: attributeSlug(name),
        attributeName: name,
        value: attributeSlug(value),
        valueName: value,
      })),
    },
  ]),
)
const colorsOf = ({ card }: SampleProduct) => traits.get(card.id)?.colors ?? new Set<string>()
const featuresOf = ({ card }: SampleProduct) => traits.get(card.id)?.features ?? []

function filterTests({
  filters = {},
  attributes = {},
}: ProductListQuery): Record<string, (product: SampleProduct) => boolean> {
  const range = filters.price ? decodeRange(filters.price) : null
  const brands = decodeSlugs(filters.brand ?? '')
  const ratings = decodeRatings(filters.rating ?? '')
  const colors = decodeSlugs(filters.color ?? '')
  const vehicle = filters.vehicle ? Number(filters.vehicle) : null
  const byAttribute = Object.entries(attributes)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => [
      attributeFilter(name),
      (product: SampleProduct) =>
        featuresOf(product).some((each) => each.attribute === name && values.includes(each.value)),
    ])
  return {
    price: ({ card }) => range === null || (card.price >= range.low && card.price <= range.high),
    brand: ({ card }) => brands.length === 0 || (card.brand !== null && brands.includes(card.brand.slug)),
    discount: ({ card }) =>
      filters.discount === 'yes' ? card.isOffer : filters.discount === 'no' ? !card.isOffer : true,
    rating: ({ card }) => ratings.length === 0 || ratings.includes(Math.round(card.rating)),
    vehicle: ({ card: { fitment } }) =>
      vehicle === null || fitment.kind === 'all' || fitment.vehicleIds.includes(vehicle),
    color: (product) => colors.length === 0 || colors.some((color) => colorsOf(product).has(color)),
    ...Object.fromEntries(byAttribute),
  }
}

function facetsOf(query: ProductListQuery, scope: SampleProduct[], passing: Passing): ProductFacets {
  const prices = passing('price').map((product) => product.card.price)
  const byDiscount = passing('discount')
  const offers = byDiscount.filter((product) => product.card.isOffer).length
  const all = passing()
  const brands = new Map(
    scope.flatMap(({ card }) => (card.brand ? [[card.brand.slug, card.brand.name]] : [])),
  )
  const stars = ({ card }: SampleProduct) => [Math.round(card.rating)].filter((each) => each > 0)
  return {
    price: priceBounds(prices),
    brands: tally(scope, passing('brand'), ({ card }) => (card.brand ? [card.brand.slug] : []))
      .map(([slug, count]) => ({ slug, name: brands.get(slug) ?? slug, count }))
      .toSorted((a, b) => byName.compare(a.name, b.name)),
    categories: sampleCategories
      .map(({ id, slug, name }) => ({
        id,
        slug,
        name,
        count: all.filter((product) => product.categoryIds.has(id)).length,
      }))
      .filter((category) => category.count > 0),
    ratings: tally(scope, passing('rating'), stars)
      .map(([rating, count]) => ({ rating, count }))
      .toSorted((a, b) => b.rating - a.rating),
    discount: { any: byDiscount.length, yes: offers, no: byDiscount.length - offers },
    colors: tally(scope, passing('color'), colorsOf)
      .map(([slug, count]) => ({ slug, count }))
      .toSorted((a, b) => a.slug.localeCompare(b.slug)),
    attributes: offeredAttributes(
      attributeCounts(scope, passing),
      scope.length,
      Object.keys(query.attributes ?? {}),
    ),
    vehicle: vehicleFacet(query, all.length, passing('vehicle').length),
  }
}

/** How many of the products that pass have each key; keys that only the others have are counted as 0. */
function tally<Key>(
  scope: SampleProduct[],
  passing: SampleProduct[],
  keysOf: (product: SampleProduct) => Iterable<Key>,
): [Key, number][] {
  const counts = new Map<Key, number>(scope.flatMap((product) => [...keysOf(product)].map((key) => [key, 0])))
  for (const product of passing) {
    for (const key of keysOf(product)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts]
}

function attributeCounts(scope: SampleProduct[], passing: Passing): AttributeValueCount[] {
  const keyOf = (each: { attribute: string; value: string }) => `${each.attribute}:${each.value}`
  const found = new Map(scope.flatMap(featuresOf).map((each) => [keyOf(each), each]))
  const keysOf = (product: SampleProduct) => featuresOf(product).map(keyOf)
  const inScope = new Map(tally(scope, scope, keysOf))
  const counts = new Map(
    [...new Set([...found.values()].map((each) => each.attribute))].map((name) => [
      name,
      new Map(tally(scope, passing(attributeFilter(name)), keysOf)),
    ]),
  )
  return [...found].map(([key, each]) => ({
    ...each,
    inScope: inScope.get(key) ?? 0,
    count: counts.get(each.attribute)?.get(key) ?? 0,
  }))
}

function vehicleFacet({ filters }: ProductListQuery, count: number, any: number): ProductFacets['vehicle'] {
  const vehicle = vehicles.find((each) => String(each.id) === filters?.vehicle)
  if (!vehicle) return null
  const { id, make, model, engine, yearFrom, yearTo } = vehicle
  return { id, make, model, engine, yearFrom, yearTo, count, any }
}

/** Bounds rounded outwards to a step of 10 to the power of (digits − 2, at least 1) (specification §9). */
function priceBounds(prices: readonly number[]): { min: number; max: number } {
  if (prices.length === 0) return { min: 0, max: 0 }
  const least = Math.min(...prices)
  const most = Math.max(...prices)
  const step = 10 ** Math.max(String(most).length - 2, 1)
  return { min: Math.floor(least / step) * step, max: Math.ceil(most / step) * step }
}
