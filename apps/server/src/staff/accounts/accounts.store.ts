import { and, asc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/connection.ts'
import { staff, staffInvitations, staffTotp } from '../staff.tables.ts'

type StaffRow = typeof staff.$inferSelect
type Role = StaffRow['role']

const accountColumns = {
  id: staff.id,
  name: staff.name,
  email: staff.email,
  role: staff.role,
  active: staff.active,
  lastSeenAt: staff.lastSeenAt,
  isInvited: sql<boolean>`${staff.passwordHash} IS NULL`,
  hasTotp: sql<boolean>`${staffTotp.confirmedAt} IS NOT NULL`,
}

const accountsIn = (executor: Executor) =>
  executor.select(accountColumns).from(staff).leftJoin(staffTotp, eq(staffTotp.staffId, staff.id))

export type StaffAccount = Awaited<ReturnType<typeof accountsIn>>[number]

export const accountsStore = {
  async find(executor: Executor, staffId: number): Promise<StaffAccount | undefined> {
    const [row] = await accountsIn(executor).where(eq(staff.id, staffId))
    return row
  },

  list: (executor: Executor): Promise<StaffAccount[]> =>
    accountsIn(executor).orderBy(asc(staff.name), asc(staff.id)),

  async findByEmail(executor: Executor, email: string): Promise<StaffRow | undefined> {
    const [row] = await executor.select().from(staff).where(eq(staff.email, email))
    return row
  },

  async findHash(executor: Executor, staffId: number): Promise<string | null> {
    const [row] = await executor.select({ hash: staff.passwordHash }).from(staff).where(eq(staff.id, staffId))
    return row?.hash ?? null
  },

  async lock(tx: Transaction, staffId: number): Promise<StaffRow | undefined> {
    const [row] = await tx.select().from(staff).where(eq(staff.id, staffId)).for('no key update')
    return row
  },

  /** Locks the row of an active account until the transaction ends, if its password is still the one of `hash`. */
  async lockUnchanged(tx: Transaction, staffId: number, hash: string): Promise<StaffRow | undefined> {
    const row = await accountsStore.lock(tx, staffId)
    return row?.active && row.passwordHash === hash ? row : undefined
  },

  /** Locks every owner, so that of two who lower one another one is the last. */
  async lockOwners(tx: Transaction): Promise<void> {
    await tx
      .select({ id: staff.id })
      .from(staff)
      .where(eq(staff.role, 'owner'))
      .orderBy(asc(staff.id))
      .for('no key update')
  },

  /** Whether an owner who can sign in is left besides that account. */
  async hasOtherOwner(tx: Transaction, staffId: number): Promise<boolean> {
    const others = await tx
      .select({ id: staff.id })
      .from(staff)
      .where(and(eq(staff.role, 'owner'), staff.active, isNotNull(staff.passwordHash), ne(staff.id, staffId)))
      .limit(1)
    return others.length > 0
  },

  /** The id of a new account; undefined where the e-mail is taken. */
  async insert(
    tx: Transaction,
    account: { name: string; email: string; role: Role; active: boolean; passwordHash?: string },
  ): Promise<number | undefined> {
    const [row] = await tx.insert(staff).values(account).onConflictDoNothing().returning({ id: staff.id })
    return row?.id
  },

  async update(
    tx: Transaction,
    staffId: number,
    changed: { name: string; role: Role; active: boolean },
  ): Promise<void> {
    await tx.update(staff).set(changed).where(eq(staff.id, staffId))
  },

  async setHash(tx: Transaction, staffId: number, passwordHash: string): Promise<void> {
    await tx.update(staff).set({ passwordHash }).where(eq(staff.id, staffId))
  },

  /** Adds an owner whom the settings name, or gives the account of that e-mail their name and password. */
  async saveNamed(
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
  async removeNamed(tx: Transaction, but: string | null): Promise<void> {
    await tx.delete(staff).where(and(staff.madeBySettings, but === null ? undefined : ne(staff.email, but)))
  },

  /** Puts a new invitation in the place of the account's last. */
  async invite(tx: Transaction, staffId: number, tokenHash: Buffer, hours: number): Promise<void> {
    const invitation = { tokenHash, expiresAt: sql`now() + make_interval(hours => ${hours})` }
    await tx
      .insert(staffInvitations)
      .values({ staffId, ...invitation })
      .onConflictDoUpdate({ target: staffInvitations.staffId, set: invitation })
  },

  /** Whose invitation it is, as long as it holds and the account may sign in. */
  async findInvited(executor: Executor, tokenHash: Buffer): Promise<StaffRow | undefined> {
    const [row] = await executor
      .select({ member: staff })
      .from(staffInvitations)
      .innerJoin(staff, eq(staff.id, staffInvitations.staffId))
      .where(
        and(
          eq(staffInvitations.tokenHash, tokenHash),
          gt(staffInvitations.expiresAt, sql`now()`),
          staff.active,
        ),
      )
    return row?.member
  },

  /** Uses an invitation up; of any number who try at once, one gets it. */
  async takeInvitation(tx: Transaction, tokenHash: Buffer): Promise<boolean> {
    const { rowCount } = await tx.delete(staffInvitations).where(eq(staffInvitations.tokenHash, tokenHash))
    return rowCount === 1
  },

  async endInvitation(tx: Transaction, staffId: number): Promise<void> {
    await tx.delete(staffInvitations).where(eq(staffInvitations.staffId, staffId))
  },

  async deleteExpiredInvitations(executor: Executor): Promise<void> {
    await executor.delete(staffInvitations).where(sql`${staffInvitations.expiresAt} <= now()`)
  },
}
