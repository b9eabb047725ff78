import { setTimeout as pause } from 'node:timers/promises'
import { isPayableOnline } from '#rules/orders/order-moves.ts'
import { inTransaction } from '../../db/connection.ts'
import type { OrderPaymentsService } from '../../orders/order-payments.service.ts'
import type { ReachCheckpoint } from '../checkpoint.ts'
import type { GatewayAnswer, GatewayCharge, PaymentHandler } from '../payment-handler.ts'
import { type Payment, paymentsStore } from '../payments.store.ts'
import { type ApplyDependencies, applyPayment } from './apply-payment.ts'
import { endPayment, type OutcomeListener } from './end-payment.ts'
import { holdWhilePaying, isBeingSettled } from './start-payment.service.ts'

/** How often whoever waits looks whether another has settled it, in ms. */
const lookEachMs = 150
/** How long a return waits for another to settle its payment, in ms; then the page keeps polling. */
const longestWaitMs = 10_000
/** After this long the gateway lets go by itself of what nobody has committed, in ms. */
const uncommittedLifeMs = 30 * 60_000
/** For how long the gateway tells how a transaction stands, in ms. */
const knownForMs = 7 * 24 * 60 * 60_000
/** How long an order is held for a payment of which nothing is known, in ms. */
const longestHoldMs = 24 * 60 * 60_000

type Charged = GatewayAnswer<GatewayCharge>
type Known = Payment & { token: string }
type Acquired = 'settled' | 'wait' | { payment: Known; isFirst: boolean }

export type SettlePayment = ReturnType<typeof settlePayment>

export function settlePayment({
  leaseSeconds,
  onOutcome = () => undefined,
  reach = () => undefined,
  ...dependencies
}: ApplyDependencies & {
  handler: Pick<PaymentHandler, 'commit' | 'status'>
  orders: Pick<OrderPaymentsService, 'lock' | 'settle' | 'extendHold'>
  /** How long a process has to settle what it claimed: longer than its calls to the gateway take. */
  leaseSeconds: number
  onOutcome?: OutcomeListener | undefined
  reach?: ReachCheckpoint | undefined
}) {
  const { database, handler, orders } = dependencies

  /** Of all who ask at once, in whichever process, one settles it; the others wait (D32). */
  async function acquire({ id, orderId }: Pick<Payment, 'id' | 'orderId'>): Promise<Acquired> {
    return inTransaction(database, async (tx) => {
      const order = await orders.lock(tx, orderId)
      const payment = await paymentsStore.lock(tx, id)
      if (!order || !payment) throw new Error(`The payment ${id} or its order is gone.`)
      if (payment.settledAt !== null) return 'settled'
      const { token, state } = payment
      if (token === null) return 'wait'
      if (state === 'CLAIMED') {
        if (!(await paymentsStore.takeOver(tx, id, leaseSeconds))) return 'wait'
        // It may have been charged already, so its order is not let go at once; what is charged later goes back.
        if ((payment.claimedForMs ?? 0) < longestHoldMs) await orders.extendHold(tx, orderId, holdWhilePaying)
        return { payment: { ...payment, token }, isFirst: false }
      }
      // Nothing is charged for an order that is paid or cancelled: what nobody commits lapses.
      if (!isPayableOnline(order)) {
        await endPayment(tx, onOutcome, id, 'SUPERSEDED', ['OPEN'])
        return 'settled'
      }
      if (isBeingSettled(await paymentsStore.ofOrder(tx, orderId))) return 'wait'
      await paymentsStore.claim(tx, id, leaseSeconds)
      await orders.extendHold(tx, orderId, holdWhilePaying)
      return { payment: { ...payment, token }, isFirst: true }
    })
  }

  async function ask(payment: Known, kind: 'commit' | 'status'): Promise<Charged> {
    const answer = await handler[kind](payment.token)
    if (kind === 'commit') await reach('payment-committed')
    const detail = answer.ok ? answer.value.raw : { why: answer.why, message: answer.message }
    await paymentsStore.addEvent(database.db, payment.id, kind, detail)
    return answer
  }

  /** Commits once, unless somebody before may have done it; where that is not clear, asks how it stands. */
  async function commitOnce(payment: Known, isFirst: boolean): Promise<Charged & { isSure: boolean }> {
    if (!isFirst) {
      const stands = await ask(payment, 'status')
      if (!stands.ok || stands.value.outcome !== 'open') return { ...stands, isSure: false }
    }
    const committed = await ask(payment, 'commit')
    if (committed.ok) return { ...committed, isSure: false }
    const stands = await ask(payment, 'status')
    return { ...stands, isSure: isFirst && committed.why === 'refused' }
  }

  /** Keeps the gateway's last word, then lets the order know. */
  async function record(payment: Payment, charge: GatewayCharge): Promise<void> {
    const outcome = charge.outcome === 'approved' ? 'APPROVED' : 'REJECTED'
    const matches = charge.amount === payment.amount && charge.buyOrder === payment.buyOrder
    const isFirst = await inTransaction(database, (tx) =>
      paymentsStore.settle(tx, payment.id, outcome, charge, matches),
    )
    if (isFirst) onOutcome(outcome)
    await reach('payment-settled')
    await applyPayment(dependencies, payment)
    await reach('payment-applied')
  }

  async function settleOnce(payment: Known, isFirst: boolean): Promise<'settled' | 'unclear'> {
    await reach('payment-claimed')
    const answer = await commitOnce(payment, isFirst)
    if (answer.ok && answer.value.outcome !== 'open') {
      await record(payment, answer.value)
      return 'settled'
    }
    const age = payment.claimedForMs ?? 0
    // A refusal is the gateway's last word, unless an earlier commit may still be on its way.
    const isOver = answer.ok && (answer.isSure || age > uncommittedLifeMs)
    if (isOver || age > knownForMs) {
      await endPayment(database.db, onOutcome, payment.id, isOver ? 'EXPIRED' : 'LOST', ['CLAIMED'])
      return 'settled'
    }
    await paymentsStore.releaseLease(database.db, payment.id)
    return 'unclear'
  }

  return {
    record,

    /**
     * Settles a payment that the shopper came back from, or that was left in the middle; whoever comes while
     * another is at it waits for that one, at most ten seconds. 'unclear': it is not known yet, and the
     * sweeper keeps polling.
     */
    async settle(payment: Pick<Payment, 'id' | 'orderId'>): Promise<'settled' | 'unclear'> {
      const until = performance.now() + longestWaitMs
      for (;;) {
        const acquired = await acquire(payment)
        if (acquired === 'settled') return 'settled'
        if (acquired !== 'wait') return settleOnce(acquired.payment, acquired.isFirst)
        if (performance.now() > until) return 'unclear'
        await pause(lookEachMs)
      }
    },
  }
}
