import { isWritten } from '#rules/catalogue/attribute-choice.ts'
import type { ReadAttributes } from '#rules/catalogue/attribute-values.ts'
import type { ChosenAttributes } from '#rules/catalogue/filters.ts'
import {
  type AttributeValueCount,
  attributeOffers,
  type OfferedAttribute,
  type OfferingList,
  offeredAttributes,
} from '#rules/catalogue/offered-attributes.ts'
import {
  emptyKnown,
  type FeatureColumns,
  type Known,
  keyOf,
  knownOf,
  type Options,
  type ScopeTotals,
} from './attribute-options.ts'
import type { ListColumns } from './list-columns.ts'
import type { ListRows } from './list-rows.ts'
import { attributeFilter } from './place-tests.ts'
import type { CountedOffer, FoundPlaces, ScopePlaces } from './scope-counts.ts'

/** What offers: a whole scope, or what a text finds in it. */
type Offering = ScopePlaces | FoundPlaces

/**
 * How many products of a list carry each list of features, by its number: of them all, of those that pass, and of those
 * that fail the filter of one attribute alone.
 */
export type FeatureCounts = {
  columns: FeatureColumns
  inScope: Int32Array
  passing: Int32Array
  failing: ReadonlyMap<string, Int32Array | null>
}

/** The attributes that a list offers, with the counts of their values; each leaves its own choice out. */
export function countAttributes(
  attributes: ReadAttributes,
  counts: FeatureCounts,
  list: OfferingList,
): OfferedAttribute[] {
  return offeredAttributes(attributes, totalsOf(attributes, counts, list.chosen), list)
}

/**
 * How many of the products at `places` have each value that the scope `whole` offers while no attribute is chosen, in the
 * order of its offers, which are worked out once.
 */
export function countOffered(
  { attributes, columns }: Pick<ListRows, 'attributes' | 'columns'>,
  whole: Offering,
  places: Int32Array,
): Int32Array {
  whole.offers ??= offersOf(attributes, columns, whole)
  const sums = sumsOf({ known: knownOf(attributes, columns), attributes, columns, chosen: {} }, places)
  return Int32Array.from(
    whole.offers.flatMap(({ options }) => options),
    (options) => options.reduce((sum, option) => sum + (sums[option] ?? 0), 0),
  )
}

/** The attributes that a scope offers, with the counts of their values as `countOffered` gives them. */
export function offeredWith({ offers }: Offering, counts: Int32Array): OfferedAttribute[] {
  let next = 0
  return (offers ?? []).map(({ offer }) => ({
    ...offer,
    values: offer.values.map(({ slug, name, place }) => {
      const count = counts[next] ?? 0
      next += 1
      return { slug, name, place, count }
    }),
  }))
}

/** How many of the products at `places` count for each option, by its number. */
function sumsOf(options: Options & { columns: Pick<ListColumns, 'features'> }, places: Int32Array): number[] {
  const { known, columns } = options
  const { features, featureLists } = columns
  // Where there are fewer lists than products, each list is read once for all that have it.
  const byList = places.length > featureLists.count ? new Int32Array(featureLists.count) : null
  for (let at = 0; at < places.length; at += 1) {
    const list = features[places[at] ?? 0] ?? 0
    if (byList) byList[list] = (byList[list] ?? 0) + 1
    else known.lists.read(list, options)
  }
  if (byList) {
    for (let list = 0; list < byList.length; list += 1) {
      if (byList[list] !== 0) known.lists.read(list, options)
    }
  }
  const { items, starts, ends } = known.lists
  const sums = new Array<number>(known.options.length).fill(0)
  const add = (list: number, products: number) => {
    const end = ends[list] ?? 0
    for (let at = starts[list] ?? 0; at < end; at += 1) {
      const option = (items[at] ?? 0) >> 1
      sums[option] = (sums[option] ?? 0) + products
    }
  }
  if (byList) {
    for (let list = 0; list < byList.length; list += 1) {
      const products = byList[list] ?? 0
      if (products > 0) add(list, products)
    }
  } else for (let at = 0; at < places.length; at += 1) add(features[places[at] ?? 0] ?? 0, 1)
  return sums
}

