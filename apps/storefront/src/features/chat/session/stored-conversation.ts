import type { ChatByMail, ChatMessage } from '../../../data/port/chat.port.ts'
import type { StoredValue } from '../../../shell/stored-value.ts'
import {
  type Aftermath,
  aftermathTime,
  type Identity,
  lifetime,
  mergeMessages,
  noMessages,
  type SavedMessages,
} from '../conversation/conversation.ts'
import type { Clock } from './clock.ts'

export type StoredConversation = ReturnType<typeof storedConversation>

/** The conversation that stands in the browser's storage, in which all of its tabs take part. */
export function storedConversation({
  identity,
  saved,
  clock,
}: {
  identity: StoredValue<Identity | null>
  saved: StoredValue<SavedMessages>
  clock: Pick<Clock, 'now'>
}) {
  const isCurrent = (visitorId: string) => identity.get()?.visitorId === visitorId
  const change = (visitorId: string, how: (now: Identity) => Partial<Identity>) =>
    identity.update((now) => (now?.visitorId === visitorId ? { ...now, ...how(now) } : now))
  /** Ended by the clock alone. What is stored of a conversation ends with it (specification §4): this tab alone knows of it. */
  let unheard: Aftermath | null = null
  const aftermath = () => {
    const after = saved.get().after ?? unheard
    return after && clock.now() < after.until ? after : null
  }
  return {
    current: identity.get,
    isCurrent,
    /** Whether its 15 minutes are over by this browser's clock. */
    isPast: () => clock.now() >= (identity.get()?.expiresAt ?? Number.POSITIVE_INFINITY),
    change,
    /** The 15 minutes begin again. */
    goOn: (visitorId: string) => change(visitorId, () => ({ expiresAt: clock.now() + lifetime })),

    begin(visitorId: string) {
      unheard = null
      saved.update(() => noMessages)
      identity.update(() => ({
        visitorId,
        lastSequence: 0,
        expiresAt: clock.now() + lifetime,
        agent: null,
        seen: 0,
        seenByShop: 0,
      }))
    },

    /** Adds what came; true where some of it is the shop's and no tab had it before. */
    take(visitorId: string, come: readonly ChatMessage[]): boolean {
      if (!isCurrent(visitorId)) return false
      const { lastSequence = 0 } = identity.get() ?? {}
      saved.update((now) => mergeMessages(now, come))
      change(visitorId, (now) => ({
        lastSequence: Math.max(now.lastSequence, ...come.map(({ sequence }) => sequence)),
      }))
      return come.some(({ sequence, administrator }) => administrator && sequence > lastSequence)
    },

    /** What comes of the conversation before; null where nothing does any more. */
    aftermath,
    /** Whether it is this one, and no other has begun since. */
    isAfter: (visitorId: string) => identity.get() === null && aftermath()?.visitorId === visitorId,
    /** How that goes on, as the shop says; null for not at all. */
    settle(visitorId: string, byMail: ChatByMail | null) {
      const after = aftermath()
      if (after?.visitorId !== visitorId) return
      unheard = null
      saved.update((now) => ({ ...now, after: byMail && { ...after, byMail } }))
    },

    /**
     * Empties the chat, once over all tabs: what had not reached the shop, as text; null where another tab was first.
     * `byMail` is how it goes on, null for not at all, and undefined where the shop was not heard.
     */
    empty(visitorId: string, byMail: ChatByMail | null | undefined): string | null {
      if (!isCurrent(visitorId)) return null
      const unsent = saved.get().pending.filter((each) => each.state !== 'sent')
      identity.update(() => null)
      const until = clock.now() + aftermathTime
      unheard = byMail === undefined ? { visitorId, byMail: null, until } : null
      saved.update(() => (byMail ? { ...noMessages, after: { visitorId, byMail, until } } : noMessages))
      return unsent.map(({ text }) => text).join('\n')
    },
  }
}
