import { sql } from 'drizzle-orm'
import type { EditedKind } from '../../db/edited-rows.ts'

export const postKind: EditedKind = {
  table: 'blog_posts',
  translations: { table: 'blog_post_translations', key: 'post_id' },
  title: 'title',
  words: {
    title: { column: 'title', isNeeded: true },
    excerpt: { column: 'excerpt', isNeeded: false },
    body: { column: 'body', isNeeded: false },
    imageAlt: { column: 'image_alt', isNeeded: false },
    seoTitle: { column: 'seo_title', isNeeded: false },
    seoDescription: { column: 'seo_description', isNeeded: false },
  },
  read: {
    slug: sql`own.slug`,
    categoryId: sql`own.category_id`,
    tags: sql`coalesce((select jsonb_agg(t.name order by g.position) from blog_post_tags g
      join blog_tags t on t.id = g.tag_id where g.post_id = own.id), '[]')`,
    author: sql`own.author`,
    image: sql`own.image`,
    publishedOn: sql`own.published_on::text`,
    isPublished: sql`own.published`,
    shopCategory: sql`coalesce(own.shop_category, '')`,
    shopWords: sql`own.shop_words`,
  },
  write: (fields) => ({
    slug: sql`${fields.slug}`,
    category_id: sql`${fields.categoryId}`,
    author: sql`${fields.author}`,
    image: sql`${fields.image}`,
    published_on: sql`${fields.publishedOn}::date`,
    published: sql`${fields.isPublished}`,
    shop_category: sql`${fields.shopCategory || null}`,
    shop_words: sql`${fields.shopWords}`,
  }),
}

/** What a new post is beside what is said of it; its day is that of today. */
export const freshPost = {
  slug: '',
  categoryId: null,
  tags: [],
  author: '',
  image: '',
  publishedOn: null,
  isPublished: false,
  shopCategory: '',
  shopWords: '',
}

export const categoryKind: EditedKind = {
  table: 'blog_categories',
  translations: { table: 'blog_category_translations', key: 'category_id' },
  title: 'name',
  words: { name: { column: 'name', isNeeded: true } },
  read: { slug: sql`own.slug` },
  write: ({ slug }) => ({ slug: sql`${slug}` }),
}
