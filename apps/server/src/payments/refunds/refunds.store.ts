import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/connection.ts'
import { sinceMs } from '../../db/since.ts'
import { refunds } from '../payments.tables.ts'

export type Refund = typeof refunds.$inferSelect
export type RefundWithUnits = Refund & { lines: { position: number; quantity: number }[] }
/** One that the gateway is sent; since when it may be doing it unheard, in ms, null where it has answered. */
export type GatewayRefund = Refund & { paymentId: number; unansweredForMs: number | null }

/** In seconds: how long whoever sends it has, doubled with each attempt up to an hour. */
const pause = sql`make_interval(secs => least(3600, 60 * power(2, least(attempts, 10))))`

export const refundsStore = {
  async insert(
    tx: Transaction,
    refund: Pick<Refund, 'orderId' | 'paymentId' | 'amount' | 'reason' | 'actor'> &
      Partial<
        Pick<Refund, 'method' | 'reference' | 'returnRequestId' | 'idempotencyKey' | 'state' | 'doneAt'>
      >,
  ): Promise<number> {
    const [row] = await tx.insert(refunds).values(refund).returning({ id: refunds.id })
    if (!row) throw new Error('The refund was not stored.')
    return row.id
  },

  /** All of an order, the oldest first, with the units that were taken off it with each. */
  withUnits: (executor: Executor, orderId: number): Promise<RefundWithUnits[]> =>
    executor
      .select({
        ...getTableColumns(refunds),
        lines: sql<RefundWithUnits['lines']>`(
          SELECT coalesce(jsonb_agg(jsonb_build_object('position', u.position, 'quantity', u.quantity)
            ORDER BY u.position), '[]') FROM unsent_units u
          WHERE u.order_id = refunds.order_id AND u.refund_id = refunds.id)`,
      })
      .from(refunds)
      .where(eq(refunds.orderId, orderId))
      .orderBy(refunds.id),

  /** The one that a key has made. */
  async ofKey(executor: Executor, orderId: number, key: string): Promise<Refund | undefined> {
    const [made] = await executor
      .select()
      .from(refunds)
      .where(and(eq(refunds.orderId, orderId), eq(refunds.idempotencyKey, key)))
    return made
  },

  async ofPayments(executor: Executor, paymentIds: readonly number[]): Promise<Refund[]> {
    if (paymentIds.length === 0) return []
    return executor
      .select()
      .from(refunds)
      .where(inArray(refunds.paymentId, [...paymentIds]))
      .orderBy(refunds.id)
  },

  /**
   * Takes the next refund that is due, for one process alone until its next time; of one payment one after
   * the other, so that what is left of it is known. Undefined when none is due.
   */
  async claimNext(executor: Executor): Promise<GatewayRefund | undefined> {
    const { rows } = await executor.execute<{ id: number }>(sql`
      UPDATE refunds SET attempts = attempts + 1, due_at = now() + ${pause}
      WHERE id = (
        SELECT id FROM refunds r
        WHERE state = 'DUE' AND due_at <= now() AND NOT EXISTS (
          SELECT FROM refunds earlier
          WHERE earlier.payment_id = r.payment_id AND earlier.state = 'DUE' AND earlier.id < r.id
        )
        ORDER BY due_at LIMIT 1
        FOR UPDATE SKIP LOCKED
      )
      RETURNING id`)
    const id = rows[0]?.id
    if (id === undefined) return undefined
    const unansweredForMs = sinceMs<number | null>(refunds.unansweredSince)
    const [refund] = await executor
      .select({ ...getTableColumns(refunds), unansweredForMs })
      .from(refunds)
      .where(eq(refunds.id, id))
    const { paymentId } = refund ?? {}
    return refund && paymentId != null ? { ...refund, paymentId } : undefined
  },

  /** Says whether it was still due. What failed without the gateway's word keeps since when it may have been done. */
  async finish(
    executor: Executor,
    id: number,
    end: Pick<Refund, 'state' | 'type' | 'authorizationCode' | 'error'>,
  ): Promise<boolean> {
    const finished = await executor
      .update(refunds)
      .set({ ...end, ...(end.state === 'DONE' && { doneAt: sql`now()`, unansweredSince: null }) })
      .where(and(eq(refunds.id, id), eq(refunds.state, 'DUE')))
      .returning({ id: refunds.id })
    return finished.length > 0
  },

  /** Before the gateway is asked: it may do it from now on. */
  async markRequested(executor: Executor, id: number): Promise<void> {
    await executor.update(refunds).set({ unansweredSince: sql`now()` }).where(eq(refunds.id, id))
  },

  /** Why it was not done; `isAnswered` where the gateway has said so itself. */
  async noteError(
    executor: Executor,
    id: number,
    { error, isAnswered }: { error: string; isAnswered: boolean },
  ): Promise<void> {
    await executor
      .update(refunds)
      .set({ error, ...(isAnswered && { unansweredSince: null }) })
      .where(eq(refunds.id, id))
  },

  /** What of an order's money has not gone back yet, in pesos; what is due is still there. */
  async balanceOf(executor: Executor, orderId: number): Promise<number> {
    const { rows } = await executor.execute<{ kept: number }>(sql`
      SELECT paid - (
        SELECT coalesce(sum(amount), 0)::int FROM refunds WHERE order_id = ${orderId} AND state = 'DONE'
      ) AS kept
      FROM order_account(${orderId}::int)`)
    return rows[0]?.kept ?? 0
  },
}
