import { sql } from 'drizzle-orm'
import { fitments } from '#demo/data/fitments.ts'
import { oemNumbers } from '#demo/data/oem-numbers.ts'
import { allVehicles } from '#demo/data/vehicles/market.ts'
import type { Transaction } from '../connection.ts'
import { advanceIdentity, insertRows } from './insert-rows.ts'

/** The vehicles and what the products fit; the products are there already. */
export async function seedVehicles(tx: Transaction): Promise<void> {
  await insertRows(
    tx,
    'vehicles',
    allVehicles.map(({ id, make, model, engine, yearFrom, yearTo }) => ({
      id,
      make,
      model,
      engine,
      year_from: yearFrom,
      year_to: yearTo,
    })),
  )
  await advanceIdentity(tx, 'vehicles')
  const kinds = [...fitments].map(([id, { kind }]) => ({ id, kind }))
  await tx.execute(sql`
    update products p set fitment = given.kind
    from jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb) as given (id int, kind text)
    where given.id = p.id and given.kind <> p.fitment`)
  await insertRows(
    tx,
    'product_vehicles',
    [...fitments].flatMap(([id, { vehicleIds, years }]) =>
      vehicleIds.map((vehicleId) => {
        const own = years.find((each) => each.vehicleId === vehicleId)
        return {
          product_id: id,
          vehicle_id: vehicleId,
          year_from: own?.from ?? null,
          year_to: own?.to ?? null,
        }
      }),
    ),
  )
  await insertRows(
    tx,
    'fitment_conditions',
    [...fitments].flatMap(([id, { conditions }]) =>
      conditions.flatMap(({ kind, text, vehicleIds }, position) =>
        vehicleIds.map((vehicleId) => ({ product_id: id, vehicle_id: vehicleId, position, kind, text })),
      ),
    ),
  )
  await insertRows(
    tx,
    'product_oem_numbers',
    [...oemNumbers].flatMap(([id, numbers]) =>
      numbers.map((each, position) => ({ product_id: id, position, ...each })),
    ),
  )
}
