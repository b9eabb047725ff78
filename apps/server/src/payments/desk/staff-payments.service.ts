import type { Database, Executor } from '../../db/connection.ts'
import { type Refusal, refuse } from '../../refusals/refusal.ts'
import { accountOf, type ManualPayment, manualPaymentsStore, type OrderAccount } from '../account.store.ts'
import type { StoredPayment } from '../payments.store.ts'
import { type Refund, type RefundWithUnits, refundsStore } from '../refunds/refunds.store.ts'
import { listPayments, type PaymentFilter } from './staff-payments.store.ts'

export type ListedPayment = { payment: StoredPayment; orderNumber: number; refunds: Refund[] }

/** The money of an order: its sums, what the staff took in, what of it is promised, and what went back. */
export type OrderMoney = {
  account: OrderAccount
  received: ManualPayment[]
  promised: number
  refunds: RefundWithUnits[]
}

export function staffPayments(
  { db }: Pick<Database, 'db'>,
  orders: { find(orderId: number): Promise<object | undefined> },
  returns: { promisedOf(executor: Executor, orderId: number): Promise<number> },
) {
  return {
    /** The money of an order, whichever way it came; NOT_FOUND. */
    async account(orderId: number): Promise<OrderMoney | Refusal> {
      if (!(await orders.find(orderId))) return refuse('NOT_FOUND')
      return {
        account: await accountOf(db, orderId),
        received: await manualPaymentsStore.ofOrder(db, orderId),
        promised: await returns.promisedOf(db, orderId),
        refunds: await refundsStore.withUnits(db, orderId),
      }
    },

    /** Attempts with what was paid back of them, the newest first. */
    async list(filter: PaymentFilter): Promise<ListedPayment[]> {
      const listed = await listPayments(db, filter)
      const refunds = await refundsStore.ofPayments(
        db,
        listed.map(({ payment }) => payment.id),
      )
      return listed.map((each) => ({
        ...each,
        refunds: refunds.filter(({ paymentId }) => paymentId === each.payment.id),
      }))
    },
  }
}
