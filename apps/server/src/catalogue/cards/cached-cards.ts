import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/connection.ts'
import type { Change } from '../../http/cache/reply-cache.ts'
import { whileHeard } from '../../http/cache/while-heard.ts'
import type { CardRow } from './card-row.ts'

/** Of all that is cached: some 5,000 cards. */
const mostBytes = 16 * 1024 * 1024
/**
 * What a card weighs beside its lists and its words, measured; and one of a list, beside its own words. Each with the text that it
 * goes out as (`cardText`), which is held as long as the card.
 */
const bytesOfCard = 1500
const bytesOfEach = 150
const bytesOfNumber = 14
/** At most: Spanish takes one, and one more in the text. */
const bytesOfLetter = 3

const ofDatabases = new WeakMap<object, CachedCards>()

/** Those of a database in this process. */
export function cachedCardsOf(database: Pick<Database, 'db'>): CachedCards {
  const cache = ofDatabases.get(database.db) ?? cachedCards()
  ofDatabases.set(database.db, cache)
  return cache
}

export type CachedCards = ReturnType<typeof cachedCards>

/**
 * The cards that lists show most, so that a list asks the database for those alone that nobody saw lately. Nothing is
 * cached unless changes are heard, and a change takes away the cards of its products with those that were being read at
 * that moment: a card is never older than a cached reply may be. Nobody may change what is cached.
 */
export function cachedCards(maxSize = mostBytes) {
  const cache = new LRUCache<number, CardRow>({ maxSize, sizeCalculation: bytesOf })
  const heard = whileHeard(() => cache.clear())

  return {
    /** The cards of `ids`, those that are not cached as `read` gives them; ids that are gone are left out. */
    async of(
      ids: readonly number[],
      read: (ids: readonly number[]) => Promise<readonly CardRow[]>,
    ): Promise<Map<number, CardRow>> {
      const cards = new Map<number, CardRow>()
      const unknown: number[] = []
      for (const id of ids) {
        const card = cache.get(id)
        if (card) cards.set(id, card)
        else unknown.push(id)
      }
      if (unknown.length === 0) return cards
      const mayCache = heard.begin()
      for (const card of await read(unknown)) {
        cards.set(card.id, card)
        if (mayCache()) cache.set(card.id, card)
      }
      return cards
    },
    apply(change: Change): void {
      heard.changed()
      if (change === 'everything') cache.clear()
      else for (const id of change.products) cache.delete(id)
    },
    /** Changes cannot be heard for now. */
    pause: heard.pause,
    resume: heard.resume,
  }
}

function bytesOf({ name, slug, sku, features, pictures, conditions, vehicleIds, years }: CardRow): number {
  const each = features.length + pictures.length + conditions.length + years.length
  let numbers = vehicleIds.length
  let letters = name.length + slug.length + sku.length
  for (const feature of features) letters += feature.name.length + feature.value.length
  for (const picture of pictures) letters += picture.file.length + picture.alt.length
  for (const condition of conditions) {
    letters += condition.text.length
    numbers += condition.vehicleIds.length
  }
  return bytesOfCard + each * bytesOfEach + numbers * bytesOfNumber + letters * bytesOfLetter
}
