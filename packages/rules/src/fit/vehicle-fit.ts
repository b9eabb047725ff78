import type { FitAnswer } from './fit.ts'

/** What a part asks of a vehicle beyond its make, model, engine and years. */
export type FitCondition = {
  /** `engine`: a variant of the engine; `side`: where it goes; `note`: anything else, such as 'sin ABS'. */
  kind: 'engine' | 'side' | 'note'
  /** For the shopper to read. */
  text: string
}

/** What a product fits (D40): `none` is no vehicle part, `some` fits the vehicles named alone. */
export type VehicleFitment = {
  kind: 'none' | 'unknown' | 'all' | 'some'
  vehicleIds: readonly number[]
  /** Each with the vehicles among `vehicleIds` that it is asked of; several of one vehicle hold together. */
  conditions?: readonly (FitCondition & { vehicleIds: readonly number[] })[]
}

export type VehicleFitReason =
  /** It does not depend on the vehicle. */
  | { kind: 'everyVehicle' }
  /** Its maker names the vehicle, or names others. */
  | { kind: 'named' | 'notNamed' }
  | { kind: 'condition'; condition: FitCondition }
  /** Nobody said what it fits. */
  | { kind: 'notStated' }
  /** It fits some, and none is chosen. */
  | { kind: 'nothingChosen' }

/** Whether a product fits a vehicle, by its id; null for a product that is no vehicle part. */
export function vehicleFit(
  fitment: VehicleFitment,
  vehicleId: number | null,
): FitAnswer<VehicleFitReason> | null {
  const { kind, vehicleIds, conditions = [] } = fitment
  if (kind === 'none') return null
  if (kind === 'all') return { verdict: 'universal', reasons: [{ kind: 'everyVehicle' }] }
  if (kind === 'unknown') return { verdict: 'unknown', reasons: [{ kind: 'notStated' }] }
  if (vehicleId === null) return { verdict: 'unknown', reasons: [{ kind: 'nothingChosen' }] }
  if (!vehicleIds.includes(vehicleId)) return { verdict: 'doesNotFit', reasons: [{ kind: 'notNamed' }] }
  const [first, ...others] = conditions
    .filter((each) => each.vehicleIds.includes(vehicleId))
    .map(({ kind: of, text }) => ({ kind: 'condition' as const, condition: { kind: of, text } }))
  return first
    ? { verdict: 'fitsWithCondition', reasons: [first, ...others] }
    : { verdict: 'fits', reasons: [{ kind: 'named' }] }
}
