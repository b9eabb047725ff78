import { useEffect, useRef } from 'react'
import { useNavigate } from '../../shell/router.tsx'
import { useCurrentVehicle } from '../vehicles/current-vehicle.store.ts'
import { changedHref, type ListPlace } from './list-facts.ts'

/**
 * Updates a list of parts when another vehicle is chosen (D40). A list that holds other things as well
 * is updated only while it is narrowed to a vehicle: choosing one must not empty a list of food.
 */
export function useVehicleSync(place: ListPlace, isOfParts: boolean): void {
  const navigate = useNavigate()
  const { vehicle } = useCurrentVehicle()
  const vehicleId = vehicle?.id ?? null
  const before = useRef(vehicleId)
  useEffect(() => {
    if (before.current === vehicleId) return
    before.current = vehicleId
    if (place.state.vehicleId === vehicleId || (!isOfParts && place.state.vehicleId === null)) return
    navigate(changedHref(place, { vehicleId }), { keepPosition: true })
  }, [vehicleId, place, isOfParts, navigate])
}
