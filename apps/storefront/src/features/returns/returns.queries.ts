import { queryOptions } from '@tanstack/react-query'
import type { DataPort } from '../../data/port/port.ts'

/** What was asked about an order, and what may be. */
export function returnsQuery(data: DataPort, customerId: number, orderId: number) {
  return queryOptions({
    queryKey: ['account', data.layer, 'returns', customerId, orderId],
    queryFn: () => data.orders.returns(orderId),
    staleTime: 0,
  })
}
