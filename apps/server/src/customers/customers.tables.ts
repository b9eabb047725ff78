import { customType, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const citext = customType<{ data: string }>({ dataType: () => 'citext' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** People who buy. A guest's row is one browser's own; registered customers are unique by e-mail and RUT. */
export const customers = pgTable('customers', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  kind: text('kind').$type<'guest' | 'customer'>().notNull(),
  email: citext('email').notNull(),
  /** Canonical: `12345678-5`. */
  rut: text('rut').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull().default(''),
  secondLastName: text('second_last_name').notNull().default(''),
  /** E.164. */
  phone: text('phone').notNull(),
  termsAcceptedAt: moment('terms_accepted_at').notNull(),
  termsVersion: text('terms_version').notNull(),
  marketingAcceptedAt: moment('marketing_accepted_at'),
  marketingVersion: text('marketing_version'),
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
})
