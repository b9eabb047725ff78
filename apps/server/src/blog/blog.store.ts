import { type SQL, sql } from 'drizzle-orm'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { Executor } from '../db/connection.ts'
import { type FormerSlugs, slugNow } from '../db/former-slugs.ts'

/** A name of the shop's; `isTranslated` says whether it stands in the language that was asked for. */
export type BlogName = { slug: string; name: string; isTranslated: boolean }
export type PostSummaryRow = {
  id: number
  slug: string
  title: string
  excerpt: string
  imageAlt: string
  isTranslated: boolean
  /** A file under `/media/`. */
  image: string
  author: string
  /** A day, ISO 8601. */
  publishedOn: string
  /** Of its body. */
  words: number
  category: BlogName
  tags: BlogName[]
}
export type Neighbour = { slug: string; title: string; isTranslated: boolean }
export type PostRow = PostSummaryRow & {
  /** Markdown. */
  body: string
  /** For search engines in place of the title and the summary; empty for those. */
  seoTitle: string
  seoDescription: string
  updatedAt: Date
  shopCategory: string | null
  shopWords: string
  previous: Neighbour | null
  next: Neighbour | null
}

/** Which posts; each word stands somewhere in them. */
export type PostChoice = { category: string | null; tag: string | null; words: readonly string[] }

/** Drafts, and what is written ahead, are for the desk alone. */
const isShown = sql`is_post_shown(p.published, p.published_on)`

export const formerPosts: FormerSlugs = {
  table: 'blog_posts',
  redirects: 'blog_post_redirects',
  column: 'post_id',
  isShown: sql`is_post_shown(own.published, own.published_on)`,
}

const newest = sql`p.published_on desc, p.id desc`

/** Spanish stands in the rows themselves and asks no other table. */
function texts(language: ShopLanguage): { columns: SQL; body: SQL; searched: SQL; joins: SQL; title: SQL } {
  if (language === 'es')
    return {
      columns: sql`p.title, p.excerpt, p.image_alt as "imageAlt", p.words, true as "isTranslated"`,
      body: sql`p.body, p.seo_title as "seoTitle", p.seo_description as "seoDescription"`,
      searched: sql`p.searched`,
      title: sql`p.title, true as "isTranslated"`,
      joins: sql``,
    }
  return {
    columns: sql`coalesce(pt.title, p.title) as title, coalesce(pt.excerpt, p.excerpt) as excerpt,
      coalesce(pt.image_alt, p.image_alt) as "imageAlt", coalesce(pt.words, p.words) as words,
      pt.post_id is not null as "isTranslated"`,
    body: sql`coalesce(pt.body, p.body) as body, coalesce(pt.seo_title, p.seo_title) as "seoTitle",
      coalesce(pt.seo_description, p.seo_description) as "seoDescription"`,
    searched: sql`coalesce(pt.searched, p.searched)`,
    title: sql`coalesce(pt.title, p.title) as title, pt.post_id is not null as "isTranslated"`,
    joins: sql`left join blog_post_translations pt on pt.post_id = p.id and pt.language = ${language}`,
  }
}

/** The name of a category or a tag `as each`, with the join that it needs. */
function names(
  table: 'category' | 'tag',
  each: SQL,
  language: ShopLanguage,
): { name: SQL; known: SQL; join: SQL } {
  if (language === 'es') return { name: sql`${each}.name`, known: sql`true`, join: sql`` }
  const translations = sql.identifier(`blog_${table}_translations`)
  const id = sql.identifier(`${table}_id`)
  return {
    name: sql`coalesce(nt.name, ${each}.name)`,
    known: sql`nt.name is not null`,
    join: sql`left join ${translations} nt on nt.${id} = ${each}.id and nt.language = ${language}`,
  }
}

function summary(language: ShopLanguage): SQL {
  const category = names('category', sql`c`, language)
  const tag = names('tag', sql`t`, language)
  return sql`p.id, p.slug, p.image, p.author, p.published_on::text as "publishedOn", ${texts(language).columns},
    (select jsonb_build_object('slug', c.slug, 'name', ${category.name}, 'isTranslated', ${category.known})
      from blog_categories c ${category.join} where c.id = p.category_id) as category,
    coalesce((select jsonb_agg(
        jsonb_build_object('slug', t.slug, 'name', ${tag.name}, 'isTranslated', ${tag.known}) order by g.position)
      from blog_post_tags g join blog_tags t on t.id = g.tag_id ${tag.join}
      where g.post_id = p.id), '[]') as tags`
}

