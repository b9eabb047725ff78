import { allergensIn } from '../pets/allergens.ts'
import { type Allergen, allAllergens } from '../pets/pet.ts'
import { foldText } from '../text/fold-text.ts'
import type { QueryWord } from './query-words.ts'

/** What a query says that an animal may not bear, with the places of the words that say it. */
export type ReadAllergens = { allergens: Allergen[]; places: Set<number> }

/** What it is called in the shop's other languages, in the forms that follow such words. */
const spoken: Record<Allergen, string> = {
  chicken: 'chicken poultry курица курицы курицу курятина курятины курятину птица птицы птицу',
  turkey: 'turkey poultry индейка индейки индейку индюшатина индюшатины птица птицы птицу',
  beef: 'beef veal говядина говядины говядину телятина телятины телятину',
  lamb: 'lamb mutton баранина баранины баранину ягненок ягненка',
  pork: 'pork свинина свинины свинину',
  fish: 'fish salmon tuna trout рыба рыбы рыбу лосось лосося тунец тунца форель форели',
  egg: 'egg eggs яйцо яйца яиц',
  dairy: 'dairy milk cheese молоко молока сыр сыра',
  wheat: 'wheat пшеница пшеницы пшеницу',
  corn: 'corn maize кукуруза кукурузы кукурузу',
  soy: 'soy soya соя сои сою',
  rice: 'rice рис риса',
}
const bySpokenWord = Map.groupBy(
  allAllergens.flatMap((allergen) =>
    foldText(spoken[allergen])
      .split(' ')
      .map((word) => ({ word, allergen })),
  ),
  ({ word }) => word,
)

/** Words that say that what follows is not to be in it. */
const without =
  /^(?:sin|no|alergi(?:a|co|ca)s?|intoleran(?:te|cia)s?|libres?|without|allerg(?:ic|y|ies)|intolerant|без|аллергия|аллергиеи|непереносимость)$/
const between = new Set('a al de del el la las lo los to the any на к'.split(' '))
const and = new Set(['y', 'o', 'e', 'u', 'ni', 'sin', 'and', 'or', 'nor', 'и', 'или', 'ни', 'без'])

const carriedBy = (word: string): Allergen[] => {
  const own = bySpokenWord.get(word)
  return own ? own.map(({ allergen }) => allergen) : allergensIn(word)
}

/**
 * 'sin pollo ni vacuno', 'alérgico al pollo', 'chicken-free', 'без курицы': what is to be in nothing that is shown. Null
 * where it says none.
 */
export function readAllergens(words: readonly QueryWord[], taken: ReadonlySet<number>): ReadAllergens | null {
  const found: ReadAllergens = { allergens: [], places: new Set() }
  const avoid = (allergens: readonly Allergen[], places: readonly number[]) => {
    found.allergens.push(...allergens)
    for (const each of places) found.places.add(each)
  }
  for (let start = 0; start < words.length; start += 1) {
    const word = words[start]
    if (!word || taken.has(start)) continue
    const [, named = word.folded] = /^(\S+) free$/.exec(word.folded) ?? []
    const isFree = named !== word.folded || words[start + 1]?.folded === 'free'
    const own = isFree ? (bySpokenWord.get(named) ?? []) : []
    if (own.length > 0) {
      const places = named === word.folded ? [start, start + 1] : [start]
      avoid(
        own.map(({ allergen }) => allergen),
        places,
      )
    }
    if (without.test(word.folded)) avoidAfter(start)
  }
  if (found.allergens.length === 0) return null
  return { ...found, allergens: allAllergens.filter((each) => found.allergens.includes(each)) }

  function avoidAfter(start: number): void {
    let read: number[] = [start]
    for (let place = start + 1; place < words.length && !taken.has(place); place += 1) {
      const word = words[place]
      const own = word ? carriedBy(word.folded) : []
      read = [...read, place]
      if (own.length > 0) avoid(own, read)
      else if (word && !between.has(word.folded) && !and.has(word.folded)) return
    }
  }
}
