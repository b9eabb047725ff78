import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../db/columns.ts'

export const addresses = pgTable('addresses', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  customerId: integer('customer_id').notNull(),
  comunaId: integer('comuna_id').notNull(),
  street: text('street').notNull(),
  number: text('number').notNull(),
  flat: text('flat').notNull().default(''),
  reference: text('reference').notNull().default(''),
  neighbourhood: text('neighbourhood').notNull().default(''),
  /** Who receives; empty when it is the customer. */
  recipientName: text('recipient_name').notNull().default(''),
  recipientSurnames: text('recipient_surnames').notNull().default(''),
  /** Canonical, or empty. */
  recipientRut: text('recipient_rut').notNull().default(''),
  /** E.164, or empty. */
  recipientPhone: text('recipient_phone').notNull().default(''),
  recipientEmail: text('recipient_email').notNull().default(''),
  /** False once the customer has taken it away; the row stays. */
  active: boolean('active').notNull().default(true),
  isDefault: boolean('is_default').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
