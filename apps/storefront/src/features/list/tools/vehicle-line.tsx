import { encodeVehicle } from '#rules/vehicles/asked-vehicle.ts'
import { decodeVehicle } from '#rules/vehicles/decode-vehicle.ts'
import type { ProductFacets } from '../../../data/port/catalogue.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { allPartsFor } from '../../vehicles/all-parts.ts'
import { useCurrentVehicle } from '../../vehicles/current-vehicle.store.ts'
import { openVehiclePicker } from '../../vehicles/open-vehicle-picker.ts'
import { vehicleName } from '../../vehicles/vehicle-name.ts'
import styles from '../fit-line.module.css'
import { changedHref, type ListPlace } from '../list-facts.ts'

/** Says for which vehicle a list of parts is shown, and leads to all of them and back; nothing without a vehicle. */
export function VehicleLine({
  place,
  facet,
  isListed,
}: {
  place: ListPlace
  facet: ProductFacets['vehicle']
  /** Whether the list is here, so that what it does not name is unknown. */
  isListed: boolean
}) {
  const text = useText()
  const { vehicle } = useCurrentVehicle()
  const shown = place.state.vehicle
  const asked = decodeVehicle(shown ?? '')
  const own = vehicle && encodeVehicle(vehicle)
  const isOwn = vehicle !== null && (shown === null || shown === own)
  const other = facet && facet.id === asked?.id ? nameOf(facet, asked.year) : null
  const name = isOwn ? vehicleName(vehicle) : other
  if (name === null) return isListed && asked && !facet ? <Unknown place={place} own={own} /> : null
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

/** An address that somebody kept or typed: the list is whole, and the shopper's own vehicle is one step away. */
function Unknown({ place, own }: { place: ListPlace; own: string | null }) {
  const text = useText()
  return (
    <p className={styles.line} data-all>
      <Icon name="car" />
      <span role="status">{text('CATALOGUE_VEHICLE_UNKNOWN')}</span>
      {own ? (
        <Link
          to={changedHref(place, { vehicle: own })}
          keepPosition
          rel="nofollow"
          className={styles.way}
          onClick={() => allPartsFor.set(null)}
        >
          {text('CATALOGUE_VEHICLE_UNKNOWN_OWN')}
        </Link>
      ) : (
        <button type="button" className={styles.way} onClick={openVehiclePicker}>
          {text('CATALOGUE_FILTER_VEHICLE_CHOOSE')}
        </button>
      )}
    </p>
  )
}

const nameOf = ({ make, model, engine }: NonNullable<ProductFacets['vehicle']>, year: number | null) =>
  `${[make, model, year].filter(Boolean).join(' ')}, ${engine}`
