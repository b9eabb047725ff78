import type { ProductCard } from '../../../data/port/catalogue.port.ts'
import type { Vehicle } from '../../../data/port/vehicles.port.ts'
import { fitOf } from '../../vehicles/fit.ts'

/** How many stand beside a product. */
export const relatedLimit = 8

/** What is related without what does not fit the vehicle, filled up with what fits it; each once, without `except`. */
export function fittingRelated(
  related: readonly ProductCard[],
  fitting: readonly ProductCard[],
  { except, vehicle }: { except: number; vehicle: Vehicle | null },
): ProductCard[] {
  if (!vehicle) return [...related]
  const ids = new Set([except])
  return [...related, ...fitting]
    .filter((product) => {
      const isWanted = !ids.has(product.id) && fitOf(product.fitment, vehicle)?.verdict !== 'doesNotFit'
      ids.add(product.id)
      return isWanted
    })
    .slice(0, relatedLimit)
}
