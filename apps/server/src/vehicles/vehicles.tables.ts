import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

/** One engine of a model over the years that it was sold, both years included. */
export const vehicles = pgTable('vehicles', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  make: text().notNull(),
  model: text().notNull(),
  engine: text().notNull(),
  yearFrom: smallint('year_from').notNull(),
  yearTo: smallint('year_to').notNull(),
})

export const productVehicles = pgTable(
  'product_vehicles',
  { productId: integer('product_id').notNull(), vehicleId: integer('vehicle_id').notNull() },
  (table) => [primaryKey({ columns: [table.productId, table.vehicleId] })],
)
