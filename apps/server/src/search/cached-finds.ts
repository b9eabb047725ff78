import { LRUCache } from 'lru-cache'
import type { TextFound } from '#rules/search/find-by-text.ts'
import type { SearchFound } from '#rules/search/search-products.ts'
import type { Database } from '../db/connection.ts'
import { whileHeard } from '../http/cache/while-heard.ts'
import type { FoundRow } from './cached-words.ts'

/** Ids in all of either kind: 4 MB of searches, outside of the heap, and 8 of texts. */
const mostIds = 1_000_000
/** About what a text and what was read in it weigh, in ids. */
const idsOfReading = 250
/** And one of the first of them with how often it sold. */
const idsOfRow = 8

const ofPools = new WeakMap<object, CachedFinds>()

/** Those of a database in this process. */
export function cachedFindsOf(database: Pick<Database, 'pool'>): CachedFinds {
  const cache = ofPools.get(database.pool) ?? cachedFinds()
  ofPools.set(database.pool, cache)
  return cache
}

export type CachedFinds = ReturnType<typeof cachedFinds>

/** What was read in a text, and what it finds; nobody may write into the ids. */
export type Searched = Omit<TextFound, 'found'> & { found: Omit<SearchFound, 'ids'> & { ids: Int32Array } }

/** What a text finds by itself, before anything else was asked of it; `categories` where they were asked for. */
export type FoundByText = { ids: number[]; ranked: FoundRow[]; categories?: number[] }

/**
 * What searches found, so that filtering, sorting and turning pages of one search asks the database only for its first list.
 * Cached besides is what each text finds by itself: where some words of a search find nothing, the shorter text that is left
 * was mostly looked for before. Nothing is cached while changes are not heard. Every change of the catalogue, except of
 * numbers of units, clears all of it and keeps out what was being looked for at that moment.
 */
export function cachedFinds() {
  const searches = new LRUCache<string, Searched>({
    maxSize: mostIds,
    sizeCalculation: ({ found }) => found.ids.length + idsOfReading,
  })
  const texts = new LRUCache<string, FoundByText>({
    maxSize: mostIds,
    sizeCalculation: ({ ids, ranked }) => ids.length + ranked.length * idsOfRow + 1,
  })
  const heard = whileHeard(() => {
    searches.clear()
    texts.clear()
  })

  async function cached<Found extends object>(
    finds: LRUCache<string, Found>,
    key: string,
    find: () => Promise<Found>,
  ): Promise<Found> {
    const known = finds.get(key)
    if (known) return known
    const mayCache = heard.begin()
    const found = await find()
    if (mayCache()) finds.set(key, found)
    return found
  }

  return {
    /** What is cached of a search under `key`, else what `find` gives. */
    of: (key: string, find: () => Promise<TextFound>) =>
      cached(searches, key, async () => compact(await find())),
    /** The same of a text by itself. */
    ofText: (key: string, find: () => Promise<FoundByText>) => cached(texts, key, find),
    /** For what is read from now on: gives whether nothing has changed since, and changes are heard. */
    begin: heard.begin,
    /** The catalogue has changed. */
    forget: heard.forget,
    /** Changes cannot be heard for now. */
    pause: heard.pause,
    resume: heard.resume,
  }
}

/**
 * Half as long as an array of numbers, and outside of the heap, which may grow to several times what is held in it before it is
 * collected, and is read through each time.
 */
const compact = ({ found, ...rest }: TextFound): Searched => ({
  ...rest,
  found: { ...found, ids: Int32Array.from(found.ids) },
})
