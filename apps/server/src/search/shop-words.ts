import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { slipsOf } from '#rules/search/likely-word.ts'
import type { NearWord } from '#rules/search/meant-word.ts'
import { type WordList, wordList } from '#rules/search/word-list.ts'
import { searchText } from '#rules/text/search-text.ts'
import type { Database } from '../db/connection.ts'
import { onPrimary } from '../db/replicas.ts'
import { keptFindsOf } from './kept-finds.ts'
import { searchRowsStore } from './search-rows.store.ts'

/** A shop with more words asks its database of each, and reads them once in a process; so many are about 10 MB. */
const mostWords = 200_000

/** Milliseconds between two readings of all words, however often what the shop sells changes. */
const leastBetween = 5000

/** Words that were looked for among those of the shop. */
const mostAsked = 2000

/**
 * The first three letters of the words that the database's stemmer takes for stop words. A word that begins with them, or as a
 * word of the shop does, may have a stem or a meaning that only the database knows.
 */
export const beginningsOfSilence =
  `alg ant com con cua del des don dur ell ent era ere esa ese eso est fue fui hab han has hay hem hub las les los mis muc
  muy nad nos nue otr par per poc por que qui sea sen ser sie sin sob soi som son soy sus suy tan ten tie tod tus tuv tuy
  una uno vos vue`.split(/\s+/)

/** What the database is asked: all words of products and synonyms, which of some it knows, and what is like them. */
export type WordRows = {
  shopWords(most: number): Promise<{ words: string[]; terms: string[] }>
  known(words: readonly string[]): Promise<string[]>
  near(words: readonly string[]): Promise<readonly (NearWord & { asked: string })[]>
}

export type ShopWords = {
  /** Whether a text has a word that no product and no synonym has, nor anything like it; `false` where the database has to be asked. */
  isStrange(text: string): boolean
  /** Those of some words that a product or a synonym has, exactly or nearly. */
  known(words: readonly string[]): Promise<string[]>
  /** Those of some folded words that no product and no synonym has, with the words that are like them. */
  near(words: readonly string[]): Promise<ReadonlyMap<string, readonly NearWord[]>>
}

const ofPools = new WeakMap<object, ShopWords>()

/** Those of a database in this process. */
export function shopWordsOf(database: Pick<Database, 'pool'>): ShopWords {
  const rows = searchRowsStore(database)
  const known =
    ofPools.get(database.pool) ??
    shopWords(
      { known: rows.known, near: rows.near, shopWords: (most) => onPrimary(() => rows.shopWords(most)) },
      keptFindsOf(database).begin,
    )
  ofPools.set(database.pool, known)
  return known
}

/**
 * The words of the shop, of which a process knows by itself that somebody types what nothing is like: such a text finds
 * nothing, and what it would be a slip for is most of what a search costs the database. Words are only ever added, so that
 * one which is here is known; one that is not is strange for as long as `begin` says that nothing has changed.
 */
