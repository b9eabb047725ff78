import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { Database } from '../db/connection.ts'
import { likeTexts } from './like-texts.ts'
import { type Hits, searchStore } from './search.store.ts'
import { translatedSearchStore } from './translated-search.store.ts'

export type SearchService = ReturnType<typeof searchService>

const leastCharacters = 3

export function searchService({ database }: { database: Pick<Database, 'db' | 'pool'> }) {
  const store = searchStore(database)
  const translated = translatedSearchStore(database)
  const handlers = { words: store.byWords, 'original-code': store.byOriginalCode, barcode: store.byBarcode }

  /** What a text finds in another language than Spanish; null for nothing. */
  async function suggestIn(
    text: string,
    most: { products: number; categories: number },
    language: Exclude<ShopLanguage, 'es'>,
  ): Promise<Hits | null> {
    const [products, categories] = await Promise.all([
      translated.products(text, language, most.products),
      translated.categories(text, language, most.categories),
    ])
    return products.length + categories.length > 0 ? store.hits(products, categories) : null
  }

  return {
    refreshPopular: store.refreshPopular,

    /**
     * The products that a text finds (D10), at most `most` ids, the best first. Some may be no longer sold. In another
     * language than Spanish its own words are looked for, then those of the Spanish search where they find nothing.
     */
    async find(text: string, most: number, language: ShopLanguage = 'es'): Promise<number[]> {
      const own = language === 'es' ? [] : await translated.products(text, language, most)
      return own.length > 0 ? own : store.idsByText(text, most)
    },

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
      language?: ShopLanguage
    }): Promise<Hits> {
      const text = request.text.trim()
      if (text.length < leastCharacters) return { products: [], categories: [] }
      const { by, language = 'es' } = request
      const own = language === 'es' || by !== 'words' ? null : await suggestIn(text, request, language)
      return own ?? handlers[by](text, request)
    },
  }
}
