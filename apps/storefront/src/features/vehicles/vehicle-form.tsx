import { useCallback, useRef, useState } from 'react'
import type { Vehicle } from '../../data/port/vehicles.port.ts'
import { useText } from '../../shell/texts.tsx'
import styles from './vehicle-form.module.css'
import { VehicleSelects } from './vehicle-selects.tsx'
import { VinField, type VinValue } from './vin-field.tsx'

/**
 * A vehicle by year, make, model and engine, or by its VIN, which takes precedence (specification §4). A VIN
 * that is not found clears what was chosen. `onChange` tells the vehicle, and null when there is none.
 */
export function VehicleForm({
  layout,
  onChange,
}: {
  layout: 'search' | 'account' | 'modal'
  onChange: (vehicle: Vehicle | null) => void
}) {
  const text = useText()
  const [cleared, setCleared] = useState(0)
  const selected = useRef<Vehicle | null>(null)
  const vin = useRef<VinValue>(null)
  const tell = useRef(onChange)
  tell.current = onChange

  const onSelect = (vehicle: Vehicle | null) => {
    selected.current = vehicle
    if (vin.current === null) tell.current(vehicle)
  }
  const onVin = useCallback((value: VinValue, isUnknown: boolean) => {
    if (isUnknown) {
      selected.current = null
      setCleared((times) => times + 1)
    }
    vin.current = value
    tell.current(value === 'open' ? null : (value ?? selected.current))
  }, [])
  return (
    <div className={styles.form} data-layout={layout}>
      <VehicleSelects key={cleared} onChange={onSelect} />
      <p className={styles.or}>
        <span>{text('VEHICLES_OR')}</span>
      </p>
      <VinField onChange={onVin} />
    </div>
  )
}
