import { and, eq, gt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/connection.ts'
import { customers, recoveryLinks, recoveryRequests } from '../customers.tables.ts'

export type RecoveryLanguage = (typeof recoveryRequests.$inferSelect)['language']

export const recoveryStore = {
  async ask(tx: Transaction, email: string, language: RecoveryLanguage): Promise<void> {
    await tx.insert(recoveryRequests).values({ email, language })
  },

  /** Takes one request; another that looks at the same time takes another. Undefined when none is left. */
  async takeNext(tx: Transaction): Promise<{ email: string; language: RecoveryLanguage } | undefined> {
    const { rows } = await tx.execute<{ email: string; language: RecoveryLanguage }>(sql`
      DELETE FROM recovery_requests WHERE id = (
        SELECT id FROM recovery_requests ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
      ) RETURNING email, language`)
    return rows[0]
  },

  /** Puts a new link in the place of the customer's last. */
  async replaceLink(tx: Transaction, customerId: number, tokenHash: Buffer, minutes: number): Promise<void> {
    const link = { tokenHash, expiresAt: sql`now() + make_interval(mins => ${minutes})` }
    await tx
      .insert(recoveryLinks)
      .values({ customerId, ...link })
      .onConflictDoUpdate({ target: recoveryLinks.customerId, set: link })
  },

  /** Whose link it is, as long as it holds. */
  async findOwner(executor: Executor, tokenHash: Buffer): Promise<{ id: number; email: string } | undefined> {
    const [row] = await executor
      .select({ id: customers.id, email: customers.email })
      .from(recoveryLinks)
      .innerJoin(customers, eq(customers.id, recoveryLinks.customerId))
      .where(and(eq(recoveryLinks.tokenHash, tokenHash), gt(recoveryLinks.expiresAt, sql`now()`)))
    return row
  },

  /**
   * Uses a link of a customer up; of any number who try at once, one gets it. The customer's row is locked before, as
   * by all who change an account.
   */
  async use(tx: Transaction, customerId: number, tokenHash: Buffer): Promise<boolean> {
    const { rowCount } = await tx
      .delete(recoveryLinks)
      .where(
        and(
          eq(recoveryLinks.customerId, customerId),
          eq(recoveryLinks.tokenHash, tokenHash),
          gt(recoveryLinks.expiresAt, sql`now()`),
        ),
      )
    return rowCount === 1
  },

  async removeLink(tx: Transaction, customerId: number): Promise<void> {
    await tx.delete(recoveryLinks).where(eq(recoveryLinks.customerId, customerId))
  },

  async removeRequests(tx: Transaction, email: string): Promise<void> {
    await tx.delete(recoveryRequests).where(eq(recoveryRequests.email, email))
  },

  async deleteExpired(executor: Executor): Promise<void> {
    await executor.delete(recoveryLinks).where(sql`${recoveryLinks.expiresAt} <= now()`)
  },
}
