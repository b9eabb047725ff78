import { sql } from 'drizzle-orm'
import type { Executor } from '../../../db/connection.ts'

export type CategoryTexts = { name: string; description: string }

/** A category as the desk edits it. */
export type DeskCategory = {
  id: number
  parentId: number | null
  version: number
  name: string
  slug: string
  description: string
  en: CategoryTexts | null
  ru: CategoryTexts | null
  changedBy: string
  changedAt: string
}

const texts = (language: 'en' | 'ru') => sql`(
  SELECT jsonb_build_object('name', t.name, 'description', t.description)
  FROM category_translations t WHERE t.category_id = c.id AND t.language = ${language})`

const select = sql`
  SELECT c.id, c.parent_id AS "parentId", c.version, c.name::text, c.slug, c.description, ${texts('en')} AS en,
    ${texts('ru')} AS ru, c.changed_by AS "changedBy",
    to_json(c.changed_at) #>> '{}' AS "changedAt"
  FROM categories c JOIN category_tree tree ON tree.id = c.id`

export const categoriesStore = {
  /** In the order of the tree. */
  async all(executor: Executor): Promise<DeskCategory[]> {
    const { rows } = await executor.execute<DeskCategory>(sql`${select} ORDER BY tree.path`)
    return rows
  },
}
