import { isPayableOnline } from '#rules/orders/order-moves.ts'
import type { Database, Executor } from '../../db/connection.ts'
import type { OrderPaymentsService } from '../../orders/order-payments.service.ts'
import type { PaymentKind } from '../../orders/orders.tables.ts'
import { type Refusal, refuse, transactOrRefuse } from '../../refusals/refusal.ts'
import { paymentsStore } from '../payments.store.ts'
import { isBeingSettled } from './start-payment.service.ts'

export function payByTransfer({
  database,
  orders,
  kinds,
  holdHours,
  takeMail,
}: {
  database: Database
  orders: Pick<OrderPaymentsService, 'findByToken' | 'lock' | 'buyerOf' | 'waitForTransfer'>
  kinds(): Promise<PaymentKind[]>
  /** How long an order of a customer waits for its transfer, and whether anything has proven who they are. */
  holdHours(executor: Executor, customerId: number): Promise<{ hours: number; isProven: boolean }>
  /** Counts a mail to an unproven e-mail: false where it had too many; null where nothing is limited. */
  takeMail: ((email: string) => Promise<boolean>) | null
}) {
  return {
    /**
     * Lets the order of a token, which waits for its payment at the gateway, wait for a transfer instead: NOT_FOUND;
     * PAYMENT_UNAVAILABLE where the shop takes none; ORDER_STATE where there is nothing to pay and while an attempt is
     * being settled. Asked again it is done already. A form that is still open is committed no more, so nothing is
     * charged at it (decision 0764).
     */
    async payByTransfer(token: string): Promise<'ok' | Refusal> {
      const found = await orders.findByToken(token)
      if (!found) return refuse('NOT_FOUND')
      if (found.paymentKind === 'transferencia') return 'ok'
      if (!isPayableOnline(found)) return refuse('ORDER_STATE')
      if (!(await kinds()).includes('transferencia')) return refuse('PAYMENT_UNAVAILABLE')
      const { customerId, email } = await orders.buyerOf(database.db, found.id)
      const { hours, isProven } = await holdHours(database.db, customerId)
      const isMailed = isProven || takeMail === null || (await takeMail(email))
      return transactOrRefuse(database, async (tx) => {
        const order = await orders.lock(tx, found.id)
        if (order?.paymentKind === 'transferencia') return 'ok'
        const isWaiting = order && isPayableOnline(order)
        if (!isWaiting || isBeingSettled(await paymentsStore.ofOrder(tx, order.id))) {
          return refuse('ORDER_STATE')
        }
        await orders.waitForTransfer(tx, order, { minutes: hours * 60, isMailed })
        return 'ok'
      })
    },
  }
}
