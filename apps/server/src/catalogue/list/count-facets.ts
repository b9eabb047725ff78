import type { ChosenAttributes } from '#rules/catalogue/filters.ts'
import { isShownFor, type Suits } from '#rules/fit/pet-fit.ts'
import { fitsInYear } from '#rules/fit/vehicle-fit.ts'
import type { PetTraits } from '#rules/pets/pet.ts'
import type { AskedVehicle } from '#rules/vehicles/asked-vehicle.ts'
import {
  attributeFilter,
  type Counts,
  countAttributes,
  countAttributesOfScope,
  type FeatureSets,
} from './count-attributes.ts'
import type { Facets, ListScope } from './list.store.ts'
import type { ListRow } from './list-rows.store.ts'
import type { ListRows } from './list-rows.ts'
import { pricedBetween, rowsOfScope, type ScopeRows, scopeTest } from './scope-rows.ts'

type Test = (row: ListRow) => boolean

/** What passes every filter, in the order of `candidates`, with the counts of the filters. */
export type Counted = { facets: Facets; passing: ListRow[] }

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
  candidates: Iterable<number> | null,
): Counted {
  const { rows, names, attributes } = listRows
  const brandIds = new Map(names.brands.map((brand) => [brand.slug, brand.id]))
  const inScope = scopeTest(scope, brandIds)
  const vehicle = candidates === null ? scope.vehicle : null
  const filters = filterTests(scope, brandIds)
  // What is counted for a vehicle alone is what fits it.
  const tests = vehicle === null ? filters : filters.filter(([name]) => name !== 'vehicle')
  const passing: ListRow[] = []
  const brands: Counts<number> = new Map()
  // Equal lists of categories are one array too.
  const categorySets: Counts<readonly number[]> = new Map()
  const stars: Counts<number> = new Map()
  const colors: Counts<string> = new Map()
  // Equal lists of features are one array: they are counted as one, and their values added up at the end.
  const featureSets: FeatureSets = new Map()
  let amount = 0
  let minPrice: number | null = null
  let maxPrice: number | null = null
  let anyOffer = 0
  let offers = 0
  let anyVehicle = 0

  const count = (row: ListRow): void => {
    if (!inScope(row)) return
    amount += 1
    let failed: string | null = null
    for (const [name, passes] of tests) {
      if (passes(row)) continue
      if (failed !== null) {
        failed = 'several'
        break
      }
      failed = name
    }
    const passes = (filter: string) => (failed === null || failed === filter ? 1 : 0)
    if (failed === null) {
      passing.push(row)
      add(categorySets, row.categoryIds, 1)
    }
    if (row.brandId !== null) add(brands, row.brandId, passes('brand'))
    if (row.stars > 0) add(stars, row.stars, passes('rating'))
    for (const color of row.colors) add(colors, color, passes('color'))
    if (passes('price')) {
      if (minPrice === null || row.price < minPrice) minPrice = row.price
      if (maxPrice === null || row.price > maxPrice) maxPrice = row.price
    }
    if (passes('offer')) {
      anyOffer += 1
      if (row.onOffer) offers += 1
    }
    anyVehicle += passes('vehicle')
    let set = featureSets.get(row.features)
    if (!set) {
      set = { inScope: 0, passing: 0, failing: null }
      featureSets.set(row.features, set)
    }
    set.inScope += 1
    if (failed === null) set.passing += 1
    else {
      set.failing ??= new Map()
      add(set.failing, failed, 1)
    }
  }

  let whole: ScopeRows | null = null
  if (vehicle !== null) {
    whole = rowsOfScope(listRows, scope, brandIds)
    listRows.fitting.each(vehicle, count)
    countWhole(whole)
  } else if (candidates === null) for (const row of rows.values()) count(row)
  else {
    for (const id of candidates) {
      const row = rows.get(id)
      if (row) count(row)
    }
  }

  const categories: Counts<number> = new Map()
  for (const [ids, { count: each }] of categorySets) for (const id of ids) add(categories, id, each)
  const facets: Facets = {
    inScope: amount,
    total: passing.length,
    minPrice,
    maxPrice,
    anyOffer,
    offers,
    anyVehicle,
    brands: names.brands.flatMap(({ id, slug, name }) => named(brands.get(id), { slug, name })),
    categories: names.categories.flatMap((each) => named(categories.get(each.id), each)),
    ratings: [...stars]
      .map(([rating, each]) => ({ rating, ...each }))
      .toSorted((a, b) => b.rating - a.rating),
    colors: [...colors].map(([slug, each]) => ({ slug, ...each })).toSorted(bySlug),
    attributes:
      whole && Object.keys(chosen).length === 0
        ? countAttributesOfScope(attributes, featureSets, whole, scope.categoryIds)
        : countAttributes(attributes, featureSets, {
            total: amount,
            categoryIds: scope.categoryIds,
            chosen,
          }),
  }
  return { facets, passing }

  /** What does not fit the vehicle counts for 'any vehicle' alone, and as 0 for everything else. */
  function countWhole(all: ScopeRows): void {
    amount = all.rows.length
    anyVehicle = countPassing(all, scope.price, filters)
    for (const id of all.brandIds) add(brands, id, 0)
    for (const each of all.stars) add(stars, each, 0)
    for (const color of all.colors) add(colors, color, 0)
    // What a scope offers where nothing was chosen is known.
    if (Object.keys(chosen).length === 0) return
    for (const [features, each] of all.features) {
      const set = featureSets.get(features) ?? { inScope: 0, passing: 0, failing: null }
      set.inScope = each
      featureSets.set(features, set)
    }
  }
}

