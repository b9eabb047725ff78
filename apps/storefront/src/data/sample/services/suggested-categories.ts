import type { Synonyms } from '#rules/search/rank-products.ts'
import { wordStem } from '#rules/search/word-stem.ts'
import { foldText } from '#rules/text/fold-text.ts'
import { searchText } from '#rules/text/search-text.ts'
import { holdsText, soughtOf } from '../search/find-products.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { Category } from './shapes.ts'

/**
 * Categories that hold every word of a text in their own names and those above them, in the shopper's language, or in
 * Spanish by another name or a typo too: first those that hold it by themselves, then those nearer to the top.
 */
export function suggestedCategories(
  categories: readonly Category[],
  text: string,
  { index, synonyms }: { index: SearchIndex; synonyms: Synonyms },
): Category[] {
  const words = wordsOf(text)
  if (words.length === 0) return []
  const isSought = searchText(text) === '' ? () => false : holdsText(index, text, synonyms)
  const holds = (path: readonly Category[]) => {
    const named = path.flatMap(({ name, categoria }) => wordsOf(`${name} ${categoria}`))
    const isNamed = words.every((word) =>
      named.some((own) => own.startsWith(word) || wordStem(own) === wordStem(word)),
    )
    return isNamed || isSought(soughtOf(searchText(path.map(({ categoria }) => categoria).join(' '))))
  }
  return categories
    .map((category) => ({ category, path: pathOf(category) }))
    .filter(({ path }) => holds(path))
    .map(({ category, path }) => ({ category, depth: path.length, isOwn: holds([category]) }))
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn) || a.depth - b.depth)
    .map(({ category }) => category)
}

const pathOf = (category: Category): Category[] =>
  category.parent ? [...pathOf(category.parent), category] : [category]

const wordsOf = (text: string) => foldText(text).split(' ').filter(Boolean)
