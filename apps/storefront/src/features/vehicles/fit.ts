import type { FitAnswer } from '#rules/fit/fit.ts'
import { type VehicleFitReason, vehicleFit } from '#rules/fit/vehicle-fit.ts'
import type { Fitment, Vehicle } from '../../data/port/vehicles.port.ts'

/** Whether a product fits the chosen vehicle (D40); null where there is nothing to say: no part, or no vehicle. */
export function fitOf(fitment: Fitment, vehicle: Vehicle | null): FitAnswer<VehicleFitReason> | null {
  const answer = vehicleFit(fitment, vehicle)
  return answer?.reasons[0].kind === 'nothingChosen' ? null : answer
}

/** The conditions of an answer in one line; empty without any. */
export function conditionsOf({ reasons }: FitAnswer<VehicleFitReason>): string {
  return reasons.flatMap((each) => (each.kind === 'condition' ? each.condition.text : [])).join(', ')
}
