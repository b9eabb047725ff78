import type { Executor, Transaction } from '../../db/connection.ts'
import { type Demand, planReservations, type Reservation, type Shortfall } from './plan-reservations.ts'
import { type ReturnedUnits, stockStore } from './stock.store.ts'
import type { StockCause } from './stock-cause.store.ts'

/** Whose order holds units, or gives them back, and who did it. */
export type OrderCause = Required<Pick<StockCause, 'orderId' | 'actor'>>

export type { Demand, Reservation, ReturnedUnits, Shortfall }

export const stockService = {
  /**
   * The units that the demands would take off the stock, or what of them is not there; nothing is written. Products are
   * locked in the order of their ids before anything is read, so that buyers of the same things take turns and none
   * waits for another in a circle. A product that may be sold without stock gives what it has: its reservations then
   * add up to less than was asked.
   */
  async lock(
    tx: Transaction,
    demands: readonly Demand[],
  ): Promise<{ reservations: Reservation[] } | { shortfalls: Shortfall[] }> {
    const { reservations, shortfalls } = await plan(tx, demands, true)
    return shortfalls.length > 0 ? { shortfalls } : { reservations }
  },

  /**
   * Takes locked units off the stock. `products.stock` and the book of movements follow by trigger, and so does the
   * announcement of the change.
   */
  async take(tx: Transaction, reservations: readonly Reservation[], cause: OrderCause): Promise<void> {
    if (reservations.length === 0) return
    const taken = sumByRow(reservations)
    const rows = await stockStore.takeStock(tx, taken, { ...cause, reason: 'reserved' })
    if (rows !== taken.length) throw new Error('Stock moved under its lock')
  },

  /** Locks and takes the units of all demands, or of none: on `shortfalls` the transaction may go on. */
  async reserve(
    tx: Transaction,
    demands: readonly Demand[],
    cause: OrderCause,
  ): Promise<{ reservations: Reservation[] } | { shortfalls: Shortfall[] }> {
    const planned = await stockService.lock(tx, demands)
    if ('reservations' in planned) await stockService.take(tx, planned.reservations, cause)
    return planned
  },

  /** Puts reserved units back where they were taken from; the inverse of `reserve`. */
  async release(tx: Transaction, reservations: readonly ReturnedUnits[], cause: OrderCause): Promise<void> {
    if (reservations.length === 0) return
    await stockStore.returnStock(tx, sumByPlace(reservations), { ...cause, reason: 'released' })
  },

  /**
   * What of the demands is not there now, one row for each product; nothing is held. A product that is
   * unknown or no longer sold, and a value that is not the product's own, count as stock 0.
   */
  async shortfalls(executor: Executor, demands: readonly Demand[]): Promise<Shortfall[]> {
    return (await plan(executor, demands, false)).shortfalls
  },
}

async function plan(executor: Executor, demands: readonly Demand[], lock: boolean) {
  const ids = [...new Set(demands.map((demand) => demand.productId))]
  const { products, stock } = await stockStore.findSellable(executor, ids, lock)
  return planReservations(demands, products, stock)
}

function sumByRow(rows: readonly Pick<Reservation, 'stockId' | 'quantity'>[]) {
  const sums = new Map<number, number>()
  for (const { stockId, quantity } of rows) sums.set(stockId, (sums.get(stockId) ?? 0) + quantity)
  return [...sums].map(([stockId, quantity]) => ({ stockId, quantity }))
}

function sumByPlace(rows: readonly ReturnedUnits[]): ReturnedUnits[] {
  const sums = new Map<string, ReturnedUnits>()
  for (const { productId, branchId, valueId, quantity } of rows) {
    const key = JSON.stringify([productId, branchId, valueId])
    const sum = (sums.get(key)?.quantity ?? 0) + quantity
    sums.set(key, { productId, branchId, valueId, quantity: sum })
  }
  return [...sums.values()]
}
