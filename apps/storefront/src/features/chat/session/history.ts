import type { ChatByMail, ChatMessage, ChatPort } from '../../../data/port/chat.port.ts'
import { Refusal } from '../../../data/port/refusal.ts'
import { expiryOf } from '../conversation/conversation.ts'
import type { Clock } from './clock.ts'
import type { StoredConversation } from './stored-conversation.ts'

/** A page of the history; a shorter one is the last. */
const pageLength = 200
/** What is owed is asked for this often, in ms. */
const askTime = 10_000

/** Reads what this browser lacks of a conversation, and finds out whether it goes on. */
export function createHistory({
  port,
  conversation,
  clock,
  onMessages,
  onEnd,
  onFault,
}: {
  port: Pick<ChatPort, 'read'>
  conversation: StoredConversation
  clock: Pick<Clock, 'now'>
  onMessages: (visitorId: string, messages: readonly ChatMessage[]) => void
  /** `byMail` is undefined where the shop was not heard. */
  onEnd: (visitorId: string, how: 'expired' | 'disconnected', byMail: ChatByMail | null | undefined) => void
  onFault: (error: unknown) => void
}) {
  let reading: Promise<void> | null = null
  /** Whose history was asked for while another answer was on its way. */
  let readNext: string | null = null
  let askedAt = 0

  async function readOn(visitorId: string) {
    for (let more = true; more && conversation.isCurrent(visitorId); ) {
      const history = await port.read(visitorId, conversation.current()?.lastSequence ?? 0)
      onMessages(visitorId, history.messages)
      if (!history.isOpen) {
        const isExpired = conversation.isPast() || history.byMail?.how === 'kept'
        return onEnd(visitorId, isExpired ? 'expired' : 'disconnected', history.byMail)
      }
      conversation.change(visitorId, ({ seenByShop, expiresAt }) => ({
        agent: history.agent,
        seenByShop: Math.max(seenByShop, history.seenUpTo),
        expiresAt: expiryOf(history.expiresAt, clock.now(), expiresAt),
      }))
      more = history.messages.length >= pageLength
    }
  }

  /** Where the 15 minutes are over, only the shop's word lets the conversation go on. */
  async function readOnce(visitorId: string) {
    const wasPast = conversation.isPast()
    try {
      await readOn(visitorId)
    } catch (error) {
      const isRefused = error instanceof Refusal
      if (!isRefused) onFault(error)
      const isNobodys = isRefused && error.code === 'NOT_YOURS'
      if (wasPast && conversation.isPast()) onEnd(visitorId, 'expired', isNobodys ? null : undefined)
      else if (isNobodys) onEnd(visitorId, 'disconnected', null)
      // Else it is asked again.
    }
  }

  async function readAll(visitorId: string) {
    for (let next: string | null = visitorId; next !== null; next = readNext) {
      readNext = null
      await readOnce(next)
    }
    reading = null
  }

  /**
   * Reads what this browser lacks, one reading at a time. One that is under way may have been answered before what is
   * asked for was stored: it is followed by another.
   */
  function catchUp(visitorId: string): Promise<void> {
    askedAt = clock.now()
    if (reading) readNext = visitorId
    else reading = readAll(visitorId)
    return reading
  }

  /**
   * A telephone that wakes has no network at first, and its conversation has ended by its own clock alone: what came of
   * it is asked for until the shop says so. Where it goes on after all, so does the visitor in it.
   */
  async function askAfter(visitorId: string) {
    askedAt = clock.now()
    try {
      const history = await port.read(visitorId, 0)
      if (!conversation.isAfter(visitorId)) return
      if (history.isOpen) return conversation.begin(visitorId)
      conversation.settle(visitorId, history.byMail)
    } catch (error) {
      if (!(error instanceof Refusal)) onFault(error)
      else if (error.code === 'NOT_YOURS') conversation.settle(visitorId, null)
    }
  }

  return {
    catchUp,
    /**
     * Asks now and then for what nobody tells of (`isOwed`), and once the 15 minutes are over: somebody of the shop may
     * have answered, and so begun them again, while this browser slept.
     */
    tick(isOwed: boolean) {
      const current = conversation.current()
      const after = current ? null : conversation.aftermath()
      if (after?.byMail === null && clock.now() - askedAt >= askTime) void askAfter(after.visitorId)
      if (!current) return
      const isOver = conversation.isPast()
      const isDue = clock.now() - askedAt >= askTime || (isOver && askedAt < current.expiresAt)
      if ((isOwed || isOver) && isDue) void catchUp(current.visitorId)
    },
  }
}
