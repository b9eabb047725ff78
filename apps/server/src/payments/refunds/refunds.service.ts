import { judgeRefund } from '#rules/orders/refunds.ts'
import { type Database, type Executor, inTransaction, type Transaction } from '../../db/connection.ts'
import type { OrderPaymentsService } from '../../orders/order-payments.service.ts'
import { refuse } from '../../refusals/refusal.ts'
import { accountOf } from '../account.store.ts'
import type { ReachCheckpoint } from '../checkpoint.ts'
import type { GatewayRefund, PaymentHandler } from '../payment-handler.ts'
import { type Payment, paymentsStore } from '../payments.store.ts'
import type { RefundMethod, RefundReason } from '../payments.tables.ts'
import { type Refund, refundsStore, type GatewayRefund as Sent } from './refunds.store.ts'

/** After so many tries that the gateway refuses, somebody of the staff has to pay it back by another way. */
const mostRefusals = 10
/** Kept with a refund of which no answer came while the gateway tells nothing of its charge. */
const untold = 'The gateway no longer says whether it was done'
/**
 * So long a part of a charge of which no answer came is not asked for again, in ms: the gateway could do both.
 * Requests live for seconds; what it has not done after this it never will.
 */
const mayStillBeDoneMs = 60 * 60_000

/** What the gateway says is left of a charge, and what was left of it before a refund, in pesos. */
type Left = { before: number; now: number }
/** `untold`: it tells nothing of this charge, as of one that is seven days old; `later`: it may tell another time. */
type Told = Left | 'untold' | 'later'

export type RefundsService = ReturnType<typeof refundsService>

