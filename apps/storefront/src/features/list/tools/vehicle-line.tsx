import { encodeVehicle } from '#rules/vehicles/asked-vehicle.ts'
import { decodeVehicle } from '#rules/vehicles/decode-vehicle.ts'
import type { ProductFacets } from '../../../data/port/catalogue.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { allPartsFor } from '../../vehicles/all-parts.ts'
import { useCurrentVehicle } from '../../vehicles/current-vehicle.store.ts'
import { vehicleName } from '../../vehicles/vehicle-name.ts'
import { changedHref, type ListPlace } from '../list-facts.ts'
import styles from './vehicle-line.module.css'

/** Says for which vehicle a list of parts is shown, and leads to all of them and back; nothing without a vehicle. */
export function VehicleLine({ place, facet }: { place: ListPlace; facet: ProductFacets['vehicle'] }) {
  const text = useText()
  const { vehicle } = useCurrentVehicle()
  const shown = place.state.vehicle
  const asked = decodeVehicle(shown ?? '')
  const own = vehicle && encodeVehicle(vehicle)
  const isOwn = vehicle !== null && (shown === null || shown === own)
  const other = facet && facet.id === asked?.id ? nameOf(facet, asked.year) : null
  const name = isOwn ? vehicleName(vehicle) : other
  if (name === null) return null
  const hasNone = facet?.id === asked?.id && facet?.count === 0
  const key =
    shown === null
      ? 'CATALOGUE_VEHICLE_ALL'
      : hasNone
        ? 'CATALOGUE_VEHICLE_NONE'
        : isOwn
          ? 'CATALOGUE_VEHICLE_YOURS'
          : 'CATALOGUE_VEHICLE_NAMED'
  return (
    <p className={styles.line} data-all={shown === null || undefined}>
      <Icon name="car" />
      <span role="status">
        <bdi>{text(key, { vehicle: name })}</bdi>
      </span>
      <Link
        to={changedHref(place, { vehicle: shown === null ? own : null })}
        keepPosition
        rel="nofollow"
        className={styles.way}
        onClick={() => allPartsFor.set(shown === null ? null : (vehicle?.id ?? null))}
      >
        {text(shown === null ? 'CATALOGUE_VEHICLE_SHOW_FITTING' : 'CATALOGUE_VEHICLE_SHOW_ALL')}
      </Link>
    </p>
  )
}

const nameOf = ({ make, model, engine }: NonNullable<ProductFacets['vehicle']>, year: number | null) =>
  `${[make, model, year].filter(Boolean).join(' ')}, ${engine}`
