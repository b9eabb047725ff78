import { decodeRange, decodeRatings, decodeSlugs } from '#rules/filters.ts'
import { listWindow } from '#rules/list-window.ts'
import type { ProductFacets, ProductList, ProductListQuery, ProductSort } from '../port/catalogue.port.ts'
import { rankProducts } from './rank-products.ts'
import { type SampleProduct, sampleCategories, sampleProducts } from './sample-shop.ts'

type FilterName = 'price' | 'brand' | 'discount' | 'rating'

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
  const tests = filterTests(query.filters ?? {})
  const passing = (without?: FilterName) =>
    scope.filter((product) =>
      (Object.keys(tests) as FilterName[]).every((name) => name === without || tests[name](product)),
    )
  const sort = query.sort ?? 'default'
  const found = sort === 'default' ? passing() : passing().toSorted(comparers[sort])
  const window = listWindow({ total: found.length, page: query.page ?? 1, limit: query.limit ?? 16 })
  const start = (window.page - 1) * window.limit
  return {
    ...window,
    sort,
    items: found.slice(start, start + window.limit).map((product) => product.card),
    facets: facetsOf(passing),
  }
}

function inScope({ search, categoryId, categorySlug }: ProductListQuery): SampleProduct[] {
  const all = search?.trim() ? rankProducts(search) : sampleProducts
  if (categoryId === undefined && !categorySlug) return all
  const bySlug = sampleCategories.find((category) => category.slug === categorySlug)?.id
  if (categorySlug && bySlug === undefined) return []
  return all.filter(
    (product) =>
      (categoryId === undefined || product.categoryIds.has(categoryId)) &&
      (bySlug === undefined || product.categoryIds.has(bySlug)),
  )
}

function filterTests(
  filters: NonNullable<ProductListQuery['filters']>,
): Record<FilterName, (product: SampleProduct) => boolean> {
  const range = filters.price ? decodeRange(filters.price) : null
  const brands = filters.brand ? decodeSlugs(filters.brand) : []
  const ratings = filters.rating ? decodeRatings(filters.rating) : []
  return {
    price: ({ card }) => range === null || (card.price >= range.low && card.price <= range.high),
    brand: ({ card }) => brands.length === 0 || (card.brand !== null && brands.includes(card.brand.slug)),
    discount: ({ card }) =>
      filters.discount === 'yes' ? card.isOffer : filters.discount === 'no' ? !card.isOffer : true,
    rating: ({ card }) => ratings.length === 0 || ratings.includes(Math.round(card.rating)),
  }
}

function facetsOf(passing: (without?: FilterName) => SampleProduct[]): ProductFacets {
  const prices = passing('price').map((product) => product.card.price)
  const byBrand = passing('brand')
  const byDiscount = passing('discount')
  const offers = byDiscount.filter((product) => product.card.isOffer).length
  const all = passing()
  const brands = new Map(
    byBrand.flatMap(({ card }) => (card.brand ? [[card.brand.slug, card.brand.name]] : [])),
  )
  const ratings = passing('rating').map((product) => Math.round(product.card.rating))
  return {
    price: priceBounds(prices),
    brands: [...brands]
      .map(([slug, name]) => ({
        slug,
        name,
        count: byBrand.filter((product) => product.card.brand?.slug === slug).length,
      }))
      .toSorted((a, b) => byName.compare(a.name, b.name)),
    categories: sampleCategories
      .map(({ id, slug, name }) => ({
        id,
        slug,
        name,
        count: all.filter((product) => product.categoryIds.has(id)).length,
      }))
      .filter((category) => category.count > 0),
    ratings: [5, 4, 3, 2, 1]
      .map((rating) => ({ rating, count: ratings.filter((each) => each === rating).length }))
      .filter((each) => each.count > 0),
    discount: { any: byDiscount.length, yes: offers, no: byDiscount.length - offers },
  }
}

/** Bounds rounded outwards to a step of 10 to the power of (digits − 2, at least 1) (specification §9). */
function priceBounds(prices: readonly number[]): { min: number; max: number } {
  if (prices.length === 0) return { min: 0, max: 0 }
  const least = Math.min(...prices)
  const most = Math.max(...prices)
  const step = 10 ** Math.max(String(most).length - 2, 1)
  return { min: Math.floor(least / step) * step, max: Math.ceil(most / step) * step }
}
