import { type AskedVehicle, vehiclePattern } from './asked-vehicle.ts'

/** What `encodeVehicle` wrote; null for anything else. */
export function decodeVehicle(text: string): AskedVehicle | null {
  const found = vehiclePattern.exec(text)
  return found && { id: Number(found[1]), year: Number(found[2]) || null }
}
