import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useData } from '../../../shell/data-context.tsx'
import { isStored } from '../../../shell/is-stored.ts'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { ClientOnly } from '../../../ui/later/client-only.tsx'
import { deferred } from '../../../ui/later/deferred.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { useCurrentVehicle } from '../../vehicles/current-vehicle.store.ts'
import { vehicleName } from '../../vehicles/vehicle-name.ts'
import { useCart } from '../cart.store.ts'
import styles from './line-fit.module.css'
import { misfitsQuery } from './misfits.queries.ts'

const LinePetFit = deferred(() => import('./line-pet-fit.tsx'))

/** Warns of what in the cart does not suit the chosen vehicle or the shopper's animals, and leads to what does. */
export function LineFit(line: { slug: string; onLeave?: (() => void) | undefined }) {
  const { layer } = useData()
  return (
    <>
      <LineVehicleFit {...line} />
      {isStored('pets', layer) && (
        <ClientOnly>
          <Suspense>
            <LinePetFit {...line} />
          </Suspense>
        </ClientOnly>
      )}
    </>
  )
}

function LineVehicleFit({ slug, onLeave }: { slug: string; onLeave?: (() => void) | undefined }) {
  const text = useText()
  const data = useData()
  const { lines } = useCart()
  const { vehicle } = useCurrentVehicle()
  const slugs = [...new Set(lines.map((line) => line.slug))].toSorted()
  const { data: misfits } = useQuery({
    ...misfitsQuery(data, slugs, vehicle),
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
