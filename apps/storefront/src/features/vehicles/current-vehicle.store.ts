import { useSyncExternalStore } from 'react'
import type { DataPort } from '../../data/port/port.ts'
import type { Vehicle } from '../../data/port/vehicles.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { createStoredValue, type StoredValue } from '../../shell/stored-value.ts'
import { decodeVehicle, encodeVehicle } from './vehicle.codec.ts'

const stores = new Map<DataPort['layer'], StoredValue<Vehicle | null>>()

/** Where a layer's chosen vehicle is kept in the browser. */
export function currentVehicleOf(layer: DataPort['layer']): StoredValue<Vehicle | null> {
  const store =
    stores.get(layer) ??
    createStoredValue({ key: `huella:vehicle:${layer}`, decode: decodeVehicle, encode: encodeVehicle })
  stores.set(layer, store)
  return store
}

/** The vehicle for which parts are sought (D40); null for all vehicles. Other tabs agree; `garage.store.ts` chooses it. */
export function useCurrentVehicle(): { vehicle: Vehicle | null } {
  const store = currentVehicleOf(useData().layer)
  const vehicle = useSyncExternalStore(store.subscribe, store.get, () => null)
  return { vehicle }
}
