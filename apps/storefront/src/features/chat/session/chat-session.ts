import type {
  ChatByMail,
  ChatContext,
  ChatMessage,
  ChatPerson,
  ChatPort,
} from '../../../data/port/chat.port.ts'
import { Refusal } from '../../../data/port/refusal.ts'
import type { StoredValue } from '../../../shell/stored-value.ts'
import type { Identity, SavedMessages } from '../conversation/conversation.ts'
import { createChannel } from './channel.ts'
import type { Clock } from './clock.ts'
import { createHistory } from './history.ts'
import { createOutbox } from './outbox.ts'
import { storedConversation } from './stored-conversation.ts'
import { createTabState } from './tab-state.ts'

/** How a conversation has ended: by the visitor, by its time, after which it goes on by mail or not, or by the shop. */
export type ChatEnd = 'left' | 'expired' | ChatByMail['how'] | 'disconnected' | 'closed'

export type SessionSettings = {
  port: ChatPort
  identity: StoredValue<Identity | null>
  saved: StoredValue<SavedMessages>
  clock: Clock
  makeKey: () => string
  /** Messages of the shop's came that no tab had before. */
  onNews: () => void
  /** `unsent` is what had not reached the shop, as text. */
  onEnd: (how: ChatEnd, unsent: string) => void
  /** Something broke that is no refusal of the shop's. */
  onFault: (error: unknown) => void
}

const tickTime = 1000

/**
 * A tab's part in the conversation: it sends, receives, catches up after a reconnect and ends it. What it knows stands
 * in the browser's storage, so that all tabs show the same.
 */
export function createChatSession(settings: SessionSettings) {
  const { port, identity, clock, makeKey, onNews, onEnd, onFault } = settings
  const state = createTabState(clock)
  const conversation = storedConversation(settings)
  let leaving: string | null = null
  /** A form that was sent without an answer: the next one finds what it may have opened. */
  let opening: { visitorId: string; key: string } | null = null

  function end(visitorId: string, how: ChatEnd, byMail: ChatByMail | null | undefined) {
    const unsent = conversation.empty(visitorId, byMail)
    if (unsent === null) return
    leaving = null
    onEnd(byMail?.how ?? how, unsent)
  }
  function take(visitorId: string, come: readonly ChatMessage[]) {
    if (!conversation.take(visitorId, come)) return
    state.hideTyping()
    onNews()
  }
  const history = createHistory({ port, conversation, clock, onMessages: take, onEnd: end, onFault })
  const channel = createChannel({
    port,
    conversation,
    state,
    clock,
    catchUp: history.catchUp,
    resend: () => outbox.resend(),
    onMessages: take,
    // Who leaves is told by the channel too, perhaps before the call is answered.
    onEnd: (visitorId, how, byMail) => end(visitorId, leaving === visitorId ? 'left' : how, byMail),
  })
  const outbox = createOutbox({
    ...settings,
    conversation,
    onSent: async (visitorId) => {
      if (!state.get().isConnected) await history.catchUp(visitorId)
    },
    // By then it was ended, and how is read.
    onGone: async (visitorId) => {
      await history.catchUp(visitorId)
      end(visitorId, 'expired', undefined)
    },
  })
  const tick = () => {
    state.tick()
    history.tick(!state.get().isConnected || outbox.waitsForNumbers())
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    send(message: string): boolean {
      channel.endTyping()
      return outbox.send(message)
    },
    retry: outbox.retry,
    typed: channel.tellTyping,
    /** Where the visitor is, for who answers. */
    tellContext: (context: ChatContext) => channel.tellContext(context),

    /** Takes part until what it returns is called. */
    start(): () => void {
      const stops = [identity.subscribe(channel.follow), clock.every(tickTime, tick)]
      // The browser has a network again, which the channel may not have missed.
      window.addEventListener('online', outbox.resend)
      channel.follow()
      outbox.resume()
      return () => {
        for (const stop of stops) stop()
        window.removeEventListener('online', outbox.resend)
        channel.close()
      }
    },

    /** Makes the identity and opens the conversation. Throws what the port throws. */
    async begin(person: ChatPerson): Promise<void> {
      opening ??= { visitorId: makeKey(), key: makeKey() }
      const { visitorId, key } = opening
      await port.open(visitorId, person, key)
      opening = null
      conversation.begin(visitorId)
    },

    /** Ends the conversation. Throws what the port throws. */
    async leave(): Promise<void> {
      const { visitorId } = conversation.current() ?? {}
      if (!visitorId) return
      leaving = visitorId
      await port.leave(visitorId).catch((error: unknown) => {
        leaving = null
        if (!(error instanceof Refusal && error.code === 'NOT_YOURS')) throw error
      })
      // Another tab may have heard of it first, and emptied the chat.
      if (conversation.isCurrent(visitorId)) end(visitorId, 'left', null)
      else if (leaving) onEnd('left', '')
      leaving = null
    },

    /** The visitor has read what comes of the conversation before. */
    forgetAfter() {
      const after = conversation.aftermath()
      if (after) conversation.settle(after.visitorId, null)
    },

    /** Reads what this browser lacks, and is read as who it is now. */
    refresh() {
      const { visitorId } = conversation.current() ?? {}
      if (visitorId) void history.catchUp(visitorId)
    },

    /** The visitor has seen what there is. */
    see() {
      const current = conversation.current()
      if (!current || current.seen >= current.lastSequence) return
      conversation.change(current.visitorId, ({ lastSequence }) => ({ seen: lastSequence }))
      channel.tellSeen(current.lastSequence)
    },
  }
}

export type ChatSession = ReturnType<typeof createChatSession>
