import { timingSafeEqual } from 'node:crypto'
import { normalizePhone } from '#rules/chile/phone.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import { type Database, inTransaction, type Transaction } from '../db/connection.ts'
import type { ReadsHeaders, SetsHeaders } from '../http/security/headers.ts'
import { cookieAttributes, cookieName, sessionTokens } from '../http/security/session-tokens.ts'
import { isRefusal, type Refusal, refuse } from '../refusals/refusal.ts'
import { type ChatMessage, presentClose, presentDisconnect, presentMessage } from './chat.present.ts'
import { type ConversationRow, chatStore } from './chat.store.ts'
import type { ChatChannel } from './chat-channel.ts'

export type ChatService = ReturnType<typeof chatService>

export type ChatPerson = { name: string; email: string; phone: string }

/** The browser keeps its proof for a day; the 15 minutes of the identity stand on the conversation (D36). */
const cookieSeconds = 24 * 60 * 60

/**
 * Conversations of visitors with the staff. A visitor is named by a UUID, and proves by a cookie to be the
 * one who opened the conversation; without that proof, whether it exists is not told (D22, D35).
 */
export function chatService({
  database,
  secret,
  secureCookies,
  channel,
}: {
  database: Database
  secret: string
  /** True when the shop is reached by https. */
  secureCookies: boolean
  /** Told of each message and each end. */
  channel: ChatChannel
}) {
  const cookie = cookieName('huella_chat', secureCookies)
  const tokens = sessionTokens({ secret, kind: 'chat-', cookie })
  const attributes = (seconds: number) => `${cookieAttributes(seconds, secureCookies)}; HttpOnly`

  async function proven(request: ReadsHeaders, visitorId: string): Promise<ConversationRow | Refusal> {
    const hash = tokens.sentHash(request)
    const found = hash && (await chatStore.findByToken(database.db, visitorId, hash))
    return found ?? refuse('NOT_YOURS')
  }

  async function write(
    conversation: ConversationRow,
    content: string,
    administrator: string | null,
  ): Promise<ChatMessage | Refusal> {
    const { id: conversationId, visitorId } = conversation
    const message = await inTransaction(database, async (tx) => {
      const sequence = await chatStore.takeSequence(tx, conversationId)
      if (sequence === undefined) return refuse('CHAT_EXPIRED')
      const row = await chatStore.insertMessage(tx, { conversationId, sequence, administrator, content })
      return { ...row, visitorId }
    })
    if (!isRefusal(message)) {
      channel({ conversationId, visitorId, kind: 'message', event: presentMessage(message) })
    }
    return message
  }

  async function end(id: number, by: 'visitor' | 'disconnected' | 'closed'): Promise<void> {
    const ended = await chatStore.close(database.db, id, by)
    if (!ended) return
    const { id: conversationId, visitorId } = ended
    if (by === 'closed') channel({ conversationId, visitorId, kind: 'close', event: presentClose(ended) })
    else channel({ conversationId, visitorId, kind: 'disconnect', event: presentDisconnect(ended) })
  }

  async function messagesOf({ id, visitorId }: ConversationRow, after: number): Promise<ChatMessage[]> {
    const rows = await chatStore.messagesAfter(database.db, id, after)
    return rows.map((row) => ({ ...row, visitorId }))
  }

  async function found(id: number): Promise<ConversationRow | Refusal> {
    return (await chatStore.find(database.db, id)) ?? refuse('NOT_FOUND')
  }

  return {
    /**
     * Opens the visitor's conversation and gives the browser its proof, or changes the open one of this same
     * browser. Refuses EMAIL_INVALID, PHONE_INVALID, and NOT_YOURS where another browser's goes on.
     */
    async identify(
      visitorId: string,
      given: ChatPerson,
      customerId: number | null,
      request: ReadsHeaders,
      reply: SetsHeaders,
    ): Promise<true | Refusal> {
      const person = readPerson(given)
      if (isRefusal(person)) return person
      const opened = await inTransaction(database, async (tx) => {
        const latest = await chatStore.lockLatest(tx, visitorId)
        if (latest && goesOn(latest)) {
          const sent = tokens.sentHash(request)
          if (!sent || !timingSafeEqual(sent, latest.tokenHash)) return refuse('NOT_YOURS')
          await chatStore.rename(tx, latest.id, person)
          return null
        }
        if (latest) await chatStore.close(tx, latest.id, 'expired')
        const { token, tokenHash } = tokens.make()
        const isOpened = await chatStore.open(tx, { visitorId, tokenHash, customerId, ...person })
        return isOpened ? token : refuse('NOT_YOURS')
      })
      if (isRefusal(opened)) return opened
      if (opened) reply.header('set-cookie', `${cookie}=${opened}${attributes(cookieSeconds)}`)
      return true
    },

    /** Refuses NOT_YOURS, and CHAT_EXPIRED when the conversation has ended or its 15 minutes are over. */
    async send(request: ReadsHeaders, visitorId: string, content: string): Promise<ChatMessage | Refusal> {
      const conversation = await proven(request, visitorId)
      return isRefusal(conversation) ? conversation : write(conversation, content, null)
    },

    /** What came after a message, and whether the conversation goes on. Refuses NOT_YOURS. */
    async read(
      request: ReadsHeaders,
      visitorId: string,
      after: number,
    ): Promise<{ messages: ChatMessage[]; isOpen: boolean; expiresAt: Date } | Refusal> {
      const conversation = await proven(request, visitorId)
      if (isRefusal(conversation)) return conversation
      return {
        messages: await messagesOf(conversation, after),
        isOpen: goesOn(conversation),
        expiresAt: conversation.expiresAt,
      }
    },

    /** The visitor leaves. Refuses NOT_YOURS. */
    async leave(request: ReadsHeaders, reply: SetsHeaders, visitorId: string): Promise<true | Refusal> {
      const conversation = await proven(request, visitorId)
      if (isRefusal(conversation)) return conversation
      await end(conversation.id, 'visitor')
      reply.header('set-cookie', `${cookie}=${attributes(0)}`)
      return true
    },

    list: (input: { isOpen: boolean; before: number | null }) => chatStore.list(database.db, input),

    /** For the staff. Refuses NOT_FOUND. */
    async messages(id: number, after: number): Promise<ChatMessage[] | Refusal> {
      const conversation = await found(id)
      return isRefusal(conversation) ? conversation : messagesOf(conversation, after)
    },

    /** The staff answers. Refuses NOT_FOUND and CHAT_EXPIRED. */
    async answer(id: number, content: string, administrator: string): Promise<ChatMessage | Refusal> {
      const conversation = await found(id)
      return isRefusal(conversation) ? conversation : write(conversation, content, administrator)
    },

    /** The staff ends a conversation, for the visitor alone or for all. Refuses NOT_FOUND. */
    async end(id: number, by: 'disconnected' | 'closed'): Promise<true | Refusal> {
      const conversation = await found(id)
      if (isRefusal(conversation)) return conversation
      await end(id, by)
      return true
    },

    /** What the customer said while their session was open; a stranger's conversation is nobody's proof. */
    async exportOf(customerId: number) {
      const conversations = await chatStore.ofCustomer(database.db, customerId)
      return Promise.all(
        conversations.map(async (conversation) => ({
          name: conversation.name,
          email: conversation.email,
          phone: conversation.phone,
          openedAt: conversation.openedAt,
          messages: (await messagesOf(conversation, 0)).map(({ content, administrator, sentAt }) => ({
            content,
            administrator,
            sentAt,
          })),
        })),
      )
    },

    /** Deletes the customer's conversations with all that was said in them. */
    forgetPerson: (tx: Transaction, customerId: number) => chatStore.deleteOfCustomer(tx, customerId),
  }
}

/** Whether a conversation that was just read still goes on. */
export const goesOn = ({ closedAt, expiresAt }: Pick<ConversationRow, 'closedAt' | 'expiresAt'>): boolean =>
  closedAt === null && expiresAt > new Date()

function readPerson(given: ChatPerson): { name: string; email: string; phone: string | null } | Refusal {
  const email = normalizeEmail(given.email)
  if (email === null) return refuse('EMAIL_INVALID', { fields: { correo_usuario: 'EMAIL_INVALID' } })
  const phone = given.phone === '' ? null : normalizePhone(given.phone)
  if (given.phone !== '' && phone === null) {
    return refuse('PHONE_INVALID', { fields: { telefono_log_chat: 'PHONE_INVALID' } })
  }
  return { name: given.name, email, phone }
}
