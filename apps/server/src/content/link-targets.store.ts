import { sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'

const places = /^\/(shop\/category|brand|shop\/products|blog|pagina)\/([a-z0-9-]+)(?:[?#].*)?$/

const tables: Record<string, string> = {
  'shop/category': 'categories',
  brand: 'brands',
  'shop/products': 'products',
  blog: 'blog_posts',
  pagina: 'site_pages',
}

/** Whether a link leads to a category, brand, product, post or page that there is not; of other pages nothing is asked. */
export async function leadsNowhere(executor: Executor, link: string): Promise<boolean> {
  const [, kind = '', slug] = places.exec(link) ?? []
  const table = tables[kind]
  if (table === undefined) return false
  const { rows } = await executor.execute<{ known: boolean }>(
    sql`select exists (select from ${sql.identifier(table)} where slug = ${slug}) as known`,
  )
  return rows[0]?.known !== true
}
