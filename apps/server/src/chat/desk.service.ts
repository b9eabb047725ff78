import { type Database, inTransaction, type Transaction } from '../db/connection.ts'
import type { StaffSession } from '../http/security/staff-session.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import { isRefusal, type Refusal, refuse } from '../refusals/refusal.ts'
import type { StaffLog } from '../staff/log/staff-log.service.ts'
import type { ChatMessage } from './chat.present.ts'
import { type ConversationRow, chatStore } from './chat.store.ts'
import type { Card } from './chat.tables.ts'
import type { ConversationsService } from './conversations.service.ts'
import { deskStore, type ListedConversation } from './desk.store.ts'
import { mailUnseen } from './mail-unseen.ts'
import { messagesStore } from './messages.store.ts'
import { type NoteRow, notesStore } from './notes.store.ts'
import type { OfflineService } from './offline.service.ts'
import { presenceStore } from './presence.store.ts'

export type DeskService = ReturnType<typeof deskService>

/** Who of the staff does something. */
export type Agent = Pick<StaffSession, 'staffId' | 'name'>

const logged = { disconnected: 'conversacion-desconectada', closed: 'chat-cerrado' } as const

export type DeskReading = { messages: ChatMessage[]; notes: NoteRow[]; conversation: ConversationRow }

/** Messages behind one, or before one; the last ones where neither is given. */
type ReadFrom = { after?: number; before?: number }