function chosen({ category, tag, words }: PostChoice, language: ShopLanguage): SQL {
  const conditions = [isShown]
  if (category !== null)
    conditions.push(sql`p.category_id = (select id from blog_categories where slug = ${category})`)
  if (tag !== null)
    conditions.push(sql`exists (select from blog_post_tags g join blog_tags t on t.id = g.tag_id
      where g.post_id = p.id and t.slug = ${tag})`)
  for (const word of words)
    conditions.push(sql`position(fold_text(${word}) in ${texts(language).searched}) > 0`)
  return sql.join(conditions, sql` and `)
}

export function blogStore({ db }: { db: Executor }) {
  async function neighbour(
    row: PostSummaryRow,
    newer: boolean,
    language: ShopLanguage,
  ): Promise<Neighbour | null> {
    const { title, joins } = texts(language)
    const own = sql`(${row.publishedOn}::date, ${row.id}::int)`
    const { rows } = await db.execute<Neighbour>(sql`
      select p.slug, ${title} from blog_posts p ${joins}
      where ${isShown} and (p.published_on, p.id) ${newer ? sql`>` : sql`<`} ${own}
      order by ${newer ? sql`p.published_on, p.id` : newest} limit 1`)
    return rows[0] ?? null
  }

  return {
    /** Newest first. */
    async list(
      choice: PostChoice,
      { limit, offset, language }: { limit: number; offset: number; language: ShopLanguage },
    ): Promise<PostSummaryRow[]> {
      const { rows } = await db.execute<PostSummaryRow>(sql`
        select ${summary(language)} from blog_posts p ${texts(language).joins}
        where ${chosen(choice, language)} order by ${newest} limit ${limit} offset ${offset}`)
      return rows
    },

    async count(choice: PostChoice, language: ShopLanguage): Promise<number> {
      const { rows } = await db.execute<{ total: number }>(sql`
        select count(*)::int as total from blog_posts p ${texts(language).joins}
        where ${chosen(choice, language)}`)
      return rows[0]?.total ?? 0
    },

    /** A post with its body and the posts before and after it in time; undefined when there is none. */
    async find(slug: string, language: ShopLanguage): Promise<PostRow | undefined> {
      const { body, joins } = texts(language)
      const { rows } = await db.execute<Omit<PostRow, 'previous' | 'next'>>(sql`
        select ${summary(language)}, ${body}, p.updated_at as "updatedAt",
          p.shop_category as "shopCategory", p.shop_words as "shopWords"
        from blog_posts p ${joins} where p.slug = ${slug} and ${isShown}`)
      const [row] = rows
      if (!row) return undefined
      const [previous, next] = await Promise.all([
        neighbour(row, false, language),
        neighbour(row, true, language),
      ])
      return { ...row, updatedAt: new Date(row.updatedAt), previous, next }
    },

    /** The address of the post that had one before; undefined where none had it. */
    formerSlug: (slug: string): Promise<string | undefined> => slugNow(db, formerPosts, slug),

    /** In the shop's order, with how many posts each has. */
    async categories(language: ShopLanguage): Promise<(BlogName & { count: number })[]> {
      const { name, known, join } = names('category', sql`c`, language)
      const { rows } = await db.execute<BlogName & { count: number }>(sql`
        select c.slug, ${name} as name, ${known} as "isTranslated",
          (select count(*)::int from blog_posts p where p.category_id = c.id and ${isShown}) as count
        from blog_categories c ${join} order by c.position`)
      return rows
    },

    /** Those that posts have, the most frequent first. */
    async tags(language: ShopLanguage): Promise<(BlogName & { count: number })[]> {
      const { name, known, join } = names('tag', sql`t`, language)
      const { rows } = await db.execute<BlogName & { count: number }>(sql`
        select t.slug, ${name} as name, ${known} as "isTranslated", g.count
        from blog_tags t ${join}
        join (select g.tag_id, count(*)::int as count from blog_post_tags g join blog_posts p on p.id = g.post_id
          where ${isShown} group by g.tag_id) g on g.tag_id = t.id
        order by g.count desc, t.slug`)
      return rows
    },
  }
}
