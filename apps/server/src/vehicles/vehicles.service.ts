import { vehiclesOfVin } from '#rules/vehicles/vehicles-of-vin.ts'
import { isCheckDigitWrong, parseVin } from '#rules/vehicles/vin.ts'
import { vinMake } from '#rules/vehicles/vin-makers.ts'
import type { Database } from '../db/connection.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import { type VehicleRow, vehiclesStore } from './vehicles.store.ts'

export type { VehicleRow } from './vehicles.store.ts'
export type VehiclesService = ReturnType<typeof vehiclesService>

/** What a VIN can be, all of one model year. */
export type FoundByVin = { year: number; vehicles: VehicleRow[]; hasCheckDigit: boolean }

/** The vehicles that can be chosen. What nobody sold gives an empty list, never a refusal. */
export function vehiclesService({
  database: { db },
  now = () => new Date(),
}: {
  database: Pick<Database, 'db'>
  now?: () => Date
}) {
  return {
    /** Newest first. */
    years: () => vehiclesStore.years(db),
    makes: (year: number) => vehiclesStore.makes(db, year),
    models: (year: number, make: string) => vehiclesStore.models(db, year, make),
    vehicles: (year: number, make: string, model: string) => vehiclesStore.vehicles(db, year, make, model),
    /** In no order. */
    all: () => vehiclesStore.all(db),

    /** Reads a VIN with no other service (D40). NOT_FOUND, also where the text is no VIN. */
    async byVin(text: string): Promise<FoundByVin | Refusal> {
      const vin = parseVin(text)
      const make = vin && vinMake(vin)
      if (!make) return refuse('NOT_FOUND')
      // A model year is sold from the year before it.
      const found = vehiclesOfVin(vin, await vehiclesStore.ofMake(db, make), now().getFullYear() + 1)
      return found ? { ...found, hasCheckDigit: !isCheckDigitWrong(vin) } : refuse('NOT_FOUND')
    },
  }
}
