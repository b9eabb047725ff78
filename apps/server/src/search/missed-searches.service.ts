import { notedWords } from '#rules/search/noted-words.ts'
import type { Database } from '../db/connection.ts'
import { missedSearchesStore } from './missed-searches.store.ts'

export type MissedSearchesService = ReturnType<typeof missedSearchesService>

/** Texts that wait to be written; beyond these they are not counted. */
const mostWaiting = 200

/**
 * What shoppers look for in vain, counted without who asked. Nobody waits for the writing: while one is under way, what
 * comes is kept for the next. One that fails loses its counts, and nothing else.
 */
export function missedSearchesService({ database }: { database: Pick<Database, 'pool'> }) {
  const store = missedSearchesStore(database)
  let waiting = new Map<string, number>()
  let writing: Promise<void> | undefined

  async function writeAll(): Promise<void> {
    while (waiting.size > 0) {
      const counts = waiting
      waiting = new Map()
      await store.add(counts).catch(() => undefined)
    }
  }

  return {
    note(text: string): void {
      const words = notedWords(text)
      if (words === null || (waiting.size >= mostWaiting && !waiting.has(words))) return
      waiting.set(words, (waiting.get(words) ?? 0) + 1)
      writing ??= writeAll().finally(() => {
        writing = undefined
      })
    },
    /** Resolves when what was noted is written. */
    settled: async (): Promise<void> => writing,
    list: store.list,
    forgetOld: store.forgetOld,
  }
}
