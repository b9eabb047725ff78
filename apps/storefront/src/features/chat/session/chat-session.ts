import type {
  ChatConnection,
  ChatContext,
  ChatListener,
  ChatMessage,
  ChatPerson,
  ChatPort,
} from '../../../data/port/chat.port.ts'
import { Refusal } from '../../../data/port/refusal.ts'
import type { StoredValue } from '../../../shell/stored-value.ts'
import {
  changePending,
  expiryOf,
  type Identity,
  lifetime,
  mergeMessages,
  noMessages,
  type SavedMessages,
} from '../conversation/conversation.ts'

/** Time as the page has it; a test hands in its own. */
export type Clock = {
  /** ms since 1970. */
  now(): number
  /** Calls again and again; what it returns stops it. */
  every(ms: number, tick: () => void): () => void
}

/** How a conversation has ended: by the visitor, by its time, or by the shop. */
export type ChatEnd = 'left' | 'expired' | 'disconnected' | 'closed'

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

/** What a tab alone knows of the conversation. */
export type SessionState = {
  isConnected: boolean
  /** Who of the shop is writing. */
  typing: string | null
}

const tickTime = 1000
/** A page of the history; a shorter one is the last. */
const pageLength = 200
const typingShown = 5000
const typingTold = 3000
/** Without the channel, and for a message whose number does not come, the history is read this often, in ms. */
const askTime = 10_000

/**
 * A tab's part in the conversation: it sends, receives, catches up after a reconnect and ends it. What it knows stands
 * in the browser's storage, so that all tabs show the same.
 */
