import { customType, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const citext = customType<{ data: string }>({ dataType: () => 'citext' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Who works in the shop. */
export const staff = pgTable('staff', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  email: citext('email').notNull(),
  /** Argon2id with its parameters and salt. */
  passwordHash: text('password_hash').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const staffSessions = pgTable('staff_sessions', {
  id: uuid('id').primaryKey(),
  /** HMAC-SHA256 of the token that the browser holds. */
  tokenHash: bytes('token_hash').notNull(),
  staffId: integer('staff_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  /** When it was last used, to the minute. */
  lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
})
