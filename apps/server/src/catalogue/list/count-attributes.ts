import { type AttributeOption, isWritten, optionsOf } from '#rules/catalogue/attribute-choice.ts'
import type { ReadAttributes } from '#rules/catalogue/attribute-values.ts'
import type { ChosenAttributes } from '#rules/catalogue/filters.ts'
import {
  type AttributeValueCount,
  type AttributeValueTotal,
  attributeOffers,
  countedOffer,
  type OfferedAttribute,
  type OfferingList,
  offeredAttributes,
} from '#rules/catalogue/offered-attributes.ts'
import type { ScopeRows } from './scope-rows.ts'

export type Counts<Key> = Map<Key, { count: number }>

/** How many products of a list carry a list of features: of them all, of those that pass, and that fail one filter alone. */
export type FeatureSet = { inScope: number; passing: number; failing: Counts<string> | null }

/** What products count for, by their lists of features: equal lists of different products are one array. */
export type FeatureSets = Map<readonly string[], FeatureSet>

export const attributeFilter = (name: string) => `attribute:${name}`

/** The attributes that a list offers, with the counts of their values; each leaves its own choice out. */
export function countAttributes(
  attributes: ReadAttributes,
  sets: FeatureSets,
  list: OfferingList,
): OfferedAttribute[] {
  return offeredAttributes(attributes, [...totalsOf(attributes, sets, list.chosen).values()], list)
}

/**
 * The same of all that a scope holds, where no attribute was chosen: what it offers is worked out once, and `sets`
 * need hold what passes alone.
 */
export function countAttributesOfScope(
  attributes: ReadAttributes,
  sets: FeatureSets,
  whole: ScopeRows,
  categoryIds: readonly number[],
): OfferedAttribute[] {
  whole.offers ??= offersOf(attributes, whole, categoryIds)
  const counts: number[] = []
  for (const [features, { passing }] of sets) {
    if (passing === 0) continue
    for (const { place } of knownOptions(attributes, features)) {
      counts[place] = (counts[place] ?? 0) + passing
    }
  }
  const { places } = knownOf(attributes)
  const countOf = (attribute: string, value: string) => {
    const place = places.get(keyOf(attribute, value))
    return place === undefined ? 0 : (counts[place] ?? 0)
  }
  return whole.offers.map((offer) => countedOffer(offer, countOf))
}

function offersOf(attributes: ReadAttributes, whole: ScopeRows, categoryIds: readonly number[]) {
  const sets: FeatureSets = new Map(
    [...whole.features].map(([features, inScope]) => [features, { inScope, passing: 0, failing: null }]),
  )
  const totals: AttributeValueTotal[] = [...totalsOf(attributes, sets, {}).values()]
  return attributeOffers(attributes, totals, { total: whole.rows.length, categoryIds, chosen: {} })
}

const keyOf = (attribute: string, value: string) => `${attribute}:${value}`

/** What products count for, added up over the lists of features that some of them share. */
function totalsOf(
  attributes: ReadAttributes,
  sets: FeatureSets,
  chosen: ChosenAttributes,
): Map<string, AttributeValueCount> {
  const counts = new Map<string, AttributeValueCount>()
  const isWrittenChosen = hasWritten(attributes, chosen)
  for (const [features, set] of sets) {
    const options = isWrittenChosen
      ? optionsOf(attributes, features.map(partsOf), chosen)
      : knownOptions(attributes, features)
    for (const { attribute, value, isOwn } of options) {
      const key = keyOf(attribute, value)
      const counted = counts.get(key) ?? { attribute, value, inScope: 0, own: 0, count: 0 }
      const failing = attribute in chosen ? (set.failing?.get(attributeFilter(attribute))?.count ?? 0) : 0
      counted.inScope += set.inScope
      if (isOwn) counted.own += set.inScope
      counted.count += set.passing + failing
      counts.set(key, counted)
    }
  }
  return counts
}

/** An option with the place of its attribute and value among all of them. */
type KnownOption = AttributeOption & { place: number }

type Known = {
  byFeatures: WeakMap<readonly string[], KnownOption[]>
  places: Map<string, number>
}

const ofAttributes = new WeakMap<ReadAttributes, Known>()

function knownOf(attributes: ReadAttributes): Known {
  const known = ofAttributes.get(attributes) ?? { byFeatures: new WeakMap(), places: new Map() }
  ofAttributes.set(attributes, known)
  return known
}

/** What a list of features counts for where none of them was chosen as it is written: worked out once. */
function knownOptions(attributes: ReadAttributes, features: readonly string[]): KnownOption[] {
  const { byFeatures, places } = knownOf(attributes)
  const known = byFeatures.get(features)
  if (known) return known
  const options = optionsOf(attributes, features.map(partsOf), {}).map((option) => {
    const key = keyOf(option.attribute, option.value)
    const place = places.get(key) ?? places.size
    places.set(key, place)
    return { ...option, place }
  })
  byFeatures.set(features, options)
  return options
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
