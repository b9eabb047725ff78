import { sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'

/** An attempt that is not settled for as long is stuck, in minutes: the form lives for ten. */
export const stuckAfter = 30

export type PaymentAlarms = {
  stuck: number
  lost: number
  refundsDue: number
  refundsFailed: number
  /** In pesos. */
  pesosDue: number
}

/**
 * What should be little or nothing: attempts that nobody has settled for long, or whose order has
 * not taken notice of its end for five; those given up; money that has to go back.
 */
export async function paymentAlarms(executor: Executor): Promise<PaymentAlarms> {
  const { rows } = await executor.execute<PaymentAlarms>(sql`
    SELECT
      (SELECT count(*)::int FROM payments
        WHERE settled_at IS NULL AND created_at < now() - make_interval(mins => ${stuckAfter}::int))
      + (SELECT count(*)::int FROM payments
        WHERE settled_at IS NOT NULL AND applied_at IS NULL AND settled_at < now() - interval '5 minutes')
        AS stuck,
      (SELECT count(*)::int FROM payments WHERE state = 'LOST') AS lost,
      (SELECT count(*)::int FROM refunds WHERE state = 'DUE') AS "refundsDue",
      (SELECT coalesce(sum(amount), 0)::float8 FROM refunds WHERE state = 'DUE') AS "pesosDue",
      (SELECT count(*)::int FROM refunds WHERE state = 'FAILED') AS "refundsFailed"`)
  const [row] = rows
  if (!row) throw new Error('The alarms of payments were not counted.')
  return row
}
