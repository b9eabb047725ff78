import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/connection.ts'
import { staffRecoveryCodes, staffTotp } from '../staff.tables.ts'

export type TotpRow = typeof staffTotp.$inferSelect

export const totpStore = {
  /** The secret of an account, confirmed or not; locked until the transaction ends. */
  async lock(tx: Transaction, staffId: number): Promise<TotpRow | undefined> {
    const [row] = await tx.select().from(staffTotp).where(eq(staffTotp.staffId, staffId)).for('update')
    return row
  },

  /** Puts a secret that is to be confirmed in the place of one that never was; false where one is confirmed. */
  async prepare(tx: Transaction, staffId: number, secret: Buffer): Promise<boolean> {
    const { rowCount } = await tx
      .insert(staffTotp)
      .values({ staffId, secret })
      .onConflictDoUpdate({
        target: staffTotp.staffId,
        set: { secret },
        setWhere: sql`${staffTotp.confirmedAt} IS NULL`,
      })
    return rowCount === 1
  },

  async confirm(tx: Transaction, staffId: number, step: number): Promise<void> {
    await tx
      .update(staffTotp)
      .set({ confirmedAt: sql`now()`, lastStep: step })
      .where(eq(staffTotp.staffId, staffId))
  },

  /** Takes the code of a time step; false where it, or a later one, was taken before. */
  async takeStep(tx: Transaction, staffId: number, step: number): Promise<boolean> {
    const { rowCount } = await tx
      .update(staffTotp)
      .set({ lastStep: step })
      .where(
        and(eq(staffTotp.staffId, staffId), isNotNull(staffTotp.confirmedAt), lt(staffTotp.lastStep, step)),
      )
    return rowCount === 1
  },

  async replaceRecoveryCodes(tx: Transaction, staffId: number, hashes: readonly Buffer[]): Promise<void> {
    await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
    await tx.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ staffId, codeHash })))
  },

  /** Uses a recovery code up; of any number who try at once, one gets it. */
  async takeRecoveryCode(tx: Transaction, staffId: number, codeHash: Buffer): Promise<boolean> {
    const { rowCount } = await tx
      .delete(staffRecoveryCodes)
      .where(and(eq(staffRecoveryCodes.staffId, staffId), eq(staffRecoveryCodes.codeHash, codeHash)))
    return rowCount === 1
  },

  async remove(tx: Transaction, staffId: number): Promise<void> {
    await tx.delete(staffTotp).where(eq(staffTotp.staffId, staffId))
    await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
  },
}
