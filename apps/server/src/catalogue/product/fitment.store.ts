import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { FitCondition } from '#rules/fit/vehicle-fit.ts'
import type { AskedVehicle } from '#rules/vehicles/asked-vehicle.ts'
import type { Executor } from '../../db/connection.ts'
import { productOemNumbers, productVehicles, vehicles } from '../../vehicles/vehicles.tables.ts'

/** A vehicle that a part fits, over the years in which it does, with what the part asks of it. */
export type FittedRow = typeof vehicles.$inferSelect & { conditions: FitCondition[] }
export type OemNumberRow = { make: string; number: string }

/** Which rows `its` of product_vehicles are of a vehicle, as `fitsInYear` has it. */
export const isOfVehicle = ({ id, year }: AskedVehicle): SQL => sql`its.vehicle_id = ${id}
  and (${year}::int is null or its.year_from is null or ${year}::int between its.year_from and its.year_to)`

const yearFrom = sql<number>`coalesce(${productVehicles.yearFrom}, ${vehicles.yearFrom})`

export const fitmentStore = {
  /** By make, model, years and engine. */
  vehicles: (executor: Executor, productId: number): Promise<FittedRow[]> =>
    executor
      .select({
        id: vehicles.id,
        make: vehicles.make,
        model: vehicles.model,
        engine: vehicles.engine,
        yearFrom,
        yearTo: sql<number>`coalesce(${productVehicles.yearTo}, ${vehicles.yearTo})`,
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
        asc(yearFrom),
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
