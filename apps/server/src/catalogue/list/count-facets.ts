import type { ChosenAttributes } from '#rules/catalogue/filters.ts'
import { countAttributes, countOffered, offeredWith } from './count-attributes.ts'
import { countNumbers, countPlaces, countPrices, type FilterCounts } from './count-places.ts'
import type { Facets, ListScope } from './list.store.ts'
import type { ListRows } from './list-rows.ts'
import type { NumberLists } from './number-lists.ts'
import { leadingPlaces } from './page-of-places.ts'
import { countPassing, filtersOf, placesPassing } from './place-tests.ts'
import { PriceSteps } from './price-steps.ts'
import type { CountedByPrice, CountedPlaces, ScopePlaces } from './scope-counts.ts'
import { type Candidates, fittingPlaces, leastStepped, placesOfFound, placesOfScope } from './scope-places.ts'

/** The counts of the filters of a list, and where what passes every filter is. */
export type Counted = {
  facets: Facets
  /** In the order of `candidates`. */
  passing(): Int32Array
  /** Those of what stands first in lists in no other order; null where that is not known. */
  leading(): Int32Array | null
}

/**
 * Counts over one reading of the products in scope; each filter's counts leave its own choice out, so that a
 * product that fails one filter alone still counts for it. `candidates` are what a text finds, null for
 * all products. What the filters exclude is counted as 0. The attributes of `scope` are the written values that
 * are wanted, `chosen` what was chosen of them.
 */
export function countFacets(
  listRows: ListRows,
  chosen: ChosenAttributes,
  scope: Omit<ListScope, 'text'>,
  candidates: Candidates | null,
): Counted {
  return candidates === null
    ? countScope(listRows, chosen, scope)
    : countFound(listRows, chosen, scope, candidates)
}

/** Within what a text found. */
function countFound(
  listRows: ListRows,
  chosen: ChosenAttributes,
  scope: Omit<ListScope, 'text'>,
  candidates: Candidates,
): Counted {
  const found = placesOfFound(listRows, scope, candidates)
  const inScope = found.places.length
  const counts = countPlaces(listRows.columns, found.places, filtersOf(listRows, scope))
  const attributes = isAny(chosen)
    ? countAttributes(listRows.attributes, counts.features(), {
        total: inScope,
        categoryIds: scope.categoryIds,
        chosen,
      })
    : offeredWith(found, countOffered(listRows, found, counts.passing))
  const facets = facetsOf(listRows, counts, { inScope, attributes, seen: found })
  return { facets, passing: () => counts.passing, leading: () => null }
}

/** Within all products; what was counted for another order or page of the same list is not counted again. */
function countScope(listRows: ListRows, chosen: ChosenAttributes, scope: Omit<ListScope, 'text'>): Counted {
  const { columns } = listRows
  const whole = placesOfScope(listRows, scope)
  const inScope = whole.places.length
  const { vehicle } = scope
  const all = () => countedOnce(listRows, { ...scope, vehicle: null }, whole, whole.places)
  const price = excludingPrice(scope, all)
  // What is counted for a vehicle alone is what fits it; what else there is counts as 0 but for 'any vehicle'.
  const filters = filtersOf(listRows, { ...scope, vehicle: null, price })
  const steps = price && filters.length === 1 && inScope >= leastStepped ? stepsOf(listRows, whole) : null
  const leading = () => (vehicle === null ? placesPassing(leadingPlaces(columns, whole), filters) : null)
  if (price !== null && steps && vehicle === null) {
    const { total, counts, offered, offers } = steps.within(price)
    const { minPrice, maxPrice } = all().prices
    const filterCounts = { ...counts, total, minPrice, maxPrice, offers, anyOffer: total, anyVehicle: total }
    const attributes = offeredWith(whole, offered)
    return {
      facets: facetsOf(listRows, filterCounts, { inScope, attributes, seen: whole }),
      passing: () => placesPassing(whole.places, filters),
      leading,
    }
  }
  const places = vehicle === null ? whole.places : fittingPlaces(listRows, scope, vehicle)
  const known = () => countedOnce(listRows, scope, whole, places)
  const counts = countPlaces(columns, places, filters, () => ({ ...known().counts, ...known().prices }))
  if (vehicle !== null) {
    counts.anyVehicle = price && steps ? steps.countWithin(price) : countPassing(whole.places, filters)
  }
  const offered = () =>
    counts.passing === places ? known().offered : countOffered(listRows, whole, counts.passing)
  const attributes = isAny(chosen)
    ? countAttributes(
        listRows.attributes,
        { ...counts.features(), inScope: whole.features },
        { total: inScope, categoryIds: scope.categoryIds, chosen },
      )
    : offeredWith(whole, offered())
  const facets = facetsOf(listRows, counts, { inScope, attributes, seen: whole })
  return { facets, passing: () => counts.passing, leading }
}

