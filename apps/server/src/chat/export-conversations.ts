import type { Database } from '../db/connection.ts'
import { type ConversationRow, chatStore } from './chat.store.ts'
import { messagesStore } from './messages.store.ts'
import { notesStore } from './notes.store.ts'

/** A customer, or whoever has proven an e-mail. */
export type PersonOfChat = { customerId: number } | { email: string }

export const conversationsOf = ({ db }: Database, person: PersonOfChat): Promise<ConversationRow[]> =>
  'customerId' in person ? chatStore.ofCustomer(db, person.customerId) : chatStore.ofEmail(db, person.email)

/** All that is stored of conversations, for the person whose they are: what the staff noted about them as well. */
export function exportConversations({ db }: Database, conversations: readonly ConversationRow[]) {
  return Promise.all(
    conversations.map(async ({ id, name, email, phone, openedAt, page, cart }) => ({
      id,
      name,
      email,
      phone,
      openedAt,
      page,
      cart,
      messages: (await messagesStore.all(db, id)).map(({ content, administrator, sentAt }) => ({
        content,
        administrator,
        sentAt,
      })),
      notes: (await notesStore.all(db, id)).map(({ content, writtenAt }) => ({ content, writtenAt })),
    })),
  )
}
