import type { StaffAction } from '#contract/staff/staff-action.ts'
import type { Database, Executor } from '../../db/connection.ts'
import { staffLogStore } from './staff-log.store.ts'

/** Who of the staff does something; null for whoever keeps the server. */
export type StaffActor = { staffId: number; name: string } | null

export type StaffLog = ReturnType<typeof staffLogService>

const pageLength = 100

/** Who of the staff did what, where no table of its own keeps it. */
export function staffLogService({ database }: { database: Pick<Database, 'db'> }) {
  return {
    /** Notes what was done, with the transaction that does it. */
    async note(
      executor: Executor,
      {
        actor,
        action,
        subject = '',
        detail = '',
      }: { actor: StaffActor; action: StaffAction; subject?: string; detail?: string },
    ): Promise<void> {
      const who = { staffId: actor?.staffId ?? null, actor: actor?.name ?? '' }
      await staffLogStore.insert(executor, { ...who, action, subject, detail })
    },

    list: (before?: number) => staffLogStore.list(database.db, before, pageLength),
  }
}
