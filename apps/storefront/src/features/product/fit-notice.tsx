import { Suspense } from 'react'
import type { Product } from '../../data/port/catalogue.port.ts'
import { useIsStored } from '../../shell/is-stored.ts'
import { deferred } from '../../ui/later/deferred.ts'
import { useCurrentVehicle } from '../vehicles/current-vehicle.store.ts'
import { OpenPartFit } from './open-part-fit.tsx'
import { OpenPetFit } from './open-pet-fit.tsx'

const PetFitBadge = deferred(() => import('./pet-fit-badge.tsx'))
const PartFit = deferred(() => import('./part-fit.tsx'))

/** Whether a product suits the shopper's animal, or a part their vehicle; without one, that it depends on it. */
export default function FitNotice({ product }: { product: Product }) {
  const hasPets = useIsStored('pets')
  const { vehicle } = useCurrentVehicle()
  const { suits, fitment } = product
  // The code that compares comes for who has something to compare with.
  if (suits ? !hasPets : !vehicle) return suits ? <OpenPetFit /> : <OpenPartFit kind={fitment.kind} />
  return (
    <Suspense>
      {suits ? (
        <PetFitBadge product={product} suits={suits} />
      ) : (
        vehicle && <PartFit product={product} vehicle={vehicle} />
      )}
    </Suspense>
  )
}
