import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/connection.ts'
import { staffActions } from '../staff.tables.ts'

export type StaffLogEntry = typeof staffActions.$inferSelect

/** Which entries are asked for: those before that one, of that account, of that act, of those days of Chile. */
export type LogFilter = {
  before?: number | undefined
  staffId?: number | undefined
  action?: StaffLogEntry['action'] | undefined
  from?: string | undefined
  until?: string | undefined
}

export const staffLogStore = {
  async insert(executor: Executor, entry: typeof staffActions.$inferInsert): Promise<void> {
    await executor.insert(staffActions).values(entry)
  },

  async hasNoted(
    executor: Executor,
    { staffId, action, detail }: { staffId: number; action: StaffLogEntry['action']; detail: string },
    minutes: number,
  ): Promise<boolean> {
    const found = await executor
      .select({ id: staffActions.id })
      .from(staffActions)
      .where(
        and(
          eq(staffActions.staffId, staffId),
          eq(staffActions.action, action),
          eq(staffActions.detail, detail),
          sql`${staffActions.createdAt} > now() - make_interval(mins => ${minutes})`,
        ),
      )
      .limit(1)
    return found.length > 0
  },

  /** So many entries, the newest first. */
  list(executor: Executor, filter: LogFilter, limit: number): Promise<StaffLogEntry[]> {
    return executor
      .select()
      .from(staffActions)
      .where(and(...conditions(filter)))
      .orderBy(desc(staffActions.id))
      .limit(limit)
  },

  /** What was done to the order of a number, the oldest first; the acts are as its index names them. */
  ofOrder: (executor: Executor, number: number): Promise<StaffLogEntry[]> =>
    executor
      .select()
      .from(staffActions)
      .where(
        and(
          eq(staffActions.subject, String(number)),
          sql`${staffActions.action} IN
            ('pedido-editado', 'pedido-correo-reenviado', 'receta-aprobada', 'receta-rechazada')`,
        ),
      )
      .orderBy(asc(staffActions.id)),
}

function conditions({ before, staffId, action, from, until }: LogFilter): (SQL | undefined)[] {
  const { id, createdAt } = staffActions
  return [
    before === undefined ? undefined : lt(id, before),
    staffId === undefined ? undefined : eq(staffActions.staffId, staffId),
    action === undefined ? undefined : eq(staffActions.action, action),
    from === undefined
      ? undefined
      : sql`${createdAt} >= ${from}::date::timestamp AT TIME ZONE 'America/Santiago'`,
    until === undefined
      ? undefined
      : sql`${createdAt} < (${until}::date + 1)::timestamp AT TIME ZONE 'America/Santiago'`,
  ]
}
