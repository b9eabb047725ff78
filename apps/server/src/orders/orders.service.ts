import type { CouponsService } from '../coupons/coupons.service.ts'
import { type Database, inTransaction, type Transaction } from '../db/connection.ts'
import { type Refused, refuse } from '../http/refused.ts'
import { insertOrder, type NewOrder } from './insert-order.ts'
import { ordersStore } from './orders.store.ts'

export type OrderWithLines = NonNullable<Awaited<ReturnType<typeof ordersStore.findByToken>>>
export type { NewOrder }
export type OrdersService = ReturnType<typeof ordersService>

type Dependencies = {
  database: Database
  stock: {
    /** Puts claimed units back on their rows and announces the change. */
    release(tx: Transaction, claims: readonly { stockId: number; quantity: number }[]): Promise<void>
  }
  coupons: Pick<CouponsService, 'release'>
}

export function ordersService({ database, stock, coupons }: Dependencies) {
  return {
    /** The order of an unguessable token (D34); NOT_FOUND. */
    async byToken(token: string): Promise<OrderWithLines | Refused> {
      return (await ordersStore.findByToken(database.db, token)) ?? refuse('NOT_FOUND')
    },

    /** The order that a customer's idempotency key has made, if any (D32). */
    ofKey: ordersStore.findByKey,

    /** An id for an order that is about to be written. */
    reserveId: ordersStore.reserveId,

    /** Writes an order and returns its number. The transaction's last statement: see `insertOrder`. */
    write(tx: Transaction, order: NewOrder): Promise<number> {
      return insertOrder(tx, order)
    },

    /**
     * The shopper confirms what was ordered; it says nothing about the payment. Any number of times.
     * NOT_YOURS for another's order and for none; ORDER_STATE when it was cancelled before.
     */
    async confirm(customerId: number, orderId: number): Promise<'ok' | Refused> {
      if (await ordersStore.confirmOwn(database.db, customerId, orderId)) return 'ok'
      const order = await ordersStore.findOwn(database.db, customerId, orderId)
      if (!order) return refuse('NOT_YOURS')
      return order.confirmedAt ? 'ok' : refuse('ORDER_STATE')
    },

    /**
     * Cancels every order whose hold is over: the stock and the coupon's use go back, each order in a
     * transaction of its own. Safe to run in any number of processes at once; returns how many orders
     * this call released (D30).
     */
    async releaseExpired(): Promise<number> {
      let released = 0
      while (await inTransaction(database, (tx) => releaseNext(tx, { stock, coupons }))) released += 1
      return released
    },
  }
}

/** Locks in the order that a purchase does: stock, then coupon. */
async function releaseNext(
  tx: Transaction,
  { stock, coupons }: Pick<Dependencies, 'stock' | 'coupons'>,
): Promise<boolean> {
  const orderId = await ordersStore.expireNext(tx)
  if (orderId === undefined) return false
  await stock.release(tx, await ordersStore.claimsOf(tx, orderId))
  await coupons.release(tx, orderId)
  return true
}
