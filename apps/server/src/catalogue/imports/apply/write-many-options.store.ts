import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/connection.ts'
import { because } from '../../stock/stock-cause.store.ts'
import type { WrittenRow } from './write-many.store.ts'

export type WrittenUnits = { productId: number; branchId: number; valueId: number | null; units: number }

const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::json`

export const writeManyOptionsStore = {
  /** The options of new products with their values. */
  async insert(tx: Transaction, rows: readonly WrittenRow[]): Promise<void> {
    const given = rows.flatMap(({ id, fields }) =>
      fields.options.map(({ name, kind, values }, place) => ({
        id,
        name,
        kind,
        position: place + 1,
        values: values.map(({ name: value, color }) => ({ value, color })),
      })),
    )
    if (given.length === 0) return
    await tx.execute(sql`
      WITH given AS (
        SELECT * FROM json_to_recordset(${json(given)})
          AS g (id int, name text, kind text, position int, "values" jsonb)
      ), made AS (
        INSERT INTO product_options (product_id, name, kind, position)
        SELECT id, name, kind, position FROM given RETURNING id, product_id, position
      )
      INSERT INTO product_option_values (option_id, name, color, position)
      SELECT m.id, v.one->>'value', v.one->>'color', v.place
      FROM made m JOIN given g ON g.id = m.product_id AND g.position = m.position,
        jsonb_array_elements(g."values") WITH ORDINALITY AS v (one, place)`)
  },

  /** The ids of values by product, option and value as they are named. */
  async valueIds(tx: Transaction, productIds: readonly number[]): Promise<Map<string, number>> {
    if (productIds.length === 0) return new Map()
    const { rows } = await tx.execute<{ productId: number; option: string; value: string; id: number }>(sql`
      SELECT o.product_id AS "productId", o.name AS option, v.name AS value, v.id
      FROM product_options o JOIN product_option_values v ON v.option_id = o.id
      WHERE o.product_id = ANY (${sql.param([...productIds])}::int[])`)
    return new Map(rows.map(({ productId, option, value, id }) => [valueKey(productId, option, value), id]))
  },

  /** Units as a file counts them, written to the book of stock under its name; `isNew` are those of new products alone. */
  async units(
    tx: Transaction,
    rows: readonly WrittenUnits[],
    { isNew, ...cause }: { isNew: boolean; reason: 'opening' | 'counted'; actor: string; note: string },
  ): Promise<void> {
    if (rows.length === 0) return
    const given = sql`json_to_recordset(${json(rows)})
      AS g ("productId" int, "branchId" int, "valueId" int, units int)`
    const isIts = sql`s.product_id = g."productId" AND s.branch_id = g."branchId"
      AND s.value_id IS NOT DISTINCT FROM g."valueId"`
    // Two statements: each says its cause to the book. Of a new product there is nothing to change.
    if (!isNew) {
      await tx.execute(sql`
        UPDATE stock s SET quantity = g.units FROM ${given}
        WHERE ${isIts} AND s.quantity <> g.units AND ${because(cause)}`)
    }
    await tx.execute(sql`
      INSERT INTO stock (product_id, branch_id, value_id, quantity)
      SELECT g."productId", g."branchId", g."valueId", g.units FROM ${given}
      WHERE NOT EXISTS (SELECT FROM stock s WHERE ${isIts}) AND ${because(cause)}
      ORDER BY g."productId", g."branchId", g."valueId"`)
  },
}

export const valueKey = (productId: number, option: string, value: string): string =>
  JSON.stringify([productId, option, value])
