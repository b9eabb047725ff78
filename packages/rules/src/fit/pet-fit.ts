import { type Allergen, allSpecies, type PetSize, type PetTraits, type Species } from '../pets/pet.ts'
import type { FitAnswer } from './fit.ts'

/** Which animals a product suits; what is left out makes no difference. */
export type Suits = {
  /** Never empty. */
  species: readonly Species[]
  /** Months of age: `from` belongs to it, `to` does not; null without an end. */
  age?: { from: number; to: number | null }
  /** Grams, both ends included; null without an end. */
  weight?: { from: number | null; to: number | null }
  /** Of a grown animal. */
  sizes?: readonly PetSize[]
  /** For sterilised animals alone. */
  sterilised?: true
  /** What it contains of what animals may not bear. */
  allergens?: readonly Allergen[]
}

/** `isMissing`: the animal's person has not said it, so that it is a condition. */
export type PetFitReason =
  | { kind: 'species'; species: readonly Species[] }
  | ({ kind: 'age'; isMissing: boolean } & NonNullable<Suits['age']>)
  | ({ kind: 'weight'; isMissing: boolean } & NonNullable<Suits['weight']>)
  | { kind: 'size'; isMissing: boolean; sizes: readonly PetSize[] }
  | { kind: 'sterilised'; isMissing: boolean }
  /** Those that it contains and the animal does not bear. */
  | { kind: 'allergens'; allergens: readonly Allergen[] }
  /** It suits some, and none is chosen. */
  | { kind: 'nothingChosen' }

type Asked = { reason: PetFitReason; suits: boolean | null }

/**
 * Whether a product suits an animal; null for a product that is for none (docs/decisions/0196). All that the product
 * names has to suit. The reasons of 'doesNotFit' are what excludes the animal, those of 'fitsWithCondition' what is
 * not known of it, those of 'fits' what it was asked for and has.
 */
export function petFit(suits: Suits | null, pet: PetTraits | null): FitAnswer<PetFitReason> | null {
  if (suits === null) return null
  if (pet === null) return { verdict: 'unknown', reasons: [{ kind: 'nothingChosen' }] }
  const species: Asked = {
    reason: { kind: 'species', species: suits.species },
    suits: suits.species.includes(pet.species),
  }
  const asked = askedOf(suits, pet)
  const excluding = [species, ...asked].filter((each) => each.suits === false)
  if (excluding.length > 0) return answer('doesNotFit', excluding)
  const missing = asked.filter((each) => each.suits === null)
  if (missing.length > 0) return answer('fitsWithCondition', missing)
  const isForAll = suits.species.length === allSpecies.length && asked.length === 0
  return answer(isForAll ? 'universal' : 'fits', [...asked, species])
}

/** Whether a list for the animal shows it: it is for animals, and nothing excludes this one. */
export function isShownFor(suits: Suits | null, pet: PetTraits): boolean {
  const found = petFit(suits, pet)
  return found !== null && found.verdict !== 'doesNotFit'
}

function answer(
  verdict: FitAnswer<PetFitReason>['verdict'],
  [first, ...others]: Asked[],
): FitAnswer<PetFitReason> {
  if (!first) throw new Error('A verdict rests on something.')
  return { verdict, reasons: [first.reason, ...others.map(({ reason }) => reason)] }
}

/** What the product asks besides the species; the weightiest first. */
function askedOf({ age, weight, sizes, sterilised, allergens = [] }: Suits, pet: PetTraits): Asked[] {
  const unborne = allergens.filter((each) => pet.allergies.includes(each))
  const asked: Asked[] = []
  const ask = (suits: boolean | null, reason: (isMissing: boolean) => PetFitReason) =>
    asked.push({ suits, reason: reason(suits === null) })
  if (unborne.length > 0) ask(false, () => ({ kind: 'allergens', allergens: unborne }))
  if (weight) {
    const { grams } = pet
    const suits = grams === null ? null : grams >= (weight.from ?? 0) && grams <= (weight.to ?? grams)
    ask(suits, (isMissing) => ({ kind: 'weight', isMissing, ...weight }))
  }
  if (age) {
    const { months } = pet
    const suits = months === null ? null : months >= age.from && (age.to === null || months < age.to)
    ask(suits, (isMissing) => ({ kind: 'age', isMissing, ...age }))
  }
  if (sizes) {
    const suits = pet.size === null ? null : sizes.includes(pet.size)
    ask(suits, (isMissing) => ({ kind: 'size', isMissing, sizes }))
  }
  if (sterilised) ask(pet.isSterilised, (isMissing) => ({ kind: 'sterilised', isMissing }))
  return asked
}