export function refundsService({
  database,
  handler,
  orders,
  stageSending,
  reach = () => undefined,
}: {
  database: Database
  handler: Pick<PaymentHandler, 'refund' | 'status'> | null
  orders: Pick<OrderPaymentsService, 'lock' | 'settle' | 'notifyRefund' | 'forgetDue'>
  /** Stages, with the transaction, the job that sends what is due. */
  stageSending(tx: Transaction): Promise<void>
  reach?: ReachCheckpoint | undefined
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

  /** What was left of the charge before this refund, by those that were done. */
  async function leftBefore(refund: Sent, payment: Payment): Promise<number> {
    const done = (await refundsStore.ofPayments(database.db, [payment.id])).filter(
      ({ id, state }) => state === 'DONE' && id !== refund.id,
    )
    return (payment.chargedAmount ?? payment.amount) - done.reduce((sum, { amount }) => sum + amount, 0)
  }

  /** How much is left of a charge by the gateway's own word. */
  async function fetchLeft(
    refund: Sent,
    payment: Payment & { token: string },
    by: Pick<PaymentHandler, 'status'>,
  ): Promise<Told> {
    const answer = await by.status(payment.token)
    if (!answer.ok) return saysNo(answer) ? 'untold' : 'later'
    const { outcome, balance, raw } = answer.value
    await paymentsStore.addEvent(database.db, payment.id, 'status', raw)
    const before = await leftBefore(refund, payment)
    if (outcome !== 'reversed') return { before, now: before }
    return balance === null ? 'untold' : { before, now: balance }
  }

  /** The gateway has paid it back: the order is refunded once nothing of its money is left. */
  async function finish(
    refund: Sent,
    orderId: number,
    { done, left }: { done: GatewayRefund | null; left: Left | null },
  ): Promise<void> {
    // Somebody has paid back more than the shop knows of, in the gateway's own pages perhaps: a person looks at it.
    const expected = left === null ? null : left.before - refund.amount
    const isMore = left !== null && expected !== null && left.now < expected
    const error = isMore ? `The gateway has ${left.now} left of the charge in place of ${expected}` : null
    await inTransaction(database, async (tx) => {
      const order = await orders.lock(tx, orderId)
      const end = { state: 'DONE' as const, type: done?.type ?? null, error }
      const isMine = await refundsStore.finish(tx, refund.id, {
        ...end,
        authorizationCode: done?.authorizationCode ?? null,
      })
      if (done) await paymentsStore.addEvent(tx, refund.paymentId, 'refund', done.raw)
      if (!isMine || !order) return
      await orders.notifyRefund(tx, order, { amount: refund.amount, method: 'gateway' })
      if ((await refundsStore.balanceOf(tx, orderId)) <= 0)
        await orders.settle(tx, order, 'refunded', refund.actor)
      await orders.forgetDue(tx, orderId)
    })
  }

  async function send(refund: Sent, by: Pick<PaymentHandler, 'refund' | 'status'>): Promise<void> {
    const payment = await paymentsStore.find(database.db, refund.paymentId)
    if (!payment?.token) throw new Error(`The payment ${refund.paymentId} has no token.`)
    const { token, orderId } = payment
    // What was sent before may have been done without our hearing of it.
    let mayBeDone = false
    if (refund.attempts > 1) {
      const left = await fetchLeft(refund, { ...payment, token }, by)
      if (left === 'later') return
      if (left === 'untold') {
        mayBeDone = refund.unansweredForMs !== null
        // The gateway can do it once alone, or it is not asked again.
        if (mayBeDone && 2 * refund.amount <= (await leftBefore(refund, payment))) {
          await refundsStore.noteError(database.db, refund.id, { error: untold, isAnswered: false })
          return endAfterMany(refund, untold)
        }
      } else {
        if (left.now <= left.before - refund.amount) return finish(refund, orderId, { done: null, left })
        if (mayStillBeDone(refund, left)) return
      }
    }
    await reach('refund-claimed')
    await refundsStore.markRequested(database.db, refund.id)
    const answer = await by.refund(token, refund.amount)
    await reach('refund-sent')
    if (answer.ok) {
      const { balance } = answer.value
      const before = await leftBefore(refund, payment)
      const left = balance === null ? null : { before, now: balance }
      return finish(refund, orderId, { done: answer.value, left })
    }
    // That it refuses to do it again tells nothing of the first time: it may be what was done that leaves too little.
    const isAnswered = answer.why === 'refused' && !mayBeDone
    const error = mayBeDone ? `${answer.message}. ${untold}` : answer.message
    await refundsStore.noteError(database.db, refund.id, { error, isAnswered })
    if (saysNo(answer)) await endAfterMany(refund, error)
  }

  /** Leaves to a person what was tried in vain for long. */
  async function endAfterMany(refund: Sent, error: string): Promise<void> {
    if (refund.attempts < mostRefusals) return
    const end = { state: 'FAILED' as const, type: null, authorizationCode: null }
    await refundsStore.finish(database.db, refund.id, { ...end, error })
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

    /** Sends all refunds that are due, in whichever process; one that the gateway does not do stays due. */
    async sendDue(signal?: AbortSignal): Promise<void> {
      if (!handler) return
      while (!signal?.aborted) {
        const refund = await refundsStore.claimNext(database.db)
        if (!refund) return
        await send(refund, handler)
      }
    },
  }
}

/** Whether the gateway says no of this charge itself, which a wrong key (401) does not mean. */
const saysNo = ({ why, status }: { why: 'refused' | 'unclear'; status: number | null }): boolean =>
  why === 'refused' && status !== 401

/** Whether a refund was given up of which nobody told whether it was done. */
export const isUncertain = ({ state, unansweredSince }: Pick<Refund, 'state' | 'unansweredSince'>): boolean =>
  state === 'FAILED' && unansweredSince !== null

/** Whether asking again could pay it back twice: it was asked for lately without an answer, and fits twice into what is left. */
function mayStillBeDone({ amount, unansweredForMs }: Sent, { now }: Left): boolean {
  return unansweredForMs !== null && 2 * amount <= now && unansweredForMs < mayStillBeDoneMs
}
