import { bigserial, boolean, date, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../db/columns.ts'

/** How an attempt ended, or where it is. See the migration for what each means. */
export type AttemptState =
  | 'OPENING'
  | 'OPEN'
  | 'CLAIMED'
  | 'APPROVED'
  | 'REJECTED'
  | 'ABORTED'
  | 'EXPIRED'
  | 'FORM_ERROR'
  | 'FAILED'
  | 'SUPERSEDED'
  | 'LOST'

/** Attempts to pay an order through a gateway. Amounts are integer pesos. */
export const payments = pgTable('payments', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer('order_id').notNull(),
  attempt: smallint('attempt').notNull(),
  buyOrder: text('buy_order').notNull(),
  sessionId: text('session_id').notNull(),
  amount: integer('amount').notNull(),
  token: text('token'),
  formUrl: text('form_url'),
  state: text('state').$type<AttemptState>().notNull(),
  claimedAt: moment('claimed_at'),
  leasedUntil: moment('leased_until'),
  responseCode: integer('response_code'),
  authorizationCode: text('authorization_code'),
  cardKind: text('card_kind'),
  cardLast4: text('card_last4'),
  instalments: integer('instalments'),
  instalmentAmount: integer('instalment_amount'),
  chargedAt: moment('charged_at'),
  chargedAmount: integer('charged_amount'),
  matches: boolean('matches'),
  settledAt: moment('settled_at'),
  appliedAt: moment('applied_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** Sent by the client that starts the attempt; two sends under one key are one attempt. */
  idempotencyKey: uuid('idempotency_key'),
})

export type PaymentEventKind = 'create' | 'return' | 'commit' | 'status' | 'refund'

export const paymentEvents = pgTable('payment_events', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  paymentId: integer('payment_id').notNull(),
  kind: text('kind').$type<PaymentEventKind>().notNull(),
  detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
  happenedAt: moment('happened_at').notNull().defaultNow(),
})

/** Why money goes back. */
export type RefundReason = 'late' | 'duplicate' | 'mismatch' | 'cancelled' | 'staff' | 'return'

/** How money goes back: the gateway is asked to; the other ways were done by hand and are noted. */
export type RefundMethod = 'gateway' | 'transfer' | 'in-shop'

/** Money of an order that the staff took in. Amounts are integer pesos. */
export const manualPayments = pgTable('manual_payments', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer('order_id').notNull(),
  amount: integer('amount').notNull(),
  paidOn: date('paid_on', { mode: 'string' }).notNull(),
  reference: text('reference').notNull(),
  actor: text('actor').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  undoneAt: moment('undone_at'),
  undoneBy: text('undone_by'),
  undoneReason: text('undone_reason'),
})

export const refunds = pgTable('refunds', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer('order_id').notNull(),
  /** The charge that the gateway pays back; null for what was done by hand. */
  paymentId: integer('payment_id'),
  method: text('method').$type<RefundMethod>().notNull().default('gateway'),
  amount: integer('amount').notNull(),
  reference: text('reference').notNull().default(''),
  returnRequestId: integer('return_request_id'),
  idempotencyKey: uuid('idempotency_key'),
  reason: text('reason').$type<RefundReason>().notNull(),
  actor: text('actor').notNull(),
  state: text('state').$type<'DUE' | 'DONE' | 'FAILED'>().notNull().default('DUE'),
  attempts: integer('attempts').notNull().default(0),
  dueAt: moment('due_at').notNull().defaultNow(),
  type: text('type').$type<'REVERSED' | 'NULLIFIED'>(),
  authorizationCode: text('authorization_code'),
  error: text('error'),
  createdAt: moment('created_at').notNull().defaultNow(),
  doneAt: moment('done_at'),
  /** Since when the gateway may be doing it without our knowing; null where it has answered. */
  unansweredSince: moment('unanswered_since'),
})
