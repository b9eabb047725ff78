import { findByText, type TextFound } from '#rules/search/find-by-text.ts'
import { isLikelyMeant } from '#rules/search/likely-word.ts'
import { type MeantWord, meantWord, type NearWord } from '#rules/search/meant-word.ts'
import type { SearchRows } from '#rules/search/search-rows.ts'
import type { HelpTopic } from '#rules/search/search-terms.ts'
import { isMeant } from '#rules/search/spellings.ts'
import { foldText } from '#rules/text/fold-text.ts'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import { listRowsOf } from '../catalogue/list/list-rows.ts'
import type { Database } from '../db/connection.ts'
import { cachedFindsOf, type FoundByText } from './cached-finds.ts'
import { cachedHits } from './cached-hits.ts'
import { cachedWordsOf, type FoundRow, unknownVersion } from './cached-words.ts'
import { inScope } from './in-scope.ts'
import { type Hits, searchStore } from './search.store.ts'
import { searchRowsStore } from './search-rows.store.ts'
import { shopWordsOf } from './shop-words.ts'
import { translatedSearchStore } from './translated-search.store.ts'
import { translatedWordsOf } from './translated-words.ts'
import { wordKnowledgeOf } from './word-knowledge.ts'

export type SearchService = ReturnType<typeof searchService>

type Asked = {
  /** The most ids. */
  most: number
  /** Where this many names hold the text, products that only mention it elsewhere are not looked for. */
  enough?: number
  language?: ShopLanguage
  /** Looks for its words alone. */
  literally?: boolean
  categories?: CategoriesAsked
}

/** At most `most` categories of the text `of`: `found` once it has been looked for. */
type CategoriesAsked = { of: string; most: number; found?: readonly number[] }

/** `topics` are pages of the shop that answer a question. */
export type Suggested = Hits & { topics: HelpTopic[] }

const leastCharacters = 3

/** How many finds of a text are looked at for a suggestion that is narrowed further: first only those that are ranked. */
const mostNarrowed = 2000
const firstNarrowed = 300

/** How many hits a suggestion weighs: of a word that half the shop has, any names that hold it will do. */
const mostSuggested = 60
const enoughSuggested = 12

