import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { ProductChanges } from '#rules/products/changed-fields.ts'
import { moment } from '../../db/columns.ts'

/** Many products changed at once, undone at once. */
export const productBatches = pgTable('product_batches', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  madeAt: moment('made_at').notNull().defaultNow(),
  staffId: integer('staff_id'),
  actor: text().notNull(),
  change: jsonb().notNull(),
  products: integer().notNull(),
  undoneAt: moment('undone_at'),
  undoneBy: text('undone_by'),
})

/** Every save of a product with what it changed; `version` is that after it. */
export const productChanges = pgTable('product_changes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  productId: integer('product_id').notNull(),
  version: integer().notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
  staffId: integer('staff_id'),
  actor: text().notNull(),
  batchId: integer('batch_id'),
  changes: jsonb().$type<ProductChanges>().notNull(),
})

/** Offers that begin or end at a moment; `isOn` where `products` has the price. */
export const productOffers = pgTable('product_offers', {
  productId: integer('product_id').primaryKey(),
  price: integer().notNull(),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  isOn: boolean('is_on').notNull(),
})

/** Addresses that a product had before. */
export const productRedirects = pgTable('product_redirects', {
  slug: text().primaryKey(),
  productId: integer('product_id').notNull(),
})

/** What people chose to show beside a product. */
export const productLinks = pgTable(
  'product_links',
  {
    productId: integer('product_id').notNull(),
    kind: text({ enum: ['related', 'analogue'] }).notNull(),
    position: smallint().notNull(),
    linkedId: integer('linked_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.kind, table.position] })],
)
