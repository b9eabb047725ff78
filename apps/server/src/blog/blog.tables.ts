import { sql } from 'drizzle-orm'
import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const blogCategories = pgTable('blog_categories', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull(),
  name: text().notNull(),
  position: integer().notNull(),
})

export const blogPosts = pgTable('blog_posts', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull(),
  title: text().notNull(),
  excerpt: text().notNull(),
  categoryId: integer('category_id').notNull(),
  author: text().notNull(),
  /** A file under `/media/`. */
  image: text().notNull(),
  /** What it shows; empty where it only adorns. */
  imageAlt: text('image_alt').notNull().default(''),
  /** Markdown. */
  body: text().notNull(),
  publishedOn: date('published_on').notNull().defaultNow(),
  /** The slug of the category of the shop that belongs to it. */
  shopCategory: text('shop_category'),
  /** By which words the shop's products that belong to it are found. */
  shopWords: text('shop_words').notNull().default(''),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  words: integer().notNull().generatedAlwaysAs(sql`regexp_count(body, '\\S+')`),
  searched: text().notNull().generatedAlwaysAs(sql`fold_text(title || ' ' || excerpt || ' ' || body)`),
})
