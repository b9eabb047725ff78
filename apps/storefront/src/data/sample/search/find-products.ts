import { isLikelyFor, isLikelyMeant } from '#rules/search/likely-word.ts'
import { type Synonyms, synonymSpan, tellingWords } from '#rules/search/rank-products.ts'
import { isOfOneRoot, wordStem } from '#rules/search/word-stem.ts'
import { foldText } from '#rules/text/fold-text.ts'
import { searchText } from '#rules/text/search-text.ts'
import type { Indexed, SearchIndex } from './search-index.ts'

/** Words of a product or of a category's names. */
type Sought = Pick<Indexed, 'all' | 'words' | 'stems'>

type Matches = (of: Sought) => boolean

/** Products that hold every word of a text; a typo is forgiven (D10). */
export function findProducts(index: SearchIndex, text: string, synonyms: Synonyms): Indexed[] {
  return searchText(text) === ''
    ? findWritten(index, text)
    : index.products.filter(holdsText(index, text, synonyms))
}

/** Whether what is asked holds every word of a text, another name of it or, of one that no product has, one like it. */
export function holdsText(index: SearchIndex, text: string, synonyms: Synonyms): Matches {
  const tests = testsOf(index, tellingWords(searchText(text, '+')), synonyms)
  return (sought) => tests.every((test) => test(sought))
}

/** A text as it is looked through. */
export function soughtOf(text: string): Sought {
  const words = new Set(text.split(' '))
  return { all: ` ${text} `, words, stems: new Set([...words].map(wordStem)) }
}

/** Whether some product has the word, one that begins with it, or another of its number or gender. */
export function isKnown({ stems, vocabulary }: SearchIndex, word: string): boolean {
  return (
    !/^[a-z]{3,}$/.test(word) ||
    stems.has(wordStem(word)) ||
    [...vocabulary].some((own) => own.startsWith(word) || isOfOneRoot(word, own))
  )
}

/** The words of products that one which no product has can well be a slip for. */
export const nearWords = ({ vocabulary }: SearchIndex, word: string) =>
  [...vocabulary].filter((own) => isLikelyFor(word, own))

/** The words of products that can be meant by one that finds nothing. */
export const meantWords = ({ vocabulary }: SearchIndex, word: string) =>
  [...vocabulary].filter((own) => isLikelyMeant(word, own))

/** What no Latin word asks for, such as Cyrillic: the beginnings of every word are found, those first whose name has them whole. */
function findWritten({ products }: SearchIndex, text: string): Indexed[] {
  const words = foldText(text).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const holds =
    (word: string) =>
    ({ written }: Indexed) =>
      ` ${written}`.includes(` ${word}`)
  const asked = words.map((word) => holds(products.some(holds(word)) ? word : withoutEnding(word)))
  return products
    .filter((each) => asked.every((isHeld) => isHeld(each)))
    .map((each) => ({ each, named: named(each, words) }))
    .toSorted((a, b) => b.named - a.named || b.each.searched.sold - a.each.searched.sold)
    .map(({ each }) => each)
}

/** A word of Russian without the vowel of its case: 'собака' where products say 'собак'. */
export const withoutEnding = (word: string): string => word.replace(/(?<=[а-я]{4})[аеиоуыэюяь]$/, '')

/** How many of some words a name has. */
function named({ product: { source } }: Indexed, words: readonly string[]): number {
  const own = new Set(foldText(source.name).split(' '))
  return words.filter((word) => own.has(word)).length
}

/** What each word asks of a product; words that have a synonym together are one. */
function testsOf(index: SearchIndex, words: readonly string[], synonyms: Synonyms): Matches[] {
  const tests: Matches[] = []
  for (let start = 0; start < words.length; ) {
    const { length, terms } = synonymSpan(words, start, synonyms)
    const own = words.slice(start, start + length).map((word) => wordTest(index, word))
    const alike = terms.map(
      (term): Matches =>
        ({ stems }) =>
          term.every((stem) => stems.has(stem)),
    )
    tests.push((of) => own.every((test) => test(of)) || alike.some((test) => test(of)))
    start += length
  }
  return tests
}

/** A short number, a letter and parts that were one word ask for just themselves; other words for beginnings too. */
function wordTest(index: SearchIndex, word: string): Matches {
  if (word.includes('+')) {
    const parts = word.replaceAll('+', ' ')
    return ({ all }) => all.includes(/\d$/.test(parts) ? ` ${parts}` : ` ${parts} `)
  }
  if (/^\d{1,3}$|\./.test(word) || word.length === 1) return ({ words }) => words.has(word)
  const stem = wordStem(word)
  const near = isKnown(index, word) ? [] : nearWords(index, word)
  return ({ words, stems }) =>
    stems.has(stem) ||
    [...words].some((each) => each.startsWith(word) || isOfOneRoot(word, each)) ||
    near.some((each) => words.has(each))
}
