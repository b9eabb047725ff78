import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/connection.ts'

/** Of which kind products are linked, as a product has their ids. */
export type LinkField = 'relatedIds' | 'analogueIds'

/** Products that a row names by codes of which there is one none of yet, and what else became of it. */
export type OpenLinks = {
  line: number
  sku: string
  said: Partial<Record<LinkField, { column: string; codes: string[] }>>
  was: 'created' | 'changed' | 'same'
}

/** Links to products that the file may have further down. */
export const importLinksStore = {
  async add(tx: Transaction, importId: number, links: readonly OpenLinks[]): Promise<void> {
    if (links.length === 0) return
    await tx.execute(sql`
      INSERT INTO import_links (import_id, line, sku, said, was)
      SELECT ${importId}, line, sku, said, was
      FROM jsonb_to_recordset(${JSON.stringify(links)}::jsonb) AS g (line int, sku text, said jsonb, was text)`)
  },

  /** The next ones in the order of the file, which are then gone. */
  async take(tx: Transaction, importId: number, most: number): Promise<OpenLinks[]> {
    const { rows } = await tx.execute<OpenLinks>(sql`
      DELETE FROM import_links WHERE id IN (
        SELECT id FROM import_links WHERE import_id = ${importId} ORDER BY id LIMIT ${most}
      ) RETURNING line, sku, said, was`)
    return rows.toSorted((a, b) => a.line - b.line)
  },

  /** Of many products: what each shows beside it from now on, in that order. */
  async write(
    tx: Transaction,
    kind: 'related' | 'analogue',
    rows: readonly { id: number; linked: readonly number[] }[],
  ): Promise<void> {
    if (rows.length === 0) return
    await tx.execute(sql`
      DELETE FROM product_links
      WHERE kind = ${kind} AND product_id = ANY (${sql.param(rows.map(({ id }) => id))}::int[])`)
    await tx.execute(sql`
      INSERT INTO product_links (product_id, kind, position, linked_id)
      SELECT g.id, ${kind}, l.place, p.id
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g (id int, linked jsonb)
      CROSS JOIN jsonb_array_elements_text(g.linked) WITH ORDINALITY AS l (linked, place)
      JOIN products p ON p.id = l.linked::int`)
  },
}
