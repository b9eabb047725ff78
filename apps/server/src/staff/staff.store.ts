import { and, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../db/connection.ts'
import { staff, staffSessions, staffTotp } from './staff.tables.ts'

export type StaffRow = typeof staff.$inferSelect

const accountColumns = {
  id: staff.id,
  name: staff.name,
  email: staff.email,
  role: staff.role,
  hasTotp: sql<boolean>`${staffTotp.confirmedAt} IS NOT NULL`,
}

export const staffStore = {
  async findAccount(executor: Executor, staffId: number) {
    const [row] = await executor
      .select(accountColumns)
      .from(staff)
      .leftJoin(staffTotp, eq(staffTotp.staffId, staff.id))
      .where(eq(staff.id, staffId))
    return row
  },

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

  /** Adds an owner whom the settings name, or gives the account of that e-mail their name and password. */
  async save(
    tx: Transaction,
    member: { name: string; email: string; passwordHash: string },
  ): Promise<number> {
    const { name, passwordHash } = member
    const [row] = await tx
      .insert(staff)
      .values({ ...member, role: 'owner', madeBySettings: true })
      .onConflictDoUpdate({ target: staff.email, set: { name, passwordHash, role: 'owner', active: true } })
      .returning({ id: staff.id })
    if (!row) throw new Error('The member of the staff was not stored.')
    return row.id
  },

  /** Removes whom the settings made, but the one of that e-mail; their sessions go with them. */
  async removeOthers(tx: Transaction, email: string | null): Promise<void> {
    await tx
      .delete(staff)
      .where(and(staff.madeBySettings, email === null ? undefined : ne(staff.email, email)))
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
        role: staff.role,
        isStale: sql<boolean>`${staffSessions.lastSeenAt} < now() - interval '1 minute'`,
      })
      .from(staffSessions)
      .innerJoin(staff, eq(staff.id, staffSessions.staffId))
      .where(
        and(
          eq(staffSessions.tokenHash, tokenHash),
          staff.active,
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
