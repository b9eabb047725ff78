import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/connection.ts'

export type NamedRow = { id: number; name: string }
/** `names` from the root down. */
export type CategoryRow = { id: number; parentId: number | null; names: string[]; tree: 'pets' | 'vehicles' }

/** What rows of a file name: brands, categories and branches. */
export const namesStore = {
  async brands(executor: Executor): Promise<NamedRow[]> {
    const { rows } = await executor.execute<NamedRow>(sql`SELECT id, name::text FROM brands ORDER BY id`)
    return rows
  },

  async categories(executor: Executor): Promise<CategoryRow[]> {
    const { rows } = await executor.execute<CategoryRow>(sql`
      SELECT c.id, c.parent_id AS "parentId", c.tree,
        ARRAY(SELECT a.name::text FROM unnest(t.ids) WITH ORDINALITY AS u (id, place)
          JOIN categories a ON a.id = u.id ORDER BY u.place) AS names
      FROM category_tree t JOIN categories c ON c.id = t.id ORDER BY t.path`)
    return rows
  },

  /** The first one is the main one. */
  async branches(executor: Executor): Promise<NamedRow[]> {
    const { rows } = await executor.execute<NamedRow>(sql`SELECT id, name FROM branches ORDER BY position`)
    return rows
  },

  /** A brand without a logo; its id, or null where another has that slug. */
  async addBrand(tx: Transaction, { name, slug }: { name: string; slug: string }): Promise<number | null> {
    const { rows } = await tx.execute<{ id: number }>(sql`
      INSERT INTO brands (slug, name, country, image, ink, ground)
      VALUES (${slug}, ${name}, '', '', '#1f2937', '#f3f4f6')
      ON CONFLICT (slug) DO NOTHING RETURNING id`)
    return rows[0]?.id ?? null
  },

  async brandAt(tx: Transaction, slug: string): Promise<NamedRow | undefined> {
    const { rows } = await tx.execute<NamedRow>(sql`SELECT id, name::text FROM brands WHERE slug = ${slug}`)
    return rows[0]
  },

  /** A category at the end of its siblings; its id, or null where another has that slug. */
  async addCategory(
    tx: Transaction,
    { name, slug, parentId, tree }: { name: string; slug: string; parentId: number | null; tree: string },
  ): Promise<number | null> {
    const { rows } = await tx.execute<{ id: number }>(sql`
      INSERT INTO categories (parent_id, slug, name, icon, image, tree, position)
      SELECT ${parentId}::int, ${slug}, ${name}, 'tag', '', ${tree},
        coalesce((SELECT max(position) FROM categories WHERE parent_id IS NOT DISTINCT FROM ${parentId}::int), 0) + 1
      ON CONFLICT (slug) DO NOTHING RETURNING id`)
    return rows[0]?.id ?? null
  },

  async categoryAt(
    tx: Transaction,
    slug: string,
  ): Promise<(NamedRow & { parentId: number | null }) | undefined> {
    const { rows } = await tx.execute<NamedRow & { parentId: number | null }>(
      sql`SELECT id, name::text, parent_id AS "parentId" FROM categories WHERE slug = ${slug}`,
    )
    return rows[0]
  },
}
