import { bigint, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { citext, moment } from '../db/columns.ts'
import type { MailKind, MailLanguage } from './mail-content.ts'

export type MailState = 'waiting' | 'sent' | 'dead' | 'expired'

export const mails = pgTable('mails', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind').$type<MailKind>().notNull(),
  recipient: citext('recipient').notNull(),
  /** Whose account the mail is about; null for what is not about one. */
  customerId: integer('customer_id'),
  /** The order that the mail tells of, whose owner's it is. */
  orderNumber: bigint('order_number', { mode: 'number' }),
  language: text('language').$type<MailLanguage>().notNull(),
  /** What the mail tells, without its kind; empty once it is sent or expired. */
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  state: text('state').$type<MailState>().notNull().default('waiting'),
  attempts: smallint('attempts').notNull().default(0),
  /** When it may be tried next; while it is being sent, when another may take it over. */
  dueAt: moment('due_at').notNull().defaultNow(),
  /** Why the last attempt failed; may name the recipient, so it is read in the row and never logged. */
  error: text('error'),
  messageId: text('message_id'),
  /** The request that it was written for, or the run of a job. */
  requestId: text('request_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
  sentAt: moment('sent_at'),
  /** After this it is not worth sending. */
  expiresAt: moment('expires_at'),
})
