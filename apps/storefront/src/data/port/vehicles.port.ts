import type { FitCondition, VehicleFitment } from '#rules/fit/vehicle-fit.ts'

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

/** A vehicle that a part fits, over the years in which it does, with what the part asks of it. */
export type FittedVehicle = Omit<Vehicle, 'year'> & {
  yearFrom: number
  yearTo: number
  /** Each says its language where that is not the reader's. */
  conditions: (FitCondition & { lang?: string })[]
}

/** The vehicles that a part fits, and the numbers under which their makers sell it. */
export type PartFitment = {
  vehicles: FittedVehicle[]
  oemNumbers: { make: string; number: string }[]
}

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
  /** By make, model, years and engine; nothing of what is no part. Throws `Refusal` NOT_FOUND. */
  listFitted(productId: number): Promise<PartFitment>
  /** Throws `Refusal` NOT_FOUND for an unknown vehicle, and for what is no VIN (specification §8). */
  findByVin(vin: string): Promise<FoundByVin>
}
