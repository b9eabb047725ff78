import { asc, eq, sql } from 'drizzle-orm'
import type { FitCondition } from '#rules/fit/vehicle-fit.ts'
import type { Executor } from '../../db/connection.ts'
import { productOemNumbers, productVehicles, vehicles } from '../../vehicles/vehicles.tables.ts'

/** A vehicle that a part fits, over the years that it was sold, with what the part asks of it. */
export type FittedRow = typeof vehicles.$inferSelect & { conditions: FitCondition[] }
export type OemNumberRow = { make: string; number: string }

export const fitmentStore = {
  /** By make, model, years and engine. */
  vehicles: (executor: Executor, productId: number): Promise<FittedRow[]> =>
    executor
      .select({
        id: vehicles.id,
        make: vehicles.make,
        model: vehicles.model,
        engine: vehicles.engine,
        yearFrom: vehicles.yearFrom,
        yearTo: vehicles.yearTo,
        conditions: sql<FitCondition[]>`coalesce((
          select jsonb_agg(jsonb_build_object('kind', c.kind, 'text', c.text) order by c.position)
          from fitment_conditions c
          where c.product_id = ${productVehicles.productId} and c.vehicle_id = ${productVehicles.vehicleId}), '[]')`,
      })
      .from(productVehicles)
      .innerJoin(vehicles, eq(vehicles.id, productVehicles.vehicleId))
      .where(eq(productVehicles.productId, productId))
      .orderBy(
        asc(vehicles.make),
        asc(vehicles.model),
        asc(vehicles.yearFrom),
        asc(vehicles.engine),
        asc(vehicles.id),
      ),

  oemNumbers: (executor: Executor, productId: number): Promise<OemNumberRow[]> =>
    executor
      .select({ make: productOemNumbers.make, number: productOemNumbers.number })
      .from(productOemNumbers)
      .where(eq(productOemNumbers.productId, productId))
      .orderBy(asc(productOemNumbers.position)),
}
