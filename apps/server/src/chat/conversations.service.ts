import { type Database, inTransaction, isTaken, type Transaction } from '../db/connection.ts'
import { isRefusal, Refusal, refuse } from '../refusals/refusal.ts'
import {
  type ChatMessage,
  presentClose,
  presentDisconnect,
  presentMessage,
  presentNote,
  presentRow,
} from './chat.present.ts'
import { type ConversationRow, chatStore } from './chat.store.ts'
import type { Card } from './chat.tables.ts'
import type { ChatChannel } from './chat-channel.ts'
import { muteEnd, secondsUntil } from './conversation-state.ts'
import { deskStore, type ListedConversation } from './desk.store.ts'
import { type ChatMessageRow, type ChatWriter, messagesStore } from './messages.store.ts'
import type { NoteRow } from './notes.store.ts'

export type ConversationsService = ReturnType<typeof conversationsService>

export type Said = {
  content: string
  key: string | null
  card?: Card | null
  writer: ChatWriter
  /** Done with what is written, in its transaction. */
  besides?: (tx: Transaction, message: ChatMessageRow) => Promise<void>
}

/** `isRetained`: for its visitor alone; what nobody has answered waits on at the desk, to be answered by mail. */
export type EndedConversation = ConversationRow & { isRetained?: boolean }

/** What visitors and staff do alike in a conversation, and how the channel is told of it. */
export function conversationsService({
  database,
  channel,
  report,
}: {
  database: Database
  channel: ChatChannel
  report(error: Error): void
}) {
  const { db } = database

  const messagesOf = (rows: readonly ChatMessageRow[], { visitorId }: ConversationRow) =>
    rows.map((row): ChatMessage => ({ ...row, visitorId }))

  /**
   * The lists of the desk show this conversation, and it has changed by something other than a message. Never rejects:
   * what is told of has happened already, whether or not the lists hear of it.
   */
  async function tellRow(id: number): Promise<void> {
    const row = await rowToTell(id)
    if (row) await tellListed(row)
  }

  const rowToTell = (id: number): Promise<ListedConversation | undefined> =>
    deskStore.find(db, id).catch((error: unknown) => {
      report(new Error('A list of the chat could not be told of a change.', { cause: error }))
      return undefined
    })

  async function tellListed(row: ListedConversation): Promise<void> {
    const { id: conversationId, visitorId } = row.conversation
    await channel({ conversationId, visitorId, kind: 'row', event: presentRow(row) })
  }

  async function tellAgent(
    { id: conversationId, visitorId }: ConversationRow,
    name: string | null,
  ): Promise<void> {
    const event = { cliente_identificado: visitorId, nombre: name }
    await channel({ conversationId, visitorId, kind: 'agent', event })
  }

  /** Somebody has answered where nobody had taken it: of two at once the first has it, and tells so. */
  async function tellTaken(
    { id }: ConversationRow,
    { staffId, name }: NonNullable<ChatWriter>,
  ): Promise<void> {
    const row = await rowToTell(id)
    if (row?.conversation.assignedTo !== staffId) return
    await tellAgent(row.conversation, name)
    await tellListed(row)
  }

  async function tellEnd(ended: EndedConversation): Promise<void> {
    const { id: conversationId, visitorId } = ended
    if (ended.closedBy === 'closed')
      await channel({ conversationId, visitorId, kind: 'close', event: presentClose(ended) })
    else await channel({ conversationId, visitorId, kind: 'disconnect', event: presentDisconnect(ended) })
  }

  async function tellEnds(ended: readonly EndedConversation[]): Promise<void> {
    // Visitors wait for it; the lists may be later.
    for (const each of ended) await tellEnd(each)
    for (const each of ended) await tellRow(each.id)
  }

  function store(
    conversationId: number,
    { content, key, card = null, writer, besides }: Said,
  ): Promise<ChatMessageRow | undefined> {
    const message = { conversationId, content, key, card, writer }
    if (!besides) return messagesStore.write(db, message)
    return inTransaction(database, async (tx) => {
      const row = await messagesStore.write(tx, message)
      if (row) await besides(tx, row)
      return row
    })
  }

  /** The message of a key that was used before; why else nothing could be written. */
  async function repeated(id: number, { key, writer }: Said): Promise<ChatMessageRow | Refusal> {
    const row = key === null ? undefined : await messagesStore.ofKey(db, id, key)
    if (row) return row
    const now = await chatStore.find(db, id)
    const mutedUntil = now?.closedAt === null && writer === null ? muteEnd(now) : null
    return mutedUntil ? new Refusal('CHAT_MUTED', {}, secondsUntil(mutedUntil)) : refuse('CHAT_EXPIRED')
  }

  return {
    messagesOf,
    tellRow,
    tellAgent,

    /**
     * Writes a message, or finds the one that was written under its key. CHAT_EXPIRED where the conversation has
     * ended, and CHAT_MUTED for a muted visitor.
     */
    async write(conversation: ConversationRow, said: Said): Promise<ChatMessage | Refusal> {
      const { id: conversationId, visitorId } = conversation
      const { key, writer } = said
      const written = await store(conversationId, said).catch((error: unknown) => {
        // The same message came twice at once.
        if (key !== null && isTaken(error)) return undefined
        throw error
      })
      const row = written ?? (await repeated(conversationId, said))
      if (isRefusal(row)) return row
      const message = { ...row, visitorId }
      // Told again where it was sent again: the process that took it first may have ended before it told anybody.
      await channel({ conversationId, visitorId, kind: 'message', event: presentMessage(message) })
      if (written && writer && conversation.assignedTo === null) await tellTaken(conversation, writer)
      return message
    },

    async tellNote(note: NoteRow, visitorId: string): Promise<void> {
      const { conversationId } = note
      await channel({ conversationId, visitorId, kind: 'note', event: presentNote(note) })
    },

    /** Notes up to which message a side has read; an earlier one than before changes nothing. */
    async see(
      conversation: Pick<ConversationRow, 'id' | 'visitorId'>,
      by: 'visitor' | 'staff',
      upTo: number,
    ): Promise<void> {
      const { id: conversationId, visitorId } = conversation
      const place = await chatStore.see(db, conversationId, by, upTo)
      if (place === null) return
      const side = by === 'visitor' ? 'visitante' : 'equipo'
      const event = { cliente_identificado: visitorId, por: side, secuencia: place } as const
      await channel({ conversationId, visitorId, kind: 'seen', event })
    },

    tellEnds,

    /** The visitor leaves; one that has ended stays as it ended. */
    async leave(id: number): Promise<void> {
      const ended = await chatStore.close(db, id, 'visitor')
      if (ended) await tellEnds([ended])
    },
  }
}
