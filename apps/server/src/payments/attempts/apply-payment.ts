import { isPayableOnline } from '#rules/orders/order-moves.ts'
import { type Database, inTransaction, type Transaction } from '../../db/connection.ts'
import type { OrderPaymentsService, PayableOrder } from '../../orders/order-payments.service.ts'
import { type Payment, paymentsStore } from '../payments.store.ts'
import type { RefundReason } from '../payments.tables.ts'

export type ApplyDependencies = {
  database: Database
  orders: Pick<OrderPaymentsService, 'lock' | 'settle'>
  refunds: {
    /** Money of a payment that has to go back, with the transaction. */
    due(
      tx: Transaction,
      refund: { orderId: number; paymentId: number; amount: number; reason: RefundReason; actor: string },
    ): Promise<unknown>
  }
}

/**
 * Lets the order take notice of how its payment ended, once however often it is asked: in one transaction,
 * the order is locked first, then the payment. What was charged and is not to be kept goes back.
 */
export async function applyPayment(
  { database, orders, refunds }: ApplyDependencies,
  { id, orderId }: Pick<Payment, 'id' | 'orderId'>,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const order = await orders.lock(tx, orderId)
    const payment = await paymentsStore.lock(tx, id)
    if (!order || !payment) throw new Error(`The payment ${id} or its order is gone.`)
    if (payment.settledAt === null || payment.appliedAt !== null) return
    if (payment.state === 'REJECTED') await orders.settle(tx, order, 'rejected')
    if (payment.state === 'APPROVED') {
      const reason = refundReason(payment, order)
      if (reason === null || reason === 'late') await orders.settle(tx, order, 'approved')
      if (reason !== null) {
        const amount = payment.chargedAmount ?? payment.amount
        await refunds.due(tx, { orderId, paymentId: payment.id, amount, reason, actor: 'shop' })
      }
    }
    await paymentsStore.markApplied(tx, payment.id)
  })
}

/** Why money that was charged is not the order's, or null where it is (D30). */
export function refundReason(
  payment: Pick<Payment, 'matches'>,
  order: Pick<
    PayableOrder,
    'state' | 'payment' | 'preparation' | 'isPickup' | 'isPaidOnline' | 'isPaidInShop'
  >,
): 'mismatch' | 'late' | 'duplicate' | null {
  if (!payment.matches) return 'mismatch'
  if (isPayableOnline(order)) return null
  return order.payment === 'EXPIRED' ? 'late' : 'duplicate'
}
