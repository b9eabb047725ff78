import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'
import { type Span, type SpanParts, spanParts } from './span-parts.ts'

export type BestSeller = { productId: number; name: string; sku: string; units: number; total: number }

/** Of each month so many times as many are looked at as are asked for; what sold evenly takes more. */
const depths = [3, 20]

/** What sold most in the span, by units. */
export async function bestSellers(executor: Executor, span: Span, limit: number): Promise<BestSeller[]> {
  const parts = spanParts(span)
  if (parts.months.length > 0) {
    for (const depth of depths) {
      const best = await amongTheBest(executor, parts, { limit, depth: depth * limit })
      if (best) return best
    }
  }
  const { rows } = await executor.execute<BestSeller>(sql`
    ${named(sql`
      SELECT product_id, sum(units)::int AS units, sum(total)::bigint AS total
      FROM (${parts.months.length === 0 ? soldBetween(span) : sql`${soldInMonths(parts)} UNION ALL ${soldInDays(parts)}`}) AS sold
      GROUP BY product_id ORDER BY 2 DESC, product_id LIMIT ${limit}`)}`)
  return rows
}

const named = (best: SQL) => sql`
  SELECT p.id AS "productId", p.name, p.sku, best.units, best.total
  FROM (${best}) best JOIN products p ON p.id = best.product_id
  WHERE best.units > 0 ORDER BY best.units DESC, p.id`

const monthsOf = ({ months }: SpanParts) => sql`unnest(${sql.param(months)}::date[]) AS m (month)`

const soldInMonths = (parts: SpanParts) => sql`
  SELECT s.product_id, s.units, s.total FROM ${monthsOf(parts)} JOIN sales_month_products s USING (month)`

const soldBetween = ({ from, until }: Span) => sql`
  SELECT s.product_id, s.units, s.total FROM sales_day_products s WHERE s.day BETWEEN ${from}::date AND ${until}::date`

const soldInDays = ({ days }: SpanParts) =>
  days.length === 0
    ? sql`SELECT product_id, units, total FROM sales_day_products WHERE false`
    : sql.join(days.map(soldBetween), sql` UNION ALL `)

type Found = BestSeller & { most: number }

/**
 * The best among the best of each month and of the other days, all of whose units are added up. Another product sold at
 * most what the last one that was looked at did in each: null where that could be more than what is found.
 */
async function amongTheBest(
  executor: Executor,
  parts: SpanParts,
  { limit, depth }: { limit: number; depth: number },
): Promise<BestSeller[] | null> {
  const { rows } = await executor.execute<Found>(sql`
    WITH days AS MATERIALIZED (
      SELECT product_id, sum(units)::int AS units, sum(total)::bigint AS total FROM (${soldInDays(parts)}) AS sold
      GROUP BY product_id
    ), foremost AS MATERIALIZED (
      SELECT m.month, each.product_id, each.units FROM ${monthsOf(parts)} CROSS JOIN LATERAL (
        SELECT s.product_id, s.units FROM sales_month_products s WHERE s.month = m.month
        ORDER BY s.units DESC, s.product_id LIMIT ${depth}
      ) AS each
      UNION ALL
      (SELECT NULL, product_id, units FROM days ORDER BY units DESC, product_id LIMIT ${depth})
    ), bound AS (
      SELECT coalesce(sum(least), 0) AS most FROM (
        SELECT CASE WHEN count(*) = ${depth} THEN min(units) ELSE 0 END AS least FROM foremost GROUP BY month
      ) AS each
    ), candidates AS MATERIALIZED (SELECT DISTINCT product_id FROM foremost), added AS (
      SELECT c.product_id, s.units, s.total FROM candidates c CROSS JOIN ${monthsOf(parts)}
      JOIN sales_month_products s ON s.month = m.month AND s.product_id = c.product_id
      UNION ALL
      SELECT product_id, units, total FROM days JOIN candidates USING (product_id)
    ), best AS (${named(sql`
      SELECT product_id, sum(units)::int AS units, sum(total)::bigint AS total FROM added
      GROUP BY product_id ORDER BY 2 DESC, product_id LIMIT ${limit}`)})
    SELECT best.*, bound.most::int AS most FROM best CROSS JOIN bound ORDER BY best.units DESC, best."productId"`)
  const isSure =
    (rows[0]?.most ?? 0) === 0 || (rows.length === limit && (rows.at(-1)?.units ?? 0) > (rows[0]?.most ?? 0))
  return isSure ? rows.map(({ most: _, ...best }) => best) : null
}
