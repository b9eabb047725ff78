import { sql } from 'drizzle-orm'
import type { BulkChange, PricedProduct } from '#rules/products/bulk-change.ts'
import type { FieldChange } from '#rules/products/changed-fields.ts'
import { shownPrice } from '#rules/products/product-offer.ts'
import type { Executor, Transaction } from '../../../db/connection.ts'
import { offerOf } from '../product-columns.store.ts'
import { filterConditions, type ListFilter, wordCondition } from '../product-list.store.ts'
import { lockProducts } from '../read-product.store.ts'

export type BulkRow = PricedProduct & { id: number; version: number; name: string; sku: string }

/** What a product's prices become, and from what. */
export type BulkWrite = {
  id: number
  after: PricedProduct
  changes: { price?: FieldChange; offer?: FieldChange }
}

export type BulkBatch = {
  id: number
  madeAt: string
  actor: string
  change: BulkChange
  products: number
  undoneAt: string | null
  undoneBy: string | null
}

const batchColumns = sql`SELECT id, to_json(made_at) #>> '{}' AS "madeAt", actor, change, products,
  to_json(undone_at) #>> '{}' AS "undoneAt", undone_by AS "undoneBy" FROM product_batches`

async function priced(executor: Executor, ids: readonly number[]): Promise<BulkRow[]> {
  const { rows } = await executor.execute<BulkRow>(sql`
    SELECT p.id, p.version, p.name::text, p.sku, coalesce(p.compare_at_price, p.price) AS price, ${offerOf} AS offer
    FROM products p LEFT JOIN product_offers f ON f.product_id = p.id
    WHERE p.id = ANY (${sql.param([...ids])}::int[]) ORDER BY p.id`)
  return rows
}

export const bulkStore = {
  /** Those of a filter by their ids, at most so many; with `lock` nobody else writes them meanwhile. */
  async rows(
    executor: Executor,
    filter: Omit<ListFilter, 'after'>,
    { most, lock }: { most: number; lock: boolean },
  ): Promise<BulkRow[]> {
    const words = (await wordCondition(executor, filter.text)) ?? sql`true`
    const { rows: found } = await executor.execute<{ id: number }>(
      sql`SELECT p.id FROM products p WHERE ${filterConditions(filter)} AND ${words} LIMIT ${most}`,
    )
    const ids = found.map(({ id }) => id)
    if (lock) await lockProducts(executor, ids)
    return priced(executor, ids)
  },

  /** Writes prices and offers, raises the versions, and keeps what was changed with its batch. */
  async write(
    tx: Transaction,
    writes: readonly BulkWrite[],
    { batchId, staffId, actor, now }: { batchId: number; staffId: number; actor: string; now: number },
  ): Promise<void> {
    const rows = writes.map(({ id, after, changes }) => {
      const shown = shownPrice(after, now)
      const isDated = after.offer !== null && (after.offer.from !== null || after.offer.until !== null)
      return {
        id,
        changes,
        price: shown.price,
        before: shown.compareAtPrice,
        offer: isDated ? after.offer : null,
        is_on: shown.compareAtPrice !== null,
      }
    })
    const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS w (id int, changes jsonb, price int, before int, offer jsonb, is_on boolean)`
    await tx.execute(sql`
      WITH written AS (
        UPDATE products p SET price = w.price, compare_at_price = w.before, version = p.version + 1
        FROM ${given} WHERE p.id = w.id RETURNING p.id, p.version, w.changes
      )
      INSERT INTO product_changes (product_id, version, staff_id, actor, batch_id, changes)
      SELECT id, version, ${staffId}, ${actor}, ${batchId}, changes FROM written ORDER BY id`)
    await tx.execute(
      sql`DELETE FROM product_offers WHERE product_id = ANY (${sql.param(rows.map(({ id }) => id))}::int[])`,
    )
    await tx.execute(sql`
      INSERT INTO product_offers (product_id, price, starts_at, ends_at, is_on)
      SELECT w.id, (w.offer ->> 'price')::int, (w.offer ->> 'from')::timestamptz, (w.offer ->> 'until')::timestamptz,
        w.is_on
      FROM ${given} WHERE w.offer <> 'null'`)
  },

  async insertBatch(
    tx: Transaction,
    batch: { staffId: number; actor: string; change: BulkChange; products: number },
  ): Promise<number> {
    const { rows } = await tx.execute<{ id: number }>(sql`
      INSERT INTO product_batches (staff_id, actor, change, products)
      VALUES (${batch.staffId}, ${batch.actor}, ${JSON.stringify(batch.change)}::jsonb, ${batch.products})
      RETURNING id`)
    return rows[0]?.id ?? 0
  },

  async batches(executor: Executor, before: number | undefined): Promise<BulkBatch[]> {
    const behind = before === undefined ? sql`true` : sql`id < ${before}`
    const { rows } = await executor.execute<BulkBatch>(
      sql`${batchColumns} WHERE ${behind} ORDER BY id DESC LIMIT 50`,
    )
    return rows
  },

  /** Locked until the transaction ends. */
  async findBatch(tx: Transaction, id: number): Promise<BulkBatch | undefined> {
    const { rows } = await tx.execute<BulkBatch>(sql`${batchColumns} WHERE id = ${id} FOR UPDATE`)
    return rows[0]
  },

  /** What a batch changed, with the products as they stand, locked. */
  async changedRows(
    tx: Transaction,
    batchId: number,
  ): Promise<(BulkRow & { changes: BulkWrite['changes'] })[]> {
    const { rows: changes } = await tx.execute<{ id: number; changes: BulkWrite['changes'] }>(
      sql`SELECT product_id AS id, changes FROM product_changes WHERE batch_id = ${batchId} ORDER BY id`,
    )
    const ids = changes.map(({ id }) => id)
    await lockProducts(tx, ids)
    const rows = await priced(tx, ids)
    const changed = new Map(changes.map((each) => [each.id, each.changes]))
    return rows.map((row) => ({ ...row, changes: changed.get(row.id) ?? {} }))
  },

  async markUndone(tx: Transaction, id: number, by: string): Promise<void> {
    await tx.execute(sql`UPDATE product_batches SET undone_at = now(), undone_by = ${by} WHERE id = ${id}`)
  },
}
