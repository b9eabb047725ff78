import { allAllergens, allSizes, allSpecies, type PetTraits } from './pet.ts'
import { allergenWords, codeOf, sizeWords, speciesWords } from './pet-words.ts'

const word = (code: string[]) => code.join('|')
const allergen = word(allAllergens.map((each) => allergenWords[each]))

/**
 * An animal in one word of an address: 'gato.m3.g1300.e0.apollo-pavo' is a cat of 3 months and 1,300 g, not sterilised,
 * that bears neither chicken nor turkey; 'perro.tmediana' a dog of a middle size. What is not known is left out.
 */
export const petQuery = new RegExp(
  `^(?<species>${word(allSpecies.map((each) => speciesWords[each]))})(\\.m(?<months>\\d{1,4}))?(\\.g(?<grams>\\d{1,6}))?` +
    `(\\.t(?<size>${word(allSizes.map((each) => sizeWords[each]))}))?(\\.e(?<sterilised>[01]))?` +
    `(\\.a(?<allergies>(${allergen})(-(${allergen})){0,11}))?$`,
)

/** Nothing of it names the animal or its person. */
export function encodePet(pet: PetTraits): string {
  const { species, months, grams, size, isSterilised, allergies } = pet
  return [
    speciesWords[species],
    months !== null && `m${months}`,
    grams !== null && `g${grams}`,
    size && `t${sizeWords[size]}`,
    isSterilised !== null && `e${isSterilised ? 1 : 0}`,
    allergies.length > 0 && `a${allergies.map((each) => allergenWords[each]).join('-')}`,
  ]
    .filter(Boolean)
    .join('.')
}

/** Null for a text that is none. */
export function decodePet(text: string): PetTraits | null {
  const found = petQuery.exec(text)?.groups
  if (!found) return null
  const { months, grams, size, sterilised, allergies } = found
  const wordIn = <Code extends string>(words: Record<Code, string>, own: string) => codeOf(words, own)
  return {
    species: wordIn(speciesWords, found.species ?? ''),
    months: months === undefined ? null : Number(months),
    grams: grams === undefined ? null : Number(grams),
    size: size === undefined ? null : wordIn(sizeWords, size),
    isSterilised: sterilised === undefined ? null : sterilised === '1',
    allergies: allergies?.split('-').map((each) => wordIn(allergenWords, each)) ?? [],
  }
}
