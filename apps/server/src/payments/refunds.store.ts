import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../db/connection.ts'
import { paymentRefunds, payments } from './payments.tables.ts'

export type Refund = typeof paymentRefunds.$inferSelect

/** In seconds: how long whoever sends it has, doubled with each attempt up to an hour. */
const pause = sql`make_interval(secs => least(3600, 60 * power(2, least(attempts, 10))))`

export const refundsStore = {
  async insert(
    tx: Transaction,
    refund: Pick<Refund, 'paymentId' | 'amount' | 'reason' | 'actor'>,
  ): Promise<number> {
    const [row] = await tx.insert(paymentRefunds).values(refund).returning({ id: paymentRefunds.id })
    if (!row) throw new Error('The refund was not stored.')
    return row.id
  },

  async ofPayments(executor: Executor, paymentIds: readonly number[]): Promise<Refund[]> {
    if (paymentIds.length === 0) return []
    return executor
      .select()
      .from(paymentRefunds)
      .where(inArray(paymentRefunds.paymentId, [...paymentIds]))
      .orderBy(paymentRefunds.id)
  },

  /**
   * Takes the next refund that is due, for one process alone until its next time; of one payment one after
   * the other, so that what is left of it is known. Undefined when none is due.
   */
  async claimNext(executor: Executor): Promise<Refund | undefined> {
    const { rows } = await executor.execute<{ id: number }>(sql`
      UPDATE payment_refunds SET attempts = attempts + 1, due_at = now() + ${pause}
      WHERE id = (
        SELECT id FROM payment_refunds r
        WHERE state = 'DUE' AND due_at <= now() AND NOT EXISTS (
          SELECT FROM payment_refunds earlier
          WHERE earlier.payment_id = r.payment_id AND earlier.state = 'DUE' AND earlier.id < r.id
        )
        ORDER BY due_at LIMIT 1
        FOR UPDATE SKIP LOCKED
      )
      RETURNING id`)
    const id = rows[0]?.id
    if (id === undefined) return undefined
    const [refund] = await executor.select().from(paymentRefunds).where(eq(paymentRefunds.id, id))
    return refund
  },

  /** Says whether it was still due. */
  async finish(
    executor: Executor,
    id: number,
    end: Pick<Refund, 'state' | 'type' | 'authorizationCode' | 'error'>,
  ): Promise<boolean> {
    const finished = await executor
      .update(paymentRefunds)
      .set({ ...end, unansweredSince: null, ...(end.state === 'DONE' && { doneAt: sql`now()` }) })
      .where(and(eq(paymentRefunds.id, id), eq(paymentRefunds.state, 'DUE')))
      .returning({ id: paymentRefunds.id })
    return finished.length > 0
  },

  /** Before the gateway is asked: it may do it from now on. */
  async noteAsked(executor: Executor, id: number): Promise<void> {
    await executor
      .update(paymentRefunds)
      .set({ unansweredSince: sql`now()` })
      .where(eq(paymentRefunds.id, id))
  },

  /** Why it was not done; `isAnswered` where the gateway has said so itself. */
  async noteError(
    executor: Executor,
    id: number,
    { error, isAnswered }: { error: string; isAnswered: boolean },
  ): Promise<void> {
    await executor
      .update(paymentRefunds)
      .set({ error, ...(isAnswered && { unansweredSince: null }) })
      .where(eq(paymentRefunds.id, id))
  },

  /** What of an order's charges the gateway has not paid back yet, in pesos. */
  async keptOf(executor: Executor, orderId: number): Promise<number> {
    const { rows } = await executor.execute<{ kept: number }>(sql`
      SELECT coalesce(sum(p.charged_amount - coalesce((
        SELECT sum(r.amount) FROM payment_refunds r WHERE r.payment_id = p.id AND r.state = 'DONE'
      ), 0)), 0)::int AS kept
      FROM ${payments} p WHERE p.order_id = ${orderId} AND p.state = 'APPROVED'`)
    return rows[0]?.kept ?? 0
  },
}
