import { bigserial, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, citext, moment } from '../db/columns.ts'

/** People who buy. A guest's row is one browser's own; registered customers are unique by e-mail and RUT. */
export const customers = pgTable('customers', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  kind: text('kind').$type<'guest' | 'customer'>().notNull(),
  email: citext('email').notNull(),
  /** Canonical: `12345678-5`; null until a registered customer gives it. */
  rut: text('rut'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull().default(''),
  secondLastName: text('second_last_name').notNull().default(''),
  /** E.164; null until a registered customer gives it. */
  phone: text('phone'),
  /** E.164; null where none is given. */
  landline: text('landline'),
  termsAcceptedAt: moment('terms_accepted_at').notNull(),
  termsVersion: text('terms_version').notNull(),
  marketingAcceptedAt: moment('marketing_accepted_at'),
  marketingVersion: text('marketing_version'),
  /** When it was proven that the address is theirs (see `emailProofService`); another address is unproven again. */
  emailProvenAt: moment('email_proven_at'),
  /** When the person was erased; the row stands only for the orders that name it. */
  erasedAt: moment('erased_at'),
  /** Who stays of two who are the same person; the row is erased. */
  mergedInto: integer('merged_into'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  /** HMAC-SHA256 of the token that the browser holds. */
  tokenHash: bytes('token_hash').notNull(),
  customerId: integer('customer_id').notNull(),
  kind: text('kind').$type<'guest' | 'customer'>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  revokedAt: moment('revoked_at'),
  /** When it was last used, to the hour. */
  lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
})

/** Apart from the customer's row, so that what reads a customer never reads a hash. */
export const customerPasswords = pgTable('customer_passwords', {
  customerId: integer('customer_id').primaryKey(),
  /** Argon2id with its parameters and salt. */
  hash: text('hash').notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
})

/** Who asked for a link to set a new password, until the job has looked them up. */
export const recoveryRequests = pgTable('recovery_requests', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  email: citext('email').notNull(),
  language: text('language').$type<'es' | 'en' | 'ru'>().notNull(),
  requestedAt: moment('requested_at').notNull().defaultNow(),
})

/** The one link of a customer to set a new password. */
export const recoveryLinks = pgTable('recovery_links', {
  customerId: integer('customer_id').primaryKey(),
  /** SHA-256 of the link's token. */
  tokenHash: bytes('token_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** The one link of a customer that proves an address: the account's own, or the one that it is to have. */
export const emailLinks = pgTable('email_links', {
  customerId: integer('customer_id').primaryKey(),
  email: citext('email').notNull(),
  /** SHA-256 of the link's token. */
  tokenHash: bytes('token_hash').notNull(),
  mailedAt: moment('mailed_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
})

/** What a person agreed to and took back; the customer's row has what stands now. */
export const consents = pgTable('consents', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  customerId: integer('customer_id').notNull(),
  purpose: text('purpose').$type<'terms' | 'marketing'>().notNull(),
  given: boolean('given').notNull(),
  /** Of the text that was shown. */
  version: text('version').notNull(),
  happenedAt: moment('happened_at').notNull().defaultNow(),
})
