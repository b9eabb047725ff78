import { bigint, integer, pgTable } from 'drizzle-orm/pg-core'

/** Units by branch: of the product itself (`valueId` null) or of a value of one of its options. */
export const stock = pgTable('stock', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  productId: integer('product_id').notNull(),
  branchId: integer('branch_id').notNull(),
  valueId: integer('value_id'),
  quantity: integer().notNull(),
})
