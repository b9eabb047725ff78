import type { Vehicle } from './vehicles.port.ts'

export type Garage = {
  /** In the order in which they were saved; one for each engine. */
  vehicles: Vehicle[]
  /** The one for which parts are sought; null for all vehicles. */
  chosenId: number | null
}

/**
 * The saved vehicles (specification §3). Each change answers what then stands. Throws `Refusal`
 * SESSION_REQUIRED for nobody where an account is needed.
 */
export type GaragePort = {
  /** Whether only an account keeps vehicles, so that a guest's stand in the browser. */
  needsAccount: boolean
  load(): Promise<Garage>
  /** One that is saved takes the new year. Refusals: NOT_FOUND, GARAGE_FULL. */
  add(vehicle: Pick<Vehicle, 'id' | 'year'>): Promise<Garage>
  /** One that is not there is taken out already; the chosen one leaves none chosen. */
  remove(vehicleId: number): Promise<Garage>
  /** Null for all vehicles. Refusal NOT_FOUND for one that is not saved. */
  choose(vehicleId: number | null): Promise<Garage>
}
