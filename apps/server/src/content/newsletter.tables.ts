import { bigint, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { ErrorLanguage } from '#contract/error-texts.ts'
import { bytes, citext, moment } from '../db/columns.ts'

export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  email: citext('email').primaryKey(),
  state: text('state').$type<'pending' | 'confirmed' | 'cancelled'>().notNull(),
  language: text('language').$type<ErrorLanguage>().notNull(),
  /** What the person was asked to agree to. */
  textVersion: text('text_version').notNull(),
  /** SHA-256 of the tokens of the last mail's links. */
  confirmHash: bytes('confirm_hash').notNull(),
  unsubscribeHash: bytes('unsubscribe_hash').notNull(),
  requestedAt: moment('requested_at').notNull().defaultNow(),
  /** How many confirmations were mailed without an answer, and when the last one was. */
  mailed: smallint('mailed').notNull().default(1),
  mailedAt: moment('mailed_at').notNull().defaultNow(),
  confirmedAt: moment('confirmed_at'),
  cancelledAt: moment('cancelled_at'),
})

export const contactMessages = pgTable('contact_messages', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  email: citext('email').notNull(),
  subject: text('subject').notNull(),
  content: text('content').notNull(),
  sentAt: moment('sent_at').notNull().defaultNow(),
  answeredAt: moment('answered_at'),
})
