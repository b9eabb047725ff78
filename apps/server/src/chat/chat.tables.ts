import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, citext, moment } from '../db/columns.ts'

export type ChatEnd = 'visitor' | 'disconnected' | 'closed' | 'expired'

/** `offline`: a message that was left while nobody was there; it is answered by mail and does not expire. */
export type ChatKind = 'chat' | 'offline'

export type ChatLanguage = 'es' | 'en' | 'ru'

export type CartLine = { productId: number; quantity: number }

/** A product as it was when the staff sent it; `picture` is a path of the shop. */
export type Card = { productId: number; name: string; slug: string; price: number; picture: string | null }

export const chatConversations = pgTable('chat_conversations', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  visitorId: uuid('visitor_id').notNull(),
  kind: text().$type<ChatKind>().notNull().default('chat'),
  /** The key under which a message was left. */
  clientKey: uuid('client_key'),
  /** Keyed hash of the token that the visitor's browser holds. */
  tokenHash: bytes('token_hash').notNull(),
  /** The shopper whose session opened it; null for a stranger. */
  customerId: integer('customer_id'),
  name: text().notNull(),
  email: citext('email').notNull(),
  /** E.164. */
  phone: text(),
  /** In which the visitor is answered by mail. */
  language: text().$type<ChatLanguage>().notNull().default('es'),
  /** Who of the staff answers. */
  assignedTo: integer('assigned_to'),
  /** A path of the shop. */
  page: text(),
  cart: jsonb().$type<CartLine[]>().notNull().default([]),
  lastSequence: integer('last_sequence').notNull().default(0),
  seenByVisitor: integer('seen_by_visitor').notNull().default(0),
  seenByStaff: integer('seen_by_staff').notNull().default(0),
  openedAt: moment('opened_at').notNull().defaultNow(),
  /** Since when the visitor waits for an answer. */
  waitingSince: moment('waiting_since'),
  /** The visitor's first message, and the staff's first answer. */
  askedAt: moment('asked_at'),
  answeredAt: moment('answered_at'),
  lastMessageAt: moment('last_message_at'),
  mutedUntil: moment('muted_until'),
  expiresAt: moment('expires_at').notNull(),
  closedAt: moment('closed_at'),
  closedBy: text('closed_by').$type<ChatEnd>(),
  /** Set when it became a message that was left: with these its browser can still ask what became of it, and no more. */
  formerVisitorId: uuid('former_visitor_id'),
  formerTokenHash: bytes('former_token_hash'),
  /** Answers that its visitor had not seen were mailed as it ended. */
  answerMailed: boolean('answer_mailed').notNull().default(false),
  /** Keyed hash of the network from which it was opened. */
  openedFrom: bytes('opened_from'),
})

export const chatMessages = pgTable(
  'chat_messages',
  {
    conversationId: bigint('conversation_id', { mode: 'number' }).notNull(),
    sequence: integer().notNull(),
    /** Who of the staff wrote it; null for the visitor. */
    administrator: text(),
    content: text().notNull(),
    clientKey: uuid('client_key'),
    card: jsonb().$type<Card>(),
    sentAt: moment('sent_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.sequence] })],
)

/** What the staff notes for itself. */
export const chatNotes = pgTable('chat_notes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  conversationId: bigint('conversation_id', { mode: 'number' }).notNull(),
  /** The last message that there was when it was written. */
  afterSequence: integer('after_sequence').notNull(),
  author: text().notNull(),
  content: text().notNull(),
  clientKey: uuid('client_key'),
  writtenAt: moment('written_at').notNull().defaultNow(),
})

export const chatCannedAnswers = pgTable('chat_canned_answers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: citext('name').notNull(),
  content: text().notNull(),
  version: integer().notNull().default(0),
  editedBy: text('edited_by').notNull().default(''),
  editedAt: moment('edited_at'),
})

/** A connection of the staff, which its process renews. */
export const chatPresence = pgTable('chat_presence', {
  connectionId: text('connection_id').primaryKey(),
  staffId: integer('staff_id').notNull(),
  available: boolean().notNull(),
  seenAt: moment('seen_at').notNull().defaultNow(),
})

/** Whether somebody of the staff takes conversations, as they chose last. */
export const chatChoices = pgTable('chat_choices', {
  staffId: integer('staff_id').primaryKey(),
  available: boolean().notNull(),
  chosenAt: moment('chosen_at').notNull(),
})
