import { sql } from 'drizzle-orm'
import type { ProductFacts } from '#rules/catalogue/product-facts.ts'
import type { Transaction } from '../../../db/connection.ts'
import type { WrittenRow } from './write-many.store.ts'

/** `seen` is of which kind what was known of it was when it was looked at; null where nothing was. */
export type WrittenFacts = { id: number; facts: ProductFacts | null; seen: string | null }

const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::json`

const idsOf = (rows: readonly WrittenRow[]) => sql`${sql.param(rows.map(({ id }) => id))}::int[]`

/** Writes of many products what few of them have; what a product has no more is taken away. */
export const writeMoreStore = {
  /** Since when the shop says it stays, where it said so before. */
  async exclusions(tx: Transaction, rows: readonly WrittenRow[]): Promise<void> {
    const gone = rows.filter(({ fields }) => fields.retractExclusion === null)
    if (gone.length > 0) {
      await tx.execute(sql`DELETE FROM retract_exclusions WHERE product_id = ANY (${idsOf(gone)})`)
    }
    const given = rows.flatMap(({ id, fields: { retractExclusion: reason } }) =>
      reason ? [{ id, reason }] : [],
    )
    if (given.length === 0) return
    await tx.execute(sql`
      INSERT INTO retract_exclusions (product_id, reason)
      SELECT id, reason FROM json_to_recordset(${json(given)}) AS g (id int, reason text)
      ON CONFLICT (product_id) DO UPDATE SET reason = excluded.reason`)
  },

  /** Writes the facts of products whose facts are still of the kind that was seen; those of another kind since stay. */
  async facts(tx: Transaction, rows: readonly WrittenFacts[]): Promise<void> {
    const gone = rows.filter(({ facts, seen }) => facts === null && seen !== null)
    if (gone.length > 0) {
      await tx.execute(sql`
        DELETE FROM product_facts x USING json_to_recordset(${json(gone)}) AS g (id int, seen text)
        WHERE x.product_id = g.id AND x.facts->>'kind' = g.seen`)
    }
    const fresh = rows.filter(({ facts, seen }) => facts !== null && seen === null)
    if (fresh.length > 0) {
      await tx.execute(sql`
        INSERT INTO product_facts (product_id, facts)
        SELECT id, facts FROM json_to_recordset(${json(fresh)}) AS g (id int, facts jsonb)
        ON CONFLICT (product_id) DO NOTHING`)
    }
    const changed = rows.filter(({ facts, seen }) => facts !== null && seen !== null)
    if (changed.length === 0) return
    await tx.execute(sql`
      UPDATE product_facts x SET facts = g.facts
      FROM json_to_recordset(${json(changed)}) AS g (id int, facts jsonb, seen text)
      WHERE x.product_id = g.id AND x.facts->>'kind' = g.seen`)
  },

  async translations(tx: Transaction, language: 'en' | 'ru', rows: readonly WrittenRow[]): Promise<void> {
    const gone = rows.filter(({ fields }) => fields[language] === null)
    if (gone.length > 0) {
      await tx.execute(sql`
        DELETE FROM product_translations WHERE product_id = ANY (${idsOf(gone)}) AND language = ${language}`)
    }
    const given = rows.flatMap(({ id, fields }) => (fields[language] ? [{ id, ...fields[language] }] : []))
    if (given.length === 0) return
    await tx.execute(sql`
      INSERT INTO product_translations (product_id, language, name, short_description, description, tags)
      SELECT id, ${language}, name, "shortDescription", description, tags
      FROM json_to_recordset(${json(given)})
        AS g (id int, name text, "shortDescription" text, description text[], tags text[])
      ON CONFLICT (product_id, language) DO UPDATE SET name = excluded.name,
        short_description = excluded.short_description, description = excluded.description, tags = excluded.tags`)
  },
}
