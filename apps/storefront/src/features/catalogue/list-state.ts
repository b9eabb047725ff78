import {
  decodeRange,
  decodeRatings,
  decodeSlugs,
  encodeRange,
  encodeRatings,
  encodeSlugs,
} from '#rules/filters.ts'
import type { ProductListQuery, ProductSort } from '../../data/port/catalogue.port.ts'

export const pageSizes = [8, 16, 24, 32] as const
export const productSorts = ['default', 'name_asc', 'name_desc', 'price_asc', 'price_desc'] as const
const defaultLimit = 16

/** Everything that chooses a product list, as it stands in the query (D17, D18, specification §5). */
export interface ListState {
  search: string
  categoryId: number | null
  page: number
  limit: number
  sort: ProductSort
  /** Pesos. */
  price: { low: number; high: number } | null
  brands: string[]
  discount: 'any' | 'yes' | 'no'
  /** Whole stars, highest first. */
  ratings: number[]
}

export const emptyListState: ListState = {
  search: '',
  categoryId: null,
  page: 1,
  limit: defaultLimit,
  sort: 'default',
  price: null,
  brands: [],
  discount: 'any',
  ratings: [],
}

/** Reads the query; what does not fit counts as absent, so that no address breaks the page. */
export function readListState(query: URLSearchParams): ListState {
  return {
    search: (query.get('nameProduct') ?? '').trim().slice(0, 120),
    categoryId: wholeNumber(query.get('idCategoria'), 2_147_483_647),
    page: wholeNumber(query.get('page'), 10_000) ?? 1,
    limit: pageSizes.find((size) => String(size) === query.get('limit')) ?? defaultLimit,
    sort: productSorts.find((sort) => sort === query.get('sort')) ?? 'default',
    price: readRange(query.get('filter_price')),
    brands: readSlugs(query.get('filter_brand')),
    discount: (['yes', 'no'] as const).find((choice) => choice === query.get('filter_discount')) ?? 'any',
    ratings: readRatings(query.get('filter_rating')),
  }
}

/** The path with its query; what stands at its default is left out. */
export function listHref(path: string, state: ListState): string {
  const query = new URLSearchParams()
  if (state.search) query.set('nameProduct', state.search)
  if (state.categoryId !== null) query.set('idCategoria', String(state.categoryId))
  for (const [name, value] of Object.entries(encodeFilters(state))) query.set(`filter_${name}`, value)
  if (state.sort !== 'default') query.set('sort', state.sort)
  if (state.limit !== defaultLimit) query.set('limit', String(state.limit))
  if (state.page !== 1) query.set('page', String(state.page))
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

/** Filter values as specification §5 has them: a range as low-high, the others parted by commas. */
export function encodeFilters(state: ListState): NonNullable<ProductListQuery['filters']> {
  return {
    ...(state.price && { price: encodeRange(state.price) }),
    ...(state.brands.length > 0 && { brand: encodeSlugs(state.brands) }),
    ...(state.discount !== 'any' && { discount: state.discount }),
    ...(state.ratings.length > 0 && { rating: encodeRatings(state.ratings) }),
  }
}

export function listQueryOf(state: ListState, categorySlug: string | null): ProductListQuery {
  return {
    page: state.page,
    limit: state.limit,
    sort: state.sort,
    filters: encodeFilters(state),
    ...(state.search && { search: state.search }),
    ...(categorySlug ? { categorySlug } : state.categoryId !== null && { categoryId: state.categoryId }),
  }
}

/** The same search and category without any filter, from the first page. */
export function withoutFilters(state: ListState): ListState {
  return { ...state, page: 1, price: null, brands: [], discount: 'any', ratings: [] }
}

/** How many filters narrow the list. */
export function countFilters(state: ListState): number {
  const single = Number(state.price !== null) + Number(state.discount !== 'any')
  return single + state.brands.length + state.ratings.length
}

function wholeNumber(text: string | null, most: number): number | null {
  if (text === null || !/^[1-9]\d{0,9}$/.test(text)) return null
  const value = Number(text)
  return value <= most ? value : null
}

function readRange(text: string | null): ListState['price'] {
  const range = decodeRange(text ?? '')
  return range && range.high <= 999_999_999 ? range : null
}

function readSlugs(text: string | null): string[] {
  return decodeSlugs(text ?? '')
    .filter((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    .slice(0, 30)
}

function readRatings(text: string | null): number[] {
  return decodeRatings(text ?? '').filter((stars) => stars >= 1 && stars <= 5)
}
