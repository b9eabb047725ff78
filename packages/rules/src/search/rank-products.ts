import { searchText } from '../text/search-text.ts'
import {
  type Asked,
  hasWord,
  mostOfAbout,
  mostOfCategory,
  mostOfMention,
  mostOfName,
  type Scored,
  type SearchedProduct,
  scoreProduct,
  sought,
  tokenized,
} from './score-product.ts'
import { wordStem } from './word-stem.ts'

/** Words that shoppers use for one another, by the stems of each term. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>

const mostTogether = 3
const silent = new Set(
  'a al con de del desde el en es hasta la las lo los mi no o para por que se sin su sus tu un una unos y'.split(
    ' ',
  ),
)

/** Whether a folded word says nothing by itself. */
export const isSilent = (word: string) => silent.has(word)

export function synonymsOf(groups: readonly (readonly string[])[]): Synonyms {
  const known = new Map<string, (readonly string[])[]>()
  for (const group of groups) {
    const terms = group.map((term) => tellingWords(searchText(term)).map(wordStem))
    for (const term of terms) {
      const key = term.join(' ')
      known.set(key, [...(known.get(key) ?? []), ...terms.filter((other) => other !== term)])
    }
  }
  return known
}

/** The words that say something; all of them where none does. */
export function tellingWords(text: string): string[] {
  const words = text.split(' ').filter(Boolean)
  const telling = words.filter((word) => !isSilent(word))
  return telling.length > 0 ? telling : words
}

/** What a text asks for, word by word; words that have a synonym together are one. */
export function askedOf(text: string, synonyms: Synonyms): Asked[] {
  const spelled = spelledBy(text)
  const words = tellingWords(searchText(text))
  const asked: Asked[] = []
  for (let start = 0; start < words.length; ) {
    const { length, terms } = synonymSpan(words, start, synonyms)
    const own = words.slice(start, start + length)
    const isPhrase = length > 1
    for (const [more, word] of own.entries()) {
      asked.push({
        word,
        spelled: spelled.get(word) ?? word,
        // Each word of a phrase is there, or another name of the whole phrase is.
        terms,
        maySlip: true,
        isLast: !isPhrase && start + more === words.length - 1,
      })
    }
    start += length
  }
  return asked
}

/** How many words from a place on have a synonym together, with the stems of each; one where none have. */
export function synonymSpan(words: readonly string[], start: number, synonyms: Synonyms) {
  for (let length = Math.min(mostTogether, words.length - start); length > 0; length -= 1) {
    const stems = words.slice(start, start + length).map(wordStem)
    const terms = synonyms.get(stems.join(' '))
    if (terms) return { length, terms }
  }
  return { length: 1, terms: [] }
}

function spelledBy(text: string): Map<string, string> {
  const typed = text
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
  return new Map(typed.map((word) => [searchText(word), word]))
}

/**
 * `score` is that of the best; `isThing` says that the words are what some of them are, `isTold` that some have one of them
 * besides in the name of their category.
 */
export type Ranked = { best: number[]; isNamed: boolean; isTold: boolean; isThing: boolean; score: number }

/**
 * Ids of products that a text found, the best first: what the words name before what it is for and what mentions them.
 * Where some are what was asked for, those that merely mention a word, or are of its category alone, are left out. `isNamed`
 * says that the best have each word in their name, and not only in their description. `bonus` are words that they need not
 * have; `byCategory` says that the words are a category's own; `typed` is the whole query, of which `text` is what is left:
 * whoever types a whole name means it.
 */
export function rankProducts(
  products: readonly SearchedProduct[],
  text: string,
  {
    synonyms,
    bonus = [],
    byCategory = false,
    typed = text,
  }: { synonyms: Synonyms; bonus?: readonly string[]; byCategory?: boolean; typed?: string },
): Ranked {
  const read = products.map(tokenized)
  const asked = askedOf(text, synonyms).map((each) => {
    const looked = sought(each)
    // An accent that no name has is a slip.
    const isSpelled = read.some(({ spelled }) => spelled.includes(looked.between))
    const maySlip = !read.some((product) => hasWord(looked, product))
    return sought({ ...each, spelled: isSpelled ? each.spelled : each.word, maySlip })
  })
  const phrases = [searchText(text), searchText(typed)]
  const marks = { phrases, bonus: bonus.map(wordStem) }
  const scored = read.map((product) => scoreProduct(product, asked, marks))
  const isTold = ({ most, hasPhrase }: Scored) => byCategory || hasPhrase || most > mostOfCategory
  const sure = scored.filter((each) => each.least > mostOfMention && isTold(each))
  const best = (sure.length > 0 ? sure : scored).toSorted(
    (a, b) => b.score - a.score || b.product.sold - a.product.sold || a.product.id - b.product.id,
  )
  return {
    best: best.map(({ product }) => product.id),
    isNamed: best.some((each) => each.least > mostOfAbout && (asked.length < 2 || isTold(each))),
    isTold: best.some(isTold),
    isThing: best.some(({ least }) => least > mostOfName),
    score: best[0]?.score ?? 0,
  }
}