export function shopWords(
  rows: WordRows,
  begin: () => () => boolean,
  now: () => number = () => performance.now(),
): ShopWords {
  let held: { isCurrent: () => boolean; judge: Judge } | undefined
  /** Those of the last reading: what begins one of them is known whatever has come since. */
  let last: Judge | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let isReading = false
  let areTooMany = false

  async function read(): Promise<void> {
    isReading = true
    readAt = now()
    held = undefined
    const isCurrent = begin()
    try {
      const { words, terms } = await rows.shopWords(mostWords + 1)
      areTooMany = words.length > mostWords
      if (areTooMany) return
      last = judgeOf(words, terms)
      held = { isCurrent, judge: last }
    } catch {
      // Who asked went on to the database, and tells what is wrong with it.
    } finally {
      isReading = false
    }
  }

  /** Null where it may miss a word, and while all are read: nobody waits for that. */
  function current(): Judge | null {
    if (areTooMany || !begin()()) return null
    if (held?.isCurrent()) return held.judge
    if (!isReading && now() - readAt >= leastBetween) void read()
    return null
  }

  return {
    isStrange(text) {
      // What has a digit may be a code.
      const judge = /\d/.test(text) ? null : current()
      return judge !== null && lookedFor(text).some(judge.isStrange)
    },
    async known(words) {
      const judge = current()
      if (!judge) return rows.known(words)
      const unsure = words.filter((word) => judge.isKnown(word) === null)
      const told = new Set(unsure.length > 0 ? await rows.known(unsure) : [])
      for (const word of unsure) judge.learn(word, told.has(word))
      return words.filter((word) => judge.isKnown(word) ?? told.has(word))
    },
    async near(words) {
      const judge = current()
      const isStrange = (word: string) => judge !== null && soundsOf(word).every(judge.isStrange)
      const open = words.filter((word) => !last?.begins(word))
      const unsure: string[] = []
      for (const word of open.filter((word) => telling.test(word) && !judge?.near.has(word))) {
        // Among 200,000 words each takes some milliseconds, and a text of nonsense has two dozen: let others be answered between.
        if (judge) await setImmediate()
        if (!isStrange(word)) unsure.push(word)
      }
      const asked = new Map<string, readonly NearWord[]>(unsure.map((word) => [word, []]))
      for (const { asked: of, ...word } of unsure.length > 0 ? await rows.near(unsure) : []) {
        asked.set(of, [...(asked.get(of) ?? []), word])
      }
      for (const [word, like] of asked) judge?.near.set(word, like)
      return new Map(open.map((word) => [word, asked.get(word) ?? judge?.near.get(word) ?? []]))
    },
  }
}

type Judge = ReturnType<typeof judgeOf>

/** The words of a text that the database looks for at least: it leaves out what is beyond so much. */
const lookedFor = (text: string) => searchText(text.slice(0, 200)).split(' ').slice(0, 12)

/** What is shorter, or has a digit, is looked for as it is. */
const telling = /^[a-z]{3,}$/

/** What sounds alike and is two letters away: 'tollota' is 'toyota'. */
const soundsOf = (word: string) => [word, word.replaceAll('ll', 'y'), word.replaceAll('y', 'll')]

const beginningOf = (word: string) => word.slice(0, 3)

/** How the forms of a word begin: those of one stem alike, but 'luz' and 'luces'. */
const beginningsOf = (word: string) => {
  const other = /^..ces$/.test(word) ? 'z' : /^..z$/.test(word) ? 'c' : ''
  return other ? [beginningOf(word), word.slice(0, 2) + other] : [beginningOf(word)]
}

function judgeOf(sorted: readonly string[], terms: readonly string[]) {
  const list: WordList = wordList(sorted)
  const beginnings = new Set([
    ...beginningsOfSilence,
    ...sorted.flatMap(beginningsOf),
    ...terms.flatMap(beginningsOf),
  ])
  const strange = new LRUCache<string, boolean>({ max: mostAsked })
  const learnt = new LRUCache<string, boolean>({ max: mostAsked })

  function isNew(word: string): boolean {
    // Words of one stem share three letters at least.
    if (!telling.test(word) || beginnings.has(beginningOf(word))) return false
    return !list.hasNear(word, slipsOf(word.length))
  }

  function isStrange(word: string): boolean {
    const known = strange.get(word) ?? isNew(word)
    strange.set(word, known)
    return known
  }

  return {
    isStrange,
    begins: list.begins,
    /** What the database says to be like a word that the shop does not know; nothing is like one that it knows. */
    near: new LRUCache<string, readonly NearWord[]>({ max: mostAsked }),
    /** Whether a word of a query is known; null where the database has to be asked. */
    isKnown(word: string): boolean | null {
      const parts = searchText(word).split(' ')
      if (parts.some(isStrange)) return false
      if (parts.every((part) => !telling.test(part) || list.begins(part))) return true
      return learnt.get(word) ?? null
    },
    /** What the database says of a word. */
    learn: (word: string, isKnown: boolean) => learnt.set(word, isKnown),
  }
}
