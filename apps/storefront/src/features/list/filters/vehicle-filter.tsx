import { useId } from 'react'
import { encodeVehicle } from '#rules/vehicles/asked-vehicle.ts'
import { decodeVehicle } from '#rules/vehicles/decode-vehicle.ts'
import type { ProductFacets } from '../../../data/port/catalogue.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { allPartsFor } from '../../vehicles/all-parts.ts'
import { useCurrentVehicle } from '../../vehicles/current-vehicle.store.ts'
import { openVehiclePicker } from '../../vehicles/open-vehicle-picker.ts'
import styles from './filter-panel.module.css'

/** All products, or those for the shopper's vehicle; another is chosen in the picker. */
export function VehicleFilter({
  chosen,
  facet,
  onChoose,
}: {
  /** As `encodeVehicle` writes it. */
  chosen: string | null
  facet: ProductFacets['vehicle']
  onChoose: (vehicle: string | null) => void
}) {
  const text = useText()
  const group = useId()
  const { vehicle: current } = useCurrentVehicle()
  const own = current && encodeVehicle(current)
  const asked = decodeVehicle(chosen ?? '')
  const shown = asked && chosen !== own ? facet && { ...facet, year: asked.year } : current
  const choose = (vehicle: string | null) => {
    allPartsFor.set(vehicle === null ? (current?.id ?? null) : null)
    onChoose(vehicle)
  }

  return (
    <>
      <label className={styles.row}>
        <input type="radio" name={group} checked={chosen === null} onChange={() => choose(null)} />
        {text('CATALOGUE_FILTER_VEHICLE_ALL')}
      </label>
      {shown && (
        <label className={styles.row}>
          <input
            type="radio"
            name={group}
            checked={chosen !== null}
            onChange={() => choose(encodeVehicle(shown))}
          />
          <span>
            {[shown.make, shown.model, shown.year].filter(Boolean).join(' ')}
            <small className={styles.engine}>{shown.engine}</small>
          </span>
          {facet && <span className={styles.count}>{facet.count}</span>}
        </label>
      )}
      <button type="button" className={styles.more} onClick={openVehiclePicker}>
        {text(shown ? 'CATALOGUE_FILTER_VEHICLE_CHANGE' : 'CATALOGUE_FILTER_VEHICLE_CHOOSE')}
      </button>
    </>
  )
}
