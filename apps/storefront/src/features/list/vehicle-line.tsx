import type { ProductFacets } from '../../data/port/catalogue.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { allPartsFor } from '../vehicles/all-parts.ts'
import { useCurrentVehicle } from '../vehicles/current-vehicle.store.ts'
import { vehicleName } from '../vehicles/vehicle-name.ts'
import { changedHref, type ListPlace } from './list-facts.ts'
import styles from './vehicle-line.module.css'

/** Says for which vehicle a list of parts is shown, and leads to all of them and back; nothing without a vehicle. */
export function VehicleLine({ place, facet }: { place: ListPlace; facet: ProductFacets['vehicle'] }) {
  const text = useText()
  const { vehicle } = useCurrentVehicle()
  const shownId = place.state.vehicleId
  const isOwn = vehicle !== null && (shownId === null || shownId === vehicle.id)
  const other = facet && facet.id === shownId ? `${facet.make} ${facet.model}, ${facet.engine}` : null
  const name = isOwn ? vehicleName(vehicle) : other
  if (name === null) return null
  const hasNone = facet?.id === shownId && facet?.count === 0
  const key =
    shownId === null
      ? 'CATALOGUE_VEHICLE_ALL'
      : hasNone
        ? 'CATALOGUE_VEHICLE_NONE'
        : isOwn
          ? 'CATALOGUE_VEHICLE_YOURS'
          : 'CATALOGUE_VEHICLE_NAMED'
  return (
    <p className={styles.line} data-all={shownId === null || undefined}>
      <Icon name="car" />
      <span role="status">
        <bdi>{text(key, { vehicle: name })}</bdi>
      </span>
      <Link
        to={changedHref(place, { vehicleId: shownId === null && vehicle ? vehicle.id : null })}
        keepPosition
        rel="nofollow"
        className={styles.way}
        onClick={() => allPartsFor.set(shownId === null ? null : (vehicle?.id ?? null))}
      >
        {text(shownId === null ? 'CATALOGUE_VEHICLE_SHOW_FITTING' : 'CATALOGUE_VEHICLE_SHOW_ALL')}
      </Link>
    </p>
  )
}
