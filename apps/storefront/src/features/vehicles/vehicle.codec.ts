import type { Vehicle } from '../../data/port/vehicles.port.ts'
import { fieldsOf, readJson } from '../../shell/stored-json.ts'

/** The vehicle out of stored text; null for anything that is none. */
export const decodeVehicle = (text: string | null): Vehicle | null => vehicleOf(readJson(text))

/** What was stored as a vehicle; null where it is none. */
export function vehicleOf(stored: unknown): Vehicle | null {
  const { id, year, make, model, engine } = fieldsOf(stored)
  if (!Number.isSafeInteger(id) || !Number.isSafeInteger(year)) return null
  if (typeof make !== 'string' || typeof model !== 'string' || typeof engine !== 'string') return null
  return { id: id as number, year: year as number, make, model, engine }
}

export function encodeVehicle(vehicle: Vehicle | null): string | null {
  return vehicle && JSON.stringify(vehicle)
}
