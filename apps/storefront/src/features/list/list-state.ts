import {
  addressSlugPattern,
  decodeAttributes,
  decodeRange,
  decodeRatings,
  decodeSlugs,
  encodeRange,
  encodeRatings,
  encodeSlugs,
} from '#rules/catalogue/filters.ts'
import { isOwnFilter } from '#rules/catalogue/own-filters.ts'
import { productSorts } from '#rules/catalogue/product-sorts.ts'
import { vehiclePattern } from '#rules/vehicles/asked-vehicle.ts'
import type { ProductListQuery, ProductSort } from '../../data/port/catalogue.port.ts'

export const pageSizes = [8, 16, 24, 32] as const
const defaultLimit = 16
export const listLayouts = ['grid', 'features', 'list', 'table'] as const
export const columnCounts = [3, 4, 5, 6, 7] as const
export const filterSides = ['start', 'end', 'none'] as const

export type ListLayout = (typeof listLayouts)[number]
export type FilterSide = (typeof filterSides)[number]

/** Everything that chooses a product list, as it stands in the query (D17, D18, specification §5). */
export type ListState = {
  search: string
  /** Looks for the words of the search alone, and reads neither a vehicle nor an animal in them. */
  literally: boolean
  categoryId: number | null
  page: number
  limit: number
  sort: ProductSort
  /** Null: as the shopper chose last, else a grid. */
  layout: ListLayout | null
  /** Columns of a grid where there is room for them; null: as many as fit well. */
  columns: number | null
  /** Where the filters stand on a wide screen; `none` keeps them behind their button. Null: as chosen last. */
  side: FilterSide | null
  /** Pesos. */
  price: { low: number; high: number } | null
  brands: string[]
  discount: 'any' | 'yes' | 'no'
  /** Whole stars, highest first. */
  ratings: number[]
  /** The vehicle that products must fit (D40), as `encodeVehicle` writes it. */
  vehicle: string | null
  /** The animal that products must suit, as `encodePet` writes it. */
  pet: string | null
  /** Colour codes. */
  colors: string[]
  /** What can be had now alone. */
  available: boolean
  /** The branch that has it. */
  branchId: number | null
  /** Values by attribute, all as slugs; never an empty list of values. */
  attributes: Record<string, string[]>
}

const prefix = 'filter_'

export const emptyListState: ListState = {
  search: '',
  literally: false,
  categoryId: null,
  page: 1,
  limit: defaultLimit,
  sort: 'default',
  layout: null,
  columns: null,
  side: null,
  price: null,
  brands: [],
  discount: 'any',
  ratings: [],
  vehicle: null,
  pet: null,
  colors: [],
  available: false,
  branchId: null,
  attributes: {},
}

/** Reads the query; what does not fit counts as absent, so that no address breaks the page. */
export function readListState(query: URLSearchParams): ListState {
  return {
    search: (query.get('nameProduct') ?? '').trim().slice(0, 120),
    literally: query.get('words') === 'only',
    categoryId: wholeNumber(query.get('idCategoria'), 2_147_483_647),
    page: wholeNumber(query.get('page'), 10_000) ?? 1,
    limit: pageSizes.find((size) => String(size) === query.get('limit')) ?? defaultLimit,
    sort: productSorts.find((sort) => sort === query.get('sort')) ?? 'default',
    layout: listLayouts.find((layout) => layout === query.get('layout')) ?? null,
    columns: columnCounts.find((count) => String(count) === query.get('columns')) ?? null,
    side: filterSides.find((side) => side === query.get('sidebar')) ?? null,
    price: readRange(query.get('filter_price')),
    brands: readSlugs(query.get('filter_brand')),
    discount: (['yes', 'no'] as const).find((choice) => choice === query.get('filter_discount')) ?? 'any',
    ratings: readRatings(query.get('filter_rating')),
    vehicle: readVehicle(query.get('filter_vehicle')),
    pet: query.get('filter_pet')?.slice(0, 160) || null,
    colors: readSlugs(query.get('filter_color')),
    available: query.get('filter_available') === 'yes',
    branchId: wholeNumber(query.get('filter_branch'), 2_147_483_647),
    attributes: readAttributes(query),
  }
}

