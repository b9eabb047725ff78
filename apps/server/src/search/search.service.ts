import type { Database } from '../db/connection.ts'
import { type Hits, searchStore } from './search.store.ts'

export type SearchService = ReturnType<typeof searchService>

const leastCharacters = 3

export function searchService(database: Pick<Database, 'db' | 'pool'>) {
  const store = searchStore(database)
  const ways = { words: store.byWords, 'original-code': store.byOriginalCode, barcode: store.byBarcode }

  return {
    refreshPopular: store.refreshPopular,

    /**
     * What a shopper may mean by a text (D10): the best first, nothing under 3 characters. Categories are
     * looked for by words alone.
     */
    async suggest(asked: {
      by: keyof typeof ways
      text: string
      products: number
      categories: number
    }): Promise<Hits> {
      const text = asked.text.trim()
      if (text.length < leastCharacters) return { products: [], categories: [] }
      return ways[asked.by](text, asked)
    },
  }
}
