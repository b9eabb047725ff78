import { bigserial, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ClaimKind, ClaimState, RetractExclusion } from '#rules/claims.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull().defaultNow()

export type ClaimWish = 'DEVOLUCION' | 'CAMBIO' | 'REPARACION'

export const orderClaims = pgTable('order_claims', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer('order_id').notNull(),
  kind: text('kind').$type<ClaimKind>().notNull(),
  state: text('state').$type<ClaimState>().notNull().default('RECEIVED'),
  wish: text('wish').$type<ClaimWish>().notNull(),
  reason: text('reason').notNull(),
  idempotencyKey: uuid('idempotency_key'),
  createdAt: moment('created_at'),
})

export const orderClaimLines = pgTable('order_claim_lines', {
  claimId: integer('claim_id').notNull(),
  /** Of the order's line. */
  position: smallint('position').notNull(),
  quantity: integer('quantity').notNull(),
})

export const orderClaimHistory = pgTable('order_claim_history', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  claimId: integer('claim_id').notNull(),
  state: text('state').$type<ClaimState>().notNull(),
  /** What the shopper was told. */
  answer: text('answer').notNull().default(''),
  /** 'shopper', or who of the staff. */
  actor: text('actor').notNull(),
  happenedAt: moment('happened_at'),
})

/** Products that are not taken back, and since when the shop says so. */
export const retractExclusions = pgTable('retract_exclusions', {
  productId: integer('product_id').primaryKey(),
  reason: text('reason').$type<RetractExclusion>().notNull(),
  announcedAt: moment('announced_at'),
})
