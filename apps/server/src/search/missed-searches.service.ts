import { notedWords } from '#rules/search/noted-words.ts'
import type { Database } from '../db/connection.ts'
import { missedSearchesStore } from './missed-searches.store.ts'

export type MissedSearchesService = ReturnType<typeof missedSearchesService>

/** Texts that wait to be written; beyond these they are not counted. */
const mostWaiting = 200

/** Milliseconds between two writings. */
const writeEveryMs = 10_000

const ofDatabases = new WeakMap<object, MissedSearchesService>()

/** Those of a database: all who note in this process fill one account. */
export function missedSearchesOf(database: Pick<Database, 'pool'>): MissedSearchesService {
  const service = ofDatabases.get(database.pool) ?? missedSearchesService({ database })
  ofDatabases.set(database.pool, service)
  return service
}

/**
 * What shoppers look for in vain, counted without who asked. A reply notes it in memory alone; it is written in batches,
 * apart from any reply. What could not be written waits for the next time.
 */
export function missedSearchesService({ database }: { database: Pick<Database, 'pool'> }) {
  const store = missedSearchesStore(database)
  let waiting = new Map<string, number>()

  function add(words: string, count: number): void {
    if (waiting.size >= mostWaiting && !waiting.has(words)) return
    waiting.set(words, (waiting.get(words) ?? 0) + count)
  }

  async function write(): Promise<void> {
    if (waiting.size === 0) return
    const counts = waiting
    waiting = new Map()
    try {
      await store.add(counts)
    } catch (error) {
      for (const [words, count] of counts) add(words, count)
      throw error
    }
  }

  return {
    note(text: string): void {
      const words = notedWords(text)
      if (words !== null) add(words, 1)
    },
    /** Writes what was noted. */
    write,
    /** Writes every so often, and once more at its end; `report` is told what fails. */
    keepWriting(report: (error: Error) => void) {
      const writeOrReport = () => write().catch(report)
      const writing = setInterval(() => void writeOrReport(), writeEveryMs)
      writing.unref()
      return {
        async stop(): Promise<void> {
          clearInterval(writing)
          await writeOrReport()
        },
      }
    },
    list: store.list,
    forgetOld: store.forgetOld,
  }
}
