import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'
import { chatNotes } from './chat.tables.ts'

export type NoteRow = typeof chatNotes.$inferSelect

export const notesStore = {
  /** Undefined where the key was used, or there is no such conversation. */
  async write(
    executor: Executor,
    note: { conversationId: number; author: string; content: string; key: string | null },
  ): Promise<NoteRow | undefined> {
    const { rows } = await executor.execute<NoteRow & { writtenAt: string }>(sql`
      insert into chat_notes (conversation_id, after_sequence, author, content, client_key)
      select id, last_sequence, ${note.author}, ${note.content}, ${note.key}::uuid
      from chat_conversations where id = ${note.conversationId}
      on conflict do nothing
      returning id, conversation_id as "conversationId", after_sequence as "afterSequence", author, content,
        client_key as "clientKey", written_at as "writtenAt"`)
    const [row] = rows
    return row && { ...row, writtenAt: new Date(row.writtenAt) }
  },

  async ofKey(executor: Executor, conversationId: number, key: string): Promise<NoteRow | undefined> {
    const [row] = await executor
      .select()
      .from(chatNotes)
      .where(and(eq(chatNotes.conversationId, conversationId), eq(chatNotes.clientKey, key)))
    return row
  },

  /** Those that were written after messages of these numbers, both counted; in their order. */
  among: (executor: Executor, conversationId: number, from: number, to: number): Promise<NoteRow[]> =>
    executor
      .select()
      .from(chatNotes)
      .where(
        and(
          eq(chatNotes.conversationId, conversationId),
          gte(chatNotes.afterSequence, from),
          lte(chatNotes.afterSequence, to),
        ),
      )
      .orderBy(asc(chatNotes.afterSequence), asc(chatNotes.id)),

  all: (executor: Executor, conversationId: number): Promise<NoteRow[]> =>
    executor
      .select()
      .from(chatNotes)
      .where(eq(chatNotes.conversationId, conversationId))
      .orderBy(asc(chatNotes.id)),
}
