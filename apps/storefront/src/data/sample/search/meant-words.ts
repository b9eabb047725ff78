import { type MeantWord, meantWord } from '#rules/search/meant-word.ts'
import { searchText } from '#rules/text/search-text.ts'
import { comparedWord } from './called-words.ts'
import { isKnown, withoutEnding } from './find-products.ts'
import type { SearchIndex } from './search-index.ts'

/** What each of some words that no product has is a slip for. */
export function meantWords(
  index: SearchIndex,
  words: readonly string[],
  isSpanish: boolean,
): ReadonlyMap<string, MeantWord> {
  const meant = new Map<string, MeantWord>()
  for (const word of words) {
    const compared = comparedWord(word, isSpanish)
    const folded = searchText(word)
    const begun = withoutEnding(compared)
    const isHeld =
      (folded !== '' && isKnown(index, folded)) || index.called.some((each) => each.word.startsWith(begun))
    if (isHeld) continue
    const likely = [
      meantWord(compared, index.called, isSpanish),
      isSpanish ? null : meantWord(folded, index.calledInSpanish, true),
    ].filter((each) => each !== null)
    const [first] = likely.toSorted((a, b) => a.slips - b.slips)
    if (first) meant.set(word, first)
  }
  return meant
}
