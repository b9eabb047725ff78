import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/connection.ts'
import {
  type EditedFields,
  type EditedRow,
  lockEdited,
  saveEdited,
  selectEdited,
} from '../../db/edited-rows.ts'
import { keepFormerSlug } from '../../db/former-slugs.ts'
import { formerPosts } from '../blog.store.ts'
import { categoryKind, postKind } from './blog-kinds.store.ts'

export type ListedPost = {
  id: number
  title: string
  slug: string
  category: string
  image: string
  publishedOn: string
  isPublished: boolean
  isShown: boolean
}

export type PostFilter = {
  after: number | null
  words: readonly string[]
  isPublished: boolean | null
  categoryId: number | null
}

const pageLength = 50

type Edit = { id: number | undefined; fields: EditedFields; editedBy: string }

export const blogDeskStore = {
  /** The last written first. */
  async list(
    executor: Executor,
    { after, words, isPublished, categoryId }: PostFilter,
  ): Promise<ListedPost[]> {
    const conditions: SQL[] = words.map((word) => sql`position(fold_text(${word}) in p.searched) > 0`)
    if (after !== null) conditions.push(sql`p.id < ${after}`)
    if (isPublished !== null) conditions.push(sql`p.published = ${isPublished}`)
    if (categoryId !== null) conditions.push(sql`p.category_id = ${categoryId}`)
    const { rows } = await executor.execute<ListedPost>(sql`
      select p.id, p.title, p.slug, c.name as category, p.image, p.published_on::text as "publishedOn",
        p.published as "isPublished", is_post_shown(p.published, p.published_on) as "isShown"
      from blog_posts p join blog_categories c on c.id = p.category_id
      where ${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}
      order by p.id desc limit ${pageLength}`)
    return rows
  },

  async find(executor: Executor, id: number): Promise<EditedRow | null> {
    const [row] = await selectEdited(executor, postKind, sql`where own.id = ${id}`)
    return row ?? null
  },

  lock: (tx: Transaction, id: number): Promise<EditedRow | null> => lockEdited(tx, postKind, id),

  /** Writes a post with its tags, which are made where nobody has used them before. */
  async save(tx: Transaction, edit: Edit): Promise<number> {
    const id = await saveEdited(tx, postKind, edit)
    const tags = sql`unnest(${sql.param(edit.fields.tags)}::text[]) with ordinality as given (name, position)`
    await tx.execute(sql`
      insert into blog_tags (slug, name)
      select distinct on (attribute_slug(given.name)) attribute_slug(given.name), given.name from ${tags}
      where attribute_slug(given.name) <> '' order by attribute_slug(given.name), given.position
      on conflict (slug) do nothing`)
    await tx.execute(sql`delete from blog_post_tags where post_id = ${id}`)
    await tx.execute(sql`
      insert into blog_post_tags (post_id, tag_id, position)
      select ${id}::int, t.id, min(given.position) from ${tags}
      join blog_tags t on t.slug = attribute_slug(given.name) group by t.id`)
    return id
  },

  /** The address that a post had leads to it. */
  keepAddress: (tx: Transaction, move: { id: number; before: string; now: string }): Promise<void> =>
    keepFormerSlug(tx, formerPosts, move),

  async remove(tx: Transaction, id: number): Promise<void> {
    await tx.execute(sql`delete from blog_posts where id = ${id}`)
  },

  /** A name as an address has it. */
  async slugOf(executor: Executor, name: string): Promise<string> {
    const { rows } = await executor.execute<{ slug: string }>(
      sql`select left(attribute_slug(${name}), 160) as slug`,
    )
    return rows[0]?.slug ?? ''
  },

  /** Whether another post, or another category, has an address. */
  async isTaken(
    executor: Executor,
    { of, slug, id }: { of: 'post' | 'category'; slug: string; id: number | undefined },
  ): Promise<boolean> {
    const table = sql.identifier(of === 'post' ? 'blog_posts' : 'blog_categories')
    const { rows } = await executor.execute<{ taken: boolean }>(
      sql`select exists (select from ${table} where slug = ${slug} and id <> ${id ?? 0}) as taken`,
    )
    return rows[0]?.taken === true
  },

  /** The day that it is in Chile, ISO 8601. */
  async today(executor: Executor): Promise<string> {
    const { rows } = await executor.execute<{ day: string }>(
      sql`select (now() at time zone 'America/Santiago')::date::text as day`,
    )
    return rows[0]?.day ?? ''
  },

  async hasShopCategory(executor: Executor, slug: string): Promise<boolean> {
    const { rows } = await executor.execute(sql`select from categories where slug = ${slug}`)
    return rows.length > 0
  },

  /** In the shop's order. */
  categories: (executor: Executor): Promise<EditedRow[]> =>
    selectEdited(executor, categoryKind, sql`order by own.position, own.id`),

  lockCategory: (tx: Transaction, id: number): Promise<EditedRow | null> => lockEdited(tx, categoryKind, id),

  /** A new one comes behind the others. */
  saveCategory: (tx: Transaction, edit: Edit): Promise<number> =>
    saveEdited(tx, categoryKind, {
      ...edit,
      fresh: { position: sql`(select coalesce(max(position), 0) + 1 from blog_categories)` },
    }),

  async removeCategory(tx: Transaction, id: number): Promise<void> {
    await tx.execute(sql`delete from blog_categories where id = ${id}`)
  },

  /** How many posts stand in each, drafts among them. */
  async counts(executor: Executor): Promise<Map<number, number>> {
    const { rows } = await executor.execute<{ id: number; count: number }>(
      sql`select category_id as id, count(*)::int as count from blog_posts group by category_id`,
    )
    return new Map(rows.map(({ id, count }) => [id, count]))
  },

  /** Of all posts, by name. */
  async tags(executor: Executor): Promise<string[]> {
    const { rows } = await executor.execute<{ name: string }>(
      sql`select name from blog_tags t where exists (select from blog_post_tags g where g.tag_id = t.id)
        order by name limit 500`,
    )
    return rows.map(({ name }) => name)
  },
}
