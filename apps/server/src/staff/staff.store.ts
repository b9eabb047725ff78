import { and, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../db/connection.ts'
import { staff, staffSessions } from './staff.tables.ts'

export type StaffRow = typeof staff.$inferSelect

export const staffStore = {
  async findByEmail(executor: Executor, email: string): Promise<StaffRow | undefined> {
    const [row] = await executor.select().from(staff).where(eq(staff.email, email))
    return row
  },

  /** Locks the row until the transaction ends, if its password is still the one of `hash`. */
  async lockUnchanged(tx: Transaction, staffId: number, hash: string): Promise<StaffRow | undefined> {
    const [row] = await tx
      .select()
      .from(staff)
      .where(and(eq(staff.id, staffId), eq(staff.passwordHash, hash)))
      .for('no key update')
    return row
  },

  /** Adds a member of the staff, or gives the one of that e-mail another name and password. */
  async save(
    tx: Transaction,
    member: { name: string; email: string; passwordHash: string },
  ): Promise<number> {
    const { name, passwordHash } = member
    const [row] = await tx
      .insert(staff)
      .values(member)
      .onConflictDoUpdate({ target: staff.email, set: { name, passwordHash } })
      .returning({ id: staff.id })
    if (!row) throw new Error('The member of the staff was not stored.')
    return row.id
  },

  /** Removes every member but the one of that e-mail, or all of them; their sessions go with them. */
  async removeOthers(tx: Transaction, email: string | null): Promise<void> {
    await tx.delete(staff).where(email === null ? undefined : ne(staff.email, email))
  },

  async setHash(tx: Transaction, staffId: number, passwordHash: string): Promise<void> {
    await tx.update(staff).set({ passwordHash }).where(eq(staff.id, staffId))
  },

  async insertSession(tx: Transaction, row: typeof staffSessions.$inferInsert): Promise<void> {
    await tx.insert(staffSessions).values(row)
  },

  /** The session that is neither expired nor has rested for so many seconds. */
  async findSession(executor: Executor, tokenHash: Buffer, idleSeconds: number) {
    const [row] = await executor
      .select({
        id: staffSessions.id,
        staffId: staff.id,
        name: staff.name,
        isStale: sql<boolean>`${staffSessions.lastSeenAt} < now() - interval '1 minute'`,
      })
      .from(staffSessions)
      .innerJoin(staff, eq(staff.id, staffSessions.staffId))
      .where(
        and(
          eq(staffSessions.tokenHash, tokenHash),
          gt(staffSessions.expiresAt, sql`now()`),
          gt(staffSessions.lastSeenAt, sql`now() - make_interval(secs => ${idleSeconds})`),
        ),
      )
    return row
  },

  async touch(executor: Executor, sessionId: string): Promise<void> {
    await executor
      .update(staffSessions)
      .set({ lastSeenAt: sql`now()` })
      .where(eq(staffSessions.id, sessionId))
  },

  async endSession(executor: Executor, sessionId: string): Promise<void> {
    await executor.delete(staffSessions).where(eq(staffSessions.id, sessionId))
  },

  async endSessionsOf(tx: Transaction, staffId: number): Promise<void> {
    await tx.delete(staffSessions).where(eq(staffSessions.staffId, staffId))
  },

  async deleteExpired(executor: Executor): Promise<void> {
    await executor.delete(staffSessions).where(lte(staffSessions.expiresAt, sql`now()`))
  },
}
