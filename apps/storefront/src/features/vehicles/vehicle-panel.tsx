import { useEffect, useId, useRef, useState } from 'react'
import type { Vehicle } from '../../data/port/vehicles.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { PetChooser } from '../pets/pet-chooser.tsx'
import { RemoveVehicle } from './remove-vehicle.tsx'
import { useGarage } from './use-garage.ts'
import { VehicleForm } from './vehicle-form.tsx'
import styles from './vehicle-panel.module.css'

/** Under the search box: 'all vehicles' and the saved ones, where picking one counts at once, and the form. */
export function VehiclePanel({ onDone }: { onDone: () => void }) {
  const text = useText()
  const id = useId()
  const root = useRef<HTMLElement>(null)
  const garage = useGarage()
  const { vehicles, current, isLoading } = garage
  const [isAdding, setAdding] = useState(false)
  const [vehicle, setVehicle] = useState<Vehicle | null>(null)
  const [isSaving, setSaving] = useState(false)
  const isForm = isAdding || (vehicles.length === 0 && !isLoading)
  const isReady = isForm || vehicles.length > 0
  useEffect(() => {
    if (!isReady) return
    const first = isForm ? 'select' : 'input:checked'
    root.current?.querySelector<HTMLElement>(first)?.focus()
  }, [isForm, isReady])

  return (
    <section ref={root} className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{text(isForm ? 'HEADER_ADD_VEHICLE' : 'HEADER_SELECT_VEHICLE')}</h2>
      {isForm ? (
        <form
          className={styles.form}
          onSubmit={async (event) => {
            event.preventDefault()
            if (!vehicle || isSaving) return
            setSaving(true)
            const isSaved = await garage.add(vehicle)
            setSaving(false)
            if (!isSaved) return
            void garage.choose(vehicle.id)
            onDone()
          }}
        >
          <VehicleForm layout="search" onChange={setVehicle} />
          <div className={styles.foot}>
            {vehicles.length > 0 && (
              <Button kind="outline" onClick={() => setAdding(false)}>
                {text('BUTTON_CANCEL')}
              </Button>
            )}
            <Button type="submit" disabled={!vehicle} busy={isSaving}>
              {text('BUTTON_ADD_VEHICLE')}
            </Button>
          </div>
        </form>
      ) : (
        <>
          <p className={styles.help}>{text('VEHICLES_PICKER_HELP')}</p>
          {!isReady && (
            <div aria-busy="true">
              <span role="status" className="visually-hidden">
                {text('VEHICLES_LOADING')}
              </span>
              <Skeleton blockSize="120px" />
            </div>
          )}
          {isReady && (
            <div role="radiogroup" aria-labelledby={id}>
              <label className={styles.row}>
                <input
                  type="radio"
                  name={id}
                  checked={current === null}
                  onChange={() => void garage.choose(null)}
                />
                {text('TEXT_ALL_VEHICLES')}
              </label>
              {vehicles.map((each) => (
                <div key={each.id} className={styles.saved}>
                  <label className={styles.row}>
                    <input
                      type="radio"
                      name={id}
                      checked={current?.id === each.id}
                      onChange={() => void garage.choose(each.id)}
                    />
                    <span>
                      {each.year} {each.make} {each.model}
                      <small>{each.engine}</small>
                    </span>
                  </label>
                  <RemoveVehicle vehicle={each} remove={garage.remove} />
                </div>
              ))}
            </div>
          )}
          <Button kind="quiet" icon="plus" onClick={() => setAdding(true)}>
            {text('BUTTON_ADD_VEHICLE_LONG')}
          </Button>
        </>
      )}
      <PetChooser onLeave={onDone} />
    </section>
  )
}
