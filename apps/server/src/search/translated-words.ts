import { LRUCache } from 'lru-cache'
import type { NearWord } from '#rules/search/meant-word.ts'
import type { Database } from '../db/connection.ts'
import { cachedFindsOf } from './cached-finds.ts'
import { type OtherLanguage, translatedSearchStore } from './translated-search.store.ts'

/** Words of both languages that were looked for. */
const mostAsked = 4000

const ofPools = new WeakMap<object, TranslatedWords>()

/** Those of a database in this process. */
export function translatedWordsOf(database: Pick<Database, 'pool'>): TranslatedWords {
  const known =
    ofPools.get(database.pool) ??
    translatedWords(translatedSearchStore(database).near, cachedFindsOf(database).begin)
  ofPools.set(database.pool, known)
  return known
}

type TranslatedWords = ReturnType<typeof translatedWords>

/** Which words no product has in a language, and what is like them: cached for as long as `begin` says that nothing has changed. */
function translatedWords(read: ReturnType<typeof translatedSearchStore>['near'], begin: () => () => boolean) {
  /** Null for words that products have. */
  const cache = new LRUCache<string, { near: readonly NearWord[] | null }>({ max: mostAsked })
  let isCurrent = () => false

  return {
    /** Those of some lower-case words that no product has in the language, with the words that are like them. */
    async near(
      words: readonly string[],
      { language, unfinished }: { language: OtherLanguage; unfinished: string },
    ): Promise<ReadonlyMap<string, readonly NearWord[]>> {
      if (!isCurrent()) {
        cache.clear()
        isCurrent = begin()
      }
      const mayCache = isCurrent
      const keyOf = (word: string) => `${language} ${word}${word === unfinished ? '*' : ''}`
      const told = new Map(words.map((word) => [word, cache.get(keyOf(word))]))
      const unsure = words.filter((word) => !told.get(word))
      if (unsure.length > 0) {
        const plain = new Map(unsure.map((word) => [word, word.replaceAll('ё', 'е')]))
        const rows = await read([...plain.values()], language, unfinished.replaceAll('ё', 'е'))
        const near = new Map(rows.map((row) => [row.asked, row.near]))
        for (const [word, asked] of plain) {
          const found = { near: near.get(asked) ?? null }
          told.set(word, found)
          if (mayCache()) cache.set(keyOf(word), found)
        }
      }
      return new Map(
        words.flatMap((word) => {
          const near = told.get(word)?.near
          return near ? [[word, near] as const] : []
        }),
      )
    },
  }
}
