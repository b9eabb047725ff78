import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const addresses = pgTable('addresses', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  customerId: integer('customer_id').notNull(),
  comunaId: integer('comuna_id').notNull(),
  street: text('street').notNull(),
  number: text('number').notNull(),
  flat: text('flat').notNull().default(''),
  reference: text('reference').notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
