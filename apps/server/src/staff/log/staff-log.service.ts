import type { StaffAction } from '#contract/staff/staff-action.ts'
import type { Database, Executor } from '../../db/connection.ts'
import type { LogChange } from '../staff.tables.ts'
import { type LogFilter, staffLogStore } from './staff-log.store.ts'

/** Who of the staff does something; null for whoever keeps the server. */
export type StaffActor = { staffId: number; name: string } | null

export type StaffLog = ReturnType<typeof staffLogService>

type Noted = {
  actor: StaffActor
  action: StaffAction
  /** What it was done to, in words. */
  subject?: string
  detail?: string
  /** What was changed, from what to what: see `changesOf`. */
  changes?: LogChange[]
}

const pageLength = 100

/** Who of the staff did what, where no table of its own keeps it. */
export function staffLogService({ database }: { database: Pick<Database, 'db'> }) {
  return {
    /** Notes what was done, with the transaction that does it. */
    async note(
      executor: Executor,
      { actor, action, subject = '', detail = '', changes = [] }: Noted,
    ): Promise<void> {
      const who = { staffId: actor?.staffId ?? null, actor: actor?.name ?? '' }
      await staffLogStore.insert(executor, { ...who, action, subject, detail, changes })
    },

    /** Whether somebody was noted to have done just that within so many minutes. */
    hasNoted: (
      executor: Executor,
      { actor, action, detail }: { actor: NonNullable<StaffActor>; action: StaffAction; detail: string },
      minutes: number,
    ): Promise<boolean> =>
      staffLogStore.hasNoted(executor, { staffId: actor.staffId, action, detail }, minutes),

    /** The edits of an order, the mails sent again and what was decided of its prescription, the oldest first. */
    ofOrder: (number: number) => staffLogStore.ofOrder(database.db, number),

    list: (filter: LogFilter) => staffLogStore.list(database.db, filter, pageLength),
  }
}
