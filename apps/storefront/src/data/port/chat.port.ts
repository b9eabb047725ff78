import type { Price } from './catalogue.port.ts'

/** Whether somebody of the shop answers now. */
export type ChatStatus = {
  /** Somebody is online within the hours of the store. */
  isAvailable: boolean
  isWithinHours: boolean
  /** When the store opens next, ISO 8601; null while it is open. */
  opensAt: string | null
  /** Who is online. */
  agents: string[]
}

/** A product that somebody of the shop shows in the conversation. */
export type ChatCard = {
  productId: number
  name: string
  slug: string
  price: Price
  /** A path of the shop; null without a picture. */
  image: string | null
}

/** A message as the shop has it. */
export type ChatMessage = {
  /** Counts from 1 in each conversation (D36). */
  sequence: number
  text: string
  /** Who of the shop wrote it; null for the visitor's own. */
  administrator: string | null
  /** ISO 8601. */
  sentAt: string
  /** Under which it was sent; null for one without. */
  key: string | null
  card: ChatCard | null
}

/** Who the visitor says to be. */
export type ChatPerson = {
  name: string
  email: string
  /** As typed; empty for none. */
  phone: string
}

/**
 * How a conversation that has ended goes on: `kept` where nobody had answered, and the answer comes by mail; `mailed`
 * where the answers were that the visitor had not seen. To which e-mail, most of it hidden; null where that is not told.
 */
export type ChatByMail = { how: 'kept' | 'mailed'; email: string | null }

export type ChatHistory = {
  /** Those after the one that was named, in their order; more come when asked after the last one. */
  messages: ChatMessage[]
  isOpen: boolean
  /** ISO 8601, by the shop's clock. */
  expiresAt: string
  /** Who answers; null while nobody does. */
  agent: string | null
  /** The last message that the shop has seen. */
  seenUpTo: number
  /** Of one that has ended; null where nothing of it goes by mail. */
  byMail: ChatByMail | null
}

/** What the channel tells of a conversation. Messages may come twice or with one missing: their numbers tell. */
export type ChatListener = {
  /** Whether the channel carries now; what was missed is read then. */
  onConnection(isConnected: boolean): void
  onMessage(message: ChatMessage): void
  /** The shop has ended it, for the visitor alone or for all, or its 15 minutes were over. */
  onEnd(how: 'disconnected' | 'closed' | 'expired', byMail: ChatByMail | null): void
  onTyping(agent: string): void
  onSeen(sequence: number): void
  onAgent(name: string | null): void
}

/** Where the visitor is in the shop, for who answers. */
export type ChatContext = {
  /** A clean path. */
  page: string
  cart: { productId: number; quantity: number }[]
}

/** An open channel. What is told while it is not connected is not told later. */
export type ChatConnection = {
  tellContext(context: ChatContext): void
  tellTyping(): void
  tellSeen(sequence: number): void
  close(): void
}

/** The live chat. Each visitor's conversation goes by the UUID that the browser made (specification §3). */
export type ChatPort = {
  getStatus(): Promise<ChatStatus>
  /**
   * Opens the conversation in this browser, or changes who the visitor says to be; the same key, a version-4 UUID that
   * nobody else knows, finds what it has opened. Throws `Refusal` EMAIL_INVALID, PHONE_INVALID, NOT_YOURS.
   */
  open(visitorId: string, person: ChatPerson, key: string): Promise<void>
  /** The same key sends once. Throws `Refusal` CHAT_EXPIRED, CHAT_MUTED, NOT_YOURS. */
  send(visitorId: string, message: { key: string; text: string }): Promise<void>
  /** What came after a message; 0 for all. Throws `Refusal` NOT_YOURS. */
  read(visitorId: string, after: number): Promise<ChatHistory>
  /** Ends the conversation. Throws `Refusal` NOT_YOURS. */
  leave(visitorId: string): Promise<void>
  /**
   * For an answer by mail; the same key leaves it once. Throws `Refusal` EMAIL_INVALID, PHONE_INVALID, and KEY_REUSED
   * for a key under which something else was left.
   */
  leaveMessage(key: string, person: ChatPerson, text: string): Promise<void>
  /** Carries what happens in a conversation that was opened in this browser, until it is closed. */
  connect(visitorId: string, listener: ChatListener): Promise<ChatConnection>
}
