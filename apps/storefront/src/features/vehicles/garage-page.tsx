import { useState } from 'react'
import type { Vehicle } from '../../data/port/vehicles.port.ts'
import { usePageHead } from '../../shell/page-head.tsx'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { AccountLayout } from '../session/account-layout.tsx'
import styles from './garage-page.module.css'
import { partsHref } from './parts-href.ts'
import { RemoveVehicle } from './remove-vehicle.tsx'
import { type UsedGarage, useGarage } from './use-garage.ts'
import { VehicleForm } from './vehicle-form.tsx'

/** `/account/garage`: the saved vehicles, and the form for another one (D6). */
export default function GaragePage() {
  const text = useText()
  usePageHead({ title: text('VEHICLES_GARAGE'), robots: 'noindex' })
  return <AccountLayout title={text('VEHICLES_GARAGE')}>{() => <Garage />}</AccountLayout>
}

function Garage() {
  const text = useText()
  const garage = useGarage()
  return (
    <>
      <section className={styles.card} aria-labelledby="garage-saved" aria-busy={garage.isLoading}>
        <h2 id="garage-saved">{text('VEHICLES_SAVED')}</h2>
        <SavedVehicles garage={garage} />
      </section>
      <section className={styles.card} aria-labelledby="garage-add">
        <h2 id="garage-add">{text('HEADER_ADD_VEHICLE')}</h2>
        <AddVehicle garage={garage} />
      </section>
    </>
  )
}

function SavedVehicles({ garage }: { garage: UsedGarage }) {
  const text = useText()
  const { vehicles, current, isLoading } = garage
  if (vehicles.length === 0) {
    return isLoading ? <Skeleton blockSize="96px" /> : <p className={styles.none}>{text('VEHICLES_NONE')}</p>
  }
  return (
    <ul className={styles.vehicles}>
      {vehicles.map((vehicle) => (
        <li key={vehicle.id} data-current={vehicle.id === current?.id || undefined}>
          <Icon name="car" size={26} />
          <div className={styles.name}>
            <b>
              {vehicle.year} {vehicle.make} {vehicle.model}
            </b>
            <span>{vehicle.engine}</span>
          </div>
          <div className={styles.actions}>
            {vehicle.id === current?.id ? (
              <span className={styles.current}>
                <Icon name="check" size={18} />
                {text('VEHICLES_CURRENT')}
              </span>
            ) : (
              <button type="button" className={styles.choose} onClick={() => void garage.choose(vehicle.id)}>
                {text('BUTTON_SELECT_VEHICLE')}
                <span className="visually-hidden">
                  {' '}
                  {vehicle.year} {vehicle.make} {vehicle.model}
                </span>
              </button>
            )}
            <Link
              to={partsHref(vehicle)}
              className={styles.parts}
              onClick={() => void garage.choose(vehicle.id)}
            >
              {text('VEHICLES_SHOW_PARTS')}
              <span className="visually-hidden">
                {' '}
                {vehicle.year} {vehicle.make} {vehicle.model}
              </span>
            </Link>
            <RemoveVehicle vehicle={vehicle} remove={garage.remove} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function AddVehicle({ garage }: { garage: UsedGarage }) {
  const text = useText()
  const [vehicle, setVehicle] = useState<Vehicle | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [added, setAdded] = useState(0)
  return (
    <form
      className={styles.form}
      onSubmit={async (event) => {
        event.preventDefault()
        if (!vehicle || isSaving) return
        setSaving(true)
        const isSaved = await garage.add(vehicle)
        setSaving(false)
        if (!isSaved) return
        setVehicle(null)
        setAdded((times) => times + 1)
      }}
    >
      <VehicleForm key={added} layout="account" onChange={setVehicle} />
      <Button type="submit" disabled={!vehicle} busy={isSaving}>
        {text('BUTTON_ADD_VEHICLE')}
      </Button>
    </form>
  )
}
