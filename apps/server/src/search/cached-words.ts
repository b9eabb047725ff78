import { LRUCache } from 'lru-cache'
import type { SearchedProduct } from '#rules/search/score-product.ts'
import type { Database } from '../db/connection.ts'
import { searchRowsStore } from './search-rows.store.ts'

/** A product that was found: how many were sold, and in which state its words are. */
export type FoundRow = { id: number; sold: number; version: number }

/** No words are in this state: they are read. */
export const unknownVersion = 0

/** About 7 kB each once they were weighed, so that they take 20 MB at most. */
const mostProducts = 3000

const ofPools = new WeakMap<object, CachedWords>()

/** Those of a database in this process. */
export function cachedWordsOf(database: Pick<Database, 'pool'>): CachedWords {
  const cache = ofPools.get(database.pool) ?? cachedWords(searchRowsStore(database))
  ofPools.set(database.pool, cache)
  return cache
}

export type CachedWords = ReturnType<typeof cachedWords>

type Words = SearchedProduct & { version: number }

/**
 * The words of the products that are found most, which are read once and parted once: what is typed letter by letter
 * finds them again and again. Nobody is given words of before, since what finds a product says in which state they are.
 */
export function cachedWords(rows: { words(ids: readonly number[]): Promise<Words[]> }) {
  const cache = new LRUCache<number, Words>({ max: mostProducts })

  return {
    /** The words of what was found, those that are not here or have changed from the database. */
    async of(found: readonly FoundRow[]): Promise<SearchedProduct[]> {
      const isCached = ({ id, version, sold }: FoundRow) => {
        const words = cache.get(id)
        return words?.version === version && words.sold === sold
      }
      const missing = found.filter((each) => !isCached(each)).map(({ id }) => id)
      const read = missing.length > 0 ? await rows.words(missing) : []
      const fresh = new Map(read.map((words) => [words.id, words]))
      for (const words of read) cache.set(words.id, words)
      return found.flatMap(({ id }) => fresh.get(id) ?? cache.get(id) ?? [])
    },
  }
}
