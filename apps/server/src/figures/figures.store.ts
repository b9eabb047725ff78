import { sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'
import type { Span } from './span-parts.ts'

/** Amounts are pesos, IVA included but for `neto`. */
export type SalesDay = {
  day: string
  orders: number
  sold: number
  units: number
  total: number
  neto: number
  iva: number
  shipping: number
  refunded: number
}

/** What is in carts that were left; the value in pesos. */
export type LeftCarts = { carts: number; units: number; value: number }

export type SalesMonth = Pick<SalesDay, 'sold' | 'total' | 'neto' | 'iva' | 'refunded'> & { month: string }

/** What sold is added up of so many lines of orders at once: buyers of these products wait no longer than that. */
const mostNotes = 1000

export const figuresStore = {
  /**
   * Adds up anew the days whose orders were written since (0152-sales-by-day.sql), and to the products what sold of them,
   * in transactions of their own (0271-sold-units-by-minute.sql).
   */
  async refresh(executor: Executor): Promise<void> {
    await executor.execute(sql`SELECT refresh_sales()`)
    for (let taken = mostNotes; taken === mostNotes; ) {
      const { rows } = await executor.execute<{ taken: number }>(
        sql`SELECT add_up_sold(${mostNotes}) AS taken`,
      )
      taken = rows[0]?.taken ?? 0
    }
  },

  /**
   * Every day of the span, the first first. Days without a zone: by the clocks of one, in which the database may stand, the
   * midnight that these leave out would move all that come after it, and the last would be missing.
   */
  async days(executor: Executor, { from, until }: Span): Promise<SalesDay[]> {
    const { rows } = await executor.execute<SalesDay>(sql`
      SELECT d::date::text AS day, coalesce(orders, 0) AS orders, coalesce(sold, 0) AS sold,
        coalesce(units, 0) AS units, coalesce(total, 0) AS total, coalesce(neto, 0) AS neto,
        coalesce(iva, 0) AS iva, coalesce(shipping, 0) AS shipping, coalesce(refunded, 0) AS refunded
      FROM generate_series(${from}::timestamp, ${until}::timestamp, interval '1 day') AS d
      LEFT JOIN sales_days s ON s.day = d::date
      ORDER BY d`)
    return rows
  },

  /** The newest months first. */
  async months(executor: Executor, limit: number): Promise<SalesMonth[]> {
    const { rows } = await executor.execute<SalesMonth>(sql`
      SELECT to_char(day, 'YYYY-MM') AS month, sum(sold)::int AS sold, sum(total)::bigint AS total,
        sum(neto)::bigint AS neto, sum(iva)::bigint AS iva, sum(refunded)::bigint AS refunded
      FROM sales_days
      WHERE day >= date_trunc('month', now() AT TIME ZONE 'America/Santiago') - make_interval(months => ${limit - 1}::int)
      GROUP BY 1 ORDER BY 1 DESC`)
    return rows
  },

  /** Counts the carts of accounts that nobody has touched for a day, of the last 30, at today's prices. */
  async countLeftCarts(executor: Executor): Promise<void> {
    await executor.execute(sql`
      INSERT INTO left_carts (carts, units, value)
      SELECT count(DISTINCT c.customer_id), coalesce(sum(l.quantity), 0), coalesce(sum(l.quantity::bigint * p.price), 0)
      FROM account_carts c
      JOIN account_cart_lines l ON l.customer_id = c.customer_id
      JOIN products p ON p.id = l.product_id AND p.active
      WHERE c.updated_at BETWEEN now() - interval '30 days' AND now() - interval '1 day'
      ON CONFLICT (single) DO UPDATE SET carts = excluded.carts, units = excluded.units, value = excluded.value`)
  },

  /** As they were last counted. */
  async leftCarts(executor: Executor): Promise<LeftCarts> {
    const { rows } = await executor.execute<LeftCarts>(sql`SELECT carts, units, value FROM left_carts`)
    return rows[0] ?? { carts: 0, units: 0, value: 0 }
  },
}
