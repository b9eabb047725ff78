import { paidBackUnits, type ReturnState, type ReturnTerms } from '#rules/orders/returns.ts'
import type { Database, Executor, Transaction } from '../db/connection.ts'
import type { OrdersService } from '../orders/orders.service.ts'
import type { UnsentUnitsService } from '../orders/unsent-units.service.ts'
import { withoutNames } from '../orders/without-names.ts'
import { isRefusal, Rollback } from '../refusals/refusal.ts'
import { type OrderMoney, refundFor } from './requested-lines.ts'
import { returnsStore } from './returns.store.ts'

export type ReturnsService = ReturnType<typeof returnsService>

/** Retracto and guarantee (chile.md, Law): what is known of what was asked, and what of it is still to be paid back. */
export function returnsService({
  database,
  orders,
  accountOf,
  unsent,
  terms,
}: {
  database: Database
  orders: Pick<OrdersService, 'byId'>
  accountOf(executor: Executor, orderId: number): Promise<OrderMoney>
  unsent: Pick<UnsentUnitsService, 'linesOf' | 'note'>
  terms: ReturnTerms
}) {
  return {
    /** For the staff, the newest first. */
    list: (filter: {
      orderId?: number | undefined
      state?: ReturnState | undefined
      limit: number
      before?: number | undefined
    }) => returnsStore.list(database.db, filter),

    /**
     * What of an accepted request of an order is still to be paid back, in pesos, with the request locked; undefined
     * for one that is not accepted or another order's.
     */
    async owedWithin(tx: Transaction, requestId: number, orderId: number): Promise<number | undefined> {
      const state = await returnsStore.lock(tx, requestId)
      const request = state === 'ACCEPTED' ? await returnsStore.find(tx, requestId) : undefined
      if (request?.orderId !== orderId) return undefined
      const paid = request.refunds.filter(({ state }) => state !== 'FAILED')
      return Math.max(0, (request.amount ?? 0) - paid.reduce((sum, { amount }) => sum + amount, 0))
    },

    /** What accepted requests of an order are still owed together, in pesos. */
    promisedOf: returnsStore.promisedOf,

    /** Units of an order's lines, by position, whose money its shopper asks back or was promised. */
    async askedBack(executor: Executor, orderId: number): Promise<(position: number) => number> {
      const earlier = await returnsStore.earlier(executor, orderId)
      return (position) => paidBackUnits(earlier.filter((each) => each.position === position))
    },

    /**
     * After units were taken off a locked order: where its shopper asks to withdraw from all the rest, nothing is
     * delivered, and what is proposed for the last such request takes the delivery along.
     */
    async proposeAnew(tx: Transaction, orderId: number): Promise<void> {
      const request = (await returnsStore.ofOrder(tx, orderId)).find(
        ({ kind, state }) => kind === 'RETRACTO' && state === 'RECEIVED',
      )
      if (!request) return
      const order = await orders.byId(orderId)
      if (isRefusal(order)) throw new Rollback(order)
      const now = { ...order, lines: await unsent.linesOf(tx, orderId) }
      const money = await accountOf(tx, orderId)
      const { amount } = await refundFor(tx, now, request, { terms, money }, { isAsked: true })
      if (amount !== undefined && amount > (request.amount ?? 0)) {
        await returnsStore.setAmount(tx, request.id, amount)
      }
    },

    /**
     * Ends what was asked about a locked order that is cancelled with all its money going back, what is promised too: nothing
     * is owed for it beside what went back for it before. What waited for an answer was accepted with it, and stays in the shop
     * should the order be opened again.
     */
    async settle(tx: Transaction, orderId: number, actor: string): Promise<void> {
      for (const { id, kind, state, lines, refunds } of await returnsStore.ofOrder(tx, orderId)) {
        const paid = refunds.reduce((sum, refund) => sum + (refund.state === 'FAILED' ? 0 : refund.amount), 0)
        if (state === 'RECEIVED') await returnsStore.move(tx, id, { state: 'ACCEPTED', answer: '', actor })
        if (state !== 'RECEIVED' && state !== 'ACCEPTED') continue
        if (state === 'RECEIVED' && kind === 'RETRACTO') {
          const units = lines.map(({ position, quantity }) => ({ position, quantity }))
          await unsent.note(tx, orderId, units, { returnRequestId: id })
        }
        await returnsStore.move(tx, id, { state: 'CLOSED', answer: '', actor })
        await returnsStore.setAmount(tx, id, paid > 0 ? paid : null)
      }
    },

    exportOf: async (customerId: number) =>
      (await returnsStore.ofCustomer(database.db, customerId)).map((request) => ({
        ...request,
        history: withoutNames(request.history),
      })),
  }
}
