import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/connection.ts'
import type { UnitsAtCheck } from './plan-units.ts'
import type { StandingUnits } from './standing.store.ts'

export type SeenUnits = StandingUnits & { productId: number }

const keyOf = ({ productId, branchId, valueId }: Omit<SeenUnits, 'units'>) =>
  `${productId}:${branchId}:${valueId}`

/** Units as the check of a file saw them, where the file changes them. */
export const importUnitsStore = {
  async insert(tx: Transaction, importId: number, seen: readonly SeenUnits[]): Promise<void> {
    if (seen.length === 0) return
    await tx.execute(sql`
      INSERT INTO import_units (import_id, product_id, branch_id, value_id, units)
      SELECT ${importId}, "productId", "branchId", "valueId", units
      FROM json_to_recordset(${JSON.stringify(seen)}::json)
        AS g ("productId" int, "branchId" int, "valueId" int, units int)`)
  },

  /** What was stored of some products. */
  async find(tx: Transaction, importId: number, productIds: readonly number[]): Promise<UnitsAtCheck> {
    const { rows } = await tx.execute<SeenUnits>(sql`
      SELECT product_id AS "productId", branch_id AS "branchId", value_id AS "valueId", units
      FROM import_units
      WHERE import_id = ${importId} AND product_id = ANY (${sql.param([...productIds])}::int[])`)
    const units = new Map(rows.map((row) => [keyOf(row), row.units]))
    return (productId, place) => units.get(keyOf({ productId, ...place }))
  },
}
