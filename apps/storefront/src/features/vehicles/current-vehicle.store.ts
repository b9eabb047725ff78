import { useSyncExternalStore } from 'react'
import type { Vehicle } from '../../data/port/vehicles.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { createLayerValue } from '../../shell/stored-value.ts'
import { decodeVehicle, encodeVehicle } from './vehicle.codec.ts'

/** Where a layer's chosen vehicle is kept in the browser. */
export const currentVehicleOf = createLayerValue<Vehicle | null>('vehicle', {
  decode: decodeVehicle,
  encode: encodeVehicle,
})

/** The vehicle for which parts are sought (D40); null for all vehicles. Other tabs agree; `garage.store.ts` chooses it. */
export function useCurrentVehicle(): { vehicle: Vehicle | null } {
  const store = currentVehicleOf(useData().layer)
  const vehicle = useSyncExternalStore(store.subscribe, store.get, () => null)
  return { vehicle }
}
