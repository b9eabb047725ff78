import type { Vehicle } from '../../data/port/vehicles.port.ts'
import { readFields } from '../../shell/stored-json.ts'
import { vehicleOf } from './vehicle.codec.ts'

/** The saved vehicles as this browser knows them. */
export type StoredGarage = {
  /** Whose account they stand in; null for a guest's. */
  owner: number | null
  vehicles: Vehicle[]
}

/** The garage out of stored text; null for anything that is none. What is no vehicle is left out. */
export function decodeGarage(text: string | null): StoredGarage | null {
  const { owner, vehicles } = readFields(text)
  if (!(owner === null || Number.isSafeInteger(owner)) || !Array.isArray(vehicles)) return null
  return { owner: owner as number | null, vehicles: vehicles.map(vehicleOf).filter((each) => each !== null) }
}

export function encodeGarage(garage: StoredGarage | null): string | null {
  return garage && JSON.stringify(garage)
}
