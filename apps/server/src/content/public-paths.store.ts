import { sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'

/** The clean paths of every page that is for everyone (D4): home, categories, brands that sell something, posts, products. */
export async function publicPaths(executor: Executor): Promise<string[]> {
  const { rows } = await executor.execute<{ paths: string[] }>(sql`
    select array['/', '/shop']
      || array(select '/shop/category/' || c.slug from categories c join category_tree t on t.id = c.id order by t.path)
      || array(select '/brand/' || b.slug from brands b
        where exists (select from products p where p.brand_id = b.id and p.active) order by b.id)
      || array['/blog']
      || array(select '/blog/' || slug from blog_posts order by published_on desc, id)
      || array(select '/shop/products/' || slug from products where active order by position, id) as paths`)
  return rows[0]?.paths ?? []
}
