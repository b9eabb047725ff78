import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/connection.ts'

/** Where what stands is not what the book of stock gives. */
export type Drift = {
  productId: number
  /** Null where it is the product's stock over all branches. */
  branchId: number | null
  valueId: number | null
  booked: number
  there: number
}

export type NotedDrift = Drift & {
  product: string
  branch: string | null
  value: string | null
  noticedAt: Date
}

/** Units of all that is sold, and their price in pesos. */
export type StockValue = { endedAt: Date; units: number; value: number }

/** Where the book of the products that `which` says gives other units than stand there. */
const unbooked = (which: SQL) => sql`
  WITH book AS (
    SELECT product_id, branch_id, coalesce(value_id, 0) AS value_id, sum(delta)::int AS booked
    FROM stock_movements WHERE ${which}
    GROUP BY 1, 2, 3
  ), shelf AS (
    SELECT product_id, branch_id, coalesce(value_id, 0) AS value_id, quantity
    FROM stock WHERE ${which}
  ), unbooked AS (
    SELECT product_id, branch_id, nullif(value_id, 0) AS value_id,
      coalesce(booked, 0) AS booked, coalesce(quantity, 0) AS there
    FROM book FULL JOIN shelf USING (product_id, branch_id, value_id)
    WHERE coalesce(booked, 0) <> coalesce(quantity, 0)
  )`

