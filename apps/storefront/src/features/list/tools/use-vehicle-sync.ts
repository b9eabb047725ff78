import { useEffect, useRef } from 'react'
import { encodeVehicle } from '#rules/vehicles/asked-vehicle.ts'
import { pathOf, queryOf } from '../../../shell/address.ts'
import { useNavigate, useTarget } from '../../../shell/router.tsx'
import { useCurrentVehicle } from '../../vehicles/current-vehicle.store.ts'
import { changedHref, type ListPlace } from '../list-facts.ts'
import { listHref, readListState } from '../list-state.ts'

/**
 * Brings the address of a list along with the vehicle (D40): where another is chosen, and where the list shows what fits
 * while its address does not say so. A list that holds other things as well follows only while it is narrowed to a
 * vehicle: choosing one must not empty a list of food. Answers whether there is a vehicle to speak of above it.
 */
export function useVehicleSync(place: ListPlace, isOfParts: boolean): boolean {
  const navigate = useNavigate()
  const target = useTarget()
  const { vehicle } = useCurrentVehicle()
  const own = vehicle && encodeVehicle(vehicle)
  const before = useRef(own)
  const { path, state } = place
  const href = listHref(path, state)
  const isUnsaid =
    state.vehicle !== null && pathOf(target) === path && readListState(queryOf(target)).vehicle === null
  useEffect(() => {
    document.documentElement.toggleAttribute('data-vehicle', own !== null)
    if (before.current === own) return
    before.current = own
    if (state.vehicle === own || (!isOfParts && state.vehicle === null)) return
    navigate(changedHref({ path, state }, { vehicle: own }), { keepPosition: true })
  }, [own, path, state, isOfParts, navigate])
  useEffect(() => {
    if (isUnsaid) navigate(href, { replace: true, keepPosition: true })
  }, [isUnsaid, href, navigate])
  return isOfParts && (own !== null || state.vehicle !== null)
}
