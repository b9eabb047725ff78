import { desc, lt } from 'drizzle-orm'
import type { Executor } from '../../db/connection.ts'
import { staffActions } from '../staff.tables.ts'

export type StaffLogEntry = typeof staffActions.$inferSelect

export const staffLogStore = {
  async insert(executor: Executor, entry: typeof staffActions.$inferInsert): Promise<void> {
    await executor.insert(staffActions).values(entry)
  },

  /** So many entries before that one, the newest first; the newest of all where none is named. */
  list(executor: Executor, before: number | undefined, limit: number): Promise<StaffLogEntry[]> {
    return executor
      .select()
      .from(staffActions)
      .where(before === undefined ? undefined : lt(staffActions.id, before))
      .orderBy(desc(staffActions.id))
      .limit(limit)
  },
}
