import type { Product } from '../../data/port/catalogue.port.ts'
import { useCurrentVehicle } from '../vehicles/current-vehicle.store.ts'
import { fitOf } from '../vehicles/fit.ts'
import { FitBadge } from './fit-badge.tsx'
import { FittingWay } from './related/fitting-way.tsx'

/** Whether a part fits the shopper's vehicle and, where that is known, the way on: to one that does, or to more that do. */
export default function FitNotice({ product }: { product: Product }) {
  const { vehicle } = useCurrentVehicle()
  const isMisfit = fitOf(product.fitment, vehicle)?.verdict === 'doesNotFit'
  return (
    <>
      <FitBadge fitment={product.fitment} />
      {vehicle && product.fitment.kind === 'some' && (
        <FittingWay key={vehicle.id} product={product} vehicle={vehicle} isMisfit={isMisfit} />
      )}
    </>
  )
}
