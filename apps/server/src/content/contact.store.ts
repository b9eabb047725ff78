import { eq } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'
import { contactMessages } from './newsletter.tables.ts'

export const contactStore = {
  async insert(executor: Executor, message: typeof contactMessages.$inferInsert): Promise<void> {
    await executor.insert(contactMessages).values(message)
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
