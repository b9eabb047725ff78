import { boolean, date, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { citext, moment } from '../db/columns.ts'

export const coupons = pgTable('coupons', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  code: citext('code').notNull(),
  /** 0 a fixed value in pesos, 1 a percentage. */
  type: smallint('type').$type<0 | 1>().notNull(),
  value: integer('value').notNull(),
  /** First and last day in Chile's calendar, both included. */
  startsOn: date('starts_on').notNull(),
  endsOn: date('ends_on').notNull(),
  /** The least subtotal in pesos. */
  minimum: integer('minimum').notNull().default(0),
  /** Uses in all; null without limit. */
  usageLimit: integer('usage_limit'),
  used: integer('used').notNull().default(0),
  /** Uses by one RUT; null without limit. */
  customerLimit: integer('customer_limit'),
  /** False: switched off by the staff. */
  active: boolean('active').notNull().default(true),
  /** Counts what the staff saves of it. */
  version: integer('version').notNull().default(0),
  changedBy: text('changed_by'),
  changedAt: moment('changed_at'),
})

/** What a coupon counts for alone, where there are rows of it. */
export const couponProducts = pgTable('coupon_products', {
  couponId: integer('coupon_id').notNull(),
  productId: integer('product_id').notNull(),
})

export const couponCategories = pgTable('coupon_categories', {
  couponId: integer('coupon_id').notNull(),
  categoryId: integer('category_id').notNull(),
})

/** The use that an order holds; released when the order is cancelled. */
export const couponUses = pgTable('coupon_uses', {
  orderId: integer('order_id').primaryKey(),
  couponId: integer('coupon_id').notNull(),
  customerRut: text('customer_rut').notNull(),
  heldAt: moment('held_at').notNull().defaultNow(),
  releasedAt: moment('released_at'),
})
