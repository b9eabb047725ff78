import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import type { MovementReason } from './stock-cause.store.ts'

/** Units by branch: of the product itself (`valueId` null) or of a value of one of its options. */
export const stock = pgTable('stock', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  productId: integer('product_id').notNull(),
  branchId: integer('branch_id').notNull(),
  valueId: integer('value_id'),
  quantity: integer().notNull(),
})

/** The book of every change of `stock`; see 0003-catalogue.sql. */
export const stockMovements = pgTable('stock_movements', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  productId: integer('product_id').notNull(),
  branchId: integer('branch_id').notNull(),
  valueId: integer('value_id'),
  delta: integer().notNull(),
  balance: integer().notNull(),
  reason: text().$type<MovementReason>().notNull(),
  actor: text().notNull(),
  note: text().notNull(),
  orderId: integer('order_id'),
  returnRequestId: integer('return_request_id'),
  idempotencyKey: uuid('idempotency_key'),
  happenedAt: moment('happened_at').notNull(),
})
