import { type OrderQueue, orderQueues } from '#rules/orders/order-queues.ts'
import type { Database } from '../../db/connection.ts'
import { type DeskFilter, type DeskOrder, type DeskPage, listedOrdersStore } from './listed-orders.store.ts'
import { readOrderSearch } from './read-order-search.ts'

export type { DeskFilter, DeskOrder, DeskPage }
export type DeskOrdersService = ReturnType<typeof deskOrdersService>

/** The orders as the desk lists them. */
export function deskOrdersService({
  database: { db },
  findProducts,
}: {
  database: Pick<Database, 'db'>
  /** The ids of a few products that a text names, or whose code it is. */
  findProducts(text: string): Promise<readonly number[]>
}) {
  return {
    /** A page of them, the newest first; `text` is what is looked for in them, empty for all. */
    async list(text: string, filter: DeskFilter, page: DeskPage): Promise<DeskOrder[]> {
      if (text === '') return listedOrdersStore.list(db, filter, page)
      const productIds = await findProducts(text)
      return listedOrdersStore.search(db, { ...readOrderSearch(text), productIds }, filter, page)
    },

    /** How many stand in each queue, up to 1,000, and the newest order's id. */
    async counts(): Promise<{ counts: Record<OrderQueue, number>; newest: number }> {
      const counts: Partial<Record<OrderQueue, number>> = {}
      for (const queue of orderQueues) counts[queue] = await listedOrdersStore.count(db, queue)
      return { counts: counts as Record<OrderQueue, number>, newest: await listedOrdersStore.newest(db) }
    },
  }
}
