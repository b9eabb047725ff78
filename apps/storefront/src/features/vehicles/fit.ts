import type { Fitment, Vehicle } from '../../data/port/vehicles.port.ts'

export type Fit = 'fits' | 'fits-not' | 'fits-all' | 'unknown'

/** Whether a product fits the chosen vehicle (D40); null where there is nothing to say: no part, or no vehicle. */
export function fitOf({ kind, vehicleIds }: Fitment, vehicle: Vehicle | null): Fit | null {
  if (kind === 'none') return null
  if (kind === 'all') return 'fits-all'
  if (!vehicle) return null
  if (kind === 'unknown') return 'unknown'
  return vehicleIds.includes(vehicle.id) ? 'fits' : 'fits-not'
}
