import { vinYears } from './vin.ts'
import { vinMake } from './vin-makers.ts'
import { vinEngines, vinModels } from './vin-models.ts'

/** One engine of a model over the years that it was sold, both included. */
export type SoldVehicle = {
  make: string
  model: string
  engine: string
  yearFrom: number
  yearTo: number
}

/**
 * Those of the vehicles that a VIN can be, all of one make and one model year. A VIN tells make and year; of
 * model and engine it tells what its maker writes in a way that we know. Several are a
 * question to the shopper, never a guess. `latest` is the newest model year that there can be.
 */
export function vehiclesOfVin<Vehicle extends SoldVehicle>(
  vin: string,
  vehicles: readonly Vehicle[],
  latest: number,
): { year: number; vehicles: Vehicle[] } | null {
  const make = vinMake(vin)
  const models = vinModels(vin)
  const engines = vinEngines(vin)
  const possible = vehicles.filter(
    (each) => each.make === make && (models.length === 0 || models.includes(each.model)),
  )
  for (const year of vinYears(vin, latest)) {
    const sold = possible.filter(({ yearFrom, yearTo }) => yearFrom <= year && year <= yearTo)
    if (sold.length === 0) continue
    // An engine that the shop does not know of the model leaves the others to choose from.
    const narrowed = sold.filter(({ engine }) => engines.includes(engine))
    return { year, vehicles: narrowed.length > 0 ? narrowed : sold }
  }
  return null
}
