import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ProductFacts } from '#rules/catalogue/product-facts.ts'
import type { Suits } from '#rules/fit/pet-fit.ts'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import { bytes, citext, moment } from '../db/columns.ts'
import { todayInChile } from '../db/today.ts'

const id = () => integer().primaryKey().generatedByDefaultAsIdentity()

/** What the shop says to a question or a review, and why it is hidden; null where it is not. */
const shopsAnswer = () => ({
  answer: text(),
  answeredOn: date('answered_on'),
  answeredBy: text('answered_by'),
  hiddenAt: moment('hidden_at'),
  hiddenReason: text('hidden_reason'),
})

export const brands = pgTable('brands', {
  id: id(),
  slug: text().notNull(),
  name: text().notNull(),
  country: text().notNull(),
  image: text().notNull(),
  ink: text().notNull(),
  ground: text().notNull(),
  version: integer().notNull().default(1),
  changedBy: text('changed_by').notNull().default(''),
  changedAt: moment('changed_at').notNull().defaultNow(),
})

/** The lines of a brand. */
export const brandModels = pgTable('brand_models', {
  id: id(),
  brandId: integer('brand_id').notNull(),
  slug: text().notNull(),
  name: text().notNull(),
  image: text().notNull(),
  position: integer().notNull(),
})

/** What a category asks the shopper about what is sold in it and below it. */
export const categoryExtraData = pgTable('category_extra_data', {
  id: id(),
  categoryId: integer('category_id').notNull(),
  label: text().notNull(),
  kind: text({ enum: ['text', 'number', 'date'] }).notNull(),
  position: integer().notNull(),
})

export const categories = pgTable('categories', {
  id: id(),
  parentId: integer('parent_id'),
  slug: text().notNull(),
  name: text().notNull(),
  description: text().notNull().default(''),
  icon: text().notNull(),
  image: text().notNull(),
  tree: text({ enum: ['pets', 'vehicles'] }).notNull(),
  position: integer().notNull(),
  /** Neither it nor what stands below it is shown. */
  hidden: boolean().notNull().default(false),
  /** What search engines are told; empty for name and description. */
  seoTitle: text('seo_title').notNull().default(''),
  seoDescription: text('seo_description').notNull().default(''),
  version: integer().notNull().default(1),
  changedBy: text('changed_by').notNull().default(''),
  changedAt: moment('changed_at').notNull().defaultNow(),
})

/** The lean row that lists and facets read. Prices are pesos with IVA, package sizes cm and kg. */
export const products = pgTable('products', {
  id: id(),
  slug: text().notNull(),
  name: text().notNull(),
  sku: text().notNull(),
  originalCode: text('original_code').notNull().default(''),
  barcode: text().notNull().default(''),
  brandId: integer('brand_id'),
  /** What kind of thing it is, alike over brands; empty where nobody said. */
  kind: text().notNull().default(''),
  price: integer().notNull(),
  compareAtPrice: integer('compare_at_price'),
  discountPercent: smallint('discount_percent')
    .notNull()
    .generatedAlwaysAs(
      sql`case when compare_at_price is null then 0 else greatest(1, round((compare_at_price - price) * 100.0 / compare_at_price)) end`,
    ),
  contentAmount: numeric('content_amount', { precision: 10, scale: 3, mode: 'number' }),
  contentUnit: text('content_unit', { enum: ['kg', 'l', 'unit'] }),
  /** Kilos before litres before pieces before what is sold by none. */
  unitRank: smallint('unit_rank')
    .notNull()
    .generatedAlwaysAs(sql`case when content_unit = 'kg' then 0 else 3 end`),
  /** Of a kilo, litre or piece; of the product where it is sold by none. */
  unitPrice: numeric('unit_price', { mode: 'number' }).notNull().generatedAlwaysAs(sql`price`),
  packageWidth: numeric('package_width', { precision: 7, scale: 2, mode: 'number' }).notNull(),
  packageHeight: numeric('package_height', { precision: 7, scale: 2, mode: 'number' }).notNull(),
  packageDepth: numeric('package_depth', { precision: 7, scale: 2, mode: 'number' }).notNull(),
  packageWeight: numeric('package_weight', { precision: 8, scale: 3, mode: 'number' }).notNull(),
  stock: integer().notNull().default(0),
  rating: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull().default(0),
  ratingRounded: smallint('rating_rounded').notNull().generatedAlwaysAs(sql`round(rating)`),
  reviewCount: integer('review_count').notNull().default(0),
  backorder: boolean().notNull().default(false),
  featured: boolean().notNull().default(false),
  active: boolean().notNull().default(true),
  fitment: text({ enum: ['none', 'unknown', 'all', 'some'] })
    .notNull()
    .default('none'),
  /** Which animals it suits; null for what is for none. */
  suits: jsonb().$type<Suits>(),
  position: integer().notNull(),
  soldCount: integer('sold_count').notNull().default(0),
  addedOn: date('added_on').notNull().default(todayInChile),
  /** When what its page says was last written; units move without it. */
  updatedAt: moment('updated_at').notNull().defaultNow(),
  /** Rises by one with every save at the desk. */
  version: integer().notNull().default(1),
})

