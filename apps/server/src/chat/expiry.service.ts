import { randomBytes, randomUUID } from 'node:crypto'
import { type Database, type Executor, inTransaction, type Transaction } from '../db/connection.ts'
import type { RateLimits } from '../http/security/rate-limits.ts'
import type { MailLanguage } from '../mail/mail-content.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import { type ConversationRow, chatStore } from './chat.store.ts'
import { isMuted } from './conversation-state.ts'
import type { ConversationsService } from './conversations.service.ts'
import { mailUnseen } from './mail-unseen.ts'
import { type ChatMessageRow, messagesStore } from './messages.store.ts'

/** How many unanswered questions an hour are retained from one network. More come from a script, and end as if answered. */
const mostRetained = { times: 60, seconds: 3600 } as const
const countedOf = ({ openedFrom }: ConversationRow) => ['chat-kept', openedFrom?.toString('base64url') ?? '']
/** Of how many retained questions an hour the shop is mailed, over all networks; the desk shows the others too. */
const mostTold = { times: 60, seconds: 3600 } as const
/** How many characters of a question are mailed to the shop; the desk shows all of it. */
const mostMailed = 4000

/**
 * Ends conversations whose 15 minutes are over (D36). What either side has not read is not lost with them: a question
 * that nobody answered waits on at the desk like a message that was left, and an answer that its visitor did not see is
 * mailed to them.
 */
export function expiryService({
  database,
  outbox,
  conversations,
  limits,
  shopEmail,
  shopLanguage,
  report,
}: {
  database: Database
  outbox: Pick<Outbox, 'stage'>
  conversations: Pick<ConversationsService, 'tellEnds'>
  limits: Pick<RateLimits, 'take' | 'giveBack'>
  /** Where the shop is told. */
  shopEmail(executor: Executor): Promise<string | null>
  /** The language of the shop's own people. */
  shopLanguage: MailLanguage
  report(error: Error): void
}) {
  /** As a message that was left: no browser proves it any more, and it does not expire. */
  async function keep(
    tx: Transaction,
    { id, name, email, phone }: ConversationRow,
    said: readonly ChatMessageRow[],
    isTold: boolean,
  ): Promise<void> {
    await chatStore.keepAsLeft(tx, id, { visitorId: randomUUID(), tokenHash: randomBytes(32) })
    if (!isTold) return
    const answered = said.findLastIndex(({ administrator }) => administrator !== null)
    const asked = said.slice(answered + 1).map(({ content }) => content)
    // Half of a character, where it is cut, is none that the database takes.
    const content = asked.join('\n').slice(0, mostMailed).toWellFormed()
    const message = { conversationId: id, name, email, phone, content }
    const to = await shopEmail(tx)
    if (to) await outbox.stage(tx, { kind: 'chat-left', to, language: shopLanguage, message })
  }

  /** Undefined where another process, or a message, was first. */
  async function end(id: number, mayBeRetained: boolean, isTold: boolean) {
    return inTransaction(database, async (tx) => {
      const over = await chatStore.lockOver(tx, id)
      if (!over) return undefined
      const said = over.lastSequence > 0 ? await messagesStore.all(tx, id) : []
      const answerMailed = await mailUnseen(tx, outbox, over, said)
      if (mayBeRetained && over.waitingSince !== null) {
        await keep(tx, over, said, isTold)
        return { ...over, isRetained: true }
      }
      const closed = await chatStore.close(tx, id, 'expired', answerMailed)
      return closed && { ...closed, isRetained: false }
    })
  }

  async function endOne(conversation: ConversationRow): Promise<number> {
    const { id, waitingSince } = conversation
    const counted = countedOf(conversation)
    const mayBeRetained =
      waitingSince !== null && !isMuted(conversation) && (await limits.take(counted, mostRetained)) === 0
    const isTold = mayBeRetained && (await limits.take(['chat-kept-told'], mostTold)) === 0
    let isRetained = false
    try {
      const ended = await end(id, mayBeRetained, isTold)
      if (!ended) return 0
      isRetained = ended.isRetained
      await conversations.tellEnds([ended])
      return 1
    } finally {
      if (mayBeRetained && !isRetained) await limits.giveBack(counted, mostRetained)
      if (isTold && !isRetained) await limits.giveBack(['chat-kept-told'], mostTold)
    }
  }

  /** One that cannot be ended is reported and holds up nobody. */
  const endOrReport = (conversation: ConversationRow): Promise<number> =>
    endOne(conversation).catch((cause: unknown) => {
      report(new Error('A conversation of the chat could not be ended.', { cause }))
      return 0
    })

  return {
    /** Ends one that is over, before its turn. */
    end: endOrReport,

    /** Ends those that are over, each by itself, and gives how many this process has ended. */
    async expire(): Promise<number> {
      let count = 0
      for (const each of await chatStore.over(database.db)) {
        count += await endOrReport(each)
      }
      return count
    },
  }
}
