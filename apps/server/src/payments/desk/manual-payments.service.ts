import type { Database, Transaction } from '../../db/connection.ts'
import type { OrderMovesService } from '../../orders/order-moves.service.ts'
import type { OrderPaymentsService } from '../../orders/order-payments.service.ts'
import { isRefusal, type Refusal, Rollback, refuse, transactOrRefuse } from '../../refusals/refusal.ts'
import { accountOf, manualPaymentsStore } from '../account.store.ts'

/** A transfer that came or what was paid in the shop: pesos, the day in Chile as `2026-11-21`. */
export type ReceivedPayment = { amount: number | undefined; paidOn: string; reference: string }

/** What the staff says of money that no gateway takes. */
export function manualPaymentsService({
  database,
  orders,
  moves,
  holdMinutes,
}: {
  database: Database
  orders: Pick<OrderPaymentsService, 'lock' | 'extendHold'>
  moves: Pick<OrderMovesService, 'moveWithin' | 'reopenWithin'>
  /** How long an order waits for its transfer again, once a payment of it was taken back. */
  holdMinutes: number
}) {
  const inOne = (orderId: number, work: (tx: Transaction, order: Locked) => Promise<'ok' | Refusal>) =>
    transactOrRefuse(database, async (tx) => {
      const order = await orders.lock(tx, orderId)
      const done = order ? await work(tx, order) : refuse('NOT_FOUND')
      if (isRefusal(done)) throw new Rollback(done)
      return done
    })

  return {
    /**
     * The money of an order has come: it is paid, and its shopper is told. Less than the total is refused with
     * PAYMENT_TOO_LITTLE, but for an order that was cancelled: what comes late is noted whatever it is, to be
     * served (`reopen`) or paid back. NOT_FOUND; ORDER_STATE where nothing is waited for.
     */
    receive: (orderId: number, payment: ReceivedPayment, actor: string): Promise<'ok' | Refusal> =>
      inOne(orderId, async (tx, order) => {
        const amount = payment.amount ?? order.total
        const moved = await moves.moveWithin(tx, orderId, 'pay', actor, { amount })
        if (isRefusal(moved)) return moved
        if (amount < order.total && order.state !== 'CANCELLED') {
          return refuse('PAYMENT_TOO_LITTLE', { fields: { monto: 'PAYMENT_TOO_LITTLE' } })
        }
        if (amount > 0) await manualPaymentsStore.insert(tx, { ...payment, amount, orderId, actor })
        return 'ok'
      }),

    /**
     * A payment was noted by mistake: the order waits for its money again, with its stock held again (for a transfer by
     * the clock, for a pickup by the days on which the shop opens), or has expired where it was cancelled. ORDER_STATE
     * where the order has left, where nothing was noted, or where money went back.
     */
    undo: (orderId: number, reason: string, actor: string): Promise<'ok' | Refusal> =>
      inOne(orderId, async (tx, order) => {
        const { refunded } = await accountOf(tx, orderId)
        if (refunded > 0) return refuse('ORDER_STATE')
        if (!(await manualPaymentsStore.undo(tx, orderId, { actor, reason }))) return refuse('ORDER_STATE')
        const moved = await moves.moveWithin(tx, orderId, 'unpay', actor)
        if (isRefusal(moved)) return moved
        if (!order.isPaidInShop) await orders.extendHold(tx, orderId, holdMinutes)
        return 'ok'
      }),

    /**
     * An order that was cancelled before its money came is served after all: its units are taken off the stock
     * again. ORDER_STATE where its whole total is not there, OUT_OF_STOCK with what is short.
     */
    reopen: (orderId: number, actor: string): Promise<'ok' | Refusal> =>
      inOne(orderId, async (tx, order) => {
        const { left } = await accountOf(tx, orderId)
        if (left < order.total) return refuse('ORDER_STATE')
        return moves.reopenWithin(tx, orderId, actor)
      }),
  }
}

type Locked = NonNullable<Awaited<ReturnType<OrderPaymentsService['lock']>>>
