import { useEffect, useRef, useState } from 'react'
import type { Vehicle } from '../../data/port/vehicles.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { SelectField } from '../../ui/form/field.tsx'
import type { UsedGarage } from './use-garage.ts'
import { VehicleForm } from './vehicle-form.tsx'
import styles from './vehicle-picker.module.css'

/** The saved vehicles in a list, or the form for another one. */
export function VehiclePickerPart({
  garage,
  isForm,
  onAdding,
  onClose,
}: {
  garage: UsedGarage
  isForm: boolean
  onAdding: (isAdding: boolean) => void
  onClose: () => void
}) {
  const text = useText()
  const inside = useRef<HTMLDivElement>(null)
  const { vehicles, current } = garage
  const [chosenId, setChosenId] = useState(current?.id ?? null)
  const before = useRef(isForm)
  useEffect(() => {
    // What had the focus is gone with its panel.
    if (before.current !== isForm) inside.current?.querySelector<HTMLElement>('select, input')?.focus()
    before.current = isForm
  }, [isForm])

  return (
    <div ref={inside}>
      {isForm ? (
        <FormPanel
          garage={garage}
          onCancel={() => onAdding(false)}
          onAdded={(vehicle) => {
            setChosenId(vehicle.id)
            onAdding(false)
          }}
        />
      ) : (
        <div className={styles.panel}>
          <p className={styles.help}>{text('VEHICLES_PICKER_HELP')}</p>
          {vehicles.length === 0 ? (
            <div aria-busy="true">
              <span role="status" className="visually-hidden">
                {text('VEHICLES_LOADING')}
              </span>
              <Skeleton blockSize="72px" />
            </div>
          ) : (
            <SelectField
              label={text('VEHICLES_LABEL')}
              value={vehicles.some(({ id }) => id === chosenId) ? (chosenId ?? '') : ''}
              onChange={({ target }) => setChosenId(target.value === '' ? null : Number(target.value))}
            >
              <option value="">{text('TEXT_ALL_VEHICLES')}</option>
              {vehicles.map(({ id, year, make, model, engine }) => (
                <option key={id} value={id}>
                  {year} {make} {model}, {engine}
                </option>
              ))}
            </SelectField>
          )}
          <footer className={styles.foot}>
            <Button kind="quiet" icon="plus" className={styles.apart} onClick={() => onAdding(true)}>
              {text('BUTTON_ADD_VEHICLE_LONG')}
            </Button>
            <Button kind="outline" onClick={onClose}>
              {text('BUTTON_CANCEL')}
            </Button>
            <Button
              disabled={vehicles.length === 0}
              onClick={() => {
                void garage.choose(chosenId)
                onClose()
              }}
            >
              {text('BUTTON_SELECT_VEHICLE')}
            </Button>
          </footer>
        </div>
      )}
    </div>
  )
}

function FormPanel({
  garage,
  onCancel,
  onAdded,
}: {
  garage: UsedGarage
  onCancel: () => void
  onAdded: (vehicle: Vehicle) => void
}) {
  const text = useText()
  const [vehicle, setVehicle] = useState<Vehicle | null>(null)
  const [isSaving, setSaving] = useState(false)
  return (
    <form
      className={styles.panel}
      onSubmit={async (event) => {
        event.preventDefault()
        if (!vehicle || isSaving) return
        setSaving(true)
        const isSaved = await garage.add(vehicle)
        setSaving(false)
        if (isSaved) onAdded(vehicle)
      }}
    >
      <VehicleForm layout="modal" onChange={setVehicle} />
      <footer className={styles.foot}>
        {garage.vehicles.length > 0 && (
          <Button kind="outline" onClick={onCancel}>
            {text('BUTTON_CANCEL')}
          </Button>
        )}
        <Button type="submit" disabled={!vehicle} busy={isSaving}>
          {text('BUTTON_ADD_VEHICLE')}
        </Button>
      </footer>
    </form>
  )
}
