import { type Database, inTransaction } from '../../db/connection.ts'
import type { OrderPaymentsService } from '../../orders/order-payments.service.ts'
import type { ReachCheckpoint } from '../checkpoint.ts'
import type { GatewayRefund, PaymentHandler } from '../payment-handler.ts'
import { type Payment, paymentsStore } from '../payments.store.ts'
import { refundsStore, type GatewayRefund as Sent } from './refunds.store.ts'

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

/** What has the gateway do the refunds that are due; without a gateway none is sent. */
export function sendRefunds({
  database,
  handler,
  orders,
  reach = () => undefined,
}: {
  database: Database
  handler: Pick<PaymentHandler, 'refund' | 'status'> | null
  orders: Pick<OrderPaymentsService, 'lock' | 'settle' | 'notifyRefund' | 'forgetDue'>
  reach?: ReachCheckpoint | undefined
}) {
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

  /**
   * What the gateway says of a refund that was sent before, which may have been done without our hearing of it:
   * whether to send it again, or to stop here.
   */
  async function lookBack(
    refund: Sent,
    payment: Payment & { token: string },
    by: Pick<PaymentHandler, 'status'>,
  ): Promise<'send' | 'send-though-it-may-be-done' | 'stop'> {
    const left = await fetchLeft(refund, payment, by)
    if (left === 'later') return 'stop'
    if (left === 'untold') {
      if (refund.unansweredForMs === null) return 'send'
      // The gateway can do it once alone, or it is not asked again.
      if (2 * refund.amount > (await leftBefore(refund, payment))) return 'send-though-it-may-be-done'
      await refundsStore.noteError(database.db, refund.id, { error: untold, isAnswered: false })
      await endAfterMany(refund, untold)
      return 'stop'
    }
    if (left.now > left.before - refund.amount) return mayStillBeDone(refund, left) ? 'stop' : 'send'
    await finish(refund, payment.orderId, { done: null, left })
    return 'stop'
  }

  async function send(refund: Sent, by: Pick<PaymentHandler, 'refund' | 'status'>): Promise<void> {
    const payment = await paymentsStore.find(database.db, refund.paymentId)
    if (!payment?.token) throw new Error(`The payment ${refund.paymentId} has no token.`)
    const { token, orderId } = payment
    const next = refund.attempts > 1 ? await lookBack(refund, { ...payment, token }, by) : 'send'
    if (next === 'stop') return
    const mayBeDone = next === 'send-though-it-may-be-done'
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

/** Whether asking again could pay it back twice: it was asked for lately without an answer, and fits twice into what is left. */
function mayStillBeDone({ amount, unansweredForMs }: Sent, { now }: Left): boolean {
  return unansweredForMs !== null && 2 * amount <= now && unansweredForMs < mayStillBeDoneMs
}
