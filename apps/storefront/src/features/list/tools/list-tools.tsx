import { Suspense } from 'react'
import type { ProductList } from '../../../data/port/catalogue.port.ts'
import { useIsStored } from '../../../shell/is-stored.ts'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { deferred } from '../../../ui/later/deferred.ts'
import { useAccount } from '../../session/account.store.ts'
import type { ListPlace } from '../list-facts.ts'
import { countFilters } from '../list-state.ts'
import type { ListView } from '../list-view.store.ts'
import styles from './list-tools.module.css'
import { useVehicleSync } from './use-vehicle-sync.ts'
import { ViewBar } from './view-bar.tsx'

const ActiveFilters = deferred(async () => ({
  default: (await import('../filters/active-filters.tsx')).ActiveFilters,
}))

const VehicleLine = deferred(async () => ({ default: (await import('./vehicle-line.tsx')).VehicleLine }))

const PetLine = deferred(async () => ({ default: (await import('./pet-line.tsx')).PetLine }))
const DeliveryBrief = deferred(() => import('../../delivery-estimate/delivery-brief.tsx'))

/** What stands on a list above its products: from how much it is sent, the view bar, and the chips of what narrows it. */
export default function ListTools({
  place,
  view,
  list,
  isStale,
  isOfParts,
  onOpenFilters,
}: {
  place: ListPlace
  view: ListView
  /** Null while the first list is on its way. */
  list: ProductList | null
  /** Whether it is the one before, which stands until the next is here. */
  isStale: boolean
  /** Whether the list is of parts of vehicles. */
  isOfParts: boolean
  onOpenFilters: () => void
}) {
  const text = useText()
  const isPlaceStored = useIsStored('delivery-place')
  const isPlaceKnown = useAccount() !== null || isPlaceStored
  const hasPets = useIsStored('pets')
  const everywhere = text('CART_TRUST_PICKUP')
  const isForVehicle = useVehicleSync(place, isOfParts)
  return (
    <>
      <p className={styles.delivery} data-screen>
        <Link to="/site/shipping">
          {isPlaceKnown ? (
            <Suspense fallback={everywhere}>
              <DeliveryBrief otherwise={everywhere} />
            </Suspense>
          ) : (
            everywhere
          )}
        </Link>
      </p>
      <ViewBar place={place} view={view} list={list} onOpenFilters={onOpenFilters} />
      {isForVehicle && (
        <Suspense>
          <VehicleLine
            place={place}
            facet={list?.facets.vehicle ?? null}
            isListed={list !== null && !isStale}
          />
        </Suspense>
      )}
      {(place.state.pet !== null || hasPets) && (
        <Suspense>
          <PetLine place={place} list={list} />
        </Suspense>
      )}
      {countFilters({ ...place.state, vehicle: null, pet: null }) > 0 && (
        <Suspense>
          <ActiveFilters place={place} facets={list?.facets ?? null} />
        </Suspense>
      )}
    </>
  )
}
