import { postCategories, posts } from '#demo/data/posts.ts'
import type { Transaction } from '../connection.ts'
import { advanceIdentity, insertRows } from './insert-rows.ts'

export async function seedBlog(tx: Transaction): Promise<void> {
  await insertRows(
    tx,
    'blog_categories',
    postCategories.map(({ slug, name }, index) => ({ id: index + 1, slug, name, position: index + 1 })),
  )
  await insertRows(
    tx,
    'blog_posts',
    posts.map(({ category, date, ...post }, index) => ({
      id: posts.length - index,
      ...post,
      category_id: postCategories.findIndex(({ slug }) => slug === category) + 1,
      published_on: date,
    })),
  )
  for (const table of ['blog_categories', 'blog_posts']) await advanceIdentity(tx, table)
}
