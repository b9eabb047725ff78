import { queryOptions } from '@tanstack/react-query'
import type { Order } from '../../data/port/orders.port.ts'
import type { DataPort } from '../../data/port/port.ts'
import { Refusal } from '../../data/port/refusal.ts'

const form = /^[0-9a-z]{32}$/i

async function findOrder(data: DataPort, token: string): Promise<Order | null> {
  if (!form.test(token)) return null
  try {
    return await data.checkout.getOrderByToken(token)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return null
    throw error
  }
}

/** An order by its token, null when there is none; asked for again each time, since its payment may have come. */
export function orderByTokenQuery(data: DataPort, token: string) {
  return queryOptions({
    queryKey: ['orders', 'by-token', data.layer, token],
    queryFn: () => findOrder(data, token),
    staleTime: 0,
  })
}
