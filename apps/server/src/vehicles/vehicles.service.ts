import type { Database } from '../db/connection.ts'
import { vehiclesStore } from './vehicles.store.ts'

export type { VehicleRow } from './vehicles.store.ts'
export type VehiclesService = ReturnType<typeof vehiclesService>

/** The vehicles that can be chosen. What nobody sold gives an empty list, never a refusal. */
export function vehiclesService(database: Pick<Database, 'db'>) {
  return vehiclesStore(database)
}
