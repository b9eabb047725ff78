import { useQuery } from '@tanstack/react-query'
import { useData } from '../../../shell/data-context.tsx'
import { useIsStored } from '../../../shell/is-stored.ts'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { ClientOnly } from '../../../ui/later/client-only.tsx'
import { deferred } from '../../../ui/later/deferred.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { useCurrentVehicle } from '../../vehicles/current-vehicle.store.ts'
import { vehicleName } from '../../vehicles/vehicle-name.ts'
import { useCart } from '../cart.store.ts'
import type { CartLine } from '../lines/cart-line.ts'
import styles from './line-fit.module.css'
import { LineSwap, SwappedLine } from './line-swap.tsx'
import { misfitsQuery } from './misfits.queries.ts'

const LinePetFit = deferred(() => import('./line-pet-fit.tsx'))

type LineProps = { line: CartLine; onLeave?: (() => void) | undefined }

/** Warns of what in the cart does not suit the chosen vehicle or the shopper's animals, and puts in its place what does. */
export function LineFit(props: LineProps) {
  const hasPets = useIsStored('pets')
  return (
    <>
      <SwappedLine line={props.line} />
      <LineVehicleFit {...props} />
      {hasPets && (
        <ClientOnly>
          <LinePetFit {...props} />
        </ClientOnly>
      )}
    </>
  )
}

function LineVehicleFit({ line, onLeave }: LineProps) {
  const text = useText()
  const data = useData()
  const { lines } = useCart()
  const { vehicle } = useCurrentVehicle()
  const slugs = [...new Set(lines.map(({ slug }) => slug))].toSorted()
  const { data: misfits, refetch } = useQuery({
    ...misfitsQuery(data, slugs, vehicle),
    enabled: vehicle !== null,
  })
  const other = misfits?.get(line.slug)
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
        {other && (
          <LineSwap
            line={line}
            other={other}
            label={text('CART_SWAP', { vehicle: vehicle.model })}
            onGone={() => void refetch()}
          />
        )}
      </span>
    </span>
  )
}
