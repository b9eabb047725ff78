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

/** Whether advertising may be mailed, as the person's data has it. */
export function marketingQuery(data: DataPort, customerId: number) {
  return queryOptions({
    queryKey: ['account', data.layer, 'marketing', customerId],
    queryFn: async () => (await data.account.readPersonalData()).marketing,
    staleTime: 0,
  })
}
