import { type KnownWords, knownWords } from '#rules/search/find-by-text.ts'
import type { Database } from '../db/connection.ts'
import { onPrimary } from '../db/replicas.ts'
import { cachedFor } from './cached-for.ts'
import { searchRowsStore } from './search-rows.store.ts'

/** Milliseconds for which a process goes by what it knew of words, where it does not hear of a change. */
const knowledgeAge = 30_000

const ofDatabases = new WeakMap<object, WordKnowledge>()

export type WordKnowledge = {
  current(): Promise<KnownWords>
  forget(): void
}

/** What words mean to the search; one reading serves all who ask in this process. */
export function wordKnowledgeOf(database: Pick<Database, 'pool'>): WordKnowledge {
  const rows = searchRowsStore(database)
  const known =
    ofDatabases.get(database.pool) ??
    cachedFor(knowledgeAge, async () => knownWords(await onPrimary(rows.knowledge)))
  ofDatabases.set(database.pool, known)
  return known
}
