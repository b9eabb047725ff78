import { useState } from 'react'
import type { Vehicle } from '../../data/port/vehicles.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './remove-vehicle.module.css'

/** Takes a saved vehicle out; it turns until the vehicle is gone. */
export function RemoveVehicle({
  vehicle,
  remove,
}: {
  vehicle: Vehicle
  remove: (vehicleId: number) => Promise<boolean>
}) {
  const text = useText()
  const [isBusy, setBusy] = useState(false)
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={text('VEHICLES_REMOVE', { vehicle: `${vehicle.year} ${vehicle.make} ${vehicle.model}` })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={async () => {
        if (isBusy) return
        setBusy(true)
        if (!(await remove(vehicle.id))) setBusy(false)
      }}
    >
      {isBusy ? <span className={styles.spinner} /> : <Icon name="trash" />}
    </button>
  )
}
