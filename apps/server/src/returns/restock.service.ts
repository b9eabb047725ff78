import { hasLeft } from '#rules/orders/order-moves.ts'
import { moveUnits } from '../catalogue/stock/staff-stock.service.ts'
import type { Database, Transaction } from '../db/connection.ts'
import type { OrdersService } from '../orders/orders.service.ts'
import { isRefusal, type Refusal, Rollback, refuse, transactOrRefuse } from '../refusals/refusal.ts'
import { type ReturnRequest, returnsStore } from './returns.store.ts'

export type Restock = {
  requestId: number
  branchId: number
  lines: { position: number; quantity: number }[]
  actor: string
  idempotencyKey: string
}

/** Puts what came back into stock. */
export function restockService({
  database,
  orders,
}: {
  database: Database
  orders: Pick<OrdersService, 'byId'>
}) {
  async function write(tx: Transaction, restock: Restock): Promise<Refusal | undefined> {
    const { requestId, branchId, actor, idempotencyKey } = restock
    const state = await returnsStore.lock(tx, requestId)
    const request = state && (await returnsStore.find(tx, requestId))
    if (!request) return refuse('NOT_FOUND')
    const lines = [...Map.groupBy(restock.lines, ({ position }) => position)].map(([position, same]) => ({
      position,
      quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
    }))
    const made = await returnsStore.restocksOfKey(tx, requestId, idempotencyKey)
    if (made.length > 0) return isSame(made, branchId, lines) ? undefined : refuse('KEY_REUSED')
    const order = await orders.byId(request.orderId)
    if (isRefusal(order)) return order
    // Before it leaves, its stock goes back with the order itself.
    if (state !== 'ACCEPTED' || !hasLeft({ preparation: order.preparationState }))
      return refuse('ORDER_STATE')
    for (const { position, quantity } of lines) {
      const returned = request.lines.find((line) => line.position === position)
      const bought = order.lines.find((line) => line.position === position)
      if (!returned || !bought || quantity > returned.quantity - returned.restocked - returned.unsent) {
        const index = restock.lines.findIndex((line) => line.position === position)
        return refuse('RESTOCK_TOO_MANY', { fields: { [`lineas.${index}.cantidad`]: 'RESTOCK_TOO_MANY' } })
      }
      const values = bought.options.length > 0 ? bought.options.map(({ valueId }) => valueId) : [null]
      const cause = { reason: 'returned', actor, orderId: order.id, returnRequestId: requestId } as const
      for (const valueId of values) {
        const place = { productId: bought.productId, branchId, valueId }
        const moved = await moveUnits(tx, place, { delta: quantity }, cause)
        if (isRefusal(moved)) return moved
      }
    }
    const by = { requestId, branchId, actor, idempotencyKey }
    await returnsStore.insertRestocks(
      tx,
      lines.map((line) => ({ ...line, ...by })),
    )
    return undefined
  }

  return {
    /**
     * Puts units of an accepted request into the stock of a branch, each with its movement, and gives the request as
     * it is then; the same key does it once. NOT_FOUND; ORDER_STATE where it was not accepted or its order never
     * left; RESTOCK_TOO_MANY; KEY_REUSED; OPTION_REQUIRED where the product has options by now that it had not.
     */
    restock: (restock: Restock): Promise<ReturnRequest | Refusal> =>
      transactOrRefuse(database, async (tx) => {
        const refused = await write(tx, restock)
        if (refused) throw new Rollback(refused)
        const request = await returnsStore.find(tx, restock.requestId)
        if (!request) throw new Error(`The return request ${restock.requestId} is gone under its lock.`)
        return request
      }),
  }
}

const isSame = (
  made: readonly { branchId: number; position: number; quantity: number }[],
  branchId: number,
  lines: Restock['lines'],
): boolean =>
  made.length === lines.length &&
  lines.every((line) =>
    made.some(
      (each) =>
        each.branchId === branchId && each.position === line.position && each.quantity === line.quantity,
    ),
  )
