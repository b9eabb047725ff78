import { allergensIn } from '../pets/allergens.ts'
import { type Allergen, allAllergens } from '../pets/pet.ts'
import type { QueryWord } from './query-words.ts'

/** What a query says that an animal may not bear, with the places of the words that say it. */
export type ReadAllergens = { allergens: Allergen[]; places: Set<number> }

/** Words that say that what follows is not to be in it. */
const without = /^(?:sin|alergi(?:a|co|ca)s?|intoleran(?:te|cia)s?|libres?)$/
const between = new Set('a al de del el la las lo los'.split(' '))
const and = new Set(['y', 'o', 'e', 'u', 'ni', 'sin'])

/** 'sin pollo ni vacuno', 'alérgico al pollo': what is to be in nothing that is shown. Null where it says none. */
export function readAllergens(words: readonly QueryWord[], taken: ReadonlySet<number>): ReadAllergens | null {
  const found: ReadAllergens = { allergens: [], places: new Set() }
  for (let start = 0; start < words.length; start += 1) {
    if (!without.test(words[start]?.folded ?? '')) continue
    let read: number[] = [start]
    for (let place = start + 1; place < words.length && !taken.has(place); place += 1) {
      const word = words[place]?.folded ?? ''
      const own = allergensIn(word)
      read = [...read, place]
      if (own.length > 0) {
        found.allergens.push(...own)
        for (const each of read) found.places.add(each)
      } else if (!between.has(word) && !and.has(word)) break
    }
  }
  if (found.allergens.length === 0) return null
  return { ...found, allergens: allAllergens.filter((each) => found.allergens.includes(each)) }
}
