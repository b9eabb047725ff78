import { sql } from 'drizzle-orm'
import { customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ShopLanguage } from '#rules/text/shop-language.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const language = () => text().$type<Exclude<ShopLanguage, 'es'>>().notNull()

/** `null`: not translated yet, all three together. */
export const productTranslations = pgTable(
  'product_translations',
  {
    productId: integer('product_id').notNull(),
    language: language(),
    name: text().notNull(),
    shortDescription: text('short_description'),
    description: text().array(),
    tags: text().array(),
    /** What is looked for; the database writes it. */
    words: tsvector().notNull().generatedAlwaysAs(sql`''`),
  },
  (table) => [primaryKey({ columns: [table.productId, table.language] })],
)

/** `file` is null where the picture has no words of its own. */
export const productPictureTranslations = pgTable(
  'product_picture_translations',
  {
    productId: integer('product_id').notNull(),
    position: integer().notNull(),
    language: language(),
    file: text(),
    alt: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.language, table.position] })],
)

export const categoryTranslations = pgTable(
  'category_translations',
  {
    categoryId: integer('category_id').notNull(),
    language: language(),
    name: text().notNull(),
    description: text().notNull(),
    seoTitle: text('seo_title').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.language] })],
)

/** Of the demonstration's reviews; what people write stays as they wrote it. */
export const reviewTranslations = pgTable(
  'review_translations',
  {
    reviewId: integer('review_id').notNull(),
    language: text().$type<ShopLanguage>().notNull(),
    content: text().notNull(),
    /** Of the shop's answer. */
    answer: text(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.language] })],
)

/** Of the demonstration's questions with their answers. */
export const questionTranslations = pgTable(
  'question_translations',
  {
    questionId: integer('question_id').notNull(),
    language: text().$type<ShopLanguage>().notNull(),
    content: text().notNull(),
    answer: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.language] })],
)