export function createChatSession(settings: SessionSettings) {
  const { port, identity, saved, clock, makeKey, onNews, onEnd, onFault } = settings
  const listeners = new Set<() => void>()
  let state: SessionState = { isConnected: false, typing: null }
  let open: { visitorId: string; connection: ChatConnection | null } | null = null
  let context: ChatContext | null = null
  let sending: Promise<void> = Promise.resolve()
  let reading: Promise<void> | null = null
  /** Whose history was asked for while another answer was on its way. */
  let readNext: string | null = null
  let leaving: string | null = null
  /** A form that was sent without an answer: the next one finds what it may have opened. */
  let opening: { visitorId: string; key: string } | null = null
  let typingUntil = 0
  let typingToldAt = 0
  let askedAt = 0

  const setState = (patch: Partial<SessionState>) => {
    state = { ...state, ...patch }
    for (const listener of listeners) listener()
  }
  const isCurrent = (visitorId: string) => identity.get()?.visitorId === visitorId
  const isPast = () => clock.now() >= (identity.get()?.expiresAt ?? Number.POSITIVE_INFINITY)
  const changeIdentity = (visitorId: string, change: (now: Identity) => Partial<Identity>) =>
    identity.update((now) => (now?.visitorId === visitorId ? { ...now, ...change(now) } : now))

  /** Empties the chat, once over all tabs. */
  function end(visitorId: string, how: ChatEnd) {
    if (!isCurrent(visitorId)) return
    leaving = null
    const unsent = saved.get().pending.filter((each) => each.state !== 'sent')
    identity.update(() => null)
    saved.update(() => noMessages)
    onEnd(how, unsent.map(({ text }) => text).join('\n'))
  }

  function take(visitorId: string, come: readonly ChatMessage[]) {
    if (!isCurrent(visitorId)) return
    const { lastSequence = 0 } = identity.get() ?? {}
    const news = come.filter(({ sequence, administrator }) => administrator && sequence > lastSequence)
    saved.update((now) => mergeMessages(now, come))
    changeIdentity(visitorId, (now) => ({
      lastSequence: Math.max(now.lastSequence, ...come.map(({ sequence }) => sequence)),
    }))
    if (news.length === 0) return
    setState({ typing: null })
    onNews()
  }

  async function readOn(visitorId: string) {
    for (let more = true; more && isCurrent(visitorId); ) {
      const history = await port.read(visitorId, identity.get()?.lastSequence ?? 0)
      take(visitorId, history.messages)
      if (!history.isOpen) return end(visitorId, isPast() ? 'expired' : 'disconnected')
      changeIdentity(visitorId, ({ seenByShop, expiresAt }) => ({
        agent: history.agent,
        seenByShop: Math.max(seenByShop, history.seenUpTo),
        expiresAt: expiryOf(history.expiresAt, clock.now(), expiresAt),
      }))
      more = history.messages.length >= pageLength
    }
  }

  /** Where the 15 minutes are over, only the shop's word lets the conversation go on. */
  async function readOnce(visitorId: string) {
    const wasPast = isPast()
    try {
      await readOn(visitorId)
    } catch (error) {
      const isRefused = error instanceof Refusal
      if (!isRefused) onFault(error)
      if (wasPast && isPast()) end(visitorId, 'expired')
      else if (isRefused && error.code === 'NOT_YOURS') end(visitorId, 'disconnected')
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

  const listenerFor = (visitorId: string): ChatListener => ({
    onConnection(isConnected) {
      if (open?.visitorId !== visitorId) return
      setState({ isConnected, ...(!isConnected && { typing: null }) })
      if (!isConnected) return
      if (context) open.connection?.tellContext(context)
      void catchUp(visitorId)
    },
    onMessage(message) {
      const last = identity.get()?.lastSequence ?? 0
      // One that was missed comes with the history, in its order.
      if (message.sequence > last + 1) return void catchUp(visitorId)
      take(visitorId, [message])
      changeIdentity(visitorId, () => ({ expiresAt: clock.now() + lifetime }))
    },
    // Who leaves is told by the channel too, perhaps before the call is answered.
    onEnd: (how) => end(visitorId, leaving === visitorId ? 'left' : how),
    onTyping(agent) {
      typingUntil = clock.now() + typingShown
      setState({ typing: agent })
    },
    onSeen: (sequence) =>
      changeIdentity(visitorId, ({ seenByShop }) => ({ seenByShop: Math.max(seenByShop, sequence) })),
    onAgent: (agent) => changeIdentity(visitorId, () => ({ agent })),
  })

  /** Opens the channel of the conversation that stands in storage, and closes that of another. */
  function follow() {
    const visitorId = identity.get()?.visitorId ?? null
    if (visitorId === (open?.visitorId ?? null)) return
    open?.connection?.close()
    open = null
    setState({ isConnected: false, typing: null })
    if (visitorId === null) return
    const opening = { visitorId, connection: null as ChatConnection | null }
    open = opening
    void catchUp(visitorId)
    port.connect(visitorId, listenerFor(visitorId)).then(
      (connection) => {
        if (open !== opening) return connection.close()
        opening.connection = connection
        if (context) connection.tellContext(context)
      },
      () => undefined, // without the channel the history is read
    )
  }

  async function deliver(visitorId: string, key: string) {
    const message = saved.get().pending.find((each) => each.key === key)
    if (!(message && isCurrent(visitorId))) return
    try {
      await port.send(visitorId, { key, text: message.text })
    } catch (error) {
      const refusal = error instanceof Refusal ? error : null
      if (!refusal) onFault(error)
      if (refusal?.code === 'CHAT_EXPIRED' || refusal?.code === 'NOT_YOURS') return end(visitorId, 'expired')
      const reason = refusal && refusal.code !== 'NETWORK' ? refusal.message : null
      return saved.update((now) => changePending(now, key, { state: 'failed', reason }))
    }
    saved.update((now) => changePending(now, key, { state: 'sent' }))
    changeIdentity(visitorId, () => ({ expiresAt: clock.now() + lifetime }))
    if (!state.isConnected) await catchUp(visitorId)
  }

  /** One after the other, so that they arrive in the order in which they were written. */
  function queue(key: string) {
    const { visitorId } = identity.get() ?? {}
    if (visitorId) sending = sending.then(() => deliver(visitorId, key)).catch(onFault)
  }

  function tick() {
    const now = clock.now()
    const current = identity.get()
    if (state.typing !== null && now >= typingUntil) setState({ typing: null })
    if (!current) return
    // Somebody of the shop may have answered, and so begun the 15 minutes again, while this browser slept.
    const isOver = isPast()
    const isOwed = isOver || !state.isConnected || saved.get().pending.some((each) => each.state === 'sent')
    const isDue = now - askedAt >= askTime || (isOver && askedAt < current.expiresAt)
    if (isOwed && isDue) void catchUp(current.visitorId)
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Takes part until what it returns is called. */
    start(): () => void {
      const stops = [identity.subscribe(follow), clock.every(tickTime, tick)]
      follow()
      // What a closed tab was about to send is sent again under its key.
      for (const each of saved.get().pending) if (each.state === 'sending') queue(each.key)
      return () => {
        for (const stop of stops) stop()
        open?.connection?.close()
        open = null
      }
    },

    /** Makes the identity and opens the conversation. Throws what the port throws. */
    async begin(person: ChatPerson): Promise<void> {
      opening ??= { visitorId: makeKey(), key: makeKey() }
      const { visitorId, key } = opening
      await port.open(visitorId, person, key)
      opening = null
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

    /** False for an empty one, which is not sent. */
    send(text: string): boolean {
      const written = text.trim()
      if (written === '' || !identity.get()) return false
      const message = { key: makeKey(), text: written, state: 'sending' as const, reason: null }
      saved.update((now) => ({ ...now, pending: [...now.pending, message] }))
      queue(message.key)
      return true
    },

    /** Sends a message again that has failed, under the same key. */
    retry(key: string) {
      saved.update((now) => changePending(now, key, { state: 'sending', reason: null }))
      queue(key)
    },

    /** Ends the conversation. Throws what the port throws. */
    async leave(): Promise<void> {
      const { visitorId } = identity.get() ?? {}
      if (!visitorId) return
      leaving = visitorId
      await port.leave(visitorId).catch((error: unknown) => {
        leaving = null
        if (!(error instanceof Refusal && error.code === 'NOT_YOURS')) throw error
      })
      // Another tab may have heard of it first, and emptied the chat.
      if (isCurrent(visitorId)) end(visitorId, 'left')
      else if (leaving) onEnd('left', '')
      leaving = null
    },

    /** The visitor is writing: told now and then. */
    typed() {
      if (clock.now() - typingToldAt < typingTold) return
      typingToldAt = clock.now()
      open?.connection?.tellTyping()
    },

    /** The visitor has seen what there is. */
    see() {
      const current = identity.get()
      if (!current || current.seen >= current.lastSequence) return
      changeIdentity(current.visitorId, ({ lastSequence }) => ({ seen: lastSequence }))
      open?.connection?.tellSeen(current.lastSequence)
    },

    /** Where the visitor is, for who answers. */
    tellContext(next: ChatContext) {
      context = next
      open?.connection?.tellContext(next)
    },
  }
}

export type ChatSession = ReturnType<typeof createChatSession>
