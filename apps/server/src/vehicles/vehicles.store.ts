import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'
import { vehicles } from './vehicles.tables.ts'

export type VehicleRow = typeof vehicles.$inferSelect

const soldIn = (year: number) => sql`${year} between ${vehicles.yearFrom} and ${vehicles.yearTo}`

/** A few hundred rows, read whole: an index on the years would not be used. */
export const vehiclesStore = {
  /** Newest first. */
  async years(executor: Executor): Promise<number[]> {
    const year = sql<number>`generate_series(${vehicles.yearFrom}::int, ${vehicles.yearTo}::int)`.as('year')
    const rows = await executor.selectDistinct({ year }).from(vehicles).orderBy(desc(sql`year`))
    return rows.map((row) => row.year)
  },

  async makes(executor: Executor, year: number): Promise<string[]> {
    const rows = await executor
      .selectDistinct({ make: vehicles.make })
      .from(vehicles)
      .where(soldIn(year))
      .orderBy(asc(vehicles.make))
    return rows.map((row) => row.make)
  },

  async models(executor: Executor, year: number, make: string): Promise<string[]> {
    const rows = await executor
      .selectDistinct({ model: vehicles.model })
      .from(vehicles)
      .where(and(soldIn(year), eq(vehicles.make, make)))
      .orderBy(asc(vehicles.model))
    return rows.map((row) => row.model)
  },

  all: (executor: Executor): Promise<VehicleRow[]> => executor.select().from(vehicles),

  ofMake: (executor: Executor, make: string): Promise<VehicleRow[]> =>
    executor
      .select()
      .from(vehicles)
      .where(eq(vehicles.make, make))
      .orderBy(asc(vehicles.model), asc(vehicles.engine), asc(vehicles.id)),

  vehicles: (executor: Executor, year: number, make: string, model: string): Promise<VehicleRow[]> =>
    executor
      .select()
      .from(vehicles)
      .where(and(soldIn(year), eq(vehicles.make, make), eq(vehicles.model, model)))
      .orderBy(asc(vehicles.engine), asc(vehicles.id)),
}
