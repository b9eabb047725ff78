import { bigserial, date, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { RetractExclusion, ReturnKind, ReturnRemedy, ReturnState } from '#rules/orders/returns.ts'
import { moment } from '../db/columns.ts'

const noted = (name: string) => moment(name).notNull().defaultNow()

export const returnRequests = pgTable('return_requests', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer('order_id').notNull(),
  kind: text('kind').$type<ReturnKind>().notNull(),
  state: text('state').$type<ReturnState>().notNull().default('RECEIVED'),
  remedy: text('remedy').$type<ReturnRemedy>().notNull(),
  reason: text('reason').notNull(),
  idempotencyKey: uuid('idempotency_key'),
  /** What is paid back for it, in pesos, and until which day; null where nothing is. */
  amount: integer('amount'),
  refundDueOn: date('refund_due_on', { mode: 'string' }),
  createdAt: noted('created_at'),
})

/** Units that went back into stock. */
export const returnRestocks = pgTable('return_restocks', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  requestId: integer('request_id').notNull(),
  position: smallint('position').notNull(),
  branchId: integer('branch_id').notNull(),
  quantity: integer('quantity').notNull(),
  actor: text('actor').notNull(),
  idempotencyKey: uuid('idempotency_key').notNull(),
  happenedAt: noted('happened_at'),
})

export const returnRequestLines = pgTable('return_request_lines', {
  requestId: integer('request_id').notNull(),
  /** Of the order's line. */
  position: smallint('position').notNull(),
  quantity: integer('quantity').notNull(),
})

export const returnRequestHistory = pgTable('return_request_history', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  requestId: integer('request_id').notNull(),
  state: text('state').$type<ReturnState>().notNull(),
  /** What the shopper was told. */
  answer: text('answer').notNull().default(''),
  /** 'shopper', or who of the staff. */
  actor: text('actor').notNull(),
  happenedAt: noted('happened_at'),
})

/** Products that are not taken back, and since when the shop says so. */
export const retractExclusions = pgTable('retract_exclusions', {
  productId: integer('product_id').primaryKey(),
  reason: text('reason').$type<RetractExclusion>().notNull(),
  announcedAt: noted('announced_at'),
})
