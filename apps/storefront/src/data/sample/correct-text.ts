import { searchText } from '#rules/text/search-text.ts'
import { isKnown, nearWords, rankProducts } from './rank-products.ts'
import type { SampleShop } from './sample-shop.ts'

/**
 * A text like one that finds nothing, which finds something: its unknown words replaced by what looks like them
 * or left out, then without one of its words, the last one first, then each
 * word alone. Null where there is none.
 */
export function correctText(shop: SampleShop, text: string): string | null {
  const words = text
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .flatMap((word) =>
      isKnown(shop, searchText(word)) ? word : (nearWords(shop, searchText(word))[0] ?? []),
    )
  const shorter = words.map((_, left) => words.filter((__, place) => place !== left)).toReversed()
  const found = [words, ...shorter, ...words.map((word) => [word])].find(
    (tried) => rankProducts(shop, tried.join(' ')).length > 0,
  )
  return found?.join(' ') ?? null
}
