import { useQuery } from '@tanstack/react-query'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { useCurrentVehicle } from '../../vehicles/current-vehicle.store.ts'
import { vehicleName } from '../../vehicles/vehicle-name.ts'
import { useCart } from '../cart.store.ts'
import styles from './line-fit.module.css'
import { misfitsQuery } from './misfits.queries.ts'

/** Warns of a part in the cart that does not fit the chosen vehicle, and leads to one that does. */
export function LineFit({ slug, onLeave }: { slug: string; onLeave?: (() => void) | undefined }) {
  const text = useText()
  const data = useData()
  const { lines } = useCart()
  const { vehicle } = useCurrentVehicle()
  const slugs = [...new Set(lines.map((line) => line.slug))].toSorted()
  const { data: misfits } = useQuery({
    ...misfitsQuery(data, slugs, vehicle?.id ?? 0),
    enabled: vehicle !== null,
  })
  const other = misfits?.get(slug)
  if (!vehicle || other === undefined) return null
  return (
    <span className={styles.misfit}>
      <Icon name="alert" size={16} />
      <span>
        {text('CART_FITS_NOT', { vehicle: vehicleName(vehicle) })}{' '}
        {other && (
          <Link to={`/shop/products/${encodeURIComponent(other.slug)}`} onClick={onLeave}>
            {text('CART_FIT_INSTEAD', { name: other.name })}
          </Link>
        )}
      </span>
    </span>
  )
}
