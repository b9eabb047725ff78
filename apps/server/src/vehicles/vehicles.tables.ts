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

/** What a part asks of a vehicle that it fits. */
export const fitmentConditions = pgTable(
  'fitment_conditions',
  {
    productId: integer('product_id').notNull(),
    vehicleId: integer('vehicle_id').notNull(),
    position: smallint().notNull(),
    kind: text({ enum: ['engine', 'side', 'note'] }).notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.vehicleId, table.position] })],
)

/** The numbers under which the makers of vehicles sell the part. */
export const productOemNumbers = pgTable(
  'product_oem_numbers',
  {
    productId: integer('product_id').notNull(),
    position: smallint().notNull(),
    make: text().notNull(),
    number: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
)

export const productVehicles = pgTable(
  'product_vehicles',
  {
    productId: integer('product_id').notNull(),
    vehicleId: integer('vehicle_id').notNull(),
    /** The years in which alone the part fits; null for all in which the vehicle was sold. */
    yearFrom: smallint('year_from'),
    yearTo: smallint('year_to'),
  },
  (table) => [primaryKey({ columns: [table.productId, table.vehicleId] })],
)
