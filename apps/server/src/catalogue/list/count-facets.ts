import type { ChosenAttributes } from '#rules/catalogue/filters.ts'
import { countAttributes, countAttributesOfScope } from './count-attributes.ts'
import { countPassing, countPlaces, type PlaceCounts, seeAll } from './count-places.ts'
import type { Facets, ListScope } from './list.store.ts'
import type { ListRows } from './list-rows.ts'
import type { NumberLists } from './number-lists.ts'
import { filtersOf } from './place-tests.ts'
import { fittingPlaces, placesOfIds, placesOfScope } from './scope-places.ts'

/** The places of what passes every filter, in the order of `candidates`, with the counts of the filters. */
export type Counted = { facets: Facets; passing: Int32Array }

/**
 * Counts over one reading of the products in scope; each filter's counts leave its own choice out, so that a
 * product that fails one filter alone still counts for it. `candidates` are the ids that a text finds, null for
 * all products. What the filters exclude is counted as 0. The attributes of `scope` are the written values that
 * are wanted, `chosen` what was chosen of them.
 */
export function countFacets(
  listRows: ListRows,
  chosen: ChosenAttributes,
  scope: Omit<ListScope, 'text'>,
  candidates: readonly number[] | null,
): Counted {
  const { columns, attributes } = listRows
  const filters = filtersOf(listRows, scope)
  const list = (total: number) => ({ total, categoryIds: scope.categoryIds, chosen })
  if (candidates !== null) {
    const places = placesOfIds(listRows, scope, candidates)
    const counts = countPlaces(columns, places, filters)
    const offered = countAttributes(attributes, counts.features(), list(places.length))
    return counted(listRows, counts, { inScope: places.length, attributes: offered })
  }
  const whole = placesOfScope(listRows, scope)
  const { vehicle } = scope
  // What is counted for a vehicle alone is what fits it; what else there is counts as 0 but for 'any vehicle'.
  const others = vehicle === null ? filters : filters.filter(({ name }) => name !== 'vehicle')
  const places = vehicle === null ? whole.places : fittingPlaces(listRows, scope, vehicle)
  const counts = countPlaces(columns, places, others)
  if (vehicle !== null) {
    seeAll(counts.brands, whole.brands)
    seeAll(counts.stars, whole.stars)
    seeAll(counts.colorLists, whole.colorLists)
    counts.anyVehicle = countPassing(whole.places, others)
  }
  const isChosen = Object.keys(chosen).length > 0
  const offered = isChosen
    ? countAttributes(
        attributes,
        { ...counts.features(), inScope: whole.features },
        list(whole.places.length),
      )
    : countAttributesOfScope(attributes, { columns, passing: counts.passing }, whole, scope.categoryIds)
  return counted(listRows, counts, { inScope: whole.places.length, attributes: offered })
}

function counted(
  { columns, names }: ListRows,
  counts: PlaceCounts,
  { inScope, attributes }: Pick<Facets, 'inScope' | 'attributes'>,
): Counted {
  const { brandIds, colorNames, colorLists, categoryLists } = columns
  const categories = addedUp(categoryLists, counts.categoryLists)
  const { minPrice, maxPrice, anyOffer, offers, anyVehicle, passing } = counts
  const facets: Facets = {
    inScope,
    total: passing.length,
    minPrice,
    maxPrice,
    anyOffer,
    offers,
    anyVehicle,
    brands: names.brands.flatMap(({ id, slug, name }) =>
      named(counts.brands[brandIds.find(id)], { slug, name }),
    ),
    categories: names.categories.flatMap((each) => named(categories.get(each.id), each)),
    ratings: [...counts.stars]
      .flatMap((count, rating) => (rating > 0 ? named(count, { rating }) : []))
      .reverse(),
    colors: [...addedUp(colorLists, counts.colorLists)]
      .map(([color, count]) => ({ slug: colorNames.values[color] ?? '', count }))
      .toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
    attributes,
  }
  return { facets, passing }
}

/** What the items of lists count for, where products count for their lists. */
function addedUp(lists: NumberLists, counts: Int32Array): Map<number, number> {
  const sums = new Map<number, number>()
  counts.forEach((count, list) => {
    if (count < 0) return
    for (const item of lists.of(list)) sums.set(item, (sums.get(item) ?? 0) + count)
  })
  return sums
}

const named = <Name>(count: number | undefined, name: Name) =>
  count === undefined || count < 0 ? [] : [{ ...name, count }]
