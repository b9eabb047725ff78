import { queryOptions } from '@tanstack/react-query'
import type { DataPort } from '../../data/port/port.ts'

/** Everything under the key `account` is forgotten at logout. */
export function defaultAddressQuery(data: DataPort, customerId: number) {
  return queryOptions({
    queryKey: ['account', data.layer, 'default-address', customerId],
    queryFn: () => data.addresses.getDefault(customerId),
    staleTime: 0,
  })
}

export function latestOrdersQuery(data: DataPort, customerId: number) {
  return queryOptions({
    queryKey: ['account', data.layer, 'latest-orders', customerId],
    queryFn: () => data.orders.list({ customerId, limit: 3 }),
    staleTime: 0,
  })
}

/** What the person's data says of consent and of the e-mail; the rest is the file's. */
export function personalDataQuery(data: DataPort, customerId: number) {
  return queryOptions({
    queryKey: ['account', data.layer, 'personal-data', customerId],
    queryFn: async () => {
      const { marketing, emailProvenSince } = await data.account.readPersonalData()
      return { marketing, emailProvenSince }
    },
    staleTime: 0,
  })
}
