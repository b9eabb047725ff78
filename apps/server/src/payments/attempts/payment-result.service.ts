import { isPayableOnline } from '#rules/orders/order-moves.ts'
import type { Database } from '../../db/connection.ts'
import type { OrderPaymentsService, PayableOrder } from '../../orders/order-payments.service.ts'
import { type Refusal, refuse } from '../../refusals/refusal.ts'
import { type Payment, paymentsStore } from '../payments.store.ts'
import { isBeingSettled, mayTryAgain } from './start-payment.service.ts'

export type PaymentStatus = 'paid' | 'waiting' | 'rejected' | 'aborted' | 'expired' | 'refunded' | 'cancelled'

export type PaymentResult = {
  order: PayableOrder
  status: PaymentStatus
  /** Whether another attempt may begin. */
  mayTryAgain: boolean
  /** The attempt that the standing is about; undefined before the first. */
  payment: Payment | undefined
}

export function paymentResult({
  database,
  orders,
  isOffered,
}: {
  database: Pick<Database, 'db'>
  orders: Pick<OrderPaymentsService, 'findByToken'>
  /** Whether a gateway is set. */
  isOffered: boolean
}) {
  return {
    /** How the payment of the order of a token stands; NOT_FOUND. */
    async result(token: string): Promise<PaymentResult | Refusal> {
      const order = await orders.findByToken(token)
      if (!order) return refuse('NOT_FOUND')
      const attempts = await paymentsStore.ofOrder(database.db, order.id)
      const payment = shownOf(order, attempts)
      return {
        order,
        payment,
        status: statusOf(order, attempts, payment),
        mayTryAgain: isOffered && isPayableOnline(order) && mayTryAgain(attempts),
      }
    },
  }
}

/**
 * The attempt that the order's money came from; else the last one that the shopper knows the end of, unless
 * a later one was begun since.
 */
export function shownOf(order: PayableOrder, attempts: readonly Payment[]): Payment | undefined {
  if (order.payment === 'PAID' || order.payment === 'REFUNDED') {
    return attempts.findLast(({ state, matches }) => state === 'APPROVED' && matches)
  }
  const known = attempts.filter(({ state }) => state !== 'FAILED' && state !== 'SUPERSEDED')
  const moment = ({ settledAt, createdAt }: Payment) => (settledAt ?? createdAt).getTime()
  return known.toSorted((a, b) => moment(b) - moment(a) || b.id - a.id)[0]
}

export function statusOf(
  order: PayableOrder,
  attempts: readonly Payment[],
  payment: Payment | undefined,
): PaymentStatus {
  if (order.payment === 'REFUNDED') return 'refunded'
  if (order.payment === 'PAID') return order.state === 'CANCELLED' ? 'refunded' : 'paid'
  if (isBeingSettled(attempts)) return 'waiting'
  if (order.state === 'CANCELLED') return 'cancelled'
  switch (payment?.state) {
    // Money that was charged and was not what was asked for goes back: the order is still to be paid.
    case 'APPROVED':
    case 'REJECTED':
    case 'FORM_ERROR':
      return 'rejected'
    case 'ABORTED':
      return 'aborted'
    case 'EXPIRED':
    case 'LOST':
      return 'expired'
    default:
      return 'waiting'
  }
}