export const recountStore = {
  /** How many products come after that one, at most so many, and the id of their last; null where none does. */
  async nextBatch(
    executor: Executor,
    after: number,
    size: number,
  ): Promise<{ last: number | null; amount: number }> {
    const { rows } = await executor.execute<{ last: number | null; amount: number }>(sql`
      SELECT max(id) AS last, count(*)::int AS amount
      FROM (SELECT id FROM products WHERE id > ${after} ORDER BY id LIMIT ${size}) batch`)
    return rows[0] ?? { last: null, amount: 0 }
  },

  /** What does not add up of some products, at most so much, by one statement, so by one state of all. */
  async driftsOf(
    executor: Executor,
    products: { after: number; last: number } | { ids: readonly number[] },
    limit: number,
  ): Promise<Drift[]> {
    const are = (id: SQL) =>
      'ids' in products
        ? sql`${id} = ANY(${sql.param(products.ids)}::int[])`
        : sql`${id} > ${products.after} AND ${id} <= ${products.last}`
    const { rows } = await executor.execute<Drift>(sql`
      ${unbooked(are(sql`product_id`))}
      SELECT product_id AS "productId", branch_id AS "branchId", value_id AS "valueId", booked, there FROM unbooked
      UNION ALL
      SELECT p.id, NULL, NULL, p.units, CASE WHEN p.stock <> p.units THEN p.stock ELSE coalesce(u.stock, 0) END
      FROM (SELECT id, stock, product_stock(id, NULL) AS units FROM products WHERE ${are(sql`id`)}) p
      LEFT JOIN product_units u ON u.product_id = p.id
      WHERE p.stock <> p.units OR u.stock IS DISTINCT FROM p.units
      LIMIT ${limit}`)
    return rows
  },

  /** Locks a product's row as buyers do, before its units; null where there is none. `listed` is what lists say of its stock. */
  async lock(
    tx: Transaction,
    productId: number,
  ): Promise<{ name: string; stock: number; listed: number | null } | null> {
    await tx.execute(sql`SELECT 1 FROM products WHERE id = ${productId} FOR NO KEY UPDATE`)
    // Only a statement of its own reads beside the product what whoever held the lock has written.
    const { rows } = await tx.execute<{ name: string; stock: number; listed: number | null }>(sql`
      SELECT p.name, p.stock, u.stock AS listed
      FROM products p LEFT JOIN product_units u ON u.product_id = p.id WHERE p.id = ${productId}`)
    return rows[0] ?? null
  },

  /** Gives the book of a locked product a movement of each difference, as counted; how many there were. */
  async book(
    tx: Transaction,
    productId: number,
    { actor, note }: { actor: string; note: string },
  ): Promise<number> {
    const { rows } = await tx.execute(sql`
      ${unbooked(sql`product_id = ${productId}`)}
      INSERT INTO stock_movements (product_id, branch_id, value_id, delta, balance, reason, actor, note)
      SELECT product_id, branch_id, value_id, there - booked, there, 'counted', ${actor}, ${note} FROM unbooked
      RETURNING id`)
    return rows.length
  },

  /** Adds up the stock of a locked product anew, and forgets what a recount found of it; gives that stock. */
  async addUp(tx: Transaction, productId: number): Promise<number> {
    await tx.execute(sql`SELECT refresh_product_stock(ARRAY[${productId}::int])`)
    const { rows } = await tx.execute<{ stock: number }>(sql`
      WITH settled AS (DELETE FROM stock_drifts WHERE product_id = ${productId})
      INSERT INTO product_units (product_id, stock, active) SELECT id, stock, active FROM products WHERE id = ${productId}
      ON CONFLICT (product_id) DO UPDATE SET stock = excluded.stock
      RETURNING stock`)
    return rows[0]?.stock ?? 0
  },

  /**
   * Writes anew what `product_prices` has otherwise than the products above `after` up to `last`; gives how many. Whoever
   * changes a product meanwhile is waited for: what is written is what it has then.
   */
  async mendPrices(executor: Executor, after: number, last: number): Promise<number> {
    const columns = ['kind', 'price', 'discount_percent', 'unit_rank', 'unit_price', 'active']
    const of = (table: string) => sql.raw(columns.map((column) => `${table}.${column}`).join(', '))
    const { rows } = await executor.execute<{ mended: number }>(sql`
      WITH off AS (
        SELECT p.id, ${of('p')} FROM products p LEFT JOIN product_prices o ON o.product_id = p.id
        WHERE p.id > ${after} AND p.id <= ${last} AND (${of('p')}) IS DISTINCT FROM (${of('o')})
        FOR NO KEY UPDATE OF p
      ), mended AS (
        INSERT INTO product_prices (product_id, ${sql.raw(columns.join(', '))}) SELECT * FROM off
        ON CONFLICT (product_id) DO UPDATE SET (${sql.raw(columns.join(', '))}) = ROW (${of('excluded')})
        RETURNING product_id
      )
      SELECT count(*)::int AS mended FROM mended`)
    return rows[0]?.mended ?? 0
  },

  /** Saves what a whole recount found in place of what the one before did; gives how many of it are new. */
  async save(executor: Executor, drifts: readonly Drift[], products: number): Promise<number> {
    const { rows } = await executor.execute<{ fresh: number }>(sql`
      WITH found AS (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(drifts)}::jsonb)
          AS d ("productId" int, "branchId" int, "valueId" int, booked int, there int)
      ), gone AS (
        DELETE FROM stock_drifts s WHERE NOT EXISTS (
          SELECT FROM found f WHERE f."productId" = s.product_id
            AND f."branchId" IS NOT DISTINCT FROM s.branch_id AND f."valueId" IS NOT DISTINCT FROM s.value_id
        )
      ), kept AS (
        INSERT INTO stock_drifts (product_id, branch_id, value_id, booked, there)
        SELECT "productId", "branchId", "valueId", booked, there FROM found
        ON CONFLICT (product_id, branch_id, value_id)
          DO UPDATE SET booked = excluded.booked, there = excluded.there
        RETURNING xmax = 0 AS fresh
      ), counted AS (
        INSERT INTO stock_recounts (ended_at, products, units, value)
        SELECT now(), ${products}, coalesce(sum(stock), 0), coalesce(sum(stock::bigint * price), 0)
        FROM products WHERE active
        ON CONFLICT (single) DO UPDATE SET ended_at = excluded.ended_at, products = excluded.products,
          units = excluded.units, value = excluded.value
      )
      SELECT count(*) FILTER (WHERE fresh)::int AS fresh FROM kept`)
    return rows[0]?.fresh ?? 0
  },

  /** What stood in all branches at the last recount, at the prices of then; null before the first. */
  async value(executor: Executor): Promise<StockValue | null> {
    const { rows } = await executor.execute<{ endedAt: Date; units: number; value: number }>(
      sql`SELECT ended_at AS "endedAt", units, value FROM stock_recounts`,
    )
    const [row] = rows
    return row ? { ...row, endedAt: new Date(row.endedAt) } : null
  },

  /** What the last recount found, the first so many, and when it ended. */
  async last(executor: Executor, limit: number) {
    const [drifts, ended] = await Promise.all([
      executor.execute<NotedDrift>(sql`
        SELECT d.product_id AS "productId", d.branch_id AS "branchId", d.value_id AS "valueId", d.booked, d.there,
          coalesce(p.name, '') AS product, b.name AS branch, v.name AS value, d.noticed_at AS "noticedAt"
        FROM stock_drifts d
        LEFT JOIN products p ON p.id = d.product_id
        LEFT JOIN branches b ON b.id = d.branch_id
        LEFT JOIN product_option_values v ON v.id = d.value_id
        ORDER BY d.product_id, d.branch_id, d.value_id LIMIT ${limit}`),
      executor.execute<{ endedAt: Date; products: number }>(
        sql`SELECT ended_at AS "endedAt", products FROM stock_recounts`,
      ),
    ])
    return {
      drifts: drifts.rows.map((row) => ({ ...row, noticedAt: new Date(row.noticedAt) })),
      endedAt: ended.rows[0] ? new Date(ended.rows[0].endedAt) : null,
      products: ended.rows[0]?.products ?? 0,
    }
  },
}
