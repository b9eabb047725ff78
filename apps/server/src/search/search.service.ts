import type { Database } from '../db/connection.ts'
import { likeTexts } from './like-texts.ts'
import { type Hits, searchStore } from './search.store.ts'

export type SearchService = ReturnType<typeof searchService>

const leastCharacters = 3

export function searchService({ database }: { database: Pick<Database, 'db' | 'pool'> }) {
  const store = searchStore(database)
  const handlers = { words: store.byWords, 'original-code': store.byOriginalCode, barcode: store.byBarcode }

  return {
    refreshPopular: store.refreshPopular,

    /** The products that a text finds (D10), at most `most` ids, the best first. Some may be no longer sold. */
    find: store.idsByText,

    /**
     * A text like one that finds nothing, which finds something: its unknown words replaced by what looks most like
     * them, then without one of them. Null where there is none.
     */
    async correct(text: string): Promise<string | null> {
      const texts = likeTexts(await store.likeliestWords(text))
      return texts.length > 0 ? store.firstThatFinds(texts) : null
    },

    /**
     * What a shopper may mean by a text (D10): the best first, nothing under 3 characters. Categories are
     * looked for by words alone.
     */
    async suggest(request: {
      by: keyof typeof handlers
      text: string
      products: number
      categories: number
    }): Promise<Hits> {
      const text = request.text.trim()
      if (text.length < leastCharacters) return { products: [], categories: [] }
      return handlers[request.by](text, request)
    },
  }
}
