import type { ChatByMail, ChatMessage } from '../../../data/port/chat.port.ts'

/** The identity lasts this long after the last message, in ms (D36). */
export const lifetime = 15 * 60_000

/** Of a conversation so many messages are kept in the browser, the last ones. */
const mostMessages = 300

/** The visitor's conversation as the browser knows it (specification §3). */
export type Identity = {
  /** A version-4 UUID, made when the form was sent. */
  visitorId: string
  /** The last message that the browser has. */
  lastSequence: number
  /** By the browser's clock, ms since 1970. */
  expiresAt: number
  /** Who of the shop answers. */
  agent: string | null
  /** The last message that the visitor has seen. */
  seen: number
  /** The last message that the shop has seen. */
  seenByShop: number
}

/** A message of the visitor's that has no number yet. */
export type PendingMessage = {
  /** Under which it is sent, however often. */
  key: string
  text: string
  /** `sent`: the shop has it, and its number is on the way. */
  state: 'sending' | 'sent' | 'failed'
  /** Why it failed, in the visitor's words; null where the shop was not reached. */
  reason: string | null
}

/** What comes of a conversation that has ended. */
export type Aftermath = {
  visitorId: string
  /** How it goes on; null while the shop has not been heard since its time was over. */
  byMail: ChatByMail | null
  /** Shown or asked for no longer, ms since 1970. */
  until: number
}

/** As long as the browser can prove that it was there, in ms. */
export const aftermathTime = 24 * 60 * 60_000

export type SavedMessages = {
  /** In their order. */
  messages: ChatMessage[]
  /** In the order in which they were written. */
  pending: PendingMessage[]
  /** Of the conversation before, until another begins. */
  after: Aftermath | null
}

export const noMessages: SavedMessages = { messages: [], pending: [], after: null }

/** Adds what came, each number once and in order; the visitor's own take the place of what was on the way. */
export function mergeMessages(saved: SavedMessages, come: readonly ChatMessage[]): SavedMessages {
  const known = new Set(saved.messages.map(({ sequence }) => sequence))
  const added = come.filter(({ sequence }) => !known.has(sequence) && known.add(sequence))
  if (added.length === 0) return saved
  const arrived = new Set(added.map(({ key }) => key))
  const messages = [...saved.messages, ...added].toSorted((a, b) => a.sequence - b.sequence)
  return {
    ...saved,
    messages: messages.slice(-mostMessages),
    pending: saved.pending.filter(({ key }) => !arrived.has(key)),
  }
}

export function changePending(
  saved: SavedMessages,
  key: string,
  change: Partial<PendingMessage>,
): SavedMessages {
  if (!saved.pending.some((each) => each.key === key)) return saved
  return {
    ...saved,
    pending: saved.pending.map((each) => (each.key === key ? { ...each, ...change } : each)),
  }
}

/** How many messages of the shop's the visitor has not seen. */
export function unreadOf(identity: Identity | null, { messages }: SavedMessages): number {
  if (!identity) return 0
  return messages.filter(({ administrator, sequence }) => administrator !== null && sequence > identity.seen)
    .length
}

/**
 * When a conversation that goes on ends by the browser's clock. Its own may be wrong: it believes the shop's as far as
 * that is possible. Where both that was `known` and the shop's are over, no other 15 minutes begin: the shop ends it.
 */
export function expiryOf(expiresAt: string, now: number, known: number): number {
  const left = Date.parse(expiresAt) - now
  if (left <= 0 && known <= now) return known
  return left > 0 && left <= lifetime ? now + left : now + lifetime
}
