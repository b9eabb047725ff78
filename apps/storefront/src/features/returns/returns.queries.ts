import { queryOptions } from '@tanstack/react-query'
import type { DataPort } from '../../data/port/port.ts'

/** What was asked about an order, and what may be. */
export function claimsQuery(data: DataPort, customerId: number, orderId: number) {
  return queryOptions({
    queryKey: ['account', data.layer, 'claims', customerId, orderId],
    queryFn: () => data.orders.claims(orderId),
    staleTime: 0,
  })
}
