import type { Database, Transaction } from '../db/connection.ts'
import type { EditedFields, EditedRow } from '../db/edited-rows.ts'
import { type Refusal, transactOrRefuse } from '../refusals/refusal.ts'
import type { Edited } from './edited-on-wire.ts'
import { changesOf } from './log/changes-of.ts'
import type { StaffActor, StaffLog } from './log/staff-log.service.ts'
import { lockedRow, savedOver } from './saved-over.ts'

export type RowEdit = {
  id: number | undefined
  version: number
  changes: EditedFields
  /** Under which what has no id is made once. */
  key?: string | undefined
}
type Actor = NonNullable<StaffActor>

/**
 * What all rows that the desk edits have in common: they are saved and removed over the version that was read, whole or not
 * at all, and the log names them by their `title`. `lock` gives one that nobody else writes until the transaction ends.
 */
export function editedRowsService({
  database,
  staffLog,
  lock,
  title = 'title',
  table,
}: {
  database: Database
  staffLog: Pick<StaffLog, 'note'>
  lock: (tx: Transaction, id: number) => Promise<EditedRow | null>
  title?: string
  /** Where they stand. */
  table: string
}) {
  /** Null for one that is to be made. NOT_FOUND undoes all. */
  const knownOf = async (tx: Transaction, id: number | undefined): Promise<EditedRow | null> =>
    id === undefined ? null : lockedRow(tx, id, lock)

  return {
    knownOf,

    /** As `by` sends it. NOT_FOUND, and what `write` undoes all with. */
    save: (
      { id, version, key }: RowEdit,
      write: (tx: Transaction, known: EditedRow | null) => Promise<EditedRow>,
      by: number,
    ): Promise<Edited | Refusal> => savedOver(database, { table, id, version, key, by }, lock, write),

    /** NOT_FOUND, and what `remove` undoes all with. */
    remove: (
      { id, version }: { id: number; version: number },
      actor: Actor,
      remove: (tx: Transaction) => Promise<void>,
    ): Promise<Edited | Refusal> =>
      transactOrRefuse(database, async (tx) => {
        const row = await lockedRow(tx, id, lock)
        if (row.version !== version) return { row, isStale: true }
        await remove(tx)
        await staffLog.note(tx, { actor, action: 'contenido-quitado', subject: `${row.fields[title]}` })
        return { row, isStale: false }
      }),

    /** Notes what was changed of a row; gives it as it stands. */
    async noted(
      tx: Transaction,
      id: number,
      { known, changes, actor }: { known: EditedRow | null; changes: EditedFields; actor: Actor },
    ): Promise<EditedRow> {
      const row = await lockedRow(tx, id, lock)
      await staffLog.note(tx, {
        actor,
        action: 'contenido-guardado',
        subject: `${row.fields[title]}`,
        changes: changesOf(worded(known?.fields ?? {}), worded(changes)),
      })
      return row
    },
  }
}

/** For the log. */
const worded = (fields: EditedFields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value ?? '')]))
