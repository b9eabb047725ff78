import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { normalizeEmail } from '#rules/people/email.ts'
import {
  againWhereTaken,
  type Database,
  type Executor,
  inTransaction,
  type Transaction,
} from '../db/connection.ts'
import { madeRows } from '../db/made-rows.ts'
import type { RateLimits } from '../http/security/rate-limits.ts'
import type { MailLanguage } from '../mail/mail-content.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import { isRefusal, type Refusal, refuse } from '../refusals/refusal.ts'
import type { StaffActor, StaffLog } from '../staff/log/staff-log.service.ts'
import { type ChatPersonRow, chatStore } from './chat.store.ts'
import type { ChatLanguage } from './chat.tables.ts'
import { type ChatPerson, readPerson } from './chat-person.ts'
import type { ConversationsService } from './conversations.service.ts'
import { type ChatMessageRow, messagesStore } from './messages.store.ts'

export type OfflineService = ReturnType<typeof offlineService>

/** How many confirmations a day go to one e-mail, whoever leaves messages under it. */
const mostConfirmed = { times: 5, seconds: 24 * 3600 } as const

/** What goes by mail: messages that were left while nobody was there, their answers, and transcripts. */
export function offlineService({
  database,
  outbox,
  conversations,
  shopEmail,
  shopLanguage,
  staffLog,
  limits,
}: {
  database: Database
  outbox: Outbox
  conversations: Pick<ConversationsService, 'tellRow'>
  /** Where the shop is told. */
  shopEmail(executor: Executor): Promise<string | null>
  /** The language of the shop's own people. */
  shopLanguage: MailLanguage
  staffLog: Pick<StaffLog, 'note'>
  limits: Pick<RateLimits, 'take' | 'giveBack'>
}) {
  return {
    /**
     * Keeps a message, mails it to the shop and confirms it to its writer, once for each key. The confirmation
     * repeats nothing of it: whoever types another's e-mail could send them anything then. KEY_REUSED for a key
     * under which something else was left: it would be lost while its writer believes that it has arrived. What is left
     * under an e-mail too often a day is kept like any other, and no more of it is confirmed: whoever writes may be another
     * than who reads the mails.
     */
    async leave(
      given: ChatPerson & { language: ChatLanguage },
      content: string,
      key: string,
      customerId: number | null,
    ): Promise<true | Refusal> {
      const person = readPerson(given)
      if (isRefusal(person)) return person
      const { language } = given
      const counted = ['chat-received', person.email]
      const isConfirmed = (await limits.take(counted, mostConfirmed)) === 0
      const left = await inTransaction(database, async (tx) => {
        const nobody = { visitorId: randomUUID(), tokenHash: randomBytes(32) }
        const conversation = {
          ...person,
          ...nobody,
          language,
          customerId,
          kind: 'offline',
          clientKey: key,
        } as const
        const id = await chatStore.open(tx, conversation)
        if (id === undefined)
          return (await isLeft(tx, key, person, content)) ? undefined : refuse('KEY_REUSED')
        await messagesStore.write(tx, { conversationId: id, content, key, card: null, writer: null })
        const message = { conversationId: id, ...person, content }
        const to = await shopEmail(tx)
        if (to) await outbox.stage(tx, { kind: 'chat-left', to, language: shopLanguage, message })
        if (isConfirmed)
          await outbox.stage(tx, { kind: 'chat-received', to: person.email, language, name: person.name })
        return id
      })
      if (isConfirmed && (left === undefined || isRefusal(left)))
        await limits.giveBack(counted, mostConfirmed)
      if (isRefusal(left)) return left
      if (left !== undefined) await conversations.tellRow(left)
      return true
    },

    /**
     * What mails an answer with the transaction that writes it, where its visitor is not there any more: as the
     * conversation is by then, since its time may have been over just before.
     */
    mailAnswer:
      (id: number, agent: { name: string }) =>
      async (tx: Transaction, answer: ChatMessageRow): Promise<void> => {
        const conversation = await chatStore.find(tx, id)
        if (conversation?.kind !== 'offline') return
        const { email, name, language } = conversation
        const said = await messagesStore.all(tx, id)
        const question = said.findLast((message) => message.administrator === null)?.content ?? ''
        const told = {
          name,
          question,
          answer: answer.content,
          agent: agent.name,
          slug: answer.card?.slug ?? null,
        }
        await outbox.stage(tx, { kind: 'chat-answer', to: email, language, answer: told })
      },

    /**
     * Mails a conversation with what the visitor entered in the form, and without the staff's notes. It is logged, and
     * to whom where that is not the visitor. As it stands it goes to an e-mail once under a key.
     */
    async mailTranscript(
      id: number,
      to: string,
      key: string | undefined,
      actor: StaffActor,
    ): Promise<true | Refusal> {
      const conversation = await chatStore.find(database.db, id)
      if (!conversation) return refuse('NOT_FOUND')
      const email = to === '' ? conversation.email : normalizeEmail(to)
      if (email === null) return refuse('EMAIL_INVALID', { fields: { correo: 'EMAIL_INVALID' } })
      const { name, phone, language, openedAt } = conversation
      const messages = await messagesStore.all(database.db, id)
      const making = { table: 'chat_transcripts', key: key && keyOf([key, id, email, messages.length]) }
      const mail = async (tx: Transaction) => {
        if ((await madeRows.find(tx, making)) !== undefined) return
        await madeRows.note(tx, making, { id }, actor?.staffId ?? null)
        const detail = email === conversation.email ? '' : email
        await staffLog.note(tx, { actor, action: 'conversacion-enviada', subject: String(id), detail })
        await outbox.stage(tx, {
          kind: 'chat-transcript',
          to: email,
          language,
          transcript: {
            name,
            email: conversation.email,
            phone: phone ?? '',
            openedAt: openedAt.toISOString(),
            messages: messages.map(({ administrator, content, sentAt }) => ({
              by: administrator,
              content,
              at: sentAt.toISOString(),
            })),
          },
        })
      }
      await againWhereTaken(() => inTransaction(database, mail))
      return true
    },
  }
}

/** A key of all that makes something what it is, as a UUID. */
const keyOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)

/** Whether this very message was left under a key. */
async function isLeft(
  tx: Transaction,
  key: string,
  person: Omit<ChatPersonRow, 'language'>,
  content: string,
): Promise<boolean> {
  const left = await chatStore.ofKey(tx, key)
  const [said] = left ? await messagesStore.after(tx, left.id, 0) : []
  if (!left || !said) return false
  const isSamePerson = left.name === person.name && left.email === person.email && left.phone === person.phone
  return isSamePerson && said.content === content
}
