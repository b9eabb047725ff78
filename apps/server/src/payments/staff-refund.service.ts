import type { Database, Transaction } from '../db/connection.ts'
import type { OrderMovesService } from '../orders/order-moves.service.ts'
import type { OrderPaymentsService } from '../orders/order-payments.service.ts'
import { isRefused, type Refused, Rollback, refuse, transactOrRefuse } from '../refusals/refused.ts'
import type { RefundsService } from './refunds.service.ts'
import { refundsStore } from './refunds.store.ts'

export type StaffRefund = { id: number; amount: number; left: number }

export function staffRefund({
  database,
  orders,
  refunds,
  moves,
}: {
  database: Database
  orders: Pick<OrderPaymentsService, 'lock'>
  refunds: Pick<RefundsService, 'judge' | 'due'>
  moves: Pick<OrderMovesService, 'moveWithin'>
}) {
  return {
    /**
     * Somebody of the staff pays money of an order back: see the call. An order that has not left is
     * cancelled with the last of it, which itself pays back.
     */
    async refund(orderId: number, asked: number | undefined, actor: string): Promise<StaffRefund | Refused> {
      return transactOrRefuse(database, async (tx) => {
        const order = await orders.lock(tx, orderId)
        if (!order) throw new Rollback(refuse('NOT_FOUND'))
        const judged = await refunds.judge(tx, orderId, asked)
        if (isRefused(judged)) throw new Rollback(judged)
        const { paymentId, amount, left } = judged
        if (left === 0 && order.state === 'PENDING' && order.payment === 'PAID') {
          const moved = await moves.moveWithin(tx, orderId, 'cancel', actor)
          if (isRefused(moved)) throw new Rollback(moved)
          return { id: await lastOf(tx, paymentId), amount, left }
        }
        return { id: await refunds.due(tx, { paymentId, amount, reason: 'staff', actor }), amount, left }
      })
    },
  }
}

async function lastOf(tx: Transaction, paymentId: number): Promise<number> {
  const last = (await refundsStore.ofPayments(tx, [paymentId])).at(-1)
  if (!last) throw new Error(`The payment ${paymentId} was not paid back.`)
  return last.id
}
