import { type SQL, sql } from 'drizzle-orm'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { Executor, Transaction } from '../../db/connection.ts'
import {
  type EditedFields,
  type EditedKind,
  type EditedRow,
  lockEdited,
  saveEdited,
  selectEdited,
} from '../../db/edited-rows.ts'
import { type FormerSlugs, keepFormerSlug, slugNow } from '../../db/former-slugs.ts'

export const pageKind: EditedKind = {
  table: 'site_pages',
  translations: { table: 'site_page_translations', key: 'page_id' },
  title: 'title',
  words: {
    title: { column: 'title', isNeeded: true },
    body: { column: 'body', isNeeded: false },
    seoTitle: { column: 'seo_title', isNeeded: false },
    seoDescription: { column: 'seo_description', isNeeded: false },
  },
  read: { slug: sql`own.slug`, isPublished: sql`own.published` },
  write: ({ slug, isPublished }) => ({
    slug: sql`${slug}`,
    published: sql`${isPublished}`,
    updated_at: sql`now()`,
  }),
}

const formerPages: FormerSlugs = {
  table: 'site_pages',
  redirects: 'site_page_redirects',
  column: 'page_id',
  isShown: sql`own.published`,
}

/** As the shop shows it; `isTranslated` says whether it stands in the language that was asked for. */
export type SitePage = {
  slug: string
  title: string
  /** Markdown. */
  body: string
  seoTitle: string
  seoDescription: string
  isTranslated: boolean
}

/** `folded` is the title as the search compares it. */
export type TitledPage = Pick<SitePage, 'slug' | 'title' | 'isTranslated'> & { folded: string }

export type ListedPage = {
  id: number
  title: string
  slug: string
  isPublished: boolean
  editedAt: Date | null
  editedBy: string
}

export type PageFilter = { after: number | null; words: readonly string[]; isPublished: boolean | null }

const pageLength = 50

export const sitePagesStore = {
  /** One that is published; null for none. What a language lacks stands in Spanish. */
  async shown(executor: Executor, slug: string, language: ShopLanguage): Promise<SitePage | null> {
    const { rows } = await executor.execute<SitePage>(sql`
      select p.slug, coalesce(t.title, p.title) as title, coalesce(t.body, p.body) as body,
        coalesce(t.seo_title, p.seo_title) as "seoTitle",
        coalesce(t.seo_description, p.seo_description) as "seoDescription",
        ${language} = 'es' or t.page_id is not null as "isTranslated"
      from site_pages p
      left join site_page_translations t on t.page_id = p.id and t.language = ${language} and t.body <> ''
      where p.slug = ${slug} and p.published`)
    return rows[0] ?? null
  },

  /** Those that are published, the last written first. */
  async titles(executor: Executor, language: ShopLanguage): Promise<TitledPage[]> {
    const { rows } = await executor.execute<TitledPage>(sql`
      select slug, title, fold_text(title || ' ' || said) as folded, "isTranslated" from (
        select p.id, p.slug, coalesce(t.title, p.title) as title,
          coalesce(nullif(t.seo_description, ''), p.seo_description) as said,
          ${language} = 'es' or t.page_id is not null as "isTranslated"
        from site_pages p
        left join site_page_translations t on t.page_id = p.id and t.language = ${language} and t.body <> ''
        where p.published) shown
      order by id desc`)
    return rows
  },

  formerSlug: (executor: Executor, slug: string): Promise<string | undefined> =>
    slugNow(executor, formerPages, slug),

  /** The last written first. */
  async list(executor: Executor, { after, words, isPublished }: PageFilter): Promise<ListedPage[]> {
    const conditions: SQL[] = words.map((word) => sql`position(fold_text(${word}) in searched) > 0`)
    if (after !== null) conditions.push(sql`id < ${after}`)
    if (isPublished !== null) conditions.push(sql`published = ${isPublished}`)
    const { rows } = await executor.execute<ListedPage>(sql`
      select id, title, slug, published as "isPublished", edited_at as "editedAt", edited_by as "editedBy"
      from site_pages where ${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}
      order by id desc limit ${pageLength}`)
    return rows.map((row) => ({ ...row, editedAt: row.editedAt && new Date(row.editedAt) }))
  },

  async find(executor: Executor, id: number): Promise<EditedRow | null> {
    const [row] = await selectEdited(executor, pageKind, sql`where own.id = ${id}`)
    return row ?? null
  },

  lock: (tx: Transaction, id: number): Promise<EditedRow | null> => lockEdited(tx, pageKind, id),

  save: (
    tx: Transaction,
    edit: { id: number | undefined; fields: EditedFields; editedBy: string },
  ): Promise<number> => saveEdited(tx, pageKind, edit),

  /** The address that a page had leads to it. */
  keepAddress: (tx: Transaction, move: { id: number; before: string; now: string }): Promise<void> =>
    keepFormerSlug(tx, formerPages, move),

  async remove(tx: Transaction, id: number): Promise<void> {
    await tx.execute(sql`delete from site_pages where id = ${id}`)
  },

  /** A title as an address has it. */
  async slugOf(executor: Executor, title: string): Promise<string> {
    const { rows } = await executor.execute<{ slug: string }>(
      sql`select left(attribute_slug(${title}), 160) as slug`,
    )
    return rows[0]?.slug ?? ''
  },

  async isTaken(executor: Executor, slug: string, id: number | undefined): Promise<boolean> {
    const { rows } = await executor.execute(
      sql`select from site_pages where slug = ${slug} and id <> ${id ?? 0}`,
    )
    return rows.length > 0
  },
}
