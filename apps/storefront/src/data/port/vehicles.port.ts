import type { VehicleFitment } from '#rules/fit/vehicle-fit.ts'

/** One engine of a model, in the year that the shopper chose (specification §3). */
export type Vehicle = {
  id: number
  year: number
  make: string
  model: string
  engine: string
}

/** What a product fits (D40), and under which conditions. */
export type Fitment = VehicleFitment

/** What a VIN can be: one vehicle, or those of one make and year among which the shopper chooses. Never empty. */
export type FoundByVin = {
  vehicles: Vehicle[]
  /** False where one has to be and is wrong: a reason to look again, and never to reject (D40). */
  hasCheckDigit: boolean
}

/** The way from a year to a vehicle (specification §4). What nobody sold gives an empty list. */
export type VehiclesPort = {
  /** Newest first. */
  listYears(): Promise<number[]>
  listMakes(year: number): Promise<string[]>
  listModels(year: number, make: string): Promise<string[]>
  /** One for each engine. */
  listVehicles(year: number, make: string, model: string): Promise<Vehicle[]>
  /** Throws `Refusal` NOT_FOUND for an unknown vehicle, and for what is no VIN (specification §8). */
  findByVin(vin: string): Promise<FoundByVin>
}
