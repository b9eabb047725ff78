import type { NearWord } from '#rules/search/meant-word.ts'
import { foldText } from '#rules/text/fold-text.ts'

/** The words by which products are called, and what kind they are: each as it is compared, with how many have it. */
export type CalledWords = readonly NearWord[]

/** Letters of other languages are compared as they are: й is no и. */
export const comparedWord = (word: string, isSpanish: boolean) =>
  isSpanish ? foldText(word) : word.toLowerCase().replaceAll('ё', 'е')

/** Of texts that call each product. */
export function calledWords(texts: readonly string[], isSpanish: boolean): CalledWords {
  const words = new Map<string, NearWord>()
  for (const text of texts) {
    for (const spelled of new Set(text.toLowerCase().match(/\p{L}{3,}/gu))) {
      const word = comparedWord(spelled, isSpanish)
      const known = words.get(word)
      if (known) known.products += 1
      else words.set(word, { word, spelled, products: 1 })
    }
  }
  return [...words.values()]
}
