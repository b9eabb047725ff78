import type { CustomersService } from '../customers/customers.service.ts'
import type { Session } from '../customers/sessions/sessions.service.ts'
import { type Database, inTransaction, type Transaction } from '../db/connection.ts'
import { removeInParts } from '../db/in-parts.ts'
import type { ReadsHeaders, SetsHeaders } from '../http/security/headers.ts'
import type { RateLimits } from '../http/security/rate-limits.ts'
import { isRefusal, Refusal, refuse } from '../refusals/refusal.ts'
import type { ChatMessage } from './chat.present.ts'
import { type ConversationRow, chatStore } from './chat.store.ts'
import type { CartLine, ChatLanguage } from './chat.tables.ts'
import { type ChatPerson, readPerson } from './chat-person.ts'
import { goesOn, isMuted, muteEnd, secondsUntil } from './conversation-state.ts'
import type { ConversationsService } from './conversations.service.ts'
import { deskStore } from './desk.store.ts'
import { conversationsOf, exportConversations, type PersonOfChat } from './export-conversations.ts'
import { messagesStore } from './messages.store.ts'
import { visitorCustomer } from './visitor-customer.ts'
import { visitorProof } from './visitor-proof.ts'

export type ChatService = ReturnType<typeof chatService>

/** More messages than anybody types: whoever sends them is muted for `floodMinutes`. */
const flood = { times: 25, seconds: 30 } as const
const floodMinutes = 5

/** Who asks: what the cookies of a request prove. */
export type Asker = { request: ReadsHeaders; session: Session | null }

/** The data form, with the key under which it may be sent again. */
export type ChatForm = ChatPerson & { language?: ChatLanguage; key?: string | null }

export type ChatReading = {
  conversation: Pick<ConversationRow, 'email' | 'answerMailed'>
  /** Nobody answered in time, and what was asked is answered by mail. */
  isRetained: boolean
  messages: ChatMessage[]
  isOpen: boolean
  expiresAt: Date
  agent: string | null
  seenByStaff: number
}

/**
 * The visitor's side of conversations with the staff. A visitor is named by a UUID, and proves by a cookie to be the
 * one who opened the conversation; without that proof, whether it exists is not told (D22, D35).
 */
