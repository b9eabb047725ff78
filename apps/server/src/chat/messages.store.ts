import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'
import { type Card, chatMessages } from './chat.tables.ts'

export type ChatMessageRow = typeof chatMessages.$inferSelect

/** Who of the staff writes; null for the visitor. */
export type ChatWriter = { staffId: number; name: string } | null

export type NewMessage = {
  conversationId: number
  content: string
  key: string | null
  card: Card | null
  writer: ChatWriter
}

const pageSize = 200

export const messagesStore = {
  /**
   * Takes the next number and writes the message, in one statement: those who write at once take turns, and no number
   * is taken without its message. It starts the 15 minutes again (D36). Undefined where the conversation has ended,
   * its visitor is muted, or the key was used; throws a unique violation where the key is used at this very moment.
   */
  async write(
    executor: Executor,
    { conversationId, content, key, card, writer }: NewMessage,
  ): Promise<ChatMessageRow | undefined> {
    const { rows } = await executor.execute<ChatMessageRow & { sentAt: string }>(sql`
      with taken as (
        update chat_conversations c set
          last_sequence = last_sequence + 1,
          last_message_at = clock_timestamp(),
          expires_at = case c.kind when 'chat' then now() + interval '15 minutes' else expires_at end,
          ${writer ? answered(writer.staffId) : asked}
        where c.id = ${conversationId} and c.closed_at is null and (c.kind = 'offline' or c.expires_at > now())
          and (${writer !== null} or c.muted_until is null or c.muted_until <= now())
          and not exists (
            select from chat_messages m where m.conversation_id = c.id and m.client_key = ${key}::uuid)
        returning c.id, c.last_sequence
      )
      insert into chat_messages (conversation_id, sequence, administrator, content, client_key, card, sent_at)
      select id, last_sequence, ${writer?.name ?? null}::text, ${content}::text, ${key}::uuid,
        ${card && JSON.stringify(card)}::jsonb, clock_timestamp()
      from taken
      returning conversation_id as "conversationId", sequence, administrator, content,
        client_key as "clientKey", card, sent_at as "sentAt"`)
    const [row] = rows
    return row && { ...row, sentAt: new Date(row.sentAt) }
  },

  async ofKey(executor: Executor, conversationId: number, key: string): Promise<ChatMessageRow | undefined> {
    const [row] = await executor
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.conversationId, conversationId), eq(chatMessages.clientKey, key)))
    return row
  },

  /** At most 200, in their order. */
  after: (executor: Executor, conversationId: number, sequence: number): Promise<ChatMessageRow[]> =>
    executor
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.conversationId, conversationId), gt(chatMessages.sequence, sequence)))
      .orderBy(asc(chatMessages.sequence))
      .limit(pageSize),

  /** The last 200 before a number, or of all; in their order. */
  async before(
    executor: Executor,
    conversationId: number,
    sequence: number | null,
  ): Promise<ChatMessageRow[]> {
    const rows = await executor
      .select()
      .from(chatMessages)
      .where(
        and(
          eq(chatMessages.conversationId, conversationId),
          sequence === null ? undefined : lt(chatMessages.sequence, sequence),
        ),
      )
      .orderBy(desc(chatMessages.sequence))
      .limit(pageSize)
    return rows.toReversed()
  },

  all: (executor: Executor, conversationId: number): Promise<ChatMessageRow[]> =>
    executor
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.conversationId, conversationId))
      .orderBy(asc(chatMessages.sequence)),
}

const asked = sql`
  waiting_since = coalesce(c.waiting_since, clock_timestamp()),
  asked_at = coalesce(c.asked_at, clock_timestamp())`

/** Who answers has seen what there was, and takes what nobody has taken. */
const answered = (staffId: number) => sql`
  waiting_since = null,
  answered_at = coalesce(c.answered_at, case when c.asked_at is not null then clock_timestamp() end),
  seen_by_staff = c.last_sequence + 1,
  assigned_to = coalesce(c.assigned_to, ${staffId})`
