import { bigint, customType, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const citext = customType<{ data: string }>({ dataType: () => 'citext' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export type ChatEnd = 'visitor' | 'disconnected' | 'closed' | 'expired'

export const chatConversations = pgTable('chat_conversations', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  visitorId: uuid('visitor_id').notNull(),
  /** Keyed hash of the token that the visitor's browser holds. */
  tokenHash: bytes('token_hash').notNull(),
  /** The shopper whose session opened it; null for a stranger. */
  customerId: integer('customer_id'),
  name: text().notNull(),
  email: citext('email').notNull(),
  /** E.164. */
  phone: text(),
  lastSequence: integer('last_sequence').notNull().default(0),
  openedAt: moment('opened_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  closedAt: moment('closed_at'),
  closedBy: text('closed_by').$type<ChatEnd>(),
})

export const chatMessages = pgTable(
  'chat_messages',
  {
    conversationId: bigint('conversation_id', { mode: 'number' }).notNull(),
    sequence: integer().notNull(),
    /** Who of the staff wrote it; null for the visitor. */
    administrator: text(),
    content: text().notNull(),
    sentAt: moment('sent_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.sequence] })],
)
