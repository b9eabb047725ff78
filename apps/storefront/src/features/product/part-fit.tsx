import type { Product } from '../../data/port/catalogue.port.ts'
import type { Vehicle } from '../../data/port/vehicles.port.ts'
import { fitOf } from '../vehicles/fit.ts'
import { FitBadge } from './fit-badge.tsx'
import { FittingWay } from './related/fitting-way.tsx'

/** Whether a part fits the shopper's vehicle and, where that is known, the way on: to one that does, or to more that do. */
export default function PartFit({ product, vehicle }: { product: Product; vehicle: Vehicle }) {
  const fit = fitOf(product.fitment, vehicle)
  if (!fit) return null
  return (
    <>
      <FitBadge fit={fit} vehicle={vehicle} />
      {product.fitment.kind === 'some' && (
        <FittingWay
          key={vehicle.id}
          product={product}
          vehicle={vehicle}
          isMisfit={fit.verdict === 'doesNotFit'}
        />
      )}
    </>
  )
}
