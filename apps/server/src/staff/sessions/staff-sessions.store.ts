import { and, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/connection.ts'
import { staff, staffSessions } from '../staff.tables.ts'

const isOpen = (idleSeconds: number) =>
  and(
    gt(staffSessions.expiresAt, sql`now()`),
    gt(staffSessions.lastSeenAt, sql`now() - make_interval(secs => ${idleSeconds})`),
  )

export const staffSessionsStore = {
  /** Its end is `seconds` away by the database's clock, which is the one that it is asked by. */
  async insert(
    tx: Transaction,
    row: Omit<typeof staffSessions.$inferInsert, 'expiresAt'>,
    seconds: number,
  ): Promise<void> {
    const expiresAt = sql`now() + make_interval(secs => ${seconds})`
    await tx.insert(staffSessions).values({ ...row, expiresAt })
    await tx.update(staff).set({ lastSeenAt: sql`now()` }).where(eq(staff.id, row.staffId))
  },

  /** The session of an active account that is neither expired nor has rested for so many seconds. */
  async find(executor: Executor, tokenHash: Buffer, idleSeconds: number) {
    const [row] = await executor
      .select({
        id: staffSessions.id,
        staffId: staff.id,
        name: staff.name,
        role: staff.role,
        isStale: sql<boolean>`${staffSessions.lastSeenAt} < now() - interval '1 minute'`,
      })
      .from(staffSessions)
      .innerJoin(staff, eq(staff.id, staffSessions.staffId))
      .where(and(eq(staffSessions.tokenHash, tokenHash), staff.active, isOpen(idleSeconds)))
    return row
  },

  /** Which of these sessions are open, of accounts that are active. */
  async stillOpen(executor: Executor, ids: readonly string[], idleSeconds: number): Promise<string[]> {
    if (ids.length === 0) return []
    const rows = await executor
      .select({ id: staffSessions.id })
      .from(staffSessions)
      .innerJoin(staff, eq(staff.id, staffSessions.staffId))
      .where(and(inArray(staffSessions.id, [...ids]), staff.active, isOpen(idleSeconds)))
    return rows.map(({ id }) => id)
  },

  async touch(executor: Executor, sessionId: string): Promise<void> {
    await executor.execute(sql`
      WITH used AS (UPDATE staff_sessions SET last_seen_at = now() WHERE id = ${sessionId} RETURNING staff_id)
      UPDATE staff SET last_seen_at = now() FROM used WHERE staff.id = used.staff_id`)
  },

  /** The open sessions of an account, the last used first. */
  list(executor: Executor, staffId: number, idleSeconds: number) {
    const { id, createdAt, lastSeenAt, userAgent, address } = staffSessions
    return executor
      .select({ id, createdAt, lastSeenAt, userAgent, address })
      .from(staffSessions)
      .where(and(eq(staffSessions.staffId, staffId), isOpen(idleSeconds)))
      .orderBy(desc(lastSeenAt), id)
  },

  /** Says whether there was such a session of that account. */
  async end(executor: Executor, staffId: number, sessionId: string): Promise<boolean> {
    const { rowCount } = await executor
      .delete(staffSessions)
      .where(and(eq(staffSessions.id, sessionId), eq(staffSessions.staffId, staffId)))
    return rowCount === 1
  },

  /** Ends the sessions of an account, but the one that is `kept`. */
  async endAll(executor: Executor, staffId: number, kept?: string): Promise<void> {
    await executor
      .delete(staffSessions)
      .where(
        and(eq(staffSessions.staffId, staffId), kept === undefined ? undefined : ne(staffSessions.id, kept)),
      )
  },

  async deleteExpired(executor: Executor): Promise<void> {
    await executor.delete(staffSessions).where(lte(staffSessions.expiresAt, sql`now()`))
  },
}
