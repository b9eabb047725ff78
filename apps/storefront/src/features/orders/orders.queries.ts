import { queryOptions } from '@tanstack/react-query'
import type { DataPort } from '../../data/port/port.ts'

/** An order by its token; always asked for anew, since its payment may have come. */
export function orderByTokenQuery(data: DataPort, token: string) {
  return queryOptions({
    queryKey: ['orders', 'by-token', data.layer, token],
    queryFn: () => data.checkout.getOrderByToken(token),
    staleTime: 0,
  })
}
