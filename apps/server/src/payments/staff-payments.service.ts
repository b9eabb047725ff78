import type { Database } from '../db/connection.ts'
import type { Payment } from './payments.store.ts'
import { type Refund, refundsStore } from './refunds.store.ts'
import { listPayments, type PaymentFilter } from './staff-payments.store.ts'

export type ListedPayment = { payment: Payment; orderNumber: number; refunds: Refund[] }

export function staffPayments({ db }: Pick<Database, 'db'>) {
  return {
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
