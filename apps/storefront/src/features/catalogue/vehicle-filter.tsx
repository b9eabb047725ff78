import { useId, useState } from 'react'
import { useText } from '../../app/texts.tsx'
import type { ProductFacets } from '../../data/port/catalogue.port.ts'
import type { Vehicle } from '../../data/port/vehicles.port.ts'
import { Button } from '../../ui/button.tsx'
import { useCurrentVehicle } from '../vehicles/current-vehicle.store.ts'
import { VehicleForm } from '../vehicles/vehicle-form.tsx'
import styles from './filter-panel.module.css'

/** All products, or those for the shopper's vehicle; another is chosen by year, make, model and engine. */
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
  const { vehicle: current, choose } = useCurrentVehicle()
  const [isOpen, setOpen] = useState(false)
  const [picked, setPicked] = useState<Vehicle | null>(null)
  const shown = chosenId !== null && chosenId !== current?.id ? facet : current
  const name = shown && `${shown.make} ${shown.model} ${'year' in shown ? shown.year : ''}`.trim()

  return (
    <>
      <label className={styles.row}>
        <input type="radio" name={group} checked={chosenId === null} onChange={() => onChoose(null)} />
        {text('CATALOGUE_FILTER_VEHICLE_ALL')}
      </label>
      {shown && (
        <label className={styles.row}>
          <input type="radio" name={group} checked={chosenId !== null} onChange={() => onChoose(shown.id)} />
          <span>
            {name}
            <small className={styles.engine}>{shown.engine}</small>
          </span>
          {facet && <span className={styles.count}>{facet.count}</span>}
        </label>
      )}
      {isOpen ? (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (!picked) return
            choose(picked)
            setOpen(false)
            onChoose(picked.id)
          }}
        >
          <VehicleForm layout="modal" onChange={setPicked} />
          <Button type="submit" disabled={!picked}>
            {text('CATALOGUE_FILTER_VEHICLE_APPLY')}
          </Button>
        </form>
      ) : (
        <button type="button" className={styles.more} onClick={() => setOpen(true)}>
          {text(shown ? 'CATALOGUE_FILTER_VEHICLE_CHANGE' : 'CATALOGUE_FILTER_VEHICLE_CHOOSE')}
        </button>
      )}
    </>
  )
}
