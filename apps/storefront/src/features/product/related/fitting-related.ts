import { isShownFor } from '#rules/fit/pet-fit.ts'
import { vehicleFit } from '#rules/fit/vehicle-fit.ts'
import type { PetTraits } from '#rules/pets/pet.ts'
import type { AskedVehicle } from '#rules/vehicles/asked-vehicle.ts'
import type { Product, ProductCard } from '../../../data/port/catalogue.port.ts'

/** How many stand beside a product. */
export const relatedLimit = 8

/** Whom what stands beside a product has to serve. */
export type Served = { vehicle: AskedVehicle } | { pet: PetTraits }

/**
 * The shopper's vehicle beside a part, without one the first that the part names; the shopper's animal beside what is for
 * its kind. Null where anything may stand there.
 */
export function servedBeside(
  { fitment, suits }: Pick<Product, 'fitment' | 'suits'>,
  { vehicle, pet }: { vehicle: AskedVehicle | null; pet: PetTraits | null },
): Served | null {
  if (fitment.kind !== 'none') {
    const [named] = fitment.vehicleIds
    const shown = vehicle ?? (named === undefined ? null : { id: named, year: null })
    return shown && { vehicle: shown }
  }
  return pet && suits?.species.includes(pet.species) ? { pet } : null
}

/** What is related without what does not serve, filled up with what does; each once, without `except`. */
export function fittingRelated(
  related: readonly ProductCard[],
  fitting: readonly ProductCard[],
  { except, served }: { except: number; served: Served | null },
): ProductCard[] {
  if (!served) return [...related]
  const ids = new Set([except])
  return [...related, ...fitting]
    .filter((product) => {
      const isWanted = !ids.has(product.id) && serves(product, served)
      ids.add(product.id)
      return isWanted
    })
    .slice(0, relatedLimit)
}

const serves = ({ fitment, suits }: ProductCard, served: Served) =>
  'vehicle' in served
    ? vehicleFit(fitment, served.vehicle)?.verdict !== 'doesNotFit'
    : !suits || isShownFor(suits, served.pet)
