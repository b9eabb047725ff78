import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What the staff sets for the whole shop, by name. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  updatedBy: integer('updated_by'),
  version: integer().notNull().default(1),
  updatedByName: text('updated_by_name').notNull().default(''),
})
