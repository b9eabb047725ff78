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

/** How many products of a list carry a list of features: of them all, of those that pass, and that fail one filter alone. */
export type FeatureSet = { inScope: number; passing: number; failing: Map<string, number> | null }

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
  const passing = new Map<AttributeOption, number>()
  for (const [features, set] of sets) {
    if (set.passing === 0) continue
    for (const option of knownOptions(attributes, features)) {
      passing.set(option, (passing.get(option) ?? 0) + set.passing)
    }
  }
  const counts = new Map<string, number>()
  for (const [{ attribute, value }, count] of passing) {
    const key = keyOf(attribute, value)
    counts.set(key, (counts.get(key) ?? 0) + count)
  }
  return whole.offers.map((offer) =>
    countedOffer(offer, (attribute, value) => counts.get(keyOf(attribute, value)) ?? 0),
  )
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
      const failing = attribute in chosen ? (set.failing?.get(attributeFilter(attribute)) ?? 0) : 0
      counted.inScope += set.inScope
      if (isOwn) counted.own += set.inScope
      counted.count += set.passing + failing
      counts.set(key, counted)
    }
  }
  return counts
}

type Known = {
  byFeatures: WeakMap<readonly string[], AttributeOption[]>
  /** Equal options are one object. */
  options: Map<string, AttributeOption>
}

const knownOf = new WeakMap<ReadAttributes, Known>()

/** What a list of features counts for where none of them was chosen as it is written: worked out once. */
function knownOptions(attributes: ReadAttributes, features: readonly string[]): AttributeOption[] {
  const known = knownOf.get(attributes) ?? { byFeatures: new WeakMap(), options: new Map() }
  knownOf.set(attributes, known)
  const found =
    known.byFeatures.get(features) ??
    optionsOf(attributes, features.map(partsOf), {}).map((option) => {
      const key = `${keyOf(option.attribute, option.value)} ${option.isOwn}`
      const same = known.options.get(key) ?? option
      known.options.set(key, same)
      return same
    })
  known.byFeatures.set(features, found)
  return found
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
