import { boolean, integer, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import { moment } from '../db/columns.ts'
import { deliveryKindColumn } from '../db/delivery-kind-column.ts'

export const regions = pgTable('regions', {
  id: integer().primaryKey(),
  name: text().notNull(),
  position: integer().notNull(),
  courierCode: text('courier_code').notNull(),
})

export const comunas = pgTable('comunas', {
  id: integer().primaryKey(),
  cut: text().notNull(),
  regionId: integer('region_id').notNull(),
  name: text().notNull(),
  courierCode: text('courier_code'),
  aliases: text().array().notNull().default([]),
  courierReadAt: moment('courier_read_at'),
})

export const localities = pgTable('localities', {
  comunaId: integer('comuna_id').notNull(),
  name: text().notNull(),
  ofCourier: boolean('of_courier').notNull().default(false),
})

export const branches = pgTable('branches', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  address: text().notNull(),
  comunaId: integer('comuna_id').notNull(),
  phone: text().notNull(),
  position: integer().notNull(),
  version: integer().notNull().default(1),
  editedBy: text('edited_by').notNull().default(''),
  editedAt: moment('edited_at'),
})

export const deliveryKinds = pgTable('dispatch_kinds', {
  kind: deliveryKindColumn('id').primaryKey(),
  name: text().notNull(),
  logo: text().notNull(),
  position: integer().notNull(),
  /** Null where the dictionary's word for the Spanish name stands. */
  nameEn: text('name_en'),
  nameRu: text('name_ru'),
  active: boolean().notNull().default(true),
  version: integer().notNull().default(1),
  editedBy: text('edited_by').notNull().default(''),
  editedAt: moment('edited_at'),
})

export const carriers = pgTable('carriers', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  description: text().notNull(),
  logo: text().notNull(),
  deliveryKind: deliveryKindColumn('dispatch_kind_id').notNull(),
  discountPercent: smallint('discount_percent').notNull().default(0),
  usesCourierApi: boolean('uses_courier_api').notNull().default(false),
  /** Where it tells how a parcel goes; `{numero}` stands for the parcel's number. */
  trackingUrl: text('tracking_url'),
  active: boolean().notNull().default(true),
  /** The minute of the day, by Chilean time, until which it takes an order along on that day. */
  cutoffMinute: smallint('cutoff_minute'),
  longestSideCm: integer('longest_side_cm'),
  version: integer().notNull().default(1),
  editedBy: text('edited_by').notNull().default(''),
  editedAt: moment('edited_at'),
})

export const carrierBands = pgTable('carrier_bands', {
  carrierId: integer('carrier_id').notNull(),
  upToKg: numeric('up_to_kg', { precision: 8, scale: 3, mode: 'number' }).notNull(),
  percent: smallint().notNull(),
})

export const carrierRates = pgTable('carrier_rates', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  carrierId: integer('carrier_id').notNull(),
  regionId: integer('region_id'),
  comunaId: integer('comuna_id'),
  price: integer().notNull(),
  fromDays: smallint('from_days').notNull(),
  toDays: smallint('to_days').notNull(),
})

export const carrierTranslations = pgTable(
  'carrier_translations',
  {
    carrierId: integer('carrier_id').notNull(),
    language: text().$type<Exclude<ShopLanguage, 'es'>>().notNull(),
    name: text().notNull(),
    description: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.carrierId, table.language] })],
)
