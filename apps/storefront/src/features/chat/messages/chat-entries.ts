import type { ChatMessage } from '../../../data/port/chat.port.ts'
import type { Identity, PendingMessage, SavedMessages } from '../conversation/conversation.ts'

/** A message as the list shows it. */
export type ChatEntry = {
  /** Stays the same when a message gets its number. */
  id: string
  text: string
  administrator: string | null
  /** ISO 8601; null while it has no number. */
  sentAt: string | null
  card: ChatMessage['card']
  state: PendingMessage['state'] | 'seen' | null
  reason: string | null
  /** Its writer is named: the one before is another's. */
  isFirst: boolean
  /** How far it came is told: the visitor's last, and those that are not well. */
  tellsState: boolean
}

/** What the list shows: what the shop has in its order, and after that what is on the way. */
export function entriesOf({ messages, pending }: SavedMessages, identity: Identity | null): ChatEntry[] {
  const seenUpTo = identity?.seenByShop ?? 0
  const entries: Omit<ChatEntry, 'isFirst' | 'tellsState'>[] = [
    ...messages.map((message) => ({
      id: message.key ?? `${message.sequence}`,
      text: message.text,
      administrator: message.administrator,
      sentAt: message.sentAt,
      card: message.card,
      state: stateOf(message, seenUpTo),
      reason: null,
    })),
    ...pending.map(({ key, text, state, reason }) => ({
      id: key,
      text,
      administrator: null,
      sentAt: null,
      card: null,
      state,
      reason,
    })),
  ]
  const last = entries.findLastIndex(({ administrator }) => administrator === null)
  return entries.map((entry, position) => ({
    ...entry,
    isFirst: position === 0 || entries[position - 1]?.administrator !== entry.administrator,
    tellsState: position === last || entry.state === 'failed',
  }))
}

function stateOf({ administrator, sequence }: ChatMessage, seenUpTo: number): ChatEntry['state'] {
  if (administrator !== null) return null
  return sequence <= seenUpTo ? 'seen' : 'sent'
}
