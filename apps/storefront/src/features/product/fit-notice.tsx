import { Suspense } from 'react'
import type { Product } from '../../data/port/catalogue.port.ts'
import { deferred } from '../../ui/later/deferred.ts'
import { useCurrentVehicle } from '../vehicles/current-vehicle.store.ts'
import { fitOf } from '../vehicles/fit.ts'
import { FitBadge } from './fit-badge.tsx'
import { FittingWay } from './related/fitting-way.tsx'

const PetFitBadge = deferred(() => import('./pet-fit-badge.tsx'))

/** Whether a product suits the shopper's animal, or a part their vehicle and, where that is known, the way on: to one that does, or to more that do. */
export default function FitNotice({ product }: { product: Product }) {
  const { vehicle } = useCurrentVehicle()
  const isMisfit = fitOf(product.fitment, vehicle)?.verdict === 'doesNotFit'
  if (product.suits) {
    return (
      <Suspense>
        <PetFitBadge product={product} suits={product.suits} />
      </Suspense>
    )
  }
  return (
    <>
      <FitBadge fitment={product.fitment} />
      {vehicle && product.fitment.kind === 'some' && (
        <FittingWay key={vehicle.id} product={product} vehicle={vehicle} isMisfit={isMisfit} />
      )}
    </>
  )
}
