import type { AttributeValueCount } from '#rules/catalogue/offered-attributes.ts'
import type { Facets, ListScope } from './list.store.ts'
import type { ListRow } from './list-rows.store.ts'
import type { ListRows } from './list-rows.ts'

type Test = (row: ListRow) => boolean
type Counts<Key> = Map<Key, number>

/** The ids that pass every filter, in the order of `candidates`, with the counts of the filters. */
export type Counted = { facets: Facets; passing: number[] }

const attributeFilter = (name: string) => `attribute:${name}`
const nameOf = (feature: string) => feature.slice(0, feature.indexOf(':'))

/**
 * Counts over one reading of the products in scope; each filter's counts leave its own choice out, so that a
 * product that fails one filter alone still counts for it. `candidates` are the ids that a text finds, null for
 * all products. What the filters exclude is counted as 0.
 */
export function countFacets(
  { rows, names, features }: ListRows,
  scope: Omit<ListScope, 'text'>,
  candidates: Iterable<number> | null,
): Counted {
  const brandIds = new Map(names.brands.map((brand) => [brand.slug, brand.id]))
  const inScope = scopeTest(scope, brandIds)
  const filters = filterTests(scope, brandIds)
  const chosenAttributes = new Set(Object.keys(scope.attributes))
  const passing: number[] = []
  const brands: Counts<number> = new Map()
  const categories: Counts<number> = new Map()
  const stars: Counts<number> = new Map()
  const colors: Counts<string> = new Map()
  // Equal lists of features are one array: they are counted as one, and their values added up at the end.
  const featureSets = new Map<
    readonly string[],
    { inScope: number; passing: number; failing: Counts<string> }
  >()
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
    for (const [name, passes] of filters) {
      if (passes(row)) continue
      if (failed !== null) {
        failed = 'several'
        break
      }
      failed = name
    }
    const passes = (filter: string) => (failed === null || failed === filter ? 1 : 0)
    if (failed === null) {
      passing.push(row.id)
      for (const id of row.categoryIds) add(categories, id, 1)
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
      set = { inScope: 0, passing: 0, failing: new Map() }
      featureSets.set(row.features, set)
    }
    set.inScope += 1
    if (failed === null) set.passing += 1
    else add(set.failing, failed, 1)
  }

  if (candidates === null) for (const row of rows.values()) count(row)
  else {
    for (const id of candidates) {
      const row = rows.get(id)
      if (row) count(row)
    }
  }

  const values = new Map<string, { inScope: number; count: number }>()
  for (const [list, set] of featureSets) {
    for (const feature of list) {
      const value = values.get(feature) ?? { inScope: 0, count: 0 }
      const name = nameOf(feature)
      const own = chosenAttributes.has(name) ? (set.failing.get(attributeFilter(name)) ?? 0) : 0
      value.inScope += set.inScope
      value.count += set.passing + own
      values.set(feature, value)
    }
  }
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
      .map(([rating, each]) => ({ rating, count: each }))
      .toSorted((a, b) => b.rating - a.rating),
    colors: [...colors].map(([slug, each]) => ({ slug, count: each })).toSorted(bySlug),
    attributes: [...values].map(([feature, each]) => attributeOf(feature, each, features)),
  }
  return { facets, passing }
}

function scopeTest({ categoryIds, brandSlug }: Omit<ListScope, 'text'>, brandIds: Map<string, number>): Test {
  const brandId = brandSlug === null ? null : (brandIds.get(brandSlug) ?? -1)
  return (row) =>
    (brandId === null || row.brandId === brandId) && categoryIds.every((id) => row.categoryIds.includes(id))
}

/** What each filter that was chosen asks of a product. */
function filterTests(scope: Omit<ListScope, 'text'>, brandIds: Map<string, number>): [string, Test][] {
  const { price, ratings, offer, vehicleId, colors, attributes } = scope
  const brands = new Set(scope.brands.map((slug) => brandIds.get(slug) ?? -1))
  const tests: [string, Test][] = []
  if (price) tests.push(['price', (row) => row.price >= price.low && row.price <= price.high])
  if (scope.brands.length > 0) tests.push(['brand', (row) => row.brandId !== null && brands.has(row.brandId)])
  if (ratings.length > 0) tests.push(['rating', (row) => ratings.includes(row.stars)])
  if (offer !== null) tests.push(['offer', (row) => row.onOffer === offer])
  if (vehicleId !== null) tests.push(['vehicle', (row) => row.fitsAll || row.vehicleIds.includes(vehicleId)])
  if (colors.length > 0) tests.push(['color', (row) => row.colors.some((color) => colors.includes(color))])
  for (const [name, values] of Object.entries(attributes)) {
    const wanted = new Set(values.map((value) => `${name}:${value}`))
    tests.push([attributeFilter(name), (row) => row.features.some((feature) => wanted.has(feature))])
  }
  return tests
}

function add<Key>(counts: Counts<Key>, key: Key, more: number): void {
  counts.set(key, (counts.get(key) ?? 0) + more)
}

const named = <Name>(count: number | undefined, name: Name) =>
  count === undefined ? [] : [{ ...name, count }]

const bySlug = (a: { slug: string }, b: { slug: string }) => (a.slug < b.slug ? -1 : 1)

function attributeOf(
  feature: string,
  counts: { inScope: number; count: number },
  features: ListRows['features'],
): AttributeValueCount {
  const attribute = nameOf(feature)
  const value = feature.slice(attribute.length + 1)
  const known = features.get(feature)
  return {
    attribute,
    attributeName: known?.name ?? attribute,
    value,
    valueName: known?.value ?? value,
    ...counts,
  }
}
