import { LRUCache } from 'lru-cache'
import type { AttributeOffer } from '#rules/catalogue/offered-attributes.ts'
import type { AskedVehicle } from '#rules/vehicles/asked-vehicle.ts'
import type { FittingPlaces } from './fitting-places.ts'
import type { ListScope } from './list.store.ts'
import type { ListColumns } from './list-columns.ts'
import type { ListNames } from './list-rows.store.ts'
import { scopeTest } from './place-tests.ts'

/** An attribute that is offered, with the numbers of the options that each of its values counts. */
export type CountedOffer = { offer: AttributeOffer; options: Int32Array[] }

/** How many products count for each number: that pass every filter alone where nobody chose among brands, stars or colours. */
export type NumberCounts = {
  brands: number[]
  stars: number[]
  colorLists: number[]
  /** These of what passes every filter alone. */
  categoryLists: number[]
}

/** What is in a scope, its category and its brand, before any filter; it holds as long as no product changes scopes. */
export type ScopePlaces = {
  places: Int32Array
  /** Numbers of the brands, stars and lists of colours that it holds. */
  brands: Set<number>
  stars: Set<number>
  colorLists: Set<number>
  /** How many products have each list of features. */
  features: Int32Array
  /** What it offers of attributes where none was chosen; null until somebody asks. */
  offers: CountedOffer[] | null
  /** What is counted of all of it, and for how many of it each option of an attribute counts; null until somebody asks. */
  counts: NumberCounts | null
  sums: readonly number[] | null
}

export type Scopes = LRUCache<string, ScopePlaces>

/** Scopes hold so many places in all, 16 MB, and so many of them. */
const mostPlaces = 4_000_000
const mostScopes = 200

export const scopesCache = (): Scopes =>
  new LRUCache({
    max: mostScopes,
    maxSize: mostPlaces,
    sizeCalculation: ({ places, features }) => places.length + features.length + 1,
  })

/** Read once from all products; `scopes` is emptied when one changes scopes. */
export function placesOfScope(
  held: { columns: ListColumns; names: Pick<ListNames, 'brands'>; scopes: Scopes },
  scope: Pick<ListScope, 'categoryIds' | 'brandSlug'>,
): ScopePlaces {
  const key = `${scope.categoryIds.join(',')} ${scope.brandSlug ?? ''}`
  const known = held.scopes.get(key)
  if (known) return known
  const found = readScope(held.columns, scopeTest(held, scope))
  held.scopes.set(key, found)
  return found
}

function readScope(columns: ListColumns, isIn: (place: number) => boolean): ScopePlaces {
  const places = new Int32Array(columns.size)
  const brands = new Set<number>()
  const stars = new Set<number>()
  const colorLists = new Set<number>()
  const features = new Int32Array(columns.featureLists.count)
  let size = 0
  for (let place = 0; place < columns.size; place += 1) {
    if (!isIn(place)) continue
    places[size] = place
    size += 1
    brands.add(columns.brands[place] ?? 0)
    stars.add(columns.stars[place] ?? 0)
    colorLists.add(columns.colors[place] ?? 0)
    const list = columns.features[place] ?? 0
    features[list] = (features[list] ?? 0) + 1
  }
  return {
    places: places.slice(0, size),
    brands,
    stars,
    colorLists,
    features,
    offers: null,
    counts: null,
    sums: null,
  }
}

type Asked = Pick<ListScope, 'categoryIds' | 'brandSlug'>
type Names = Pick<ListNames, 'brands'>

/** The places of ids that are in scope, in their order. */
export function placesOfIds(
  held: { columns: ListColumns; names: Names },
  scope: Asked,
  ids: readonly number[],
): Int32Array {
  const isIn = scopeTest(held, scope)
  const places = new Int32Array(ids.length)
  let size = 0
  for (const id of ids) {
    const place = held.columns.placeOf(id)
    if (place < 0 || !isIn(place)) continue
    places[size] = place
    size += 1
  }
  return places.subarray(0, size)
}

/** The places of what fits a vehicle, or every vehicle, and is in scope. */
export function fittingPlaces(
  held: { columns: ListColumns; names: Names; fitting: FittingPlaces },
  scope: Asked,
  vehicle: AskedVehicle,
): Int32Array {
  const isIn = scopeTest(held, scope)
  const places: number[] = []
  held.fitting.each(vehicle, (place) => {
    if (isIn(place)) places.push(place)
  })
  return Int32Array.from(places)
}
