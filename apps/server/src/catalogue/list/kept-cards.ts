import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/connection.ts'
import type { Change } from '../../http/cache/reply-cache.ts'
import type { CardRow } from './card-row.ts'

/** Of all that is kept: some 8,000 cards. */
const mostBytes = 16 * 1024 * 1024
/** About what a card weighs, and a vehicle that it fits or a condition of that. */
const bytesOfCard = 1200
const bytesOfVehicle = 8
const bytesOfCondition = 200

const ofDatabases = new WeakMap<object, KeptCards>()

/** Those of a database in this process. */
export function keptCardsOf(database: Pick<Database, 'db'>): KeptCards {
  const kept = ofDatabases.get(database.db) ?? keptCards()
  ofDatabases.set(database.db, kept)
  return kept
}

export type KeptCards = ReturnType<typeof keptCards>

/**
 * The cards that lists show most, so that a list asks the database for those alone that nobody saw lately. Nothing is
 * kept unless changes are heard, and a change takes away the cards of its products with those that were being read at
 * that moment: a card is never older than a cached reply may be. Nobody may change what is kept.
 */
export function keptCards(maxSize = mostBytes) {
  const kept = new LRUCache<number, CardRow>({
    maxSize,
    sizeCalculation: ({ vehicleIds, years, conditions }) =>
      bytesOfCard +
      (vehicleIds.length + years.length) * bytesOfVehicle +
      conditions.reduce((sum, each) => sum + bytesOfCondition + each.vehicleIds.length * bytesOfVehicle, 0),
  })
  let isHearing = false
  let changes = 0

  return {
    /** The cards of `ids`, those that are not kept as `read` gives them; ids that are gone are left out. */
    async of(
      ids: readonly number[],
      read: (ids: readonly number[]) => Promise<readonly CardRow[]>,
    ): Promise<Map<number, CardRow>> {
      const cards = new Map<number, CardRow>()
      const unknown: number[] = []
      for (const id of ids) {
        const card = kept.get(id)
        if (card) cards.set(id, card)
        else unknown.push(id)
      }
      if (unknown.length === 0) return cards
      const before = changes
      for (const card of await read(unknown)) {
        cards.set(card.id, card)
        if (isHearing && changes === before) kept.set(card.id, card)
      }
      return cards
    },
    apply(change: Change): void {
      changes += 1
      if (change === 'everything') kept.clear()
      else for (const id of change.products) kept.delete(id)
    },
    /** Changes cannot be heard for now. */
    pause(): void {
      isHearing = false
      changes += 1
      kept.clear()
    },
    resume(): void {
      changes += 1
      kept.clear()
      isHearing = true
    },
  }
}