/** The staff's side of conversations. Each refuses NOT_FOUND for one that there is not. */
export function deskService({
  database,
  conversations,
  offline,
  outbox,
  staffLog,
  productOf,
}: {
  database: Database
  conversations: ConversationsService
  offline: Pick<OfflineService, 'mailAnswer'>
  outbox: Pick<Outbox, 'stage'>
  staffLog: Pick<StaffLog, 'note'>
  /** A product that is for sale, as it is now. */
  productOf(productId: number): Promise<Card | undefined>
}) {
  const { db } = database

  async function found(id: number): Promise<ConversationRow | Refusal> {
    return (await chatStore.find(db, id)) ?? refuse('NOT_FOUND')
  }

  async function rowOf(id: number): Promise<ListedConversation | Refusal> {
    return (await deskStore.find(db, id)) ?? refuse('NOT_FOUND')
  }

  async function say(
    id: number,
    said: { content: string; key: string | null; card?: Card },
    writer: Agent,
  ): Promise<ChatMessage | Refusal> {
    const conversation = await found(id)
    if (isRefusal(conversation)) return conversation
    return conversations.write(conversation, { ...said, writer, besides: offline.mailAnswer(id, writer) })
  }

  /** Changes something of a conversation, logs it and tells the lists. */
  async function change(
    { id }: ConversationRow,
    entry: Omit<Parameters<StaffLog['note']>[1], 'subject'>,
    work: (tx: Transaction) => Promise<void>,
  ): Promise<ListedConversation | Refusal> {
    await inTransaction(database, async (tx) => {
      await work(tx)
      await staffLog.note(tx, { ...entry, subject: String(id) })
    })
    await conversations.tellRow(id)
    return rowOf(id)
  }

  /**
   * Ends what the transaction has locked. What its visitor has asked and not seen answered is mailed to them: whoever ends it
   * has answered, and cannot tell that nobody was there to read it. Of what was left every answer is mailed already.
   */
  async function endLocked(tx: Transaction, conversation: ConversationRow, by: keyof typeof logged) {
    const { id, kind, seenByVisitor, lastSequence } = conversation
    const mayBeUnseen = kind === 'chat' && seenByVisitor < lastSequence
    const said = mayBeUnseen ? await messagesStore.all(tx, id) : []
    const answerMailed = await mailUnseen(tx, outbox, conversation, said)
    return chatStore.close(tx, id, by, answerMailed)
  }

  async function end(id: number, by: keyof typeof logged, agent: Agent): Promise<true | Refusal> {
    const conversation = await found(id)
    if (isRefusal(conversation)) return conversation
    const ended = await inTransaction(database, async (tx) => {
      const locked = await chatStore.lock(tx, id)
      const closed = locked?.closedAt === null ? await endLocked(tx, locked, by) : undefined
      const entry = { actor: agent, action: logged[by], subject: String(id) }
      if (closed) await staffLog.note(tx, entry)
      return closed
    })
    if (ended) await conversations.tellEnds([ended])
    return true
  }

  return {
    list: (query: Parameters<typeof deskStore.list>[1]) => deskStore.list(db, query),

    counts: (staffId: number) => deskStore.counts(db, staffId),

    rowOf,

    figures: (from: string, to: string) => deskStore.figures(db, from, to),

    othersOf: ({ id, customerId }: ConversationRow): Promise<ListedConversation[]> =>
      customerId === null ? Promise.resolve([]) : deskStore.ofCustomer(db, customerId, id),

    /** The visitor of a conversation that goes on. */
    async visitorOf(id: number): Promise<string | Refusal> {
      const conversation = await found(id)
      return isRefusal(conversation) ? conversation : conversation.visitorId
    },

    /** Messages after one, or before one, or the last ones; with the notes that stand among them. */
    async read(id: number, place: ReadFrom): Promise<DeskReading | Refusal> {
      const conversation = await found(id)
      if (isRefusal(conversation)) return conversation
      const { after, before = null } = place
      const rows =
        after === undefined
          ? await messagesStore.before(db, id, before)
          : await messagesStore.after(db, id, after)
      const { from, to } = notesBeside(rows, place, conversation.lastSequence)
      return {
        messages: conversations.messagesOf(rows, conversation),
        notes: await notesStore.among(db, id, from, to),
        conversation,
      }
    },

    /** Refuses CHAT_EXPIRED; what was left while nobody was there is answered by mail as well. */
    answer: (id: number, content: string, key: string | null, agent: Agent) =>
      say(id, { content, key }, agent),

    /** Sends a product as it is now; NOT_FOUND for one that is not for sale. */
    async sendProduct(id: number, productId: number, key: string | null, agent: Agent) {
      const card = await productOf(productId)
      if (!card) return refuse('NOT_FOUND', { fields: { id_producto: 'NOT_FOUND' } })
      return say(id, { content: card.name, key, card }, agent)
    },

    async note(id: number, content: string, key: string | null, agent: Agent): Promise<NoteRow | Refusal> {
      const conversation = await found(id)
      if (isRefusal(conversation)) return conversation
      const written = await notesStore.write(db, { conversationId: id, author: agent.name, content, key })
      if (written) await conversations.tellNote(written, conversation.visitorId)
      return (
        written ?? (key === null ? undefined : await notesStore.ofKey(db, id, key)) ?? refuse('NOT_FOUND')
      )
    },

    /** To somebody who may answer, or to nobody; logged where it was another's before. */
    async assign(id: number, staffId: number | null, agent: Agent): Promise<ListedConversation | Refusal> {
      const agents = await presenceStore.agents(db)
      const chosen = agents.find((each) => each.staffId === staffId)
      if (staffId !== null && !chosen) return refuse('NOT_FOUND', { fields: { id_cuenta: 'NOT_FOUND' } })
      const conversation = await found(id)
      if (isRefusal(conversation)) return conversation
      if (conversation.assignedTo === staffId) return rowOf(id)
      const entry = chosen
        ? ({ actor: agent, action: 'conversacion-asignada', detail: chosen.name } as const)
        : ({ actor: agent, action: 'conversacion-devuelta' } as const)
      const row = await change(conversation, entry, (tx) => chatStore.assign(tx, id, staffId))
      if (!isRefusal(row)) await conversations.tellAgent(row.conversation, chosen?.name ?? null)
      return row
    },

    async see(id: number, upTo: number): Promise<true | Refusal> {
      const conversation = await found(id)
      if (isRefusal(conversation)) return conversation
      await conversations.see(conversation, 'staff', upTo)
      return true
    },

    /** Disconnects a visitor; a conversation that has ended stays as it ended. */
    disconnect: (id: number, agent: Agent) => end(id, 'disconnected', agent),

    /** Closes a conversation for all who take part; one that has ended stays as it ended. */
    close: (id: number, agent: Agent) => end(id, 'closed', agent),

    /** Closes every conversation that goes on. */
    async closeAll(agent: Agent): Promise<true> {
      const ended = await inTransaction(database, async (tx) => {
        const closed = []
        for (const each of await chatStore.lockGoingOn(tx)) {
          const ended = await endLocked(tx, each, 'closed')
          if (ended) closed.push(ended)
        }
        const detail = String(closed.length)
        await staffLog.note(tx, { actor: agent, action: 'chat-cerrado', detail })
        return closed
      })
      await conversations.tellEnds(ended)
      return true
    },

    /** For so many minutes; 0 lets the visitor write again. */
    async mute(id: number, minutes: number, agent: Agent): Promise<ListedConversation | Refusal> {
      const conversation = await found(id)
      if (isRefusal(conversation)) return conversation
      const entry =
        minutes > 0
          ? ({ actor: agent, action: 'conversacion-silenciada', detail: `${minutes} min` } as const)
          : ({ actor: agent, action: 'conversacion-sin-silencio' } as const)
      return change(conversation, entry, (tx) => chatStore.mute(tx, id, minutes))
    },
  }
}

/**
 * Which notes stand beside messages, by the number of the message after which each was written. A page before another ends
 * where that one begins; the last one holds what was noted after its last message.
 */
function notesBeside(
  rows: readonly { sequence: number }[],
  { after, before }: ReadFrom,
  lastSequence: number,
): { from: number; to: number } {
  const first = rows[0]?.sequence ?? 1
  const last = rows.at(-1)?.sequence
  const from = after ?? (first === 1 ? 0 : first)
  if (before !== undefined) return { from, to: before - 1 }
  const isLast = (last ?? after ?? 0) >= lastSequence
  return { from, to: isLast ? lastSequence : (last ?? 0) }
}
