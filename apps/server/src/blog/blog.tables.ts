import { date, integer, pgTable, text } from 'drizzle-orm/pg-core'

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
  tags: text().array().notNull().default([]),
  author: text().notNull(),
  /** A file under `/media/`. */
  image: text().notNull(),
  /** Paragraphs of plain text; one that begins with `## ` is a heading. */
  body: text().array().notNull(),
  publishedOn: date('published_on').notNull().defaultNow(),
})
