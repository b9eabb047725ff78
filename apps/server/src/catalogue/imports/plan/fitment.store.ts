import { sql } from 'drizzle-orm'
import type { KnownVehicle } from '#import/fitment/fit-vehicles.ts'
import type { EditedFitment, EditedProduct } from '#rules/products/product.ts'
import type { Executor, Transaction } from '../../../db/connection.ts'

/** What a product fits as it stands; vehicles by their ids. */
export type StandingFitment = {
  id: number
  version: number
  sku: string
  fitment: EditedProduct['fitment']
  vehicles: EditedFitment[]
}

const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::json`

export const fitmentStore = {
  /** Every vehicle that the shop knows. */
  async vehicles(executor: Executor): Promise<KnownVehicle[]> {
    const { rows } = await executor.execute<KnownVehicle>(sql`
      SELECT id, make, model, engine, year_from AS "yearFrom", year_to AS "yearTo" FROM vehicles ORDER BY id`)
    return rows
  },

  /** The products of codes, locked until the transaction ends where that is asked. */
  async bySku(
    executor: Executor,
    skus: readonly string[],
    { lock = false } = {},
  ): Promise<Map<string, StandingFitment>> {
    const asked = sql.param([...skus])
    if (lock) {
      await executor.execute(
        sql`SELECT FROM products WHERE sku = ANY (${asked}::text[]) ORDER BY id FOR NO KEY UPDATE`,
      )
    }
    const { rows } = await executor.execute<StandingFitment>(sql`
      SELECT p.id, p.version, p.sku, p.fitment, coalesce((
        SELECT jsonb_agg(jsonb_build_object('vehicleId', w.vehicle_id, 'fromYear', w.year_from, 'toYear', w.year_to,
          'conditions', coalesce((
            SELECT jsonb_agg(jsonb_build_object('kind', c.kind, 'text', c.text) ORDER BY c.position)
            FROM fitment_conditions c
            WHERE c.product_id = w.product_id AND c.vehicle_id = w.vehicle_id), '[]')) ORDER BY w.vehicle_id)
        FROM product_vehicles w WHERE w.product_id = p.id), '[]') AS vehicles
      FROM products p WHERE p.sku = ANY (${asked}::text[])`)
    return new Map(rows.map((row) => [row.sku, row]))
  },

  /** Writes what changed of vehicles, each product's `gone` ones first, and raises the versions. */
  async write(
    tx: Transaction,
    products: readonly {
      id: number
      fitment: EditedProduct['fitment']
      gone: number[]
      written: EditedFitment[]
    }[],
  ): Promise<void> {
    if (products.length === 0) return
    const pairs = products.flatMap(({ id, gone, written }) =>
      [...gone, ...written.map(({ vehicleId }) => vehicleId)].map((vehicleId) => ({ id, vehicleId })),
    )
    const rows = products.flatMap(({ id, written }) => written.map((each) => ({ id, ...each })))
    const conditions = rows.flatMap(({ id, vehicleId, conditions: own }) =>
      own.map((each, place) => ({ id, vehicleId, position: place + 1, ...each })),
    )
    await tx.execute(sql`
      DELETE FROM product_vehicles w USING json_to_recordset(${json(pairs)}) AS g (id int, "vehicleId" int)
      WHERE w.product_id = g.id AND w.vehicle_id = g."vehicleId"`)
    await tx.execute(sql`
      INSERT INTO product_vehicles (product_id, vehicle_id, year_from, year_to)
      SELECT id, "vehicleId", "fromYear", "toYear"
      FROM json_to_recordset(${json(rows)}) AS g (id int, "vehicleId" int, "fromYear" int, "toYear" int)
      ORDER BY id, "vehicleId"`)
    await tx.execute(sql`
      INSERT INTO fitment_conditions (product_id, vehicle_id, position, kind, text)
      SELECT id, "vehicleId", position, kind, text
      FROM json_to_recordset(${json(conditions)})
        AS g (id int, "vehicleId" int, position int, kind text, text text)`)
    await tx.execute(sql`
      UPDATE products p SET fitment = g.fitment, version = p.version + 1
      FROM json_to_recordset(${json(products.map(({ id, fitment }) => ({ id, fitment })))})
        AS g (id int, fitment text) WHERE p.id = g.id`)
  },
}
