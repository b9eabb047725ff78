import { sql } from 'drizzle-orm'
import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../db/columns.ts'
import { todayInChile } from '../db/today.ts'

/** Raised by each save at the desk, with who did it last. */
const editing = () => ({
  version: integer().notNull().default(1),
  editedBy: text('edited_by').notNull().default(''),
  editedAt: moment('edited_at'),
})

export const blogCategories = pgTable('blog_categories', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull(),
  name: text().notNull(),
  position: integer().notNull(),
  ...editing(),
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
  publishedOn: date('published_on').notNull().default(todayInChile),
  /** The slug of the category of the shop that belongs to it. */
  shopCategory: text('shop_category'),
  /** By which words the shop's products that belong to it are found. */
  shopWords: text('shop_words').notNull().default(''),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  published: boolean().notNull().default(true),
  /** For search engines in place of the title and the summary; empty for those. */
  seoTitle: text('seo_title').notNull().default(''),
  seoDescription: text('seo_description').notNull().default(''),
  ...editing(),
  words: integer().notNull().generatedAlwaysAs(sql`regexp_count(body, '\\S+')`),
  searched: text().notNull().generatedAlwaysAs(sql`fold_text(title || ' ' || excerpt || ' ' || body)`),
})
