import { and, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'
import { newsletterSubscriptions as subscriptions } from './newsletter.tables.ts'

type Request = Pick<
  typeof subscriptions.$inferInsert,
  'email' | 'language' | 'textVersion' | 'confirmHash' | 'unsubscribeHash'
>

/** 10 minutes after the first mail, twice as long after each one, at most a day. */
const cooledDown = lte(
  subscriptions.mailedAt,
  sql`now() - least(interval '10 minutes' * power(2, least(${subscriptions.mailed}, 20) - 1), interval '1 day')`,
)

export const newsletterStore = {
  /** Writes a request for the newsletter; false when the e-mail has it, or was mailed too lately. */
  async request(executor: Executor, request: Request): Promise<boolean> {
    const written = await executor
      .insert(subscriptions)
      .values({ ...request, state: 'pending' })
      .onConflictDoUpdate({
        target: subscriptions.email,
        set: {
          ...request,
          state: 'pending',
          requestedAt: sql`now()`,
          mailed: sql`least(${subscriptions.mailed} + 1, 1000)`,
          mailedAt: sql`now()`,
          confirmedAt: null,
          cancelledAt: null,
        },
        setWhere: and(ne(subscriptions.state, 'confirmed'), cooledDown),
      })
      .returning({ email: subscriptions.email })
    return written.length > 0
  },

  /** Confirms by the hash of a token that is 7 days old at most; again is well; undefined for any other. */
  async confirm(executor: Executor, hash: Buffer): Promise<string | undefined> {
    const [confirmed] = await executor
      .update(subscriptions)
      .set({
        state: 'confirmed',
        confirmedAt: sql`coalesce(${subscriptions.confirmedAt}, now())`,
        mailed: 0,
      })
      .where(
        and(
          eq(subscriptions.confirmHash, hash),
          inArray(subscriptions.state, ['pending', 'confirmed']),
          or(
            eq(subscriptions.state, 'confirmed'),
            gt(subscriptions.mailedAt, sql`now() - interval '7 days'`),
          ),
        ),
      )
      .returning({ email: subscriptions.email })
    return confirmed?.email
  },

  async cancel(executor: Executor, hash: Buffer): Promise<boolean> {
    const cancelled = await executor
      .update(subscriptions)
      .set({ state: 'cancelled', cancelledAt: sql`coalesce(${subscriptions.cancelledAt}, now())` })
      .where(eq(subscriptions.unsubscribeHash, hash))
      .returning({ email: subscriptions.email })
    return cancelled.length > 0
  },

  async find(executor: Executor, email: string) {
    const [row] = await executor
      .select({
        state: subscriptions.state,
        language: subscriptions.language,
        textVersion: subscriptions.textVersion,
        requestedAt: subscriptions.requestedAt,
        confirmedAt: subscriptions.confirmedAt,
        cancelledAt: subscriptions.cancelledAt,
      })
      .from(subscriptions)
      .where(eq(subscriptions.email, email))
    return row ?? null
  },

  async forget(executor: Executor, email: string): Promise<void> {
    await executor.delete(subscriptions).where(eq(subscriptions.email, email))
  },
}
