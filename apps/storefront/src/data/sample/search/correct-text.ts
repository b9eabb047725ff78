import { isMeant } from '#rules/search/spellings.ts'
import { searchText } from '#rules/text/search-text.ts'
import type { SampleShop } from '../sample-shop.ts'
import { isKnown, meantWords } from './find-products.ts'
import { indexOf } from './search-index.ts'
import { knowledge, searchShop } from './search-shop.ts'

/**
 * A text that one which finds nothing can well be a slip for, and that finds something: its unknown words are replaced
 * by those that sound like them, but for those that mean something to the search. Null where a word is like none.
 */
export async function correctText(shop: SampleShop, text: string): Promise<string | null> {
  const index = indexOf(shop)
  const { spellings } = await knowledge()
  const words = text
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .flatMap((word) => {
      const folded = searchText(word)
      const stays = isKnown(index, folded) || isMeant(folded, spellings)
      return stays ? word : (meantWords(index, folded)[0] ?? [])
    })
  const corrected = words.join(' ')
  if (corrected === '' || corrected === text.trim().toLowerCase()) return null
  return (await searchShop(shop, corrected)).products.length > 0 ? corrected : null
}
