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
  /** Notes in `failed`, a number for each of `places`, `number` where one fails this filter, and `several` where it failed another before. */
  mark(places: Int32Array, failed: Int16Array, number: number): void
}

/** Which filters a product fails: none, several, or just one, by its number from 0 on. */
export const none = -1
export const several = -2

/** Which filters the product at each of `places` fails. */
export function failuresOf(places: Int32Array, filters: readonly PlaceFilter[]): Int16Array {
  const failed = new Int16Array(places.length).fill(none)
  filters.forEach(({ mark }, number) => {
    mark(places, failed, number)
  })
  return failed
}

/** What each filter that was chosen asks of a product. */
export function filtersOf({ columns, names, fitting }: Held, scope: Omit<ListScope, 'text'>): PlaceFilter[] {
  const { price, ratings, offer, vehicle, pet, colors, available, branchId, attributes } = scope
  const filters: PlaceFilter[] = []
  const byNumber = (name: string, column: Int32Array | Uint8Array, asks: (number: number) => boolean) =>
    filters.push({ name, mark: numberMark(column, asks) })
  if (price) filters.push({ name: 'price', mark: rangeMark(columns.prices, price.low, price.high) })
  if (scope.brands.length > 0) {
    const wanted = new Set(scope.brands.map((slug) => brandNumber({ columns, names }, slug)))
    byNumber('brand', columns.brands, (brand) => wanted.has(brand))
  }
  if (ratings.length > 0) byNumber('rating', columns.stars, (stars) => ratings.includes(stars))
  if (offer !== null) byNumber('offer', columns.flags, (state) => ((state & flags.onOffer) !== 0) === offer)
  if (vehicle !== null) {
    filters.push({ name: 'vehicle', mark: placeMark((place) => fitting.fits(place, vehicle)) })
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
    const wanted = new Set(values.map((value) => columns.featureNames.find(`${name}:${value}`)))
    byNumber(attributeFilter(name), columns.features, (list) =>
      columns.featureLists.of(list).some((feature) => wanted.has(feature)),
    )
  }
  return filters
}

// Each of these reads its column in a loop of its own: a function that is called for every product takes ten times as long.

function rangeMark(column: Int32Array, low: number, high: number): PlaceFilter['mark'] {
  return (places, failed, number) => {
    for (let at = 0; at < places.length; at += 1) {
      const value = column[places[at] ?? 0] ?? 0
      if (value < low || value > high) failed[at] = failed[at] === none ? number : several
    }
  }
}

/** What many products have in common is asked once of each number that comes. */
function numberMark(column: Int32Array | Uint8Array, asks: (number: number) => boolean): PlaceFilter['mark'] {
  return (places, failed, number) => {
    const passing: (boolean | undefined)[] = []
    for (let at = 0; at < places.length; at += 1) {
      const value = column[places[at] ?? 0] ?? 0
      const known = passing[value]
      const passes = known === undefined ? asks(value) : known
      if (known === undefined) passing[value] = passes
      if (!passes) failed[at] = failed[at] === none ? number : several
    }
  }
}

function placeMark(passes: PlaceTest): PlaceFilter['mark'] {
  return (places, failed, number) => {
    for (let at = 0; at < places.length; at += 1) {
      if (!passes(places[at] ?? 0)) failed[at] = failed[at] === none ? number : several
    }
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
