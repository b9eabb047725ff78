import { useId } from 'react'
import type { ProductFacets } from '../../../data/port/catalogue.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { allPartsFor } from '../../vehicles/all-parts.ts'
import { useCurrentVehicle } from '../../vehicles/current-vehicle.store.ts'
import { openVehiclePicker } from '../../vehicles/open-vehicle-picker.ts'
import styles from './filter-panel.module.css'

/** All products, or those for the shopper's vehicle; another is chosen in the picker. */
export function VehicleFilter({
  chosenId,
  facet,
  onChoose,
}: {
  chosenId: number | null
  facet: ProductFacets['vehicle']
  onChoose: (vehicleId: number | null) => void
}) {
  const text = useText()
  const group = useId()
  const { vehicle: current } = useCurrentVehicle()
  const shown = chosenId !== null && chosenId !== current?.id ? facet : current
  const choose = (vehicleId: number | null) => {
    allPartsFor.set(vehicleId === null ? (current?.id ?? null) : null)
    onChoose(vehicleId)
  }
  const name = shown && `${shown.make} ${shown.model} ${'year' in shown ? shown.year : ''}`.trim()

  return (
    <>
      <label className={styles.row}>
        <input type="radio" name={group} checked={chosenId === null} onChange={() => choose(null)} />
        {text('CATALOGUE_FILTER_VEHICLE_ALL')}
      </label>
      {shown && (
        <label className={styles.row}>
          <input type="radio" name={group} checked={chosenId !== null} onChange={() => choose(shown.id)} />
          <span>
            {name}
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
