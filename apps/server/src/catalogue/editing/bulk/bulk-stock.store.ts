import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../db/connection.ts'
import { because, type StockCause } from '../../stock/stock-cause.store.ts'
import { filterConditions, type ListFilter, wordCondition } from '../product-list.store.ts'
import { lockProducts } from '../read-product.store.ts'

/** Units in place of what is there, or so many more (below 0: fewer). */
export type BulkStockChange =
  | { kind: 'set'; units: number }
  | { kind: 'add'; units: number; reason: 'received' | 'returned' | 'lost' }

/** Where units of a branch are: of a product, or of a value of one of its options. */
export type BulkPlace = {
  productId: number
  valueId: number | null
  name: string
  sku: string
  value: string | null
  units: number
}

type Delta = { productId: number; valueId: number | null; delta: number }

/** Moments are ISO 8601. */
export type StockBatch = {
  id: number
  madeAt: string
  actor: string
  branchId: number
  branch: string
  change: BulkStockChange
  note: string
  places: number
  undoneAt: string | null
  undoneBy: string | null
}

const batches = sql`
  SELECT t.id, to_json(t.made_at) #>> '{}' AS "madeAt", t.actor, t.branch_id AS "branchId", b.name AS branch, t.change,
    t.note, t.places, to_json(t.undone_at) #>> '{}' AS "undoneAt", t.undone_by AS "undoneBy"
  FROM stock_batches t JOIN branches b ON b.id = t.branch_id`

const given = (rows: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
  AS w ("productId" int, "valueId" int, delta int)`

export const bulkStockStore = {
  async hasBranch(executor: Executor, branchId: number): Promise<boolean> {
    const { rows } = await executor.execute(sql`SELECT 1 FROM branches WHERE id = ${branchId}`)
    return rows.length > 0
  },

  /** The places of a filter in a branch, at most so many; with `lock` nobody buys of them meanwhile. */
  async places(
    executor: Executor,
    { filter, branchId }: { filter: Omit<ListFilter, 'after'>; branchId: number },
    { most, lock }: { most: number; lock: boolean },
  ): Promise<BulkPlace[]> {
    const words = (await wordCondition(executor, filter.text)) ?? sql`true`
    const { rows: found } = await executor.execute<{ id: number }>(
      sql`SELECT p.id FROM products p WHERE ${filterConditions(filter)} AND ${words} ORDER BY p.id LIMIT ${most}`,
    )
    const ids = found.map(({ id }) => id)
    if (lock) await lockProducts(executor, ids)
    const { rows } = await executor.execute<BulkPlace>(sql`
      SELECT p.id AS "productId", v.id AS "valueId", p.name::text, p.sku, v.name AS value,
        coalesce(s.quantity, 0) AS units
      FROM products p
      LEFT JOIN (product_options o JOIN product_option_values v ON v.option_id = o.id) ON o.product_id = p.id
      LEFT JOIN stock s ON s.product_id = p.id AND s.branch_id = ${branchId} AND s.value_id IS NOT DISTINCT FROM v.id
      WHERE p.id = ANY (${sql.param(ids)}::int[])
        AND (v.id IS NOT NULL OR NOT EXISTS (SELECT FROM product_options x WHERE x.product_id = p.id))
      ORDER BY p.id, o.position, v.position, v.id LIMIT ${most}`)
    return rows
  },

  /** Adds units to places of a branch, or takes them away, each a movement with its cause. */
  async add(tx: Transaction, branchId: number, deltas: readonly Delta[], cause: StockCause): Promise<void> {
    await tx.execute(sql`
      INSERT INTO stock (product_id, branch_id, value_id, quantity)
      SELECT w."productId", ${branchId}::int, w."valueId", 0 FROM ${given(deltas)}
      ON CONFLICT (product_id, branch_id, value_id) DO NOTHING`)
    await tx.execute(sql`
      UPDATE stock s SET quantity = s.quantity + w.delta FROM ${given(deltas)}
      WHERE s.product_id = w."productId" AND s.branch_id = ${branchId}::int
        AND s.value_id IS NOT DISTINCT FROM w."valueId" AND ${because(cause)}`)
  },

  async insertBatch(
    tx: Transaction,
    batch: { staffId: number; actor: string; branchId: number; change: BulkStockChange; note: string },
    deltas: readonly Delta[],
  ): Promise<number> {
    const { rows } = await tx.execute<{ id: number }>(sql`
      WITH made AS (
        INSERT INTO stock_batches (staff_id, actor, branch_id, change, note, places)
        VALUES (${batch.staffId}, ${batch.actor}, ${batch.branchId}, ${JSON.stringify(batch.change)}::jsonb,
          ${batch.note}, ${deltas.length})
        RETURNING id
      ), kept AS (
        INSERT INTO stock_batch_places (batch_id, product_id, value_id, delta)
        SELECT made.id, w."productId", w."valueId", w.delta FROM made, ${given(deltas)}
      )
      SELECT id FROM made`)
    return rows[0]?.id ?? 0
  },

  /** Up to 50, the newest first, behind the one of an id where one is named. */
  async batches(executor: Executor, before: number | undefined): Promise<StockBatch[]> {
    const behind = before === undefined ? sql`true` : sql`t.id < ${before}`
    const { rows } = await executor.execute<StockBatch>(
      sql`${batches} WHERE ${behind} ORDER BY t.id DESC LIMIT 50`,
    )
    return rows
  },

  /** Locked until the transaction ends. */
  async findBatch(tx: Transaction, id: number): Promise<StockBatch | undefined> {
    const { rows } = await tx.execute<StockBatch>(sql`${batches} WHERE t.id = ${id} FOR UPDATE OF t`)
    return rows[0]
  },

  /**
   * What a batch changed, with the units that are there, which nobody buys of meanwhile. A product that has got options
   * since keeps units on their values alone.
   */
  async changed(tx: Transaction, { id, branchId }: StockBatch): Promise<(Delta & { units: number })[]> {
    const { rows: touched } = await tx.execute<{ id: number }>(
      sql`SELECT DISTINCT product_id AS id FROM stock_batch_places WHERE batch_id = ${id}`,
    )
    await lockProducts(
      tx,
      touched.map((each) => each.id),
    )
    const { rows } = await tx.execute<Delta & { units: number }>(sql`
      SELECT w.product_id AS "productId", w.value_id AS "valueId", w.delta, coalesce(s.quantity, 0) AS units
      FROM stock_batch_places w
      LEFT JOIN stock s ON s.product_id = w.product_id AND s.branch_id = ${branchId}
        AND s.value_id IS NOT DISTINCT FROM w.value_id
      WHERE w.batch_id = ${id}
        AND (w.value_id IS NOT NULL OR NOT EXISTS (SELECT FROM product_options o WHERE o.product_id = w.product_id))
      ORDER BY w.product_id, w.value_id`)
    return rows
  },

  async markUndone(tx: Transaction, id: number, by: string): Promise<void> {
    await tx.execute(sql`UPDATE stock_batches SET undone_at = now(), undone_by = ${by} WHERE id = ${id}`)
  },
}
