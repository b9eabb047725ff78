import { readRows, type SampleContext } from '../layer.ts'
import { tokenOf } from './order-token.ts'
import { sampleOrdersOf } from './sample-orders.ts'
import type { Order } from './shapes.ts'
import type { StoredOrder } from './stored-order.ts'

const key = 'huella.sample.orders'

/** The sample's orders and those made in this browser, the newest first. Spoilt storage counts as empty. */
export function readOrders({ storage, shop }: SampleContext): StoredOrder[] {
  if (storage.getItem(key) === null) return sampleOrdersOf(shop)
  return readRows<StoredOrder>(storage, key, ['order'])
}

export function writeOrders({ storage }: SampleContext, rows: readonly StoredOrder[]): void {
  storage.setItem(key, JSON.stringify(rows))
}

/** Puts a row in the place of that of the same order. */
export function replaceOrder(context: SampleContext, changed: StoredOrder): void {
  writeOrders(
    context,
    readOrders(context).map((row) => (row.order.id === changed.order.id ? changed : row)),
  )
}

/** Puts an order at the top of the list, numbered highest + 1, its token padded from the id (D34). */
export function addOrder(context: SampleContext, order: Omit<Order, 'id' | 'number' | 'token'>): Order {
  const rows = readOrders(context)
  const id = Math.max(0, ...rows.map((row) => row.order.id)) + 1
  const number = Math.max(0, ...rows.map((row) => row.order.number)) + 1
  const made: Order = { id, token: tokenOf(id), number, ...order }
  writeOrders(context, [{ order: made }, ...rows])
  return made
}
