import { and, eq, gt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../db/connection.ts'
import { contactMessages } from './newsletter.tables.ts'

export const contactStore = {
  /** Whether it is new: what the same person has sent within a day, word for word, is there already. */
  async insert(tx: Transaction, message: typeof contactMessages.$inferInsert): Promise<boolean> {
    const { name, email, subject, content } = message
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${email}`}, 0))`)
    const [known] = await tx
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(
        and(
          eq(contactMessages.email, email),
          eq(contactMessages.name, name),
          eq(contactMessages.subject, subject),
          eq(contactMessages.content, content),
          gt(contactMessages.sentAt, sql`now() - interval '1 day'`),
        ),
      )
      .limit(1)
    if (known) return false
    await tx.insert(contactMessages).values(message)
    return true
  },

  async listFrom(executor: Executor, email: string) {
    return executor
      .select({
        name: contactMessages.name,
        topic: contactMessages.subject,
        message: contactMessages.content,
        sentAt: contactMessages.sentAt,
      })
      .from(contactMessages)
      .where(eq(contactMessages.email, email))
      .orderBy(contactMessages.id)
  },

  async forget(executor: Executor, email: string): Promise<void> {
    await executor.delete(contactMessages).where(eq(contactMessages.email, email))
  },
}
