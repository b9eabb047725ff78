import { queryOptions } from '@tanstack/react-query'
import { vehicleFit } from '#rules/fit/vehicle-fit.ts'
import { type AskedVehicle, encodeVehicle } from '#rules/vehicles/asked-vehicle.ts'
import type { ProductCard } from '../../../data/port/catalogue.port.ts'
import type { DataPort } from '../../../data/port/port.ts'
import { Refusal } from '../../../data/port/refusal.ts'

/** What does not fit the vehicle, by its product's slug, with what could be bought instead. */
export type Misfits = ReadonlyMap<string, ProductCard | null>

/** The misfits among the products of a cart; a product that the shop could not be asked about is left out. */
export function misfitsQuery(data: DataPort, slugs: readonly string[], vehicle: AskedVehicle | null) {
  return queryOptions({
    queryKey: ['cart-misfits', data.layer, vehicle && encodeVehicle(vehicle), slugs],
    queryFn: async (): Promise<Misfits> => {
      const found = await Promise.all(slugs.map((slug) => misfitOf(data, slug, vehicle)))
      return new Map(found.filter((each) => each !== null))
    },
    staleTime: 5 * 60_000,
  })
}

async function misfitOf(
  data: DataPort,
  slug: string,
  vehicle: AskedVehicle | null,
): Promise<[string, ProductCard | null] | null> {
  try {
    const { id, fitment } = await data.catalogue.getProduct(slug)
    if (vehicleFit(fitment, vehicle)?.verdict !== 'doesNotFit') return null
    const others = await data.catalogue.listAnalogs(id, vehicle ?? undefined)
    return [slug, others.find(({ stock, backorder }) => stock > 0 || backorder) ?? null]
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
