import { useEffect, useState, useSyncExternalStore } from 'react'
import { encodeVehicle } from '#rules/vehicles/asked-vehicle.ts'
import { Refusal } from '../../data/port/refusal.ts'
import type { Vehicle } from '../../data/port/vehicles.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { useToasts } from '../../ui/feedback/toasts.tsx'
import { useAccount } from '../session/account.store.ts'
import { useCurrentVehicle } from './current-vehicle.store.ts'
import { add, choose, remove, storedGarageOf, syncGarageOf } from './garage.store.ts'
import { partsHref } from './parts-href.ts'
import { vehicleName } from './vehicle-name.ts'

/** The saved vehicles of who is here, asked for when the component appears; a toast says what fails. */
export function useGarage() {
  const text = useText()
  const data = useData()
  const toasts = useToasts()
  const customerId = useAccount()?.customerId ?? null
  const store = storedGarageOf(data.layer)
  const saved = useSyncExternalStore(store.subscribe, store.get, () => null)
  const { vehicle: current } = useCurrentVehicle()
  const [syncedFor, setSyncedFor] = useState<number | null | undefined>(undefined)

  useEffect(() => {
    let isHere = true
    void syncGarageOf(data).then(() => isHere && setSyncedFor(customerId))
    return () => {
      isHere = false
    }
  }, [data, customerId])

  const attempt = async (work: () => Promise<boolean>): Promise<boolean> => {
    try {
      const isDone = await work()
      if (!isDone) toasts.show({ tone: 'failure', text: text('VEHICLES_FULL') })
      return isDone
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      toasts.show({ tone: 'failure', text: text('VEHICLES_FAILED') })
      return false
    }
  }
  /** Tells what there is for a vehicle, and leads there. */
  const tellParts = async (vehicle: Vehicle) => {
    try {
      const { total } = await data.catalogue.listProducts({
        limit: 8,
        filters: { vehicle: encodeVehicle(vehicle) },
      })
      const named = { count: total, vehicle: vehicleName(vehicle) }
      toasts.show(
        total > 0
          ? {
              tone: 'success',
              text: text('VEHICLES_FITTING', named),
              action: { text: text('VEHICLES_SHOW_PARTS'), to: partsHref(vehicle) },
            }
          : { tone: 'neutral', text: text('VEHICLES_FITTING_NONE', named) },
      )
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return {
    vehicles: saved?.owner === customerId ? saved.vehicles : [],
    current,
    /** Until the shop has been asked for the first time. */
    isLoading: syncedFor !== customerId,
    /** Whether it was saved; then a toast says how many parts fit it. */
    add: async (vehicle: Vehicle) => {
      const isSaved = await attempt(() => add(data, vehicle))
      if (isSaved) void tellParts(vehicle)
      return isSaved
    },
    /** Whether it is gone. */
    remove: (vehicleId: number) => attempt(async () => remove(data, vehicleId).then(() => true)),
    /** Null for all vehicles. */
    choose: (vehicleId: number | null) => choose(data, vehicleId),
  }
}

export type UsedGarage = ReturnType<typeof useGarage>