export function searchService({ database }: { database: Pick<Database, 'db' | 'pool'> }) {
  const store = searchStore(database)
  const rowsStore = searchRowsStore(database)
  const translated = translatedSearchStore(database)
  const listed = listRowsOf(database)
  const handlers = { 'original-code': store.byOriginalCode, barcode: store.byBarcode }
  const knowledge = wordKnowledgeOf(database)
  const wordCache = cachedWordsOf(database)
  const finds = cachedFindsOf(database)
  const shopWords = shopWordsOf(database)
  const translatedWords = translatedWordsOf(database)
  const shownHits = cachedHits(store.hits, finds.begin)

  /**
   * The rows of one search for `typed`, what is left of a text once it was read. What another language than Spanish finds is
   * in its order already.
   */
  function rowsFor(typed: string, { most, enough, language = 'es', categories }: Asked): SearchRows {
    const inOwnOrder = new Set<number>()
    const states = new Map<number, FoundRow>()
    /** What `typed` finds by itself, for a vehicle and then without being sure that it fits. */
    const ofTyped = new Map<string, FoundByText>()
    let listRows: ReturnType<typeof listed.current> | undefined
    const currentRows = () => (listRows ??= listed.current())
    const spoken = async (words: readonly string[]): Promise<readonly string[]> =>
      language === 'es' || words.length === 0 ? [] : await translated.spoken(words, language)
    async function ids(text: string, count: number): Promise<readonly number[]> {
      const own = language === 'es' ? [] : await translated.products(text, language, count)
      for (const id of own) inOwnOrder.add(id)
      if (own.length > 0) return own
      if (shopWords.isStrange(text)) return []
      const wanted = categories?.of === text && !categories.found ? categories : undefined
      const asked = { most: count, enough: Math.min(count, enough ?? count), categories: wanted?.most }
      const find = () => store.byText(text, asked)
      const key = `${Object.values(asked).join(' ')} ${text}`
      // The cache of replies answers whoever types the same text; what is left of it without a word is looked for with each letter.
      const isOnce = enough !== undefined && text === typed
      const found = isOnce ? (ofTyped.get(key) ?? (await find())) : await finds.ofText(key, find)
      if (isOnce) ofTyped.set(key, found)
      for (const row of found.ranked) states.set(row.id, row)
      if (wanted && found.categories) wanted.found = found.categories
      return found.ids
    }
    return {
      async find(text, scope) {
        const isNarrowed =
          scope.category !== null || scope.vehicleIds.length > 0 || scope.allergens.length > 0
        if (!isNarrowed) return text === '' ? [] : ids(text, most)
        const rows = await currentRows()
        if (text !== '' && enough !== undefined) {
          const likeliest = await ids(text, firstNarrowed)
          const shown = inScope(rows, likeliest, scope, most)
          if (shown.length >= enough || likeliest.length < firstNarrowed) return shown
        }
        const found = text === '' ? null : await ids(text, Math.max(most, mostNarrowed))
        return inScope(rows, found, scope, most)
      },
      async words(found) {
        return wordCache.of(
          found
            .filter((id) => !inOwnOrder.has(id))
            .map((id) => states.get(id) ?? { id, sold: 0, version: unknownVersion }),
        )
      },
      coded: rowsStore.coded,
      async known(words) {
        const [own, inSpanish] = await Promise.all([spoken(words), shopWords.known(words)])
        return words.filter((word) => own.includes(word) || inSpanish.includes(word))
      },
      spoken,
      async meant(words, unfinished) {
        const near = await shopWords.near(words.map(foldText))
        // What a product has in Spanish is meant so in any language.
        const unknown = words.filter((word) => near.has(foldText(word)))
        const own = language === 'es' ? null : await translatedWords.near(unknown, { language, unfinished })
        const meant = new Map<string, MeantWord>()
        for (const word of unknown) {
          const told = own?.get(word)
          const isKnownHere = own !== null && told === undefined
          const likeliest = isKnownHere ? null : likeliestMeant(word, told, near.get(foldText(word)))
          if (likeliest) meant.set(word, likeliest)
        }
        return meant
      },
    }
  }

  const find = async (text: string, asked: Asked): Promise<TextFound> =>
    findByText(text, await knowledge.current(), (typed) => rowsFor(typed, asked), asked)

  return {
    refreshPopular: store.refreshPopular,

    /** What products are called and where they stand, in the order of their ids. */
    hits: async (ids: readonly number[]) => (await store.hits(ids, [])).products,

    /**
     * The products that a text finds (D10), at most `most` ids, the best first, and what was read in it. Some may be no
     * longer sold. In another language than Spanish its own words are looked for, then those of the Spanish search.
     */
    find,

    /**
     * A text that one which finds nothing can well be a slip for, and that finds something: its unknown words replaced by
     * what looks most like them, but for those that mean something to the search. Null where there is none.
     */
    async correct(text: string): Promise<string | null> {
      const { spellings } = await knowledge.current()
      const words = (await store.likeliestWords(text)).flatMap(({ typed, word }) => {
        const likeliest = isMeant(typed, spellings) ? typed : word
        return likeliest === null ? [] : { typed, word: likeliest }
      })
      const likely = words.filter(({ typed, word }) => typed === word || isLikelyMeant(typed, foldText(word)))
      const corrected = likely.map(({ word }) => word).join(' ')
      if (likely.every(({ typed, word }) => typed === word)) return null
      return (await find(corrected, { most: 1 })).found.ids.length > 0 ? corrected : null
    },

    /**
     * What a shopper may mean by a text (D10): the best first, nothing under 3 characters. Categories are
     * looked for by words alone.
     */
    async suggest(request: {
      by: 'words' | keyof typeof handlers
      text: string
      products: number
      categories: number
      language?: ShopLanguage
    }): Promise<Suggested> {
      const text = request.text.trim()
      if (text.length < leastCharacters) return { products: [], categories: [], topics: [] }
      const { by, language = 'es', products, categories: mostCategories } = request
      if (by !== 'words') return { ...(await handlers[by](text, { products })), topics: [] }
      const categories: CategoriesAsked = { of: text, most: mostCategories }
      const asked = { most: Math.max(products, mostSuggested), enough: enoughSuggested, language, categories }
      const [{ reading, found, corrected }, own] = await Promise.all([
        find(text, asked),
        language === 'es' ? [] : translated.categories(text, language, mostCategories),
      ])
      const shown = found.ids.slice(0, products)
      const spanish = async () =>
        (!corrected && categories.found) || (await store.categories(corrected ?? text, mostCategories))
      const hits = await shownHits(shown, own.length > 0 || mostCategories === 0 ? own : await spanish())
      return { ...hits, topics: reading.topics }
    },
  }
}

/** Of what a word is a slip for in the language that is searched, and in Spanish, what is fewer slips away. */
function likeliestMeant(
  word: string,
  near: readonly NearWord[] | undefined,
  nearInSpanish: readonly NearWord[] | undefined,
): MeantWord | null {
  const own = near ? meantWord(word.replaceAll('ё', 'е'), near, false) : null
  const inSpanish = meantWord(foldText(word), nearInSpanish ?? [], true)
  if (!own || !inSpanish) return own ?? inSpanish
  return inSpanish.slips < own.slips ? inSpanish : own
}
