import { and, asc, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../db/connection.ts'
import { type ChatEnd, chatConversations, chatMessages } from './chat.tables.ts'

export type ConversationRow = typeof chatConversations.$inferSelect
export type ChatMessageRow = typeof chatMessages.$inferSelect

/** The identity lasts this long after the last message (D36). */
const minutes = sql`interval '15 minutes'`
const goesOn = and(isNull(chatConversations.closedAt), gt(chatConversations.expiresAt, sql`now()`))

export const chatStore = {
  /** The visitor's last conversation, locked until the transaction ends. */
  async lockLatest(tx: Transaction, visitorId: string): Promise<ConversationRow | undefined> {
    const [row] = await tx
      .select()
      .from(chatConversations)
      .where(eq(chatConversations.visitorId, visitorId))
      .orderBy(desc(chatConversations.id))
      .limit(1)
      .for('update')
    return row
  },

  async findByToken(
    executor: Executor,
    visitorId: string,
    tokenHash: Buffer,
  ): Promise<ConversationRow | undefined> {
    const [row] = await executor
      .select()
      .from(chatConversations)
      .where(and(eq(chatConversations.visitorId, visitorId), eq(chatConversations.tokenHash, tokenHash)))
      .orderBy(desc(chatConversations.id))
      .limit(1)
    return row
  },

  async find(executor: Executor, id: number): Promise<ConversationRow | undefined> {
    const [row] = await executor.select().from(chatConversations).where(eq(chatConversations.id, id))
    return row
  },

  /** False where another has just opened one for this visitor. */
  async open(
    tx: Transaction,
    row: Pick<typeof chatConversations.$inferInsert, 'visitorId' | 'tokenHash' | 'customerId'> & {
      name: string
      email: string
      phone: string | null
    },
  ): Promise<boolean> {
    const { rowCount } = await tx
      .insert(chatConversations)
      .values({ ...row, expiresAt: sql`now() + ${minutes}` })
      .onConflictDoNothing()
    return rowCount === 1
  },

  /** Changes who the visitor says to be and starts the 15 minutes again. */
  async rename(
    tx: Transaction,
    id: number,
    person: { name: string; email: string; phone: string | null },
  ): Promise<void> {
    await tx
      .update(chatConversations)
      .set({ ...person, expiresAt: sql`now() + ${minutes}` })
      .where(eq(chatConversations.id, id))
  },

  /**
   * Takes the next number and starts the 15 minutes again, in one conditional statement: those who write at
   * once take turns. Undefined when the conversation has ended or expired.
   */
  async takeSequence(tx: Transaction, id: number): Promise<number | undefined> {
    const [row] = await tx
      .update(chatConversations)
      .set({ lastSequence: sql`${chatConversations.lastSequence} + 1`, expiresAt: sql`now() + ${minutes}` })
      .where(and(eq(chatConversations.id, id), goesOn))
      .returning({ sequence: chatConversations.lastSequence })
    return row?.sequence
  },

  async insertMessage(
    tx: Transaction,
    row: { conversationId: number; sequence: number; administrator: string | null; content: string },
  ): Promise<ChatMessageRow> {
    // Not when the transaction began, which may be before another's that came first.
    const [message] = await tx
      .insert(chatMessages)
      .values({ ...row, sentAt: sql`clock_timestamp()` })
      .returning()
    if (!message) throw new Error('The message was not stored.')
    return message
  },

  /** At most 200, in their order. */
  messagesAfter: (executor: Executor, conversationId: number, sequence: number): Promise<ChatMessageRow[]> =>
    executor
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.conversationId, conversationId), gt(chatMessages.sequence, sequence)))
      .orderBy(asc(chatMessages.sequence))
      .limit(200),

  /** Undefined for one that had ended, which stays as it ended. */
  async close(executor: Executor, id: number, closedBy: ChatEnd): Promise<ConversationRow | undefined> {
    const [row] = await executor
      .update(chatConversations)
      .set({ closedAt: sql`now()`, closedBy })
      .where(and(eq(chatConversations.id, id), isNull(chatConversations.closedAt)))
      .returning()
    return row
  },

  /** The newest first. */
  list(executor: Executor, { isOpen, before }: { isOpen: boolean; before: number | null }) {
    const ended = or(
      sql`${chatConversations.closedAt} is not null`,
      sql`${chatConversations.expiresAt} <= now()`,
    )
    return executor
      .select({
        conversation: chatConversations,
        lastMessage: sql<string | null>`(select m.content from chat_messages m
          where m.conversation_id = chat_conversations.id and m.sequence = chat_conversations.last_sequence)`,
      })
      .from(chatConversations)
      .where(and(isOpen ? goesOn : ended, before === null ? undefined : lt(chatConversations.id, before)))
      .orderBy(desc(chatConversations.id))
      .limit(50)
  },

  ofCustomer: (executor: Executor, customerId: number): Promise<ConversationRow[]> =>
    executor
      .select()
      .from(chatConversations)
      .where(eq(chatConversations.customerId, customerId))
      .orderBy(asc(chatConversations.id)),

  async deleteOfCustomer(tx: Transaction, customerId: number): Promise<void> {
    await tx.delete(chatConversations).where(eq(chatConversations.customerId, customerId))
  },
}
