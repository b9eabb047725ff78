import { and, eq, gt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/connection.ts'
import { firstOwnerLinks } from '../staff.tables.ts'

export const firstOwnerStore = {
  /** Of any number who make the first owner at once, one is the first. */
  async lock(tx: Transaction): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first owner', 0))`)
  },

  async add(executor: Executor, tokenHash: Buffer, hours: number): Promise<void> {
    await executor.delete(firstOwnerLinks).where(sql`${firstOwnerLinks.expiresAt} <= now()`)
    const expiresAt = sql`now() + make_interval(hours => ${hours})`
    await executor.insert(firstOwnerLinks).values({ tokenHash, expiresAt })
  },

  async holds(executor: Executor, tokenHash: Buffer): Promise<boolean> {
    const found = await executor
      .select({ expiresAt: firstOwnerLinks.expiresAt })
      .from(firstOwnerLinks)
      .where(and(eq(firstOwnerLinks.tokenHash, tokenHash), gt(firstOwnerLinks.expiresAt, sql`now()`)))
    return found.length > 0
  },

  /** Every link ends: the one that was used, and those of other starts. */
  async endAll(executor: Executor): Promise<void> {
    await executor.delete(firstOwnerLinks)
  },
}
