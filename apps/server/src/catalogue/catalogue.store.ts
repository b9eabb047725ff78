import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { ReviewOrder } from '#rules/catalogue/reviews.ts'
import type { Database, Executor } from '../db/connection.ts'
import { brands, categories, products, reviews } from './catalogue.tables.ts'
import { formerCategory } from './list/category-addresses.store.ts'
import { linkedProducts } from './product/linked-products.store.ts'

export type HighlightKind = 'featured' | 'popular' | 'top-rated' | 'offers' | 'latest'
export type CategoryRow = typeof categories.$inferSelect & { productCount: number; formerSlugs: string[] }

type HighlightOrder = { beside?: SQL; where: SQL; order: SQL }

const highlightOrders: Record<HighlightKind, HighlightOrder> = {
  featured: { where: sql`p.featured`, order: sql`p.position, p.id` },
  popular: { where: sql`true`, order: sql`p.sold_count desc, p.id desc` },
  'top-rated': { where: sql`p.rating > 0`, order: sql`p.rating desc, p.review_count desc, p.id desc` },
  offers: {
    beside: sql`join product_prices o on o.product_id = p.id and o.active`,
    where: sql`o.discount_percent > 0`,
    order: sql`o.discount_percent desc, o.product_id desc`,
  },
  latest: { where: sql`true`, order: sql`p.added_on desc, p.id desc` },
}

export function catalogueStore({ db }: Pick<Database, 'db'>) {
  return {
    /** Counts the products of all categories anew, of which changes alone are noted in between. */
    recountCategories: () => db.execute(sql`select recount_categories()`),

    /** Every category that is shown, parents before children, with the products for sale in it and below. */
    async categories(): Promise<CategoryRow[]> {
      const rows = await db
        .select({
          category: categories,
          productCount: sql<number>`coalesce(counted.products, 0)::int`,
          formerSlugs: sql<string[]>`array(
            select r.slug from category_redirects r where r.category_id = ${categories.id} order by r.slug)`,
        })
        .from(categories)
        .innerJoin(sql`category_tree t`, sql`t.id = ${categories.id} and t.shown`)
        .leftJoin(countedCategories, sql`counted.category_id = ${categories.id}`)
        .orderBy(sql`t.path`)
      return rows.map(({ category, ...known }) => ({ ...category, ...known }))
    },

    /** By its address or one that it had before. */
    async categoryIdBySlug(categorySlug: string): Promise<number | undefined> {
      const { rows } = await db.execute<{ id: number }>(sql`
        select c.id from categories c join category_tree t on t.id = c.id and t.shown
        where c.slug = ${categorySlug}`)
      return (rows[0] ?? (await formerCategory(db, categorySlug)))?.id
    },

    /** The address of the category that had one before; undefined where none had it. */
    formerCategorySlug: async (categorySlug: string): Promise<string | undefined> =>
      (await formerCategory(db, categorySlug))?.slug,

    async highlights(kind: HighlightKind, categoryId: number | null, limit: number): Promise<number[]> {
      const { beside = sql``, where, order } = highlightOrders[kind]
      return ids(
        db,
        sql`select p.id from products p ${beside}
          where p.active and ${where} and ${inCategory(categoryId)}
          order by ${order} limit ${limit}`,
      )
    },

    /** What goes with a product: what was chosen, of its own category the best sold, then of the category above. */
    async related(productId: number, limit: number): Promise<number[] | undefined> {
      const { rows } = await db.execute<{ leaf: number | null; root: number | null }>(sql`
        select leaf.ids[cardinality(leaf.ids)] as leaf, leaf.ids[1] as root
        from products p
        left join lateral (
          select t.ids from product_categories pc join category_tree t on t.id = pc.category_id
          where pc.product_id = p.id and pc.direct order by pc.position, pc.category_id limit 1
        ) leaf on true
        where p.id = ${productId} and p.active`)
      const [place] = rows
      if (!place) return undefined
      const found = await linkedProducts(db, productId, 'related', limit)
      for (const category of new Set([place.leaf, place.root])) {
        if (category === null || found.length >= limit) continue
        found.push(...(await ids(db, bestSoldOf(category, [productId, ...found], limit - found.length))))
      }
      return found
    },

    async reviews(productId: number, order: ReviewOrder, limit: number, offset: number) {
      const first = { newest: [], highest: [desc(reviews.rating)], lowest: [asc(reviews.rating)] }[order]
      return db
        .select()
        .from(reviews)
        .where(shownOf(productId))
        .orderBy(...first, desc(reviews.writtenOn), desc(reviews.id))
        .limit(limit)
        .offset(offset)
    },

    ratingCounts: (productId: number) =>
      db
        .select({ rating: reviews.rating, count: count() })
        .from(reviews)
        .where(shownOf(productId))
        .groupBy(reviews.rating),

    async reviewCount(productId: number): Promise<number | undefined> {
      const [row] = await db
        .select({ amount: products.reviewCount })
        .from(products)
        .where(and(eq(products.id, productId), products.active))
      return row?.amount
    },

    async brands() {
      const formerSlugs = sql<string[]>`array(
        select r.slug from brand_redirects r where r.brand_id = ${brands.id} order by r.slug)`
      const rows = await db
        .select({ brand: brands, formerSlugs })
        .from(brands)
        .orderBy(asc(brands.name), asc(brands.id))
      return rows.map(({ brand, ...known }) => ({ ...brand, ...known }))
    },

    /** The address of the brand that had one before; undefined where none had it. */
    async formerBrandSlug(brandSlug: string): Promise<string | undefined> {
      const { rows } = await db.execute<{ slug: string }>(sql`
        select b.slug from brand_redirects r join brands b on b.id = r.brand_id
        where r.slug = ${brandSlug} and not exists (select from brands taken where taken.slug = r.slug)`)
      return rows[0]?.slug
    },
  }
}

const shownOf = (productId: number) => and(eq(reviews.productId, productId), isNull(reviews.hiddenAt))

async function ids(executor: Executor, query: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await executor.execute<{ id: number }>(query)
  return rows.map((row) => row.id)
}

/** What was counted, and what changed since. */
const countedCategories = sql`(
  select category_id, sum(products) as products from (
    select category_id, products from category_counts union all select category_id, products from category_count_changes
  ) each_of group by category_id) counted`

function inCategory(categoryId: number | null) {
  if (categoryId === null) return sql`true`
  return sql`exists (select from product_categories pc
    where pc.category_id = ${categoryId} and pc.product_id = p.id)`
}

function bestSoldOf(categoryId: number, without: number[], limit: number) {
  return sql`select p.id from products p
    where p.active and ${inCategory(categoryId)} and p.id <> all(${sql.param(without)}::int[])
    order by p.sold_count desc, p.id desc limit ${limit}`
}
