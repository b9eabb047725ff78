import type { Allergen, PetSize, Species } from './pet.ts'

/** How the wire calls the animals. */
export const speciesWords = {
  dog: 'perro',
  cat: 'gato',
  bird: 'ave',
  rabbit: 'conejo',
  rodent: 'roedor',
  reptile: 'reptil',
  fish: 'pez',
} as const satisfies Record<Species, string>

/** How large a grown dog is. */
export const sizeWords = {
  small: 'pequena',
  medium: 'mediana',
  large: 'grande',
} as const satisfies Record<PetSize, string>

export const allergenWords = {
  chicken: 'pollo',
  turkey: 'pavo',
  beef: 'vacuno',
  lamb: 'cordero',
  pork: 'cerdo',
  fish: 'pescado',
  egg: 'huevo',
  dairy: 'lacteos',
  wheat: 'trigo',
  corn: 'maiz',
  soy: 'soya',
  rice: 'arroz',
} as const satisfies Record<Allergen, string>

/** The other way round: what a word of the wire is called in the code. */
export function codeOf<Code extends string, Word extends string>(
  words: Readonly<Record<Code, Word>>,
  word: Word,
): Code {
  const found = (Object.keys(words) as Code[]).find((code) => words[code] === word)
  if (found === undefined) throw new Error(`The wire has no word ${word}.`)
  return found
}