const isAny = (chosen: ChosenAttributes) => Object.keys(chosen).length > 0

function stepsOf(listRows: ListRows, whole: ScopePlaces): CountedByPrice {
  whole.steps ??= new PriceSteps(listRows, whole)
  return whole.steps
}

/** What is counted of `places`, all in the scope that fit its vehicle: once for every order and page, until something changes. */
function countedOnce(
  listRows: ListRows,
  scope: Omit<ListScope, 'text'>,
  whole: ScopePlaces,
  places: Int32Array,
): CountedPlaces {
  const { columns, scopes } = listRows
  const pricesNow = () => ({ version: columns.priceVersion, ...countPrices(columns, places) })
  const known = scopes.counted(scope, () => ({
    counts: countNumbers(columns, places),
    offered: countOffered(listRows, whole, places),
    prices: pricesNow(),
  }))
  if (known.prices.version !== columns.priceVersion) known.prices = pricesNow()
  return known
}

/** The price that is asked for; null where it has all prices of the scope, so that nothing has to be compared with it. */
function excludingPrice({ price }: Pick<ListScope, 'price'>, all: () => CountedPlaces): ListScope['price'] {
  if (price === null) return null
  const { minPrice, maxPrice } = all().prices
  const hasAll = minPrice !== null && maxPrice !== null && price.low <= minPrice && maxPrice <= price.high
  return hasAll ? null : price
}

/** Numbers of the brands, stars and lists of colours that are in scope: what none of it has is not counted at all. */
type Seen = Pick<ScopePlaces, 'brands' | 'stars' | 'colorLists'>

function facetsOf(
  { columns, names }: ListRows,
  counts: FilterCounts,
  { inScope, attributes, seen }: Pick<Facets, 'inScope' | 'attributes'> & { seen: Seen },
): Facets {
  const { brandIds, colorNames, colorLists, categoryLists } = columns
  const held = [...counts.categoryLists.keys()].filter((list) => counts.categoryLists[list] !== 0)
  const categories = addedUp(categoryLists, held, counts.categoryLists)
  const { total, minPrice, maxPrice, anyOffer, offers, anyVehicle } = counts
  return {
    inScope,
    total,
    minPrice,
    maxPrice,
    anyOffer,
    offers,
    anyVehicle,
    brands: names.brands.flatMap(({ id, slug, name }) =>
      named(seenCount(counts.brands, brandIds.find(id), seen.brands), { slug, name }),
    ),
    categories: names.categories.flatMap((each) => named(categories.get(each.id), each)),
    ratings: [...counts.stars.keys()]
      .flatMap((rating) => (rating > 0 ? named(seenCount(counts.stars, rating, seen.stars), { rating }) : []))
      .reverse(),
    colors: [...addedUp(colorLists, seen.colorLists, counts.colorLists)]
      .map(([color, count]) => ({ slug: colorNames.values[color] ?? '', count }))
      .toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
    attributes,
  }
}

/** What the items of `held`, some of the lists, count for, where products count for their lists. */
function addedUp(lists: NumberLists, held: Iterable<number>, counts: readonly number[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const list of held) {
    for (const item of lists.of(list)) sums.set(item, (sums.get(item) ?? 0) + (counts[list] ?? 0))
  }
  return sums
}

/** Undefined of a number that none in scope has. */
const seenCount = (counts: readonly number[], number: number, seen: ReadonlySet<number>) =>
  seen.has(number) ? (counts[number] ?? 0) : undefined

const named = <Name>(count: number | undefined, name: Name) =>
  count === undefined ? [] : [{ ...name, count }]