/** How many pass every filter but the vehicle's. A price alone is looked up. */
function countPassing(whole: ScopeRows, price: ListScope['price'], filters: [string, Test][]): number {
  const others = filters
    .filter(([name]) => name !== 'vehicle' && name !== 'price')
    .map(([, passes]) => passes)
  const [start, end] = price ? pricedBetween(whole, price.low, price.high) : [0, whole.rows.length]
  if (others.length === 0) return Math.max(0, end - start)
  let passing = 0
  for (let at = start; at < end; at += 1) {
    const row = whole.rows[at]
    if (row && others.every((passes) => passes(row))) passing += 1
  }
  return passing
}

/** What each filter that was chosen asks of a product. */
export function filterTests(
  scope: Omit<ListScope, 'text'>,
  brandIds: ReadonlyMap<string, number>,
): [string, Test][] {
  const { price, ratings, offer, vehicle, colors, available, branchId, attributes } = scope
  const brands = new Set(scope.brands.map((slug) => brandIds.get(slug) ?? -1))
  const tests: [string, Test][] = []
  if (price) tests.push(['price', (row) => row.price >= price.low && row.price <= price.high])
  if (scope.brands.length > 0) tests.push(['brand', (row) => row.brandId !== null && brands.has(row.brandId)])
  if (ratings.length > 0) tests.push(['rating', (row) => ratings.includes(row.stars)])
  if (offer !== null) tests.push(['offer', (row) => row.onOffer === offer])
  if (vehicle !== null) tests.push(['vehicle', vehicleTest(vehicle)])
  if (scope.pet !== null) tests.push(['pet', petTest(scope.pet)])
  if (colors.length > 0) tests.push(['color', (row) => row.colors.some((color) => colors.includes(color))])
  if (available) tests.push(['available', (row) => row.inStock])
  if (branchId !== null) tests.push(['branch', (row) => row.branchIds.includes(branchId)])
  for (const [name, values] of Object.entries(attributes)) {
    const wanted = new Set(values.map((value) => `${name}:${value}`))
    tests.push([attributeFilter(name), (row) => row.features.some((feature) => wanted.has(feature))])
  }
  return tests
}

const vehicleTest =
  (vehicle: AskedVehicle): Test =>
  ({ fitsAll, vehicleIds, fitYears }) =>
    fitsAll || (vehicleIds.includes(vehicle.id) && fitsInYear(fitYears, vehicle))

/** Few products differ in what they suit: each of these is asked once. */
function petTest(pet: PetTraits): Test {
  const shown = new Map<Suits | null, boolean>()
  return ({ suits }) => {
    const known = shown.get(suits) ?? isShownFor(suits, pet)
    shown.set(suits, known)
    return known
  }
}

function add<Key>(counts: Counts<Key>, key: Key, more: number): void {
  const known = counts.get(key)
  if (known) known.count += more
  else counts.set(key, { count: more })
}

const named = <Name>(counted: { count: number } | undefined, name: Name) =>
  counted ? [{ ...name, count: counted.count }] : []

const bySlug = (a: { slug: string }, b: { slug: string }) => (a.slug < b.slug ? -1 : 1)
