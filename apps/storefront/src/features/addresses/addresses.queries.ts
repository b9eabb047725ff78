import { queryOptions } from '@tanstack/react-query'
import type { Address } from '../../data/port/addresses.port.ts'
import type { DataPort } from '../../data/port/port.ts'
import { Refusal } from '../../data/port/refusal.ts'

/** A customer's addresses. Everything under the key `account` is forgotten at logout. */
export function addressesQuery(data: DataPort, customerId: number) {
  return queryOptions({
    queryKey: ['account', data.layer, 'addresses', customerId],
    queryFn: () => data.addresses.list(customerId),
    staleTime: 0,
  })
}

async function findOwn(data: DataPort, id: number): Promise<Address | null> {
  if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) return null
  try {
    return await data.addresses.get(id)
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'NOT_YOURS' || error.code === 'NOT_FOUND')) return null
    throw error
  }
}

/** One of the customer's addresses; null for another's and for none. */
export function addressQuery(data: DataPort, customerId: number, id: number) {
  return queryOptions({
    queryKey: ['account', data.layer, 'address', customerId, id],
    queryFn: () => findOwn(data, id),
    staleTime: 0,
    gcTime: 0, // a form starts from what is kept now
  })
}

/** Where the layer's addresses may lie. */
export function countriesQuery(data: DataPort) {
  return queryOptions({
    queryKey: ['addresses', data.layer, 'countries'],
    queryFn: () => data.addresses.listCountries(),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
