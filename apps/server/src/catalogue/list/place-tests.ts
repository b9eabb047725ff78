import { isShownFor } from '#rules/fit/pet-fit.ts'
import { attributeFilter } from './count-attributes.ts'
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

/** What each filter that was chosen asks of a product. */
export function filterTests(
  { columns, names, fitting }: Held,
  scope: Omit<ListScope, 'text'>,
): [string, PlaceTest][] {
  const { price, ratings, offer, vehicle, pet, colors, available, branchId, attributes } = scope
  const tests: [string, PlaceTest][] = []
  const has = (flag: number) => (place: number) => ((columns.flags[place] ?? 0) & flag) !== 0
  if (price) {
    const { low, high } = price
    tests.push([
      'price',
      (place) => (columns.prices[place] ?? 0) >= low && (columns.prices[place] ?? 0) <= high,
    ])
  }
  if (scope.brands.length > 0) {
    const wanted = new Set(scope.brands.map((slug) => brandNumber({ columns, names }, slug)))
    tests.push(['brand', (place) => wanted.has(columns.brands[place] ?? 0)])
  }
  if (ratings.length > 0) tests.push(['rating', (place) => ratings.includes(columns.stars[place] ?? 0)])
  if (offer !== null) {
    const isOnOffer = has(flags.onOffer)
    tests.push(['offer', (place) => isOnOffer(place) === offer])
  }
  if (vehicle !== null) tests.push(['vehicle', (place) => fitting.fits(place, vehicle)])
  if (pet !== null) {
    const isShown = knownOnce((kind) => isShownFor(columns.suitsKinds.values[kind] ?? null, pet))
    tests.push(['pet', (place) => isShown(columns.suits[place] ?? 0)])
  }
  if (colors.length > 0) {
    const wanted = colors.map((color) => columns.colorNames.find(color))
    const isAny = knownOnce((list) => columns.colorLists.of(list).some((color) => wanted.includes(color)))
    tests.push(['color', (place) => isAny(columns.colors[place] ?? 0)])
  }
  if (available) tests.push(['available', has(flags.inStock)])
  if (branchId !== null) {
    const isHeld = knownOnce((list) => columns.branchLists.of(list).includes(branchId))
    tests.push(['branch', (place) => isHeld(columns.branches[place] ?? 0)])
  }
  for (const [name, values] of Object.entries(attributes)) {
    const wanted = new Set(values.map((value) => columns.featureNames.find(`${name}:${value}`)))
    const isAny = knownOnce((list) => columns.featureLists.of(list).some((feature) => wanted.has(feature)))
    tests.push([attributeFilter(name), (place) => isAny(columns.features[place] ?? 0)])
  }
  return tests
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
