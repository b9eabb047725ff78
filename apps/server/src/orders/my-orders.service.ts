import { type ListWindow, listWindow } from '#rules/catalogue/list-window.ts'
import { type Database, inTransaction } from '../db/connection.ts'
import { isRefusal, type Refusal, refuse } from '../refusals/refusal.ts'
import type { OrderMovesService } from './order-moves.service.ts'
import { orderMovesStore } from './order-moves.store.ts'
import type { ListedOrder, OrdersService, OrderWithLines } from './orders.service.ts'

export type MyOrdersService = ReturnType<typeof myOrdersService>

/** What a customer does with orders of their own. */
export function myOrdersService({
  database,
  orders,
  moves,
}: {
  database: Database
  orders: Pick<OrdersService, 'own' | 'list' | 'countOf'>
  moves: Pick<OrderMovesService, 'moveWithin'>
}) {
  return {
    /** A page of a customer's orders; one past the end gives the last. */
    async page(
      customerId: number,
      { page, limit, sort }: { page: number; limit: number; sort: 'default' | 'date_asc' },
    ): Promise<ListWindow & { items: ListedOrder[]; sort: string }> {
      const window = listWindow({ total: await orders.countOf(customerId), page, limit })
      const offset = (window.page - 1) * limit
      const items = await orders.list({ customerId, limit, offset, isOldestFirst: sort === 'date_asc' })
      return { ...window, sort, items }
    },

    /**
     * Cancels a customer's own order that is not paid, and returns it; one that is cancelled already stays as
     * it is. A payment that is under way meets the order's lock: whoever comes first decides, and money for
     * an order that was cancelled is paid back (D30). NOT_YOURS; ORDER_STATE once it is paid or sent.
     */
    async cancel(customerId: number, orderId: number): Promise<OrderWithLines | Refusal> {
      const own = await orders.own(customerId, orderId)
      if (isRefusal(own)) return own
      const cancelled = await inTransaction(database, async (tx) => {
        const status = await orderMovesStore.lock(tx, orderId)
        if (status?.state === 'CANCELLED') return 'ok'
        if (status?.payment === 'PAID') return refuse('ORDER_STATE')
        return moves.moveWithin(tx, orderId, 'cancel', 'shopper')
      })
      return isRefusal(cancelled) ? cancelled : orders.own(customerId, orderId)
    },
  }
}
