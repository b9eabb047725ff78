import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../db/connection.ts'

export type GarageRow = {
  id: number
  year: number
  make: string
  model: string
  engine: string
  isChosen: boolean
}

export const garageStore = {
  /** In the order in which they were saved. */
  async list(executor: Executor, customerId: number): Promise<GarageRow[]> {
    const { rows } = await executor.execute<GarageRow>(sql`
      SELECT v.id, g.year, v.make, v.model, v.engine, g.is_chosen AS "isChosen"
      FROM garage_vehicles g JOIN vehicles v ON v.id = g.vehicle_id
      WHERE g.customer_id = ${customerId} ORDER BY g.added_at, v.id`)
    return rows
  },

  /** One change of a customer's garage at a time, until the transaction ends. */
  async lock(tx: Transaction, customerId: number): Promise<void> {
    await tx.execute(sql`SELECT FROM customers WHERE id = ${customerId} FOR NO KEY UPDATE`)
  },

  /** False where the vehicle was not sold in that year. */
  async save(
    tx: Transaction,
    customerId: number,
    { id, year }: { id: number; year: number },
  ): Promise<boolean> {
    const { rowCount } = await tx.execute(sql`
      INSERT INTO garage_vehicles (customer_id, vehicle_id, year)
      SELECT ${customerId}, id, ${year}::int FROM vehicles
      WHERE id = ${id} AND ${year}::int BETWEEN year_from AND year_to
      ON CONFLICT (customer_id, vehicle_id) DO UPDATE SET year = excluded.year`)
    return rowCount === 1
  },

  async remove(tx: Transaction, customerId: number, vehicleId: number): Promise<void> {
    await tx.execute(
      sql`DELETE FROM garage_vehicles WHERE customer_id = ${customerId} AND vehicle_id = ${vehicleId}`,
    )
  },

  async chooseNone(tx: Transaction, customerId: number): Promise<void> {
    await tx.execute(
      sql`UPDATE garage_vehicles SET is_chosen = false WHERE customer_id = ${customerId} AND is_chosen`,
    )
  },

  /** False where it is not among the saved ones. */
  async choose(tx: Transaction, customerId: number, vehicleId: number): Promise<boolean> {
    const { rowCount } = await tx.execute(sql`
      UPDATE garage_vehicles SET is_chosen = true
      WHERE customer_id = ${customerId} AND vehicle_id = ${vehicleId}`)
    return rowCount === 1
  },

  async removeAll(tx: Transaction, customerId: number): Promise<void> {
    await tx.execute(sql`DELETE FROM garage_vehicles WHERE customer_id = ${customerId}`)
  },
}
