import { queryOptions } from '@tanstack/react-query'
import { type AskedVehicle, encodeVehicle } from '#rules/vehicles/asked-vehicle.ts'
import type { DataPort } from '../../../data/port/port.ts'
import { layerOf } from '../../product-cards/catalogue.queries.ts'

/** What can be bought instead of a product; of a part, for the vehicle that is chosen. */
export function analogsQuery(data: DataPort, productId: number, vehicle?: AskedVehicle) {
  return queryOptions({
    queryKey: [...layerOf(data), 'analogs', productId, vehicle ? encodeVehicle(vehicle) : null],
    queryFn: () => data.catalogue.listAnalogs(productId, vehicle),
  })
}
