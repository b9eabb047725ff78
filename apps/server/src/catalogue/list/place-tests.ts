import { isShownFor } from '#rules/fit/pet-fit.ts'
import type { FittingPlaces } from './fitting-places.ts'
import type { ListScope } from './list.store.ts'
import { flags, type ListColumns } from './list-columns.ts'
import type { ListNames } from './list-rows.store.ts'

/** Asks it of the product at a place. */
export type PlaceTest = (place: number) => boolean

type Held = { columns: ListColumns; names: Pick<ListNames, 'brands'>; fitting: FittingPlaces }

/** Whether the product at a place is sold, and in a category and of a brand. */
export function scopeTest(
  { columns, names }: Pick<Held, 'columns' | 'names'>,
  { categoryIds, brandSlug }: Pick<ListScope, 'categoryIds' | 'brandSlug'>,
): PlaceTest {
  const { brands, categories, categoryLists } = columns
  const brand = brandSlug === null ? null : brandNumber({ columns, names }, brandSlug)
  const isInAll = knownOnce((list) => {
    const own = categoryLists.of(list)
    return categoryIds.every((id) => own.includes(id))
  })
  return (place) =>
    columns.isSold(place) &&
    (brand === null || brands[place] === brand) &&
    (categoryIds.length === 0 || isInAll(categories[place] ?? 0))
}

/** What the filter by an attribute is called. */
export const attributeFilter = (name: string) => `attribute:${name}`
export const isOfAttribute = (filter: string) => filter.startsWith(attributeFilter(''))

/** A filter by its name. */
export type PlaceFilter = {
  name: string
  /** Writes those of `places` that pass it into `kept`, which may be `places` itself, and gives how many they are. */
  keep(places: Int32Array, kept: Int32Array): number
  /** How many of `places` pass it, where that is sooner counted than by keeping them. */
  count?(places: Int32Array): number
}

/** So many places are looked at together: what is kept of them stays near the processor. */
const piece = 4096

/** Those of `places` that pass all filters, in their order; `places` itself where all do. */
export function placesPassing(places: Int32Array, filters: readonly PlaceFilter[]): Int32Array {
  if (filters.length === 0) return places
  // Made once something fails: up to there it is what `places` begins with.
  let passing: Int32Array | null = null
  let [seen, size] = [0, 0]
  eachPassing(places, filters, (kept, part) => {
    if (passing === null && kept.length < part) {
      passing = new Int32Array(places.length)
      passing.set(places.subarray(0, seen))
    }
    passing?.set(kept, size)
    size += kept.length
    seen += part
  })
  return size === places.length ? places : (passing ?? places).subarray(0, size)
}

/** How many of `places` pass all filters. */
export function countPassing(places: Int32Array, filters: readonly PlaceFilter[]): number {
  if (filters.length === 0) return places.length
  const [only] = filters
  if (only?.count && filters.length === 1) return only.count(places)
  let size = 0
  eachPassing(places, filters, (kept) => {
    size += kept.length
  })
  return size
}

/** Hands over what passes of each piece, in an array that the next piece is written into, and how long the piece is. */
function eachPassing(
  places: Int32Array,
  filters: readonly PlaceFilter[],
  take: (kept: Int32Array, part: number) => void,
): void {
  const kept = new Int32Array(Math.min(piece, places.length))
  for (let from = 0; from < places.length; from += piece) {
    const part = places.subarray(from, from + piece)
    let left = part
    for (const { keep } of filters) left = kept.subarray(0, keep(left, kept))
    take(left, part.length)
  }
}

