import { asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/connection.ts'
import { blogCategories, blogPosts } from './blog.tables.ts'

const summary = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  image: blogPosts.image,
  author: blogPosts.author,
  tags: blogPosts.tags,
  publishedOn: blogPosts.publishedOn,
  category: { slug: blogCategories.slug, name: blogCategories.name },
}

export type PostSummaryRow = Awaited<ReturnType<ReturnType<typeof blogStore>['list']>>[number]
export type PostRow = NonNullable<Awaited<ReturnType<ReturnType<typeof blogStore>['find']>>>

export function blogStore({ db }: Pick<Database, 'db'>) {
  const inCategory = (slug: string | null) => (slug === null ? undefined : eq(blogCategories.slug, slug))
  const newest = [desc(blogPosts.publishedOn), desc(blogPosts.id)]
  const select = () =>
    db.select(summary).from(blogPosts).innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))

  const neighbour = async (row: { publishedOn: string; id: number }, newer: boolean) => {
    const place = sql`(${blogPosts.publishedOn}, ${blogPosts.id})`
    const own = sql`(${row.publishedOn}::date, ${row.id}::int)`
    const [found] = await db
      .select({ slug: blogPosts.slug, title: blogPosts.title })
      .from(blogPosts)
      .where(newer ? sql`${place} > ${own}` : sql`${place} < ${own}`)
      .orderBy(...(newer ? [asc(blogPosts.publishedOn), asc(blogPosts.id)] : newest))
      .limit(1)
    return found ?? null
  }

  return {
    /** Newest first. */
    list: ({ category, limit, offset }: { category: string | null; limit: number; offset: number }) =>
      select()
        .where(inCategory(category))
        .orderBy(...newest)
        .limit(limit)
        .offset(offset),

    async count(category: string | null): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(blogPosts)
        .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
        .where(inCategory(category))
      return row?.total ?? 0
    },

    /** A post with its body and the posts before and after it in time; undefined when there is none. */
    async find(slug: string) {
      const [row] = await db
        .select({ ...summary, body: blogPosts.body })
        .from(blogPosts)
        .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
        .where(eq(blogPosts.slug, slug))
      if (!row) return undefined
      const [previous, next] = await Promise.all([neighbour(row, false), neighbour(row, true)])
      return { ...row, previous, next }
    },

    categories: () =>
      db
        .select({ slug: blogCategories.slug, name: blogCategories.name, count: count(blogPosts.id) })
        .from(blogCategories)
        .leftJoin(blogPosts, eq(blogPosts.categoryId, blogCategories.id))
        .groupBy(blogCategories.id)
        .orderBy(asc(blogCategories.position)),
  }
}