function offersOf(
  attributes: ReadAttributes,
  columns: Pick<ListColumns, 'features' | 'featureLists' | 'featureNames'>,
  whole: Offering,
): CountedOffer[] {
  const { places, categoryIds } = whole
  const known = knownOf(attributes, columns)
  const options = { known, attributes, columns, chosen: {} }
  const { all, own } =
    'features' in whole ? scopeTotals(options, whole.features) : foundTotals(options, places)
  const totals = known.options.flatMap(({ attribute, value }, option) =>
    all[option] ? [{ attribute, value, inScope: all[option], own: own[option] ?? 0 }] : [],
  )
  return attributeOffers(attributes, totals, { total: places.length, categoryIds, chosen: {} }).map(
    (offer) => ({
      offer,
      options: offer.values.map(({ of }) =>
        Int32Array.from(of.flatMap((value) => known.numbers.get(keyOf(offer.slug, value)) ?? [])),
      ),
    }),
  )
}

/** What products count for, added up over the lists of features that some of them share. */
function totalsOf(
  attributes: ReadAttributes,
  counts: FeatureCounts,
  chosen: ChosenAttributes,
): AttributeValueCount[] {
  const { inScope, passing, failing, columns } = counts
  const known = hasWritten(attributes, chosen) ? emptyKnown() : knownOf(attributes, columns)
  const { all, own } = scopeTotals({ known, attributes, columns, chosen }, inScope)
  const passed = passing === inScope ? all : totalsOfOptions(known, passing, 'all')
  const failed = new Map<string, number[]>()
  for (const [filter, lists] of failing) if (lists) failed.set(filter, totalsOfOptions(known, lists, 'all'))
  return known.options.flatMap(({ attribute, value }, option) => {
    if (!all[option]) return []
    const failedAlone = failed.get(attributeFilter(attribute))?.[option] ?? 0
    const count = (passed[option] ?? 0) + failedAlone
    return [{ attribute, value, inScope: all[option], own: own[option] ?? 0, count }]
  })
}

/** What a whole scope counts for is added up once for as long as somebody holds `inScope`. */
function scopeTotals(options: Options, inScope: Int32Array): ScopeTotals {
  const { known } = options
  const before = known.scopes.get(inScope)
  if (before) return before
  for (let list = 0; list < inScope.length; list += 1) {
    if (inScope[list] !== 0) known.lists.read(list, options)
  }
  const totals = {
    all: totalsOfOptions(known, inScope, 'all'),
    own: totalsOfOptions(known, inScope, 'own'),
  }
  known.scopes.set(inScope, totals)
  return totals
}

/** The same of the few products that a text finds, one by one: there are far more lists than these have. */
function foundTotals(
  options: Options & { columns: Pick<ListColumns, 'features'> },
  places: Int32Array,
): ScopeTotals {
  const { known, columns } = options
  const { lists } = known
  const all: number[] = []
  const own: number[] = []
  for (const place of places) {
    const list = columns.features[place] ?? 0
    lists.read(list, options)
    const end = lists.ends[list] ?? 0
    for (let at = lists.starts[list] ?? 0; at < end; at += 1) {
      const item = lists.items[at] ?? 0
      all[item >> 1] = (all[item >> 1] ?? 0) + 1
      own[item >> 1] = (own[item >> 1] ?? 0) + (item & 1)
    }
  }
  return { all, own }
}

/** How many of `products`, so many for each list of features that was read, count for each option: all, or by themselves. */
function totalsOfOptions({ options, lists }: Known, products: Int32Array, which: 'all' | 'own'): number[] {
  const { items, starts, ends } = lists
  const ofOthers = which === 'all' ? 1 : 0
  const sums = new Array<number>(options.length).fill(0)
  for (let list = 0; list < products.length; list += 1) {
    const many = products[list] ?? 0
    if (many === 0) continue
    const end = ends[list] ?? 0
    for (let at = starts[list] ?? 0; at < end; at += 1) {
      const item = items[at] ?? 0
      sums[item >> 1] = (sums[item >> 1] ?? 0) + many * (item & 1 || ofOthers)
    }
  }
  return sums
}

function hasWritten(attributes: ReadAttributes, chosen: ChosenAttributes): boolean {
  return Object.entries(chosen).some(([slug, choices]) => {
    const attribute = attributes.get(slug)
    return attribute !== undefined && choices.some((choice) => isWritten(attribute, choice))
  })
}
