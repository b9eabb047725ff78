import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { StaffAction } from '#contract/staff/staff-action.ts'
import type { StaffRole } from '#contract/staff/staff-role.ts'
import { bytes, citext, moment } from '../db/columns.ts'

/** Who works in the shop. */
export const staff = pgTable('staff', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  email: citext('email').notNull(),
  /** Argon2id with its parameters and salt; null until an invitation is accepted. */
  passwordHash: text('password_hash'),
  role: text('role').$type<StaffRole>().notNull(),
  active: boolean('active').notNull().default(true),
  /** Whether they leave when the settings name them no more. */
  madeBySettings: boolean('made_by_settings').notNull().default(false),
  /** When they last used a session, to the minute. */
  lastSeenAt: moment('last_seen_at'),
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
  /** What the browser called itself when it signed in. */
  userAgent: text('user_agent').notNull().default(''),
  /** From which address it was opened. */
  address: text('address').notNull().default(''),
})

/** The second proof of who signs in; asked for once it is confirmed. */
export const staffTotp = pgTable('staff_totp', {
  staffId: integer('staff_id').primaryKey(),
  /** AES-256-GCM under a key derived from the session secret: nonce, ciphertext, tag. */
  secret: bytes('secret').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The time step of the last code that was taken. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    staffId: integer('staff_id').notNull(),
    /** SHA-256 of 80 random bits; gone once it is used. */
    codeHash: bytes('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
)

export const staffInvitations = pgTable('staff_invitations', {
  staffId: integer('staff_id').primaryKey(),
  /** SHA-256 of the token of the mailed link. */
  tokenHash: bytes('token_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** Links by which the first owner is made in the browser. */
export const firstOwnerLinks = pgTable('first_owner_links', {
  /** SHA-256 of the link's token. */
  tokenHash: bytes('token_hash').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
})

/** Who of the staff did what, where no table of its own keeps it. */
export const staffActions = pgTable('staff_actions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** Null when their row is gone. */
  staffId: integer('staff_id'),
  actor: text('actor').notNull(),
  action: text('action').$type<StaffAction>().notNull(),
  subject: text('subject').notNull().default(''),
  detail: text('detail').notNull().default(''),
  /** What was changed, from what to what. */
  changes: jsonb('changes').$type<LogChange[]>().notNull().default([]),
})

/** A field that was changed, as people read it. */
export type LogChange = { field: string; from: string; to: string }
