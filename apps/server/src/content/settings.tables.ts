import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../db/columns.ts'

/** What the staff sets for the whole shop, by name. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  updatedBy: integer('updated_by'),
  version: integer().notNull().default(1),
  updatedByName: text('updated_by_name').notNull().default(''),
})
