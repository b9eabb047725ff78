import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../db/connection.ts'
import { manualPayments } from './payments.tables.ts'

export type ManualPayment = typeof manualPayments.$inferSelect

/** Money of an order in pesos: what came by whichever way, and what of it went back or is due to. */
export type OrderAccount = { paid: number; refunded: number; left: number }

/** An order's money; the order's row is to be locked by whoever writes after reading. */
export async function accountOf(executor: Executor, orderId: number): Promise<OrderAccount> {
  const { rows } = await executor.execute<{ paid: number; refunded: number }>(
    sql`SELECT paid, refunded FROM order_account(${orderId}::int)`,
  )
  const { paid, refunded } = rows[0] ?? { paid: 0, refunded: 0 }
  return { paid, refunded, left: paid - refunded }
}

/** What the staff took in for orders. */
export const manualPaymentsStore = {
  async insert(
    tx: Transaction,
    payment: Pick<ManualPayment, 'orderId' | 'amount' | 'paidOn' | 'reference' | 'actor'>,
  ): Promise<void> {
    await tx.insert(manualPayments).values(payment)
  },

  /** Those that were taken back too, the oldest first. */
  ofOrder: (executor: Executor, orderId: number): Promise<ManualPayment[]> =>
    executor
      .select()
      .from(manualPayments)
      .where(eq(manualPayments.orderId, orderId))
      .orderBy(asc(manualPayments.id)),

  /** Takes the one that stands back; says whether there was one. */
  async undo(tx: Transaction, orderId: number, by: { actor: string; reason: string }): Promise<boolean> {
    const undone = await tx
      .update(manualPayments)
      .set({ undoneAt: sql`now()`, undoneBy: by.actor, undoneReason: by.reason })
      .where(and(eq(manualPayments.orderId, orderId), isNull(manualPayments.undoneAt)))
      .returning({ id: manualPayments.id })
    return undone.length > 0
  },
}
