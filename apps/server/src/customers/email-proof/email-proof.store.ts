import { and, eq, gt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/connection.ts'
import { emailLinks } from '../customers.tables.ts'

/** In which a link that was mailed is not mailed again: nobody can flood an inbox. */
const restMinutes = 2

/** A link of this very customer that still holds. */
const holding = (customerId: number, tokenHash: Buffer) =>
  and(
    eq(emailLinks.customerId, customerId),
    eq(emailLinks.tokenHash, tokenHash),
    gt(emailLinks.expiresAt, sql`now()`),
  )

export const emailProofStore = {
  /** Whether the customer was mailed a link to that address a moment ago. */
  async isFresh(executor: Executor, customerId: number, email: string): Promise<boolean> {
    const [row] = await executor
      .select({ customerId: emailLinks.customerId })
      .from(emailLinks)
      .where(
        and(
          eq(emailLinks.customerId, customerId),
          eq(emailLinks.email, email),
          gt(emailLinks.mailedAt, sql`now() - make_interval(mins => ${restMinutes})`),
        ),
      )
    return row !== undefined
  },

  /** Puts a new link in the place of the customer's last. */
  async replaceLink(
    tx: Transaction,
    { customerId, ...link }: { customerId: number; email: string; tokenHash: Buffer },
    hours: number,
  ): Promise<void> {
    const saved = { ...link, mailedAt: sql`now()`, expiresAt: sql`now() + make_interval(hours => ${hours})` }
    await tx
      .insert(emailLinks)
      .values({ customerId, ...saved })
      .onConflictDoUpdate({ target: emailLinks.customerId, set: saved })
  },

  /** The address that a link proves; undefined for one that does not hold. */
  async emailOf(executor: Executor, customerId: number, tokenHash: Buffer): Promise<string | undefined> {
    const [row] = await executor
      .select({ email: emailLinks.email })
      .from(emailLinks)
      .where(holding(customerId, tokenHash))
    return row?.email
  },

  /** Uses a link of this very customer up and returns the address that it proves. */
  async use(tx: Transaction, customerId: number, tokenHash: Buffer): Promise<string | undefined> {
    const [row] = await tx
      .delete(emailLinks)
      .where(holding(customerId, tokenHash))
      .returning({ email: emailLinks.email })
    return row?.email
  },

  async removeLink(tx: Transaction, customerId: number): Promise<void> {
    await tx.delete(emailLinks).where(eq(emailLinks.customerId, customerId))
  },

  async deleteExpired(executor: Executor): Promise<void> {
    await executor.delete(emailLinks).where(sql`${emailLinks.expiresAt} <= now()`)
  },
}
