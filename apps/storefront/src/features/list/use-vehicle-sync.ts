import { useEffect, useRef } from 'react'
import { pathOf, queryOf } from '../../shell/address.ts'
import { useNavigate, useTarget } from '../../shell/router.tsx'
import { useCurrentVehicle } from '../vehicles/current-vehicle.store.ts'
import { changedHref, type ListPlace } from './list-facts.ts'
import { listHref, readListState } from './list-state.ts'

/**
 * Brings the address of a list along with the vehicle (D40): where another is chosen, and where the list shows what fits
 * while its address does not say so. A list that holds other things as well follows only while it is narrowed to a
 * vehicle: choosing one must not empty a list of food. Answers whether there is a vehicle to speak of above it.
 */
export function useVehicleSync(place: ListPlace, isOfParts: boolean): boolean {
  const navigate = useNavigate()
  const target = useTarget()
  const { vehicle } = useCurrentVehicle()
  const vehicleId = vehicle?.id ?? null
  const before = useRef(vehicleId)
  const { path, state } = place
  const href = listHref(path, state)
  const isUnsaid =
    state.vehicleId !== null && pathOf(target) === path && readListState(queryOf(target)).vehicleId === null
  useEffect(() => {
    document.documentElement.toggleAttribute('data-vehicle', vehicleId !== null)
    if (before.current === vehicleId) return
    before.current = vehicleId
    if (state.vehicleId === vehicleId || (!isOfParts && state.vehicleId === null)) return
    navigate(changedHref({ path, state }, { vehicleId }), { keepPosition: true })
  }, [vehicleId, path, state, isOfParts, navigate])
  useEffect(() => {
    if (isUnsaid) navigate(href, { replace: true, keepPosition: true })
  }, [isUnsaid, href, navigate])
  return isOfParts && (vehicleId !== null || state.vehicleId !== null)
}
