import type { AskedVehicle } from '../vehicles/asked-vehicle.ts'
import { type FitAnswer, isSuitable } from './fit.ts'

/** What a part asks of a vehicle beyond its make, model, engine and years. */
export type FitCondition = {
  /** `engine`: a variant of the engine; `side`: where it goes; `note`: anything else, such as 'sin ABS'. */
  kind: 'engine' | 'side' | 'note'
  /** For the shopper to read. */
  text: string
}

/** The years, both included, in which alone a part fits a vehicle that was sold for longer. */
export type FitYears = { vehicleId: number; from: number; to: number }

/** What a product fits (D40): `none` is no vehicle part, `some` fits the vehicles named alone. */
export type VehicleFitment = {
  kind: 'none' | 'unknown' | 'all' | 'some'
  vehicleIds: readonly number[]
  /** Each with the vehicles among `vehicleIds` that it is asked of; several of one vehicle hold together. */
  conditions?: readonly (FitCondition & { vehicleIds: readonly number[] })[]
  /** One at most of each vehicle among `vehicleIds`; of the others it fits every year. */
  years?: readonly FitYears[]
}

export type VehicleFitReason =
  /** It does not depend on the vehicle. */
  | { kind: 'everyVehicle' }
  /** Its maker names the vehicle, or names others. */
  | { kind: 'named' | 'notNamed' }
  | { kind: 'condition'; condition: FitCondition }
  /** It fits the vehicle in these years alone, both included. */
  | { kind: 'years'; from: number; to: number }
  /** Nobody said what it fits. */
  | { kind: 'notStated' }
  /** It fits some, and none is chosen. */
  | { kind: 'nothingChosen' }

/** Whether a part that names a vehicle fits it in the year asked for; without a year, in any of its own. */
export function fitsInYear(years: readonly FitYears[], { id, year }: AskedVehicle): boolean {
  if (year === null || years.length === 0) return true
  const own = years.find(({ vehicleId }) => vehicleId === id)
  return own === undefined || (own.from <= year && year <= own.to)
}

/**
 * Whether a product fits a vehicle; null for a product that is no vehicle part. Of a vehicle whose year nobody said,
 * years in which alone it fits are a condition.
 */
export function vehicleFit(
  fitment: VehicleFitment,
  vehicle: AskedVehicle | null,
): FitAnswer<VehicleFitReason> | null {
  const { kind, vehicleIds, years = [] } = fitment
  if (kind === 'none') return null
  if (kind === 'all') return { verdict: 'universal', reasons: [{ kind: 'everyVehicle' }] }
  if (kind === 'unknown') return { verdict: 'unknown', reasons: [{ kind: 'notStated' }] }
  if (vehicle === null) return { verdict: 'unknown', reasons: [{ kind: 'nothingChosen' }] }
  if (!vehicleIds.includes(vehicle.id)) return { verdict: 'doesNotFit', reasons: [{ kind: 'notNamed' }] }
  const limit = years.find(({ vehicleId }) => vehicleId === vehicle.id)
  const inYears = limit && ({ kind: 'years', from: limit.from, to: limit.to } as const)
  if (inYears && !fitsInYear(years, vehicle)) return { verdict: 'doesNotFit', reasons: [inYears] }
  const [first, ...others] = [
    ...(inYears && vehicle.year === null ? [inYears] : []),
    ...conditionsFor(fitment, vehicle.id),
  ]
  if (first) return { verdict: 'fitsWithCondition', reasons: [first, ...others] }
  return { verdict: 'fits', reasons: [{ kind: 'named' }] }
}

const conditionsFor = ({ conditions = [] }: VehicleFitment, vehicleId: number) =>
  conditions
    .filter((each) => each.vehicleIds.includes(vehicleId))
    .map(({ kind, text }) => ({ kind: 'condition' as const, condition: { kind, text } }))

/** Whether a list for a vehicle shows the product: it is known to fit, under conditions or not. */
export function suitsVehicle(fitment: VehicleFitment, vehicle: AskedVehicle): boolean {
  const verdict = vehicleFit(fitment, vehicle)?.verdict
  return verdict !== undefined && isSuitable(verdict)
}