export const productTexts = pgTable('product_texts', {
  productId: integer('product_id').primaryKey(),
  shortDescription: text('short_description').notNull().default(''),
  description: text().array().notNull().default([]),
  tags: text().array().notNull().default([]),
})

/** What is in the bag, the dose or the box. */
export const productFacts = pgTable('product_facts', {
  productId: integer('product_id').primaryKey(),
  facts: jsonb().$type<ProductFacts>().notNull(),
})

export const productCategories = pgTable(
  'product_categories',
  {
    categoryId: integer('category_id').notNull(),
    productId: integer('product_id').notNull(),
    direct: boolean().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.productId] })],
)

export const productPictures = pgTable(
  'product_pictures',
  {
    productId: integer('product_id').notNull(),
    position: integer().notNull(),
    file: text().notNull(),
    alt: text().notNull(),
    ground: text().notNull(),
    /** The value of an option that it shows the product with. */
    valueId: integer('value_id'),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
)

export const productFeatures = pgTable(
  'product_features',
  {
    productId: integer('product_id').notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    value: text().notNull(),
    /** Name and value as a filter names them in an address. */
    nameSlug: text('name_slug').notNull().generatedAlwaysAs(sql`attribute_slug(name)`),
    valueSlug: text('value_slug').notNull().generatedAlwaysAs(sql`attribute_slug(value)`),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
)

export const productSpecifications = pgTable(
  'product_specifications',
  {
    productId: integer('product_id').notNull(),
    position: integer().notNull(),
    section: text().notNull(),
    name: text().notNull(),
    value: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
)

export const productOptions = pgTable('product_options', {
  id: id(),
  productId: integer('product_id').notNull(),
  name: text().notNull(),
  kind: text({ enum: ['label', 'color'] }).notNull(),
  position: integer().notNull(),
})

export const productOptionValues = pgTable('product_option_values', {
  id: id(),
  optionId: integer('option_id').notNull(),
  name: text().notNull(),
  color: text(),
  /** A file under `/media/`; null where the product's own picture stands for it. */
  picture: text(),
  position: integer().notNull(),
})

export const reviews = pgTable('reviews', {
  id: id(),
  productId: integer('product_id').notNull(),
  /** Whose session wrote it. */
  customerId: integer('customer_id'),
  /** Who wrote it, never shown; null for what came with the shop. */
  email: citext('email'),
  author: text().notNull(),
  rating: smallint().notNull(),
  content: text().notNull(),
  writtenOn: date('written_on').notNull().default(todayInChile),
  /** In which it was written. */
  language: text().$type<ShopLanguage>().notNull().default('es'),
  /** Whether the author had bought the product and paid for it. */
  verified: boolean().notNull().default(false),
  /** Of the form that wrote it: the same review when it is sent again. */
  clientKey: uuid('client_key'),
  ...shopsAnswer(),
})

/** Pictures of reviews; one without a review has been uploaded and waits for it. */
export const reviewPhotos = pgTable('review_photos', {
  key: text().primaryKey(),
  reviewId: integer('review_id'),
  position: smallint(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** WebP, each. */
  large: bytes().notNull(),
  small: bytes().notNull(),
  uploadedAt: moment('uploaded_at').notNull().defaultNow(),
})

/** What people ask about a product; everyone sees it once the shop has answered. */
export const productQuestions = pgTable('product_questions', {
  id: id(),
  productId: integer('product_id').notNull(),
  /** Whose session asked. */
  customerId: integer('customer_id'),
  /** Who asked, never shown; null for what came with the shop. */
  email: citext('email'),
  author: text().notNull(),
  content: text().notNull(),
  /** In which it was asked. */
  language: text().$type<ShopLanguage>().notNull().default('es'),
  askedOn: date('asked_on').notNull().default(todayInChile),
  clientKey: uuid('client_key'),
  ...shopsAnswer(),
})
