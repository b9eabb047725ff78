import type { Vehicle } from '../../data/port/vehicles.port.ts'

/** The vehicle out of stored text; null for anything that is none. */
export function decodeVehicle(text: string | null): Vehicle | null {
  if (text === null) return null
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return null
  }
  return vehicleOf(stored)
}

/** What was stored as a vehicle; null where it is none. */
export function vehicleOf(stored: unknown): Vehicle | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { id, year, make, model, engine } = stored as Record<string, unknown>
  if (!Number.isSafeInteger(id) || !Number.isSafeInteger(year)) return null
  if (typeof make !== 'string' || typeof model !== 'string' || typeof engine !== 'string') return null
  return { id: id as number, year: year as number, make, model, engine }
}

export function encodeVehicle(vehicle: Vehicle | null): string | null {
  return vehicle && JSON.stringify(vehicle)
}
