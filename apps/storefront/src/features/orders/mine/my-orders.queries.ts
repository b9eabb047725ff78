import { queryOptions } from '@tanstack/react-query'
import type { OrderDetail } from '../../../data/port/orders.port.ts'
import type { DataPort } from '../../../data/port/port.ts'
import { Refusal } from '../../../data/port/refusal.ts'

/** Orders on a page of the account (D18). */
const pageSize = 5

/** A page of the customer's orders. Everything under the key `account` is forgotten at logout. */
export function myOrdersQuery(data: DataPort, customerId: number, page: number) {
  return queryOptions({
    queryKey: ['account', data.layer, 'orders', customerId, page],
    queryFn: () => data.orders.list({ customerId, page, limit: pageSize }),
    staleTime: 0,
  })
}

async function findOwn(data: DataPort, id: number): Promise<OrderDetail | null> {
  if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) return null
  try {
    return await data.orders.get(id)
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'NOT_YOURS' || error.code === 'NOT_FOUND')) return null
    throw error
  }
}

/** One of the customer's orders; null for another's and for none. */
export function myOrderQuery(data: DataPort, customerId: number, id: number) {
  return queryOptions({
    queryKey: ['account', data.layer, 'order', customerId, id],
    queryFn: () => findOwn(data, id),
    staleTime: 0,
  })
}
