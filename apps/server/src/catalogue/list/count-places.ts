import type { FeatureCounts } from './count-attributes.ts'
import { flags, type ListColumns } from './list-columns.ts'
import { failuresOf, isOfAttribute, none, type PlaceFilter, several } from './place-tests.ts'

/** How many products count for each number; `unseen` for a number that none in scope has. */
type Counts = Int32Array

export type PlaceCounts = {
  /** The places of what passes every filter. */
  passing: Int32Array
  brands: Counts
  stars: Counts
  colorLists: Counts
  /** Of what passes every filter alone. */
  categoryLists: Counts
  features(): FeatureCounts
  minPrice: number | null
  maxPrice: number | null
  anyOffer: number
  offers: number
  anyVehicle: number
}

const mostStars = 5

/** Counts products by their places; each filter's counts leave its own choice out. */
export function countPlaces(
  columns: ListColumns,
  places: Int32Array,
  filters: readonly PlaceFilter[],
): PlaceCounts {
  const failures = failuresOf(places, filters)
  const numberOf = (wanted: string) => filters.findIndex(({ name }) => name === wanted)
  const [brand, rating, color] = [numberOf('brand'), numberOf('rating'), numberOf('color')]
  const [price, offer, vehicle] = [numberOf('price'), numberOf('offer'), numberOf('vehicle')]
  const passing = new Int32Array(places.length)
  const counted = (column: Int32Array | Uint8Array, numbers: number, own: number) =>
    countNumbers({ places, failures, column, numbers, own })
  let [amount, anyOffer, offers, anyVehicle] = [0, 0, 0, 0]
  let [minPrice, maxPrice] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0
    const failed = failures[at] ?? none
    // A filter that nobody chose is failed by none: it has the number of that.
    const passes = (filter: number) => failed === none || failed === filter
    if (failed === several) continue
    if (failed === none) {
      passing[amount] = place
      amount += 1
    }
    if (passes(price)) {
      const own = columns.prices[place] ?? 0
      if (own < minPrice) minPrice = own
      if (own > maxPrice) maxPrice = own
    }
    if (passes(offer)) {
      anyOffer += 1
      if (((columns.flags[place] ?? 0) & flags.onOffer) !== 0) offers += 1
    }
    if (passes(vehicle)) anyVehicle += 1
  }
  const passed = passing.slice(0, amount)
  return {
    passing: passed,
    brands: counted(columns.brands, columns.brandIds.values.length, brand),
    stars: counted(columns.stars, mostStars + 1, rating),
    colorLists: counted(columns.colors, columns.colorLists.count, color),
    categoryLists: countNumbers({
      ...{ places: passed, failures: null, own: none },
      ...{ column: columns.categories, numbers: columns.categoryLists.count },
    }),
    features: () => countFeatures(columns, places, filters, failures),
    minPrice: Number.isFinite(minPrice) ? minPrice : null,
    maxPrice: Number.isFinite(maxPrice) ? maxPrice : null,
    anyOffer,
    offers,
    anyVehicle,
  }
}

/**
 * How many of `places` have each number in a column and fail no filter, or the filter `own` alone; `failures` is null where
 * none fails. A column at a time: four of them in one loop take several times as long.
 */
function countNumbers({
  places,
  failures,
  column,
  numbers,
  own,
}: {
  places: Int32Array
  failures: Int16Array | null
  column: Int32Array | Uint8Array
  numbers: number
  own: number
}): Counts {
  const counts = new Int32Array(numbers)
  const seen = new Uint8Array(numbers)
  for (let at = 0; at < places.length; at += 1) {
    const number = column[places[at] ?? 0] ?? 0
    const failed = failures === null ? none : (failures[at] ?? none)
    seen[number] = 1
    if (failed === none || failed === own) counts[number] = (counts[number] ?? 0) + 1
  }
  return counts.map((count, number) => (seen[number] === 1 ? count : unseen))
}

/** As long as all lists of features: made for who asks, since lists without a choice among attributes need none. */
function countFeatures(
  columns: ListColumns,
  places: Int32Array,
  filters: readonly PlaceFilter[],
  failures: Int16Array,
): FeatureCounts {
  const lists = columns.featureLists.count
  const failing = filters.map(({ name }) => (isOfAttribute(name) ? new Int32Array(lists) : null))
  const inScope = new Int32Array(lists)
  const passing = new Int32Array(lists)
  for (let at = 0; at < places.length; at += 1) {
    const list = columns.features[places[at] ?? 0] ?? 0
    const failed = failures[at] ?? none
    inScope[list] = (inScope[list] ?? 0) + 1
    const own = failed === none ? passing : failing[failed]
    if (own) own[list] = (own[list] ?? 0) + 1
  }
  return {
    columns,
    inScope,
    passing,
    failing: new Map(filters.map(({ name }, at) => [name, failing[at] ?? null])),
  }
}

/** The count of a number that none in scope has. */
const unseen = -1

/** What is in scope beside what was counted counts as 0. */
export function seeAll(counts: Counts, numbers: Iterable<number>): void {
  for (const number of numbers) counts[number] = Math.max(counts[number] ?? 0, 0)
}

/** How many of `places` pass all filters. */
export function countPassing(places: Int32Array, filters: readonly PlaceFilter[]): number {
  if (filters.length === 0) return places.length
  const failures = failuresOf(places, filters)
  let passing = 0
  // What goes over an array for this takes several times as long, and it is as long as the shop has products.
  for (let at = 0; at < failures.length; at += 1) if (failures[at] === none) passing += 1
  return passing
}