/** The path with its query; what stands at its default is left out. */
export function listHref(path: string, state: ListState): string {
  const query = new URLSearchParams()
  if (state.search) query.set('nameProduct', state.search)
  if (state.search && state.literally) query.set('words', 'only')
  if (state.categoryId !== null) query.set('idCategoria', String(state.categoryId))
  for (const [name, value] of Object.entries(encodeFilters(state))) query.set(prefix + name, value)
  for (const [name, values] of Object.entries(state.attributes)) query.set(prefix + name, encodeSlugs(values))
  if (state.sort !== 'default') query.set('sort', state.sort)
  if (state.limit !== defaultLimit) query.set('limit', String(state.limit))
  if (state.layout) query.set('layout', state.layout)
  if (state.columns !== null) query.set('columns', String(state.columns))
  if (state.side) query.set('sidebar', state.side)
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
    ...(state.vehicle !== null && { vehicle: state.vehicle }),
    ...(state.pet !== null && { pet: state.pet }),
    ...(state.colors.length > 0 && { color: encodeSlugs(state.colors) }),
    ...(state.available && { available: 'yes' }),
    ...(state.branchId !== null && { branch: String(state.branchId) }),
  }
}

/** What the path itself says of a list: a category, a brand, or neither. */
export type ListScope = {
  categorySlug?: string | undefined
  brandSlug?: string | undefined
}

export function listQueryOf(state: ListState, { categorySlug, brandSlug }: ListScope = {}): ProductListQuery {
  return {
    page: state.page,
    limit: state.limit,
    sort: state.sort,
    filters: encodeFilters(state),
    ...(Object.keys(state.attributes).length > 0 && { attributes: state.attributes }),
    ...(state.search && { search: state.search }),
    ...(state.search && state.literally && { literally: true }),
    ...(brandSlug && { brandSlug }),
    ...(categorySlug ? { categorySlug } : state.categoryId !== null && { categoryId: state.categoryId }),
  }
}

/** The same search and category without any filter, from the first page. */
export function withoutFilters(state: ListState): ListState {
  const { search, literally, categoryId, limit, sort, layout, columns, side } = state
  return { ...emptyListState, search, literally, categoryId, limit, sort, layout, columns, side }
}

/** How many filters narrow the list. */
export function countFilters(state: ListState): number {
  const { price, discount, vehicle, pet, available, branchId } = state
  const single = [
    price !== null,
    discount !== 'any',
    vehicle !== null,
    pet !== null,
    available,
    branchId !== null,
  ]
  const several = [state.brands, state.ratings, state.colors, ...Object.values(state.attributes)]
  return several.reduce((sum, each) => sum + each.length, single.filter(Boolean).length)
}

function wholeNumber(text: string | null, most: number): number | null {
  if (text === null || !/^[1-9]\d{0,9}$/.test(text)) return null
  const value = Number(text)
  return value <= most ? value : null
}

function readVehicle(text: string | null): string | null {
  return text && vehiclePattern.test(text) ? text : null
}

function readRange(text: string | null): ListState['price'] {
  const range = decodeRange(text ?? '')
  return range && range.high <= 999_999_999 ? range : null
}

function readSlugs(text: string | null): string[] {
  return decodeSlugs(text ?? '')
    .filter((slug) => addressSlugPattern.test(slug))
    .slice(0, 30)
}

/** Every other `filter_…` of the query is an attribute. */
function readAttributes(query: URLSearchParams): ListState['attributes'] {
  const parts = [...query]
    .filter(([key]) => key.startsWith(prefix) && !isOwnFilter(key.slice(prefix.length)))
    .map(([key, values]) => `${key.slice(prefix.length)}:${values.slice(0, 400)}`)
  return decodeAttributes(parts.join(';'))
}

function readRatings(text: string | null): number[] {
  return decodeRatings(text ?? '').filter((stars) => stars >= 1 && stars <= 5)
}
