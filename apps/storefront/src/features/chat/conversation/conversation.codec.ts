import type { ChatCard, ChatMessage } from '../../../data/port/chat.port.ts'
import { fieldsOf, readFields } from '../../../shell/stored-json.ts'
import {
  type Aftermath,
  type Identity,
  noMessages,
  type PendingMessage,
  type SavedMessages,
} from './conversation.ts'

/** Who is in the conversation, out of stored text (specification §3); null for anything that is none. */
export function decodeIdentity(text: string | null): Identity | null {
  const stored = readFields(text)
  const { cliente_identificado: visitorId, tiempo_expiracion: expires, nombre_admin: agent } = stored
  const expiresAt = typeof expires === 'string' ? Date.parse(expires) : Number.NaN
  if (typeof visitorId !== 'string' || visitorId === '' || Number.isNaN(expiresAt)) return null
  return {
    visitorId,
    expiresAt,
    lastSequence: numberOf(stored.mensaje_identificado),
    agent: typeof agent === 'string' ? agent : null,
    seen: numberOf(stored.visto),
    seenByShop: numberOf(stored.visto_equipo),
  }
}

/** Null without a conversation. */
export function encodeIdentity(identity: Identity | null): string | null {
  if (!identity) return null
  return JSON.stringify({
    cliente_identificado: identity.visitorId,
    mensaje_identificado: identity.lastSequence,
    tiempo_expiracion: new Date(identity.expiresAt).toISOString(),
    nombre_admin: identity.agent,
    visto: identity.seen,
    visto_equipo: identity.seenByShop,
  })
}

/** The last messages out of stored text; what is none is left out. */
export function decodeMessages(text: string | null): SavedMessages {
  const { messages, pending, after } = readFields(text)
  if (!Array.isArray(messages) || !Array.isArray(pending)) return noMessages
  return {
    messages: messages.filter(isMessage),
    pending: pending.filter(isPending),
    // Whoever shows it looks at what it is: a first view carries no check of it.
    after: (after ?? null) as Aftermath | null,
  }
}

/** Null for none. */
export function encodeMessages(saved: SavedMessages): string | null {
  return saved.messages.length + saved.pending.length > 0 || saved.after ? JSON.stringify(saved) : null
}

const numberOf = (value: unknown): number =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : 0

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'

function isMessage(value: unknown): value is ChatMessage {
  const { sequence, text, administrator, sentAt, key, card } = fieldsOf(value)
  return (
    numberOf(sequence) > 0 &&
    typeof text === 'string' &&
    isTextOrNull(administrator) &&
    isTextOrNull(key) &&
    typeof sentAt === 'string' &&
    !Number.isNaN(Date.parse(sentAt)) &&
    (card === null || isCard(card))
  )
}

function isCard(value: unknown): value is ChatCard {
  const { productId, name, slug, price, image } = fieldsOf(value)
  return (
    numberOf(productId) > 0 &&
    typeof name === 'string' &&
    typeof slug === 'string' &&
    isTextOrNull(image) &&
    typeof price === 'number'
  )
}

function isPending(value: unknown): value is PendingMessage {
  const { key, text, state, reason } = fieldsOf(value)
  return (
    typeof key === 'string' &&
    typeof text === 'string' &&
    (state === 'sending' || state === 'sent' || state === 'failed') &&
    isTextOrNull(reason)
  )
}