export function chatService({
  database,
  secret,
  secureCookies,
  conversations,
  expiry,
  customers,
  limits,
}: {
  database: Database
  secret: string
  /** True when the shop is reached by https. */
  secureCookies: boolean
  conversations: ConversationsService
  /** Ends a conversation whose 15 minutes are over. */
  expiry: { end(conversation: ConversationRow): Promise<unknown> }
  customers: Pick<CustomersService, 'find'>
  limits: Pick<RateLimits, 'take'>
}) {
  const proof = visitorProof({ database, secret, secureCookies })
  const { proven } = proof
  const { join, isAnothers } = visitorCustomer({ database, conversations, customers })

  /**
   * The conversation that who asks has proven, of whichever visitor where none is named; it is theirs from now on.
   * NOT_YOURS as well for a customer who signs in where another's proof was left behind.
   */
  async function own({ request, session }: Asker, visitorId?: string): Promise<ConversationRow | Refusal> {
    const conversation = await proven(request, visitorId)
    if (isRefusal(conversation)) return conversation
    return (await join(conversation, session)) ? conversation : refuse('NOT_YOURS')
  }

  /** What the browser is told of a conversation that goes on by mail, whose proof it had. */
  async function retainedOf(
    { request, session }: Asker,
    visitorId: string,
  ): Promise<ChatReading | undefined> {
    const hash = proof.sentHash(request)
    const retained = hash && (await chatStore.findRetained(database.db, hash, visitorId))
    if (!retained || (await isAnothers(retained, session))) return undefined
    const { seenByStaff, expiresAt } = retained
    return {
      conversation: retained,
      isRetained: true,
      messages: [],
      isOpen: false,
      expiresAt,
      agent: null,
      seenByStaff,
    }
  }

  async function muteFlood({ id }: ConversationRow): Promise<Refusal | null> {
    const wait = await limits.take(['chat-flood', String(id)], flood)
    if (wait === 0) return null
    // Who is muted for longer by the staff gains nothing by flooding.
    const until = await chatStore.muteAtLeast(database.db, id, floodMinutes)
    await conversations.tellRow(id)
    return new Refusal('CHAT_MUTED', {}, until ? secondsUntil(until) : floodMinutes * 60)
  }

  /** A mute goes over to what the same visitor, or the same browser, opens next: to leave does not end it. */
  async function runningMute(
    tx: Transaction,
    latest: ConversationRow | undefined,
    request: ReadsHeaders,
  ): Promise<Date | null> {
    const hash = proof.sentHash(request)
    const former = [latest, hash ? await chatStore.findByToken(tx, hash) : undefined]
    const until = former.flatMap((each) => (each && muteEnd(each)) ?? [])
    return until.toSorted((one, two) => Number(two) - Number(one))[0] ?? null
  }

  return {
    own,

    /**
     * Opens the visitor's conversation and gives the browser its proof, or changes the open one of this same
     * browser; a form that comes again with its key is the same browser's. Refuses EMAIL_INVALID, PHONE_INVALID,
     * and NOT_YOURS where another browser's goes on, or another customer's.
     */
    async identify(
      visitorId: string,
      { key = null, language = 'es', ...given }: ChatForm,
      { request, session }: Asker & { request: { ip: string } },
      reply: SetsHeaders,
    ): Promise<true | Refusal> {
      const read = readPerson(given)
      if (isRefusal(read)) return read
      const person = { ...read, language }
      const sent = await proven(request, visitorId)
      if (!isRefusal(sent) && goesOn(sent) && (await isAnothers(sent, session))) return refuse('NOT_YOURS')
      const made = proof.make(visitorId, key)
      const again = async (tx: Transaction, open: ConversationRow): Promise<ConversationRow | Refusal> => {
        if (!proof.isOf(open, made) && !proof.isSent(open, request)) return refuse('NOT_YOURS')
        return chatStore.rename(tx, open.id, person)
      }
      // One that is over and that nobody has ended yet: what either side has not read goes on by mail first.
      const former = await inTransaction(database, (tx) => chatStore.lockLatest(tx, visitorId))
      if (former?.closedAt === null && !goesOn(former)) await expiry.end(former)
      const opened = await inTransaction(database, async (tx) => {
        const latest = await chatStore.lockLatest(tx, visitorId)
        if (latest && goesOn(latest)) return again(tx, latest)
        if (latest) await chatStore.close(tx, latest.id, 'expired')
        const mutedUntil = await runningMute(tx, latest, request)
        const proven = {
          tokenHash: made.tokenHash,
          customerId: session?.customerId ?? null,
          openedFrom: proof.networkOf(request.ip),
        }
        await chatStore.open(tx, { visitorId, mutedUntil, ...proven, ...person })
        // Another may have opened it just before: this very form, sent twice.
        const now = await chatStore.lockLatest(tx, visitorId)
        return now && goesOn(now) ? again(tx, now) : refuse('NOT_YOURS')
      })
      if (isRefusal(opened)) return opened
      if (proof.isOf(opened, made)) proof.give(reply, made)
      await join(opened, session)
      await conversations.tellRow(opened.id)
      return true
    },

    /**
     * Refuses NOT_YOURS, CHAT_EXPIRED when the conversation has ended or its 15 minutes are over, and CHAT_MUTED
     * for who floods or was muted by the staff.
     */
    async send(
      asker: Asker,
      visitorId: string,
      content: string,
      key: string | null = null,
    ): Promise<ChatMessage | Refusal> {
      const conversation = await own(asker, visitorId)
      if (isRefusal(conversation)) return conversation
      // What is sent again for want of an answer is no flood.
      const isRepeated = key !== null && (await messagesStore.ofKey(database.db, conversation.id, key))
      const muted = goesOn(conversation) && !isRepeated ? await muteFlood(conversation) : null
      return muted ?? conversations.write(conversation, { content, key, writer: null })
    },

    /** What came after a message, and whether the conversation goes on. Refuses NOT_YOURS. */
    async read(asker: Asker, visitorId: string, after: number): Promise<ChatReading | Refusal> {
      const conversation = await own(asker, visitorId)
      if (isRefusal(conversation)) return (await retainedOf(asker, visitorId)) ?? conversation
      const { id, assignedTo, seenByStaff, expiresAt } = conversation
      const rows = await messagesStore.after(database.db, id, after)
      const agent = assignedTo === null ? null : ((await deskStore.find(database.db, id))?.agentName ?? null)
      return {
        conversation,
        isRetained: false,
        messages: conversations.messagesOf(rows, conversation),
        isOpen: goesOn(conversation),
        expiresAt,
        agent,
        seenByStaff,
      }
    },

    /** The visitor leaves. Refuses NOT_YOURS. */
    async leave(request: ReadsHeaders, reply: SetsHeaders, visitorId: string): Promise<true | Refusal> {
      const conversation = await proven(request, visitorId)
      if (isRefusal(conversation)) return conversation
      await conversations.leave(conversation.id)
      // Who is muted keeps the proof: the next conversation of this browser is muted by it.
      if (!isMuted(conversation)) proof.clear(reply)
      return true
    },

    /** Where the visitor is and what lies in the cart, for the desk, while the conversation goes on. */
    async place(id: number, page: string, cart: readonly CartLine[]): Promise<undefined> {
      const hasMoved = await chatStore.place(database.db, id, page, cart)
      if (hasMoved) await conversations.tellRow(id)
    },

    /** Notes up to which message the visitor has read. */
    async see(conversation: Pick<ConversationRow, 'id' | 'visitorId'>, upTo: number): Promise<undefined> {
      await conversations.see(conversation, 'visitor', upTo)
    },

    /** What was said under the customer's session, or without one under an e-mail that they have proven. */
    exportOf: async (person: PersonOfChat) =>
      exportConversations(database, await conversationsOf(database, person)),

    /** Deletes those conversations with all that was said in them. */
    async forgetPerson(tx: Transaction, person: PersonOfChat): Promise<void> {
      if ('customerId' in person) await chatStore.deleteOfCustomer(tx, person.customerId)
      else await chatStore.deleteOfEmail(tx, person.email)
    },

    /** Erases what is older than so many days. */
    eraseOlderThan: (days: number): Promise<number> =>
      removeInParts((most) => chatStore.deleteOlderThan(database.db, days, most)),
  }
}
