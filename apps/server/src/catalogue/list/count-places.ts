import type { FeatureCounts } from './count-attributes.ts'
import { featureCounts, flags, type ListColumns } from './list-columns.ts'
import { isOfAttribute, type PlaceFilter, placesPassing } from './place-tests.ts'
import type { NumberCounts, PriceCounts } from './scope-counts.ts'

/** How many products each filter can be chosen for, and how many pass all that were. */
export type FilterCounts = NumberCounts &
  PriceCounts & { total: number; anyOffer: number; anyVehicle: number }

export type PlaceCounts = FilterCounts & {
  /** The places of what passes every filter; nobody may write into them. */
  passing: Int32Array
  features(): FeatureCounts
}

const mostStars = 5

/**
 * Counts products by their places; each filter's counts leave its own choice out. What `known` gives is taken where the
 * filters exclude nothing, in the place of counting all of `places` anew.
 */
export function countPlaces(
  columns: ListColumns,
  places: Int32Array,
  filters: readonly PlaceFilter[],
  known: (() => NumberCounts & PriceCounts) | null = null,
): PlaceCounts {
  const passing = placesPassing(places, filters)
  const features = () => countFeatures(columns, places, passing, filters)
  const isAll = passing.length === places.length
  if (isAll && known) {
    const total = passing.length
    return { passing, total, ...known(), features, anyOffer: total, anyVehicle: total }
  }
  /** What passes every filter but the one that is called so. */
  const without = (wanted: string): Int32Array => {
    const others = filters.filter(({ name }) => name !== wanted)
    return isAll || others.length === filters.length ? passing : placesPassing(places, others)
  }
  const offered = without('offer')
  return {
    passing,
    total: passing.length,
    ...countNumbers(columns, passing, without),
    ...priceRange(columns.prices, without('price')),
    features,
    anyOffer: offered.length,
    offers: countOffers(columns, offered),
    anyVehicle: without('vehicle').length,
  }
}

/** Counts at `places`, of what a filter can be chosen by at those that `without` gives for it. */
export function countNumbers(
  columns: ListColumns,
  places: Int32Array,
  without: (filter: string) => Int32Array = () => places,
): NumberCounts {
  const { brands, brandIds, stars, colors, colorLists, categories, categoryLists } = columns
  return {
    brands: countColumn(brands, without('brand'), brandIds.values.length),
    stars: countColumn(stars, without('rating'), mostStars + 1),
    colorLists: countColumn(colors, without('color'), colorLists.count),
    categoryLists: countColumn(categories, places, categoryLists.count),
  }
}

/** The least and the most price at `places`, and how many are on offer. */
export const countPrices = (columns: ListColumns, places: Int32Array): PriceCounts => ({
  ...priceRange(columns.prices, places),
  offers: countOffers(columns, places),
})

export const countOffers = ({ flags: states }: ListColumns, places: Int32Array): number =>
  countFlag(states, places, flags.onOffer)

// Each reads one column in a loop of its own: several of them in one loop take several times as long.

function countColumn(column: Int32Array | Uint8Array, places: Int32Array, numbers: number): number[] {
  // Few and short-lived: outside of the heap each would take longer to make than to fill.
  const counts = new Array<number>(numbers).fill(0)
  for (let at = 0; at < places.length; at += 1) {
    const number = column[places[at] ?? 0] ?? 0
    counts[number] = (counts[number] ?? 0) + 1
  }
  return counts
}

function countFlag(states: Uint8Array, places: Int32Array, flag: number): number {
  let count = 0
  for (let at = 0; at < places.length; at += 1) {
    if (((states[places[at] ?? 0] ?? 0) & flag) !== 0) count += 1
  }
  return count
}

function priceRange(prices: Int32Array, places: Int32Array): Pick<PlaceCounts, 'minPrice' | 'maxPrice'> {
  if (places.length === 0) return { minPrice: null, maxPrice: null }
  let minPrice = prices[places[0] ?? 0] ?? 0
  let maxPrice = minPrice
  for (let at = 1; at < places.length; at += 1) {
    const price = prices[places[at] ?? 0] ?? 0
    if (price < minPrice) minPrice = price
    else if (price > maxPrice) maxPrice = price
  }
  return { minPrice, maxPrice }
}

/** As long as all lists of features: made for who asks, since lists without a choice among attributes need none. */
function countFeatures(
  columns: ListColumns,
  places: Int32Array,
  passing: Int32Array,
  filters: readonly PlaceFilter[],
): FeatureCounts {
  const passed = featureCounts(columns, passing)
  /** What passes the others, without what passes all. */
  const failingAlone = (filter: PlaceFilter) => {
    const others = placesPassing(
      places,
      filters.filter((each) => each !== filter),
    )
    return featureCounts(columns, others).map((count, list) => count - (passed[list] ?? 0))
  }
  return {
    columns,
    inScope: passing === places ? passed : featureCounts(columns, places),
    passing: passed,
    failing: new Map(
      filters.map((filter) => [filter.name, isOfAttribute(filter.name) ? failingAlone(filter) : null]),
    ),
  }
}