/** What each filter that was chosen asks of a product. */
export function filtersOf({ columns, names, fitting }: Held, scope: Omit<ListScope, 'text'>): PlaceFilter[] {
  const { price, ratings, offer, vehicle, pet, colors, available, branchId, attributes } = scope
  const filters: PlaceFilter[] = []
  const byNumber = (name: string, column: Int32Array | Uint8Array, asks: (number: number) => boolean) =>
    filters.push({ name, keep: keptByNumber(column, asks) })
  if (price) filters.push({ name: 'price', ...inRange(columns.prices, price.low, price.high) })
  if (scope.brands.length > 0) {
    const wanted = new Set(scope.brands.map((slug) => brandNumber({ columns, names }, slug)))
    byNumber('brand', columns.brands, (brand) => wanted.has(brand))
  }
  if (ratings.length > 0) byNumber('rating', columns.stars, (stars) => ratings.includes(stars))
  if (offer !== null) byNumber('offer', columns.flags, (state) => ((state & flags.onOffer) !== 0) === offer)
  if (vehicle !== null) {
    filters.push({ name: 'vehicle', keep: keptByPlace((place) => fitting.fits(place, vehicle)) })
  }
  if (pet !== null) {
    byNumber('pet', columns.suits, (kind) => isShownFor(columns.suitsKinds.values[kind] ?? null, pet))
  }
  if (colors.length > 0) {
    const wanted = colors.map((color) => columns.colorNames.find(color))
    byNumber('color', columns.colors, (list) =>
      columns.colorLists.of(list).some((color) => wanted.includes(color)),
    )
  }
  if (available) byNumber('available', columns.flags, (state) => (state & flags.inStock) !== 0)
  if (branchId !== null) {
    byNumber('branch', columns.branches, (list) => columns.branchLists.of(list).includes(branchId))
  }
  for (const [name, values] of Object.entries(attributes)) {
    const wanted = values.map((value) => columns.featureNames.find(`${name}:${value}`))
    const having = columns.featureLists.having(wanted)
    filters.push({ name: attributeFilter(name), keep: keptByMark(columns.features, having) })
  }
  return filters
}

// Each of these reads its column in a loop of its own: a function that is called for every product takes ten times as long.

function inRange(column: Int32Array, low: number, high: number): Required<Omit<PlaceFilter, 'name'>> {
  return {
    keep(places, kept) {
      let size = 0
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at] ?? 0
        const value = column[place] ?? 0
        kept[size] = place
        if (value >= low && value <= high) size += 1
      }
      return size
    },
    count(places) {
      let size = 0
      for (let at = 0; at < places.length; at += 1) {
        const value = column[places[at] ?? 0] ?? 0
        if (value >= low && value <= high) size += 1
      }
      return size
    },
  }
}

/** What many products have in common is asked once of each number that comes. */
function keptByNumber(
  column: Int32Array | Uint8Array,
  asks: (number: number) => boolean,
): PlaceFilter['keep'] {
  const known: (boolean | undefined)[] = []
  return (places, kept) => {
    let size = 0
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0
      const value = column[place] ?? 0
      const seen = known[value]
      const passes = seen === undefined ? asks(value) : seen
      if (seen === undefined) known[value] = passes
      kept[size] = place
      if (passes) size += 1
    }
    return size
  }
}

function keptByMark(column: Int32Array, marks: Uint8Array): PlaceFilter['keep'] {
  return (places, kept) => {
    let size = 0
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0
      kept[size] = place
      if (marks[column[place] ?? 0] === 1) size += 1
    }
    return size
  }
}

function keptByPlace(passes: PlaceTest): PlaceFilter['keep'] {
  return (places, kept) => {
    let size = 0
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0
      kept[size] = place
      if (passes(place)) size += 1
    }
    return size
  }
}

/** Of no brand that any product has, a number that none has. */
function brandNumber({ columns, names }: Pick<Held, 'columns' | 'names'>, slug: string): number {
  const id = names.brands.find((brand) => brand.slug === slug)?.id
  return id === undefined ? -1 : columns.brandIds.find(id)
}

/** What many products have in common is asked once of each that comes. */
function knownOnce(asks: (number: number) => boolean): (number: number) => boolean {
  const known: (boolean | undefined)[] = []
  return (number) => (known[number] ??= asks(number))
}
