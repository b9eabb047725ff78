import { eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../db/connection.ts'
import { chatCannedAnswers } from './chat.tables.ts'

export type CannedAnswer = typeof chatCannedAnswers.$inferSelect
type Words = Pick<CannedAnswer, 'name' | 'content' | 'editedBy'>

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

  /** Nobody else writes it until the transaction ends. */
  async lock(tx: Transaction, id: number): Promise<CannedAnswer | null> {
    const [row] = await tx.select().from(chatCannedAnswers).where(eq(chatCannedAnswers.id, id)).for('update')
    return row ?? null
  },

  async idOf(tx: Transaction, name: string): Promise<number | undefined> {
    const [row] = await tx
      .select({ id: chatCannedAnswers.id })
      .from(chatCannedAnswers)
      .where(eq(chatCannedAnswers.name, name))
    return row?.id
  },

  /** Throws a unique violation where another has the name at this moment. */
  async add(tx: Transaction, words: Words): Promise<CannedAnswer> {
    const [row] = await tx
      .insert(chatCannedAnswers)
      .values({ ...words, editedAt: sql`now()` })
      .returning()
    if (!row) throw new Error('The answer was not stored.')
    return row
  },

  /** As `add`, of one that is locked. */
  async change(tx: Transaction, id: number, words: Words): Promise<CannedAnswer> {
    const [row] = await tx
      .update(chatCannedAnswers)
      .set({ ...words, version: sql`${chatCannedAnswers.version} + 1`, editedAt: sql`now()` })
      .where(eq(chatCannedAnswers.id, id))
      .returning()
    if (!row) throw new Error('The answer was not stored.')
    return row
  },

  async remove(tx: Transaction, id: number): Promise<void> {
    await tx.delete(chatCannedAnswers).where(eq(chatCannedAnswers.id, id))
  },
}
