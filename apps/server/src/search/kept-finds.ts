import { LRUCache } from 'lru-cache'
import type { Database } from '../db/connection.ts'
import type { Searched } from './search.service.ts'

/** Ids in all, of eight bytes each: 8 MB. */
const mostIds = 1_000_000
/** About what a text and what was read in it weigh, in ids. */
const idsOfReading = 250

const ofPools = new WeakMap<object, KeptFinds>()

/** Those of a database in this process. */
export function keptFindsOf(database: Pick<Database, 'pool'>): KeptFinds {
  const kept = ofPools.get(database.pool) ?? keptFinds()
  ofPools.set(database.pool, kept)
  return kept
}

export type KeptFinds = ReturnType<typeof keptFinds>

/**
 * What texts find, for those who filter, sort and turn the pages of one search: only its first list asks the database.
 * Nothing is kept unless changes are heard, and each change of the catalogue but that of a number of units takes all of
 * it away, with what was being looked for at that moment.
 */
export function keptFinds() {
  const kept = new LRUCache<string, Searched>({
    maxSize: mostIds,
    sizeCalculation: ({ found }) => found.ids.length + idsOfReading,
  })
  let isHearing = false
  let changes = 0

  function forget(): void {
    changes += 1
    kept.clear()
  }

  return {
    /** What is kept under `key`, else what `find` gives. */
    async of(key: string, find: () => Promise<Searched>): Promise<Searched> {
      const known = kept.get(key)
      if (known) return known
      const before = changes
      const found = await find()
      if (isHearing && changes === before) kept.set(key, found)
      return found
    },
    forget,
    /** Changes cannot be heard for now. */
    pause(): void {
      isHearing = false
      forget()
    },
    resume(): void {
      forget()
      isHearing = true
    },
  }
}
