import { queryOptions } from '@tanstack/react-query'
import type { DataPort } from '../../data/port/port.ts'

const staleTime = 60 * 60_000
const layerOf = (data: DataPort) => ['vehicles', data.layer] as const

export function yearsQuery(data: DataPort) {
  return queryOptions({
    queryKey: [...layerOf(data), 'years'],
    queryFn: () => data.vehicles.listYears(),
    staleTime,
  })
}

export function makesQuery(data: DataPort, year: number) {
  return queryOptions({
    queryKey: [...layerOf(data), 'makes', year],
    queryFn: () => data.vehicles.listMakes(year),
    staleTime,
    enabled: year > 0,
  })
}

export function modelsQuery(data: DataPort, year: number, make: string) {
  return queryOptions({
    queryKey: [...layerOf(data), 'models', year, make],
    queryFn: () => data.vehicles.listModels(year, make),
    staleTime,
    enabled: make !== '',
  })
}

export function vehiclesQuery(data: DataPort, year: number, make: string, model: string) {
  return queryOptions({
    queryKey: [...layerOf(data), 'vehicles', year, make, model],
    queryFn: () => data.vehicles.listVehicles(year, make, model),
    staleTime,
    enabled: model !== '',
  })
}

/** What a part fits, by the product's id. */
export function fittedQuery(data: DataPort, productId: number) {
  return queryOptions({
    queryKey: [...layerOf(data), 'fitted', productId],
    queryFn: () => data.vehicles.listFitted(productId),
    staleTime,
  })
}
