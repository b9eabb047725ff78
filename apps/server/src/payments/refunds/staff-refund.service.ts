import type { Database, Transaction } from '../../db/connection.ts'
import type { OrderMovesService } from '../../orders/order-moves.service.ts'
import type { OrderPaymentsService } from '../../orders/order-payments.service.ts'
import { isRefusal, type Refusal, Rollback, refuse, transactOrRefuse } from '../../refusals/refusal.ts'
import { accountOf } from '../account.store.ts'
import type { RefundMethod } from '../payments.tables.ts'
import type { RefundsService } from './refunds.service.ts'
import { type Refund, refundsStore } from './refunds.store.ts'

/** `left` is what of the order's money could still go back, in pesos. */
export type StaffRefund = { id: number; amount: number; left: number }

export type RefundRequest = {
  orderId: number
  /** In pesos; undefined for all that is left. */
  amount: number | undefined
  /** What the sender saw as left, in pesos. */
  seenLeft: number
  /** Undefined: through the gateway that took the money. */
  method: RefundMethod | undefined
  /** What the bank or the till calls it. */
  reference: string
  returnRequestId: number | undefined
  idempotencyKey: string
}

export function staffRefund({
  database,
  orders,
  refunds,
  moves,
  returns,
}: {
  database: Database
  orders: Pick<OrderPaymentsService, 'lock'>
  refunds: Pick<RefundsService, 'judge' | 'due' | 'finishByHand' | 'balanceOf'>
  moves: Pick<OrderMovesService, 'moveWithin'>
  returns: {
    /** What of an accepted request of an order is still to be paid back, locked; undefined for any other. */
    owedWithin(tx: Transaction, requestId: number, orderId: number): Promise<number | undefined>
  }
}) {
  async function write(
    tx: Transaction,
    request: RefundRequest,
    actor: string,
  ): Promise<StaffRefund | Refusal> {
    const { orderId, idempotencyKey, reference } = request
    const order = await orders.lock(tx, orderId)
    if (!order) return refuse('NOT_FOUND')
    const account = await accountOf(tx, orderId)
    const made = await refundsStore.ofKey(tx, orderId, idempotencyKey)
    if (made) return isSame(made, request) ? answered(made, account.left) : refuse('KEY_REUSED')
    if (account.paid === 0) return refuse('ORDER_STATE')
    if (request.seenLeft !== account.left) return refuse('REFUND_CHANGED', { actual: account.left })
    if (account.left === 0) return refuse('ORDER_STATE')
    const owed = await owedOf(tx, request)
    if (isRefusal(owed)) return owed
    const amount = request.amount ?? Math.min(owed, account.left)
    if (amount > account.left || amount > owed) return tooMuch()
    const chosen = await methodOf(tx, request, { amount, left: account.left })
    if (isRefusal(chosen)) return chosen
    const left = account.left - amount
    const isCancelling = left === 0 && order.state === 'PENDING' && order.payment === 'PAID'
    const reason = isCancelling ? 'cancelled' : request.returnRequestId ? 'return' : 'staff'
    const there = await refunds.balanceOf(tx, orderId)
    const about = { orderId, amount, reason, actor, reference, idempotencyKey } as const
    const id = await refunds.due(tx, {
      ...about,
      ...chosen,
      returnRequestId: request.returnRequestId ?? null,
    })
    if (isCancelling) {
      const moved = await moves.moveWithin(tx, orderId, 'cancel', actor, { amount: there })
      if (isRefusal(moved)) return moved
    }
    if (chosen.method !== 'gateway')
      await refunds.finishByHand(tx, { orderId, amount, actor, method: chosen.method })
    return { id, amount, left }
  }

  /** What may go back for the request that it is for; any sum where it is for none. */
  async function owedOf(tx: Transaction, request: RefundRequest): Promise<number | Refusal> {
    if (request.returnRequestId === undefined) return Number.POSITIVE_INFINITY
    const owed = await returns.owedWithin(tx, request.returnRequestId, request.orderId)
    if (owed === undefined) return refuse('ORDER_STATE', { fields: { id_solicitud: 'ORDER_STATE' } })
    return owed
  }

  /** By which way it goes: the gateway's rules hold for the gateway alone. */
  async function methodOf(
    tx: Transaction,
    { orderId, method }: RefundRequest,
    sum: { amount: number; left: number },
  ): Promise<{ method: RefundMethod; paymentId: number | null } | Refusal> {
    if (method !== undefined && method !== 'gateway') return { method, paymentId: null }
    const judged = await refunds.judge(tx, orderId, sum)
    if (judged !== null) return isRefusal(judged) ? judged : { method: 'gateway', paymentId: judged }
    // No gateway has money of it: who pays it back says how.
    return method === 'gateway'
      ? refuse('ORDER_STATE')
      : refuse('INVALID_REQUEST', { fields: { medio: 'FIELD_REQUIRED' } })
  }

  return {
    /**
     * Somebody of the staff pays money of an order back, or has done so by hand: see the call. The order's row is
     * locked, so of two at once the second sees what the first has left. An order that has not left is cancelled
     * with the last of it.
     */
    refund: (request: RefundRequest, actor: string): Promise<StaffRefund | Refusal> =>
      transactOrRefuse(database, async (tx) => {
        const done = await write(tx, request, actor)
        if (isRefusal(done)) throw new Rollback(done)
        return done
      }),
  }
}

const tooMuch = () => refuse('REFUND_TOO_MUCH', { fields: { monto: 'REFUND_TOO_MUCH' } })

const answered = ({ id, amount }: Refund, left: number): StaffRefund => ({ id, amount, left })

const isSame = (made: Refund, request: RefundRequest): boolean =>
  (request.amount === undefined || made.amount === request.amount) &&
  (request.method === undefined || made.method === request.method) &&
  made.returnRequestId === (request.returnRequestId ?? null)
