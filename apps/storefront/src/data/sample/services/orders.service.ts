import { after, type SampleContext } from '../layer.ts'
import { listOf } from './list-of.ts'
import { readOrders } from './orders.store.ts'
import { pageNotFound } from './service-refusals.ts'
import type { List, Order } from './shapes.ts'

/** Page size of orders (specification §9). */
const ordersPerPage = 16

/** The orders of the local service contract (specification §7); `sort` is `default`, the newest first, or `date_asc`. */
export function ordersService(context: SampleContext) {
  const { list } = context.delays
  const find = (matches: (order: Order) => boolean): Order => {
    const row = readOrders(context).find(({ order }) => matches(order))
    if (!row) throw pageNotFound()
    return row.order
  }
  return {
    getOrdersList: (page = 1, limit = ordersPerPage, sort = 'default'): Promise<List<Order>> =>
      after(list, () => {
        const newest = readOrders(context).map(({ order }) => order)
        return listOf(sort === 'date_asc' ? newest.toReversed() : newest, { page, limit, sort })
      }),
    getOrderById: (id: number): Promise<Order> => after(list, () => find((order) => order.id === id)),
    getOrderByToken: (token: string): Promise<Order> =>
      after(list, () => find((order) => order.token === token)),
  }
}

export type OrdersService = ReturnType<typeof ordersService>
