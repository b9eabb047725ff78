import { wordStem } from '#rules/search/word-stem.ts'
import { foldText } from '#rules/text/fold-text.ts'
import type { Category } from './shapes.ts'

/**
 * Categories that hold every word of a text in their own names and those above them, in the shopper's language or in
 * Spanish: first those that hold it by themselves, then those nearer to the top.
 */
export function suggestedCategories(categories: readonly Category[], text: string): Category[] {
  const words = wordsOf(text)
  if (words.length === 0) return []
  const holds = (names: readonly Category[]) => {
    const named = names.flatMap(({ name, categoria }) => wordsOf(`${name} ${categoria}`))
    return words.every((word) =>
      named.some((own) => own.startsWith(word) || wordStem(own) === wordStem(word)),
    )
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
