import { type AttributeOption, isWritten, optionsOf } from '#rules/catalogue/attribute-choice.ts'
import type { ReadAttributes } from '#rules/catalogue/attribute-values.ts'
import type { ChosenAttributes } from '#rules/catalogue/filters.ts'
import {
  type AttributeValueCount,
  attributeOffers,
  type OfferedAttribute,
  type OfferingList,
  offeredAttributes,
} from '#rules/catalogue/offered-attributes.ts'
import type { ListColumns } from './list-columns.ts'
import type { CountedOffer, ScopePlaces } from './scope-places.ts'

type FeatureColumns = Pick<ListColumns, 'featureLists' | 'featureNames'>

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

export const attributeFilter = (name: string) => `attribute:${name}`

/** The attributes that a list offers, with the counts of their values; each leaves its own choice out. */
export function countAttributes(
  attributes: ReadAttributes,
  counts: FeatureCounts,
  list: OfferingList,
): OfferedAttribute[] {
  return offeredAttributes(attributes, totalsOf(attributes, counts, list.chosen), list)
}

/** The same of all that a scope holds, where no attribute was chosen: what it offers is worked out once. */
export function countAttributesOfScope(
  attributes: ReadAttributes,
  counts: FeatureCounts,
  whole: ScopePlaces,
  categoryIds: readonly number[],
): OfferedAttribute[] {
  const { columns } = counts
  const known = knownOf(attributes, columns)
  whole.offers ??= offersOf(attributes, columns, whole, categoryIds)
  const sums = new Int32Array(readOptions({ known, attributes, columns, chosen: {} }, counts.passing))
  counts.passing.forEach((amount, list) => {
    if (amount === 0) return
    for (const option of known.byList[list] ?? []) sums[option >> 1] = (sums[option >> 1] ?? 0) + amount
  })
  return whole.offers.map(({ offer, options }) => ({
    ...offer,
    values: offer.values.map(({ slug, name }, at) => ({
      slug,
      name,
      count: (options[at] ?? []).reduce((sum, option) => sum + (sums[option] ?? 0), 0),
    })),
  }))
}

function offersOf(
  attributes: ReadAttributes,
  columns: FeatureColumns,
  whole: ScopePlaces,
  categoryIds: readonly number[],
): CountedOffer[] {
  const { features: inScope } = whole
  const totals = totalsOf(attributes, { columns, inScope, passing: inScope, failing: new Map() }, {})
  const list = { total: whole.places.length, categoryIds, chosen: {} }
  const { numbers } = knownOf(attributes, columns)
  return attributeOffers(attributes, totals, list).map((offer) => ({
    offer,
    options: offer.values.map(({ of }) =>
      Int32Array.from(of.flatMap((value) => numbers.get(keyOf(offer.slug, value)) ?? [])),
    ),
  }))
}

const keyOf = (attribute: string, value: string) => `${attribute}:${value}`

/** What products count for, added up over the lists of features that some of them share. */
function totalsOf(
  attributes: ReadAttributes,
  counts: FeatureCounts,
  chosen: ChosenAttributes,
): AttributeValueCount[] {
  const { inScope, passing, failing, columns } = counts
  const known = hasWritten(attributes, chosen) ? emptyKnown() : knownOf(attributes, columns)
  const amount = readOptions({ known, attributes, columns, chosen }, inScope)
  const ofOption = known.options.map(({ attribute }) => failing.get(attributeFilter(attribute)) ?? null)
  const [all, own, count] = [new Int32Array(amount), new Int32Array(amount), new Int32Array(amount)]
  inScope.forEach((products, list) => {
    if (products === 0) return
    for (const option of known.byList[list] ?? []) {
      const number = option >> 1
      all[number] = (all[number] ?? 0) + products
      if (option & 1) own[number] = (own[number] ?? 0) + products
      count[number] = (count[number] ?? 0) + (passing[list] ?? 0) + (ofOption[number]?.[list] ?? 0)
    }
  })
  return known.options.flatMap(({ attribute, value }, number) =>
    all[number]
      ? [{ attribute, value, inScope: all[number], own: own[number] ?? 0, count: count[number] ?? 0 }]
      : [],
  )
}

/** What lists of features count for, each option by a number of its own. */
type Known = {
  options: Pick<AttributeOption, 'attribute' | 'value'>[]
  numbers: Map<string, number>
  /** By the number of the list: twice the number of each option, and one more where it is its own. */
  byList: (Int32Array | undefined)[]
}

const emptyKnown = (): Known => ({ options: [], numbers: new Map(), byList: [] })

const ofAttributes = new WeakMap<ReadAttributes, WeakMap<FeatureColumns, Known>>()

/** Where no value is chosen as it is written, a list of features always counts for the same: it is worked out once. */
function knownOf(attributes: ReadAttributes, columns: FeatureColumns): Known {
  const ofColumns = ofAttributes.get(attributes) ?? new WeakMap<FeatureColumns, Known>()
  ofAttributes.set(attributes, ofColumns)
  const known = ofColumns.get(columns) ?? emptyKnown()
  ofColumns.set(columns, known)
  return known
}

/** Reads what the lists with products count for; gives how many options are known. */
function readOptions(
  {
    known,
    attributes,
    columns,
    chosen,
  }: {
    known: Known
    attributes: ReadAttributes
    columns: FeatureColumns
    chosen: ChosenAttributes
  },
  products: Int32Array,
): number {
  products.forEach((amount, list) => {
    if (amount > 0) known.byList[list] ??= optionsOfList(list)
  })
  return known.options.length

  function optionsOfList(list: number): Int32Array {
    const features = columns.featureLists.of(list)
    const written = Array.from(features, (each) => partsOf(columns.featureNames.values[each] ?? ''))
    return Int32Array.from(optionsOf(attributes, written, chosen), ({ attribute, value, isOwn }) => {
      const key = keyOf(attribute, value)
      const number = known.numbers.get(key) ?? known.options.push({ attribute, value }) - 1
      known.numbers.set(key, number)
      return number * 2 + (isOwn ? 1 : 0)
    })
  }
}

function hasWritten(attributes: ReadAttributes, chosen: ChosenAttributes): boolean {
  return Object.entries(chosen).some(([slug, choices]) => {
    const attribute = attributes.get(slug)
    return attribute !== undefined && choices.some((choice) => isWritten(attribute, choice))
  })
}

function partsOf(feature: string): { attribute: string; value: string } {
  const at = feature.indexOf(':')
  return { attribute: feature.slice(0, at), value: feature.slice(at + 1) }
}
