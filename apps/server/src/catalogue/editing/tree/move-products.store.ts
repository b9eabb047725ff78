import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/connection.ts'

/**
 * Puts the products of a category into another in its place, each with its version raised and the change noted in its
 * history; replies with how many. A product that was in both keeps the place of the other.
 */
export async function moveProducts(
  tx: Transaction,
  { from, to }: { from: number; to: number },
  { staffId, name }: { staffId: number; name: string },
): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    WITH there AS (
      SELECT product_id FROM product_categories WHERE category_id = ${from} AND direct
    ), before AS (
      SELECT pc.product_id, array_agg(pc.category_id ORDER BY pc.position, pc.category_id) AS ids
      FROM product_categories pc JOIN there USING (product_id) WHERE pc.direct GROUP BY pc.product_id
    ), written AS (
      UPDATE products p SET version = p.version + 1 FROM before b WHERE p.id = b.product_id
      RETURNING p.id, p.version, b.ids
    ), noted AS (
      INSERT INTO product_changes (product_id, version, staff_id, actor, changes)
      SELECT id, version, ${staffId}::int, ${name}::text, jsonb_build_object('categoryIds', jsonb_build_object('from', to_jsonb(ids),
        'to', to_jsonb(CASE WHEN ${to}::int = ANY (ids) THEN array_remove(ids, ${from}::int) ELSE array_replace(ids, ${from}::int, ${to}::int) END)))
      FROM written
    )
    SELECT id FROM written`)
  const ids = sql.param(rows.map(({ id }) => id))
  await tx.execute(sql`
    INSERT INTO product_categories AS pc (category_id, product_id, direct, position)
    SELECT ${to}::int, product_id, true, position FROM product_categories
    WHERE category_id = ${from} AND product_id = ANY (${ids}::int[])
    ON CONFLICT (category_id, product_id) DO UPDATE SET direct = true, position = excluded.position
    WHERE NOT pc.direct`)
  await tx.execute(
    sql`DELETE FROM product_categories WHERE category_id = ${from} AND product_id = ANY (${ids}::int[])`,
  )
  await tx.execute(sql`SELECT follow_category_tree(${ids}::int[])`)
  return rows.length
}
