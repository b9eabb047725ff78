import { sql } from 'drizzle-orm'
import type { Database } from '../db/connection.ts'
import type { Crawlable, CrawlablePage, FeedProduct } from './crawlable.ts'

/** What crawlers are told of: every page that is for everyone (D4), and every product. */
export function crawlableStore({ db }: Pick<Database, 'db'>): Crawlable {
  const pages = async (query: ReturnType<typeof sql>) => {
    const { rows } = await db.execute<{ path: string; changedAt: string | null; id: number }>(query)
    return rows.map((row) => ({ ...row, changedAt: row.changedAt === null ? null : new Date(row.changedAt) }))
  }
  return {
    listPages: (): Promise<CrawlablePage[]> =>
      pages(sql`
        select '/shop/category/' || c.slug as path, null::timestamptz as "changedAt", 1 as part, t.path as place, 0 as id
        from categories c join category_tree t on t.id = c.id and t.shown
        union all
        select '/brand/' || b.slug, null, 2, null, b.id from brands b
        where exists (select from products p where p.brand_id = b.id and p.active)
        union all
        select '/pagina/' || slug, updated_at, 3, null, id from site_pages where published
        order by part, place, id`),

    listPosts: (): Promise<CrawlablePage[]> =>
      pages(sql`
        select '/blog/' || slug as path, updated_at as "changedAt", id from blog_posts
        where is_post_shown(published, published_on)
        order by published_on desc, id desc`),

    async listCategories() {
      const { rows } = await db.execute<{
        slug: string
        name: string
        description: string
        depth: number
      }>(sql`
        select c.slug, c.name, c.description, t.depth from categories c join category_tree t on t.id = c.id and t.shown
        order by t.path`)
      return rows
    },

    async countProducts() {
      const { rows } = await db.execute<{ total: number }>(
        sql`select count(*)::int as total from products where active`,
      )
      return rows[0]?.total ?? 0
    },

    async findProductAfter(skipped) {
      const { rows } = await db.execute<{ id: number }>(
        sql`select id from products where active order by id limit 1 offset ${skipped}`,
      )
      return rows[0]?.id ?? null
    },

    listProductPages: (from, limit) =>
      pages(sql`
        select id, '/shop/products/' || slug as path, updated_at as "changedAt" from products
        where active and id >= ${from} order by id limit ${limit}`),

    async listFeedProducts(from, limit) {
      const { rows } = await db.execute<FeedProduct>(sql`
        select p.id, p.slug, p.name, p.price, p.compare_at_price as "compareAtPrice", b.name as brand, p.barcode,
          p.original_code as "partNumber", p.sku, p.stock, p.backorder, p.package_weight::float8 as weight,
          -- A description often begins with its short form.
          concat_ws(' ', case when not starts_with(coalesce(x.description[1], ''), x.short_description)
            then nullif(x.short_description, '') end, array_to_string(x.description, ' ')) as description,
          array(select i.file from product_pictures i where i.product_id = p.id order by i.position) as pictures,
          array(
            select c.name from (
              select t.ids from product_categories pc join category_tree t on t.id = pc.category_id
              where pc.product_id = p.id and pc.direct order by pc.position, pc.category_id limit 1
            ) leaf
            join categories c on c.id = any(leaf.ids) join category_tree t on t.id = c.id and t.shown order by t.depth
          ) as categories
        from products p
        left join brands b on b.id = p.brand_id
        left join product_texts x on x.product_id = p.id
        where p.active and p.id >= ${from} order by p.id limit ${limit}`)
      return rows
    },
  }
}
