import { judgeRefund } from '#rules/orders/refunds.ts'
import type { Executor, Transaction } from '../../db/connection.ts'
import type { OrderPaymentsService } from '../../orders/order-payments.service.ts'
import { refuse } from '../../refusals/refusal.ts'
import { accountOf } from '../account.store.ts'
import { paymentsStore } from '../payments.store.ts'
import type { RefundMethod, RefundReason } from '../payments.tables.ts'
import { type Refund, refundsStore } from './refunds.store.ts'

export type RefundsService = ReturnType<typeof refundsService>

/** What is due to go back, and through which charge; `sendRefunds` has the gateway do it. */
export function refundsService({
  orders,
  stageSending,
}: {
  orders: Pick<OrderPaymentsService, 'lock' | 'settle' | 'notifyRefund' | 'forgetDue'>
  /** Stages, with the transaction, the job that sends what is due. */
  stageSending(tx: Transaction): Promise<void>
}) {
  /** Of a gateway's charge unless another method is named; what was done by hand is done. */
  type Due = {
    orderId: number
    paymentId: number | null
    amount: number
    reason: RefundReason
    actor: string
    method?: RefundMethod
    reference?: string
    returnRequestId?: number | null
    idempotencyKey?: string
  }

  async function due(tx: Transaction, refund: Due): Promise<number> {
    const isByHand = refund.paymentId === null
    const id = await refundsStore.insert(tx, {
      ...refund,
      ...(isByHand && { state: 'DONE', doneAt: new Date() }),
    })
    if (!isByHand) await stageSending(tx)
    return id
  }

  /**
   * The charge that an order was paid with, as far as it was not paid back, with what of it is, will be or may have
   * been: what nobody told is left to a person, who looks before they pay it by hand.
   */
  async function chargeOf(tx: Transaction, orderId: number) {
    const charges = (await paymentsStore.ofOrder(tx, orderId)).filter(({ state }) => state === 'APPROVED')
    const refunds = await refundsStore.ofPayments(
      tx,
      charges.map(({ id }) => id),
    )
    for (const payment of charges) {
      const back = refunds.filter(
        (each) => each.paymentId === payment.id && (each.state !== 'FAILED' || isUncertain(each)),
      )
      const refunded = back.reduce((sum, { amount }) => sum + amount, 0)
      const amount = payment.chargedAmount ?? payment.amount
      if (amount > refunded) return { payment, amount, refunded }
    }
    return undefined
  }

  return {
    /** Money of a payment that has to go back, with the transaction; gives the refund's id. */
    due,

    /**
     * Pays back, with the transaction that has locked the order, all that is left of what it was paid with;
     * nothing where no gateway has money of it.
     */
    async payBack(tx: Transaction, orderId: number, actor: string): Promise<void> {
      const charge = await chargeOf(tx, orderId)
      if (!charge) return
      const amount = Math.min(charge.amount - charge.refunded, (await accountOf(tx, orderId)).left)
      if (amount <= 0) return
      await due(tx, { orderId, paymentId: charge.payment.id, amount, reason: 'cancelled', actor })
    },

    /**
     * The charge through which the gateway may pay an amount of an order back that the transaction has locked, by
     * the rules: REFUND_*; null where no gateway has money of it. `left` is what of the order's money is left at
     * all, in pesos.
     */
    async judge(
      tx: Transaction,
      orderId: number,
      { amount: wanted, left }: { amount: number; left: number },
    ) {
      const charge = await chargeOf(tx, orderId)
      if (!charge) return null
      const { payment, amount } = charge
      const about = {
        amount,
        // What was paid back by hand is gone from it too.
        refunded: amount - Math.min(amount - charge.refunded, left),
        cardKind: payment.cardKind,
        chargedAt: payment.chargedAt ?? payment.createdAt,
      }
      const judged = judgeRefund(about, wanted, new Date())
      return 'refused' in judged ? refuse(judged.refused) : payment.id
    },

    /** What of an order's money has not gone back yet, in pesos; what is due is still there. */
    balanceOf: (executor: Executor, orderId: number): Promise<number> =>
      refundsStore.balanceOf(executor, orderId),

    /** Money was paid back by hand: its shopper is told, unless another mail does, and the order is refunded once nothing is left. */
    async finishByHand(
      tx: Transaction,
      {
        orderId,
        actor,
        isTold = false,
        ...done
      }: { orderId: number; amount: number; actor: string; method: RefundMethod; isTold?: boolean },
    ): Promise<void> {
      const order = await orders.lock(tx, orderId)
      if (!order) throw new Error(`The order ${orderId} is gone under its lock.`)
      if (!isTold) await orders.notifyRefund(tx, order, done)
      if ((await refundsStore.balanceOf(tx, orderId)) <= 0) await orders.settle(tx, order, 'refunded', actor)
      await orders.forgetDue(tx, orderId)
    },
  }
}

/** Whether a refund was given up of which nobody told whether it was done. */
export const isUncertain = ({ state, unansweredSince }: Pick<Refund, 'state' | 'unansweredSince'>): boolean =>
  state === 'FAILED' && unansweredSince !== null
