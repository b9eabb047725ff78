import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../db/connection.ts'

export type CategoryTexts = { name: string; description: string; seoTitle: string; seoDescription: string }

/** What people write of a category. */
export type CategoryFields = CategoryTexts & {
  slug: string
  icon: string
  /** A file under /media/; empty for none. */
  image: string
  tree: 'pets' | 'vehicles'
  hidden: boolean
  en: CategoryTexts | null
  ru: CategoryTexts | null
}

/** A category as the desk edits it; `changedAt` is ISO 8601. */
export type DeskCategory = CategoryFields & {
  id: number
  parentId: number | null
  version: number
  changedBy: string
  changedAt: string
}

const texts = (language: 'en' | 'ru') => sql`(
  SELECT jsonb_build_object('name', t.name, 'description', t.description, 'seoTitle', t.seo_title,
    'seoDescription', t.seo_description)
  FROM category_translations t WHERE t.category_id = c.id AND t.language = ${language})`

const select = sql`
  SELECT c.id, c.parent_id AS "parentId", c.version, c.name::text, c.slug, c.description, c.seo_title AS "seoTitle",
    c.seo_description AS "seoDescription", c.icon, c.image, c.tree, c.hidden, ${texts('en')} AS en,
    ${texts('ru')} AS ru, c.changed_by AS "changedBy", to_json(c.changed_at) #>> '{}' AS "changedAt"
  FROM categories c JOIN category_tree tree ON tree.id = c.id`

const columns = {
  name: sql`name`,
  slug: sql`slug`,
  description: sql`description`,
  seoTitle: sql`seo_title`,
  seoDescription: sql`seo_description`,
  icon: sql`icon`,
  image: sql`image`,
  tree: sql`tree`,
  hidden: sql`hidden`,
}

/** Who writes the tree has it alone; who writes categories of products shares it, so that none miss a move. */
const treeLock = sql`hashtextextended('category tree', 0)`

export const categoriesStore = {
  /** In the order of the tree. */
  async all(executor: Executor): Promise<DeskCategory[]> {
    const { rows } = await executor.execute<DeskCategory>(sql`${select} ORDER BY tree.path`)
    return rows
  },

  /** Until the end of the transaction nobody else writes the tree, nor which categories products are in. */
  async lockTree(tx: Transaction): Promise<void> {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${treeLock})`)
    // The words of each product below what is moved or renamed are written again.
    await tx.execute(sql`SET LOCAL statement_timeout = 0`)
  },

  /** Until the end of the transaction the tree stays as it is. */
  async shareTree(tx: Transaction): Promise<void> {
    await tx.execute(sql`SELECT pg_advisory_xact_lock_shared(${treeLock})`)
  },

  /** Writes those fields alone, and raises the version. */
  async update(
    tx: Transaction,
    id: number,
    { en, ru, ...fields }: Partial<CategoryFields>,
    by: string,
  ): Promise<void> {
    const written = Object.entries(fields).map(
      ([field, value]) => sql`${columns[field as keyof typeof columns]} = ${value}`,
    )
    await tx.execute(sql`
      UPDATE categories SET ${sql.join(
        [...written, sql`version = version + 1`, sql`changed_by = ${by}`, sql`changed_at = now()`],
        sql`, `,
      )} WHERE id = ${id}`)
    if (en !== undefined) await writeTexts(tx, id, 'en', en)
    if (ru !== undefined) await writeTexts(tx, id, 'ru', ru)
  },

  /** Of a category and all below it. */
  async setTree(tx: Transaction, id: number, tree: CategoryFields['tree']): Promise<void> {
    await tx.execute(sql`
      UPDATE categories SET tree = ${tree}
      WHERE tree <> ${tree} AND id IN (SELECT t.id FROM category_tree t WHERE ${id} = ANY (t.ids))`)
  },

  /** Puts one under a parent (null: at the top), and all that stand there in this order. */
  async place(
    tx: Transaction,
    { id, parentId, order }: { id: number; parentId: number | null; order: readonly number[] },
    by: string,
  ): Promise<void> {
    await tx.execute(sql`
      UPDATE categories c SET parent_id = ${parentId}::int, position = place.number,
        version = version + (c.id = ${id})::int,
        changed_by = CASE WHEN c.id = ${id} THEN ${by} ELSE changed_by END,
        changed_at = CASE WHEN c.id = ${id} THEN now() ELSE changed_at END
      FROM unnest(${sql.param([...order])}::int[]) WITH ORDINALITY AS place (id, number)
      WHERE c.id = place.id AND (c.id = ${id} OR c.position <> place.number)`)
  },

  /** The products of a category and of those below it are listed by the tree as it now is. */
  async followTree(tx: Transaction, id: number): Promise<void> {
    await tx.execute(sql`
      SELECT follow_category_tree(ARRAY(SELECT product_id FROM product_categories WHERE category_id = ${id}))`)
  },

  /** An address leads to a category from now on, unless another has it. */
  async redirect(tx: Transaction, slug: string, categoryId: number): Promise<void> {
    await tx.execute(sql`
      INSERT INTO category_redirects (slug, category_id) VALUES (${slug}, ${categoryId})
      ON CONFLICT (slug) DO UPDATE SET category_id = excluded.category_id`)
  },

  /** What led elsewhere from an address does no more: a category has it. */
  async claimSlug(tx: Transaction, slug: string): Promise<void> {
    await tx.execute(sql`DELETE FROM category_redirects WHERE slug = ${slug}`)
  },

  /** All that led to a category leads to another. */
  async passRedirects(tx: Transaction, from: number, to: number): Promise<void> {
    await tx.execute(sql`UPDATE category_redirects SET category_id = ${to} WHERE category_id = ${from}`)
  },

  /** Whether products, drafts too, were put into it. */
  async hasProducts(tx: Transaction, id: number): Promise<boolean> {
    const { rows } = await tx.execute(sql`SELECT 1 FROM product_categories WHERE category_id = ${id} LIMIT 1`)
    return rows.length > 0
  },

  /** Takes it away; what still names it throws a violation of its foreign key. */
  async remove(tx: Transaction, id: number): Promise<void> {
    await tx.execute(sql`DELETE FROM categories WHERE id = ${id}`)
  },
}

async function writeTexts(
  tx: Transaction,
  id: number,
  language: 'en' | 'ru',
  texts: CategoryTexts | null,
): Promise<void> {
  if (texts === null) {
    await tx.execute(
      sql`DELETE FROM category_translations WHERE category_id = ${id} AND language = ${language}`,
    )
    return
  }
  await tx.execute(sql`
    INSERT INTO category_translations (category_id, language, name, description, seo_title, seo_description)
    VALUES (${id}, ${language}, ${texts.name}, ${texts.description}, ${texts.seoTitle}, ${texts.seoDescription})
    ON CONFLICT (category_id, language) DO UPDATE SET name = excluded.name, description = excluded.description,
      seo_title = excluded.seo_title, seo_description = excluded.seo_description`)
}
