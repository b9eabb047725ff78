import { sql } from 'drizzle-orm'
import type { Executor } from '../../../db/connection.ts'

/** A brand as the desk edits it. */
export type DeskBrand = {
  id: number
  version: number
  name: string
  slug: string
  country: string
  /** The logo's file under /media/; empty for none. */
  image: string
  changedBy: string
  changedAt: string
}

const select = sql`
  SELECT b.id, b.version, b.name::text, b.slug, b.country, b.image,
    b.changed_by AS "changedBy", to_json(b.changed_at) #>> '{}' AS "changedAt"
  FROM brands b`

export const brandsStore = {
  /** By their names. */
  async all(executor: Executor): Promise<DeskBrand[]> {
    const { rows } = await executor.execute<DeskBrand>(sql`${select} ORDER BY b.name, b.id`)
    return rows
  },
}
