import { type OrderQueue, orderQueues } from '#rules/orders/order-queues.ts'
import type { Database } from '../../db/connection.ts'
import type { StaffActor, StaffLog } from '../../staff/log/staff-log.service.ts'
import {
  type DeskFilter,
  type DeskOrder,
  type DeskPage,
  type FoundOrders,
  listedOrdersStore,
} from './listed-orders.store.ts'
import { orderFileLines } from './order-file.ts'
import { type OrderSheet, orderSheets } from './order-sheets.store.ts'
import { readOrderSearch } from './read-order-search.ts'

/** So many orders are a part of a file. */
const filePart = 500

/** Parts of the same list that are taken one after the other are noted once in so many minutes. */
const notedMinutes = 10

/** The orders of so many products are looked at. */
const mostProducts = 200

export type { DeskFilter, DeskOrder, DeskPage }
export type DeskOrdersService = ReturnType<typeof deskOrdersService>

/** The orders as the desk lists them. */
export function deskOrdersService({
  database: { db },
  findProducts,
  staffLog,
}: {
  database: Pick<Database, 'db'>
  staffLog: Pick<StaffLog, 'note' | 'hasNoted'>
  /** The ids of products, for sale or not, that a text names, or whose code it is; what sold most first. */
  findProducts(text: string, most: number): Promise<readonly number[]>
}) {
  /** A page of them, the newest first; `text` is what is looked for in them, empty for all. */
  async function list(text: string, filter: DeskFilter, page: DeskPage): Promise<FoundOrders> {
    if (text === '') return { orders: await listedOrdersStore.list(db, filter, page), isCut: false }
    const productIds = await findProducts(text, mostProducts + 1)
    const lookedFor = { ...readOrderSearch(text), productIds: productIds.slice(0, mostProducts) }
    const found = await listedOrdersStore.search(db, lookedFor, filter, page)
    return { ...found, isCut: found.isCut || productIds.length > mostProducts }
  }

  return {
    list,

    /** What is printed of orders, as they are asked for; those that there are not are left out. */
    sheets: (ids: readonly number[]): Promise<OrderSheet[]> => orderSheets(db, ids),

    /**
     * A part of a list as lines of a file, and the id before which the next begins. Who took it is noted with the first; any
     * other may be the first that somebody asks for, and is noted where no part of the same list was lately.
     */
    async file(
      text: string,
      filter: DeskFilter,
      before: number | undefined,
      agent: NonNullable<StaffActor>,
    ): Promise<{ lines: string; next: number | null }> {
      const isFirst = before === undefined
      const detail = Object.entries({ text, ...filter }).flatMap(([name, value]) =>
        value === undefined || value === '' ? [] : [`${name}: ${value}`],
      )
      const taken = { actor: agent, action: 'pedidos-exportados', detail: detail.join(', ') } as const
      if (isFirst || !(await staffLog.hasNoted(db, taken, notedMinutes))) await staffLog.note(db, taken)
      const { orders } = await list(text, filter, { limit: filePart, before })
      const ids = orders.map(({ id }) => id)
      const lines = orderFileLines(await orderSheets(db, ids), isFirst)
      return { lines, next: ids.length < filePart ? null : (ids.at(-1) ?? null) }
    },

    /** How many stand in each queue, up to 1,000, and the newest order's id. */
    async counts(): Promise<{ counts: Record<OrderQueue, number>; newest: number }> {
      const counts: Partial<Record<OrderQueue, number>> = {}
      for (const queue of orderQueues) counts[queue] = await listedOrdersStore.count(db, queue)
      return { counts: counts as Record<OrderQueue, number>, newest: await listedOrdersStore.newest(db) }
    },
  }
}
