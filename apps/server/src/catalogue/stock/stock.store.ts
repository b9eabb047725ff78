import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/connection.ts'
import { because, type StockCause } from './stock-cause.store.ts'

export type StockRow = {
  stockId: number
  productId: number
  branchId: number
  valueId: number | null
  quantity: number
}

export type SellableProduct = {
  productId: number
  backorder: boolean
  /** The values of each option; empty for a product without options. */
  options: { optionId: number; valueIds: number[] }[]
}

export const stockStore = {
  /** Only products that are still sold. With `lock` their rows are locked, always in the same order. */
  async findSellable(executor: Executor, productIds: number[], lock: boolean): Promise<SellableProduct[]> {
    const locked = lock ? sql`for no key update of p` : sql``
    const { rows } = await executor.execute<SellableProduct>(sql`
      select p.id as "productId", p.backorder,
        coalesce((
          select jsonb_agg(jsonb_build_object(
            'optionId', o.id,
            'valueIds', array(select v.id from product_option_values v where v.option_id = o.id)
          ))
          from product_options o where o.product_id = p.id
        ), '[]') as options
      from products p
      where p.id = any(${sql.param(productIds)}::int[]) and p.active
      order by p.id ${locked}`)
    return rows
  },

  /** The stock rows of products, the main branch first. With `lock` they are locked in that same order. */
  async findStock(executor: Executor, productIds: number[], lock: boolean): Promise<StockRow[]> {
    const { rows } = await executor.execute<StockRow>(sql`
      select s.id as "stockId", s.product_id as "productId", s.branch_id as "branchId",
        s.value_id as "valueId", s.quantity
      from stock s join branches b on b.id = s.branch_id
      where s.product_id = any(${sql.param(productIds)}::int[])
      order by b.position, s.id ${lock ? sql`for update of s` : sql``}`)
    return rows
  },

  /** Takes units off rows that still have them and returns how many rows that was. */
  async takeStock(
    tx: Transaction,
    taken: { stockId: number; quantity: number }[],
    cause: StockCause,
  ): Promise<number> {
    const result = await tx.execute(sql`
      update stock s set quantity = s.quantity - t.quantity
      from unnest(
        ${sql.param(taken.map((row) => row.stockId))}::bigint[],
        ${sql.param(taken.map((row) => row.quantity))}::int[]
      ) as t (id, quantity)
      where s.id = t.id and s.quantity >= t.quantity and ${because(cause)}`)
    return result.rowCount ?? 0
  },

  /** Puts units back. */
  async returnStock(
    tx: Transaction,
    returned: { stockId: number; quantity: number }[],
    cause: StockCause,
  ): Promise<void> {
    const stockIds = sql.param(returned.map((row) => row.stockId))
    const quantities = sql.param(returned.map((row) => row.quantity))
    await tx.execute(sql`
      select 1 from products
      where id in (select product_id from stock where id = any(${stockIds}::bigint[]))
      order by id for no key update`)
    await tx.execute(sql`select 1 from stock where id = any(${stockIds}::bigint[]) order by id for update`)
    await tx.execute(sql`
      update stock s set quantity = s.quantity + r.quantity
      from (
        select id, sum(quantity)::int as quantity
        from unnest(${stockIds}::bigint[], ${quantities}::int[]) as given (id, quantity) group by id
      ) r
      where s.id = r.id and ${because(cause)}`)
  },
}
