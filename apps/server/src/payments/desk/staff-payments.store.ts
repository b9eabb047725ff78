import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../db/connection.ts'
import { stuckAfter } from '../alarms.store.ts'
import { payments } from '../payments.tables.ts'

export type PaymentFilter = {
  orderId?: number | undefined
  /** Whether only those are listed that somebody has to look at. */
  isTrouble: boolean
  limit: number
  /** The id of the last one of the page before. */
  before?: number | undefined
}

/**
 * Stuck, given up, or with a refund that was refused for good, failed several times, or left less than it should: each has
 * an index of its own, as it is written here.
 */
const trouble = sql`${payments.id} IN (
  SELECT id FROM payments WHERE settled_at IS NULL AND created_at < now() - make_interval(mins => ${stuckAfter})
  UNION SELECT id FROM payments WHERE state = 'LOST'
  UNION SELECT payment_id FROM refunds
    WHERE state = 'FAILED' OR (state = 'DUE' AND attempts > 2) OR (state = 'DONE' AND error IS NOT NULL)
)`

/** Attempts with the numbers of their orders, the newest first. */
export async function listPayments(executor: Executor, { orderId, isTrouble, limit, before }: PaymentFilter) {
  return executor
    .select({
      payment: payments,
      orderNumber: sql<number>`(SELECT number FROM orders o WHERE o.id = ${payments.orderId})`,
    })
    .from(payments)
    .where(
      and(
        orderId === undefined ? undefined : eq(payments.orderId, orderId),
        before === undefined ? undefined : lt(payments.id, before),
        isTrouble ? trouble : undefined,
      ),
    )
    .orderBy(desc(payments.id))
    .limit(limit)
}
