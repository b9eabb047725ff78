import type { Database, Transaction } from '../db/connection.ts'
import { type Refusal, Rollback, refuse, transactOrRefuse } from '../refusals/refusal.ts'
import { lockedRow, type SavedOver, type Saving, savedOver } from '../staff/saved-over.ts'
import { type CannedAnswer, cannedAnswersStore as store } from './canned-answers.store.ts'

export type CannedAnswersService = ReturnType<typeof cannedAnswersService>

type Words = Pick<CannedAnswer, 'name' | 'content'>
type Edit = Pick<Saving, 'id' | 'version' | 'key'>
type Actor = { staffId: number; name: string }

/** Answers that the staff keeps ready. */
export function cannedAnswersService({ database }: { database: Database }) {
  async function write(tx: Transaction, known: CannedAnswer | null, words: Words & { editedBy: string }) {
    const holder = await store.idOf(tx, words.name)
    if (holder !== undefined && holder !== known?.id)
      throw new Rollback(refuse('NAME_TAKEN', { fields: { nombre: 'NAME_TAKEN' } }))
    return known ? store.change(tx, known.id, words) : store.add(tx, words)
  }

  return {
    list: (words: string) => store.list(database.db, words),

    /** Makes one once under its key, or changes that of an id over the version that was read: NAME_TAKEN, NOT_FOUND. */
    save: (edit: Edit, words: Words, actor: Actor): Promise<SavedOver<CannedAnswer> | Refusal> =>
      savedOver(
        database,
        { ...edit, table: 'chat_canned_answers', by: actor.staffId },
        store.lock,
        (tx, known) => write(tx, known, { ...words, editedBy: actor.name }),
      ),

    /** Without a version whatever stands. NOT_FOUND. */
    remove: (id: number, version: number | undefined): Promise<true | SavedOver<CannedAnswer> | Refusal> =>
      transactOrRefuse(database, async (tx) => {
        const row = await lockedRow(tx, id, store.lock)
        if (version !== undefined && row.version !== version) return { row, isStale: true }
        await store.remove(tx, id)
        return true as const
      }),
  }
}
