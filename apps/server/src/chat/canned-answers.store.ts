import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'
import { chatCannedAnswers } from './chat.tables.ts'

export type CannedAnswer = typeof chatCannedAnswers.$inferSelect

export const cannedAnswersStore = {
  /** At most 200, by their names; those in whose name or text the words stand. */
  list: (executor: Executor, words: string): Promise<CannedAnswer[]> =>
    executor
      .select()
      .from(chatCannedAnswers)
      .where(
        words === ''
          ? undefined
          : sql`position(fold_text(${words}) in fold_text(name::text || ' ' || content)) > 0`,
      )
      .orderBy(chatCannedAnswers.name)
      .limit(200),

  /** Undefined where another has the name. */
  async add(executor: Executor, name: string, content: string): Promise<CannedAnswer | undefined> {
    const [row] = await executor
      .insert(chatCannedAnswers)
      .values({ name, content })
      .onConflictDoNothing()
      .returning()
    return row
  },

  /** Undefined where there is none of that id; throws a unique violation where another has the name. */
  async change(executor: Executor, { id, name, content }: CannedAnswer): Promise<CannedAnswer | undefined> {
    const [row] = await executor
      .update(chatCannedAnswers)
      .set({ name, content })
      .where(eq(chatCannedAnswers.id, id))
      .returning()
    return row
  },

  async remove(executor: Executor, id: number): Promise<boolean> {
    const { rowCount } = await executor.delete(chatCannedAnswers).where(eq(chatCannedAnswers.id, id))
    return rowCount === 1
  },
}
