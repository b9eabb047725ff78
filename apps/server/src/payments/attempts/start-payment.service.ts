import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { isPayableOnline } from '#rules/orders/order-moves.ts'
import { type Database, inTransaction } from '../../db/connection.ts'
import type { OrderPaymentsService } from '../../orders/order-payments.service.ts'
import { isRefusal, type Refusal, Rollback, refuse, transactOrRefuse } from '../../refusals/refusal.ts'
import type { ReachCheckpoint } from '../checkpoint.ts'
import type { PaymentHandler } from '../payment-handler.ts'
import { type Payment, paymentsStore } from '../payments.store.ts'
import { endPayment, type OutcomeListener } from './end-payment.ts'

/** Where a shopper goes to pay: a form posts the token to the address. */
export type GatewayForm = { url: string; token: string }

/** Asked again within this, it is the same attempt: a second click. */
const sameAttemptMs = 10_000
/** How often whoever came second looks whether the form is there. */
const retryMs = 50
/** So that nobody holds stock forever by trying to pay it. */
const mostAttempts = 10
/** In minutes: the form's life, ten, and the way back from it. */
export const holdWhilePaying = 20

/** A new attempt, which the gateway does not know of yet. */
type NewAttempt = Pick<Payment, 'id' | 'orderId' | 'buyOrder' | 'sessionId' | 'amount'>

/** An attempt to pay: a new one, or the one that another request has begun, with its form once the gateway has given it. */
type Begun =
  | { kind: 'new'; attempt: NewAttempt }
  | { kind: 'opening'; id: number }
  | { kind: 'open'; form: GatewayForm }

/** Whether one of an order's attempts is being settled, so that no other may begin. */
export const isBeingSettled = (attempts: readonly Payment[]): boolean =>
  attempts.some((each) => each.state === 'CLAIMED' || (each.settledAt !== null && each.appliedAt === null))

/** Whether another attempt may begin, as far as the attempts so far go. */
export const mayTryAgain = (attempts: readonly Payment[]): boolean =>
  !isBeingSettled(attempts) && attempts.filter(({ state }) => state !== 'FAILED').length < mostAttempts

export function startPayment({
  database,
  handler,
  orders,
  returnUrl,
  onOutcome = () => undefined,
  reach = () => undefined,
}: {
  database: Database
  handler: Pick<PaymentHandler, 'create'> | null
  orders: Pick<OrderPaymentsService, 'findByToken' | 'lock' | 'settle' | 'extendHold'>
  returnUrl: string
  onOutcome?: OutcomeListener | undefined
  reach?: ReachCheckpoint | undefined
}) {
  /**
   * Writes the attempt before the gateway knows of it; or finds the one that the same key has made, or anybody a moment
   * ago.
   */
  async function begin(orderId: number, idempotencyKey: string | null): Promise<Begun | Refusal> {
    return transactOrRefuse(database, async (tx): Promise<Begun> => {
      const order = await orders.lock(tx, orderId)
      if (!order || !isPayableOnline(order)) throw new Rollback(refuse('ORDER_STATE'))
      const attempts = await paymentsStore.ofOrder(tx, order.id)
      const [last] = attempts
      const ofKey = attempts.find(
        ({ idempotencyKey: key, state }) => key !== null && key === idempotencyKey && state !== 'FAILED',
      )
      const isRecent = last !== undefined && last.ageMs < sameAttemptMs
      const same = ofKey ?? (isRecent ? last : undefined)
      if (same?.state === 'OPEN' && same.token && same.formUrl) {
        return { kind: 'open', form: { url: same.formUrl, token: same.token } }
      }
      if (same?.state === 'OPENING') return { kind: 'opening', id: same.id }
      if (ofKey || !mayTryAgain(attempts)) throw new Rollback(refuse('ORDER_STATE'))
      const number = (last?.attempt ?? 0) + 1
      const attempt = {
        orderId: order.id,
        attempt: number,
        buyOrder: `${order.number}-${number}`,
        sessionId: randomBytes(16).toString('hex'),
        amount: order.total,
        idempotencyKey,
      }
      return { kind: 'new', attempt: { ...attempt, id: await paymentsStore.insert(tx, attempt) } }
    })
  }

  /** The form of an attempt that another request is asking the gateway for, as soon as it has one. */
  async function formOf(id: number): Promise<GatewayForm | Refusal> {
    for (const end = performance.now() + sameAttemptMs; performance.now() < end; await pause(retryMs)) {
      const payment = await paymentsStore.find(database.db, id)
      if (payment?.state === 'OPENING') continue
      const { token, formUrl } = payment ?? {}
      return token && formUrl ? { url: formUrl, token } : refuse('PAYMENT_UNAVAILABLE')
    }
    return refuse('PAYMENT_UNAVAILABLE')
  }

  /** Opens the attempt on an order that still is to be paid, and holds its stock while it is. */
  async function open({ id, orderId }: NewAttempt, form: GatewayForm): Promise<boolean> {
    return inTransaction(database, async (tx) => {
      const order = await orders.lock(tx, orderId)
      const isWanted = order && isPayableOnline(order)
      if (!isWanted || !(await paymentsStore.open(tx, id, form))) {
        await endPayment(tx, onOutcome, id, 'SUPERSEDED', ['OPENING'])
        return false
      }
      await orders.settle(tx, order, 'retried', 'shopper')
      await orders.extendHold(tx, order.id, holdWhilePaying)
      return true
    })
  }

  return {
    /**
     * Starts an attempt to pay the order of a token: NOT_FOUND; ORDER_STATE where there is nothing to pay or
     * an attempt is being settled; PAYMENT_UNAVAILABLE while the gateway gives no form, with the order as it
     * was. Under a key that was sent before it is that attempt (D32). The gateway is asked outside any transaction.
     */
    async start(token: string, idempotencyKey: string | null = null): Promise<GatewayForm | Refusal> {
      if (!handler) return refuse('PAYMENT_UNAVAILABLE')
      const order = await orders.findByToken(token)
      if (!order) return refuse('NOT_FOUND')
      const begun = await begin(order.id, idempotencyKey)
      if (isRefusal(begun)) return begun
      if (begun.kind === 'open') return begun.form
      if (begun.kind === 'opening') return formOf(begun.id)
      await reach('payment-inserted')
      const { id, buyOrder, sessionId, amount } = begun.attempt
      const answer = await handler.create({ buyOrder, sessionId, amount, returnUrl })
      await reach('payment-created')
      if (!answer.ok) {
        const { ok: _, ...detail } = answer
        await paymentsStore.addEvent(database.db, id, 'create', detail)
        await endPayment(database.db, onOutcome, id, 'FAILED', ['OPENING'])
        return refuse('PAYMENT_UNAVAILABLE')
      }
      if (!(await open(begun.attempt, answer.value))) return refuse('ORDER_STATE')
      await reach('payment-opened')
      return answer.value
    },
  }
}
