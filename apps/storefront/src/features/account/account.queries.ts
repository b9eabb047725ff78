import { queryOptions } from '@tanstack/react-query'
import type { DataPort } from '../../data/port/port.ts'

/** Everything under the key `account` is forgotten at logout. */
export function defaultAddressQuery(data: DataPort, customerId: number) {
  return queryOptions({
    queryKey: ['account', data.layer, 'default-address', customerId],
    queryFn: () => data.account.getDefaultAddress(customerId),
    staleTime: 0,
  })
}
