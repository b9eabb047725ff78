import { vinYears } from './vin.ts'
import { vinMake, vinModel } from './vin-makers.ts'

/** One engine of a model over the years that it was sold, both included. */
export type SoldVehicle = {
  make: string
  model: string
  yearFrom: number
  yearTo: number
}

/**
 * Those of the vehicles that a VIN can be, all of one make and one model year. A VIN tells make and year; of
 * the model it tells what its maker writes in a way that we know, of the engine nothing. Several are a
 * question to the shopper, never a guess. `latest` is the newest model year that there can be.
 */
export function vehiclesOfVin<Vehicle extends SoldVehicle>(
  vin: string,
  vehicles: readonly Vehicle[],
  latest: number,
): { year: number; vehicles: Vehicle[] } | null {
  const make = vinMake(vin)
  const model = vinModel(vin)
  const possible = vehicles.filter((each) => each.make === make && (model === null || each.model === model))
  for (const year of vinYears(vin, latest)) {
    const sold = possible.filter(({ yearFrom, yearTo }) => yearFrom <= year && year <= yearTo)
    if (sold.length > 0) return { year, vehicles: sold }
  }
  return null
}
