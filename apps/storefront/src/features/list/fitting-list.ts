import { encodeVehicle } from '#rules/vehicles/asked-vehicle.ts'
import type { ProductCard } from '../../data/port/catalogue.port.ts'
import type { Vehicle } from '../../data/port/vehicles.port.ts'
import { allPartsFor } from '../vehicles/all-parts.ts'
import { useCurrentVehicle } from '../vehicles/current-vehicle.store.ts'
import type { ListState } from './list-state.ts'

/** A list of parts as it is shown: where its address names no vehicle, to what fits the chosen one (decision 0194). */
export const fitted = (state: ListState, vehicle: Vehicle | null): ListState =>
  vehicle && state.vehicle === null && allPartsFor.get() !== vehicle.id
    ? { ...state, vehicle: encodeVehicle(vehicle) }
    : state

/** `fitted` for the vehicle of now. */
export function useFitted(): (state: ListState) => ListState {
  const { vehicle } = useCurrentVehicle()
  return (state) => fitted(state, vehicle)
}

/** Whether what was found are parts for the greater part: a search says only then what fits. */
export const isMostlyParts = (items: readonly Pick<ProductCard, 'fitment'>[]): boolean =>
  items.filter(({ fitment }) => fitment.kind !== 'none').length * 2 > items.length
