import { sql } from 'drizzle-orm'
import { type Executor, run, type Transaction } from '../../db/connection.ts'
import { because, becauseOf, type StockCause } from './stock-cause.store.ts'

export type StockRow = {
  stockId: number
  productId: number
  branchId: number
  valueId: number | null
  quantity: number
}

/** Units of one place; each place stands in a list once. */
export type ReturnedUnits = Omit<StockRow, 'stockId'>

export type SellableProduct = {
  productId: number
  backorder: boolean
  /** The values of each option; empty for a product without options. */
  options: { optionId: number; valueIds: number[] }[]
}

const sellable = (lock: boolean) => `
  with sellable as materialized (
    select p.id, p.backorder from products p
    where p.id = any($1::int[]) and p.active
    order by p.id ${lock ? 'for no key update' : ''}
  ), units as materialized (
    select s.id, s.product_id, s.branch_id, s.value_id, s.quantity from stock s
    where s.product_id in (select id from sellable) order by s.id ${lock ? 'for update' : ''}
  )
  select p.id as "productId", p.backorder,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'optionId', o.id,
        'valueIds', array(select v.id from product_option_values v where v.option_id = o.id)
      ))
      from product_options o where o.product_id = p.id
    ), '[]') as options,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'stockId', u.id, 'productId', u.product_id, 'branchId', u.branch_id, 'valueId', u.value_id,
        'quantity', u.quantity
      ) order by b.position, u.id)
      from units u join branches b on b.id = u.branch_id where u.product_id = p.id
    ), '[]') as stock
  from sellable p order by p.id`
const products = sellable(false)
const lockedProducts = sellable(true)

export const stockStore = {
  /**
   * Products that are still sold, and their stock rows, the main branch first. With `lock` the products are locked in
   * the order of their ids, then the rows in that of theirs; both are as they stand under the lock.
   */
  async findSellable(
    executor: Executor,
    productIds: number[],
    lock: boolean,
  ): Promise<{ products: SellableProduct[]; stock: StockRow[] }> {
    const { rows } = await run<SellableProduct & { stock: StockRow[] }>(
      executor,
      lock ? lockedProducts : products,
      [productIds],
    )
    return {
      products: rows.map(({ stock: _, ...product }) => product),
      stock: rows.flatMap(({ stock }) => stock),
    }
  },

  /** Takes units off rows and returns how many rows that was; fails where one has too few. */
  async takeStock(
    tx: Transaction,
    taken: { stockId: number; quantity: number }[],
    cause: StockCause,
  ): Promise<number> {
    const result = await run(
      tx,
      `update stock s set quantity = s.quantity - t.quantity
       from unnest($1::bigint[], $2::int[]) as t (id, quantity)
       where s.id = t.id and ${becauseOf('$3')}`,
      [taken.map((row) => row.stockId), taken.map((row) => row.quantity), JSON.stringify(cause)],
    )
    return result.rowCount ?? 0
  },

  /**
   * Puts units back where they were taken from, in a new row where that one has gone meanwhile: a value that came back
   * under its id has no row of its own yet. Units whose place is no longer the product's stay out of its stock.
   */
  async returnStock(tx: Transaction, returned: readonly ReturnedUnits[], cause: StockCause): Promise<void> {
    const ids = sql.param([...new Set(returned.map(({ productId }) => productId))])
    await tx.execute(sql`
      select from products where id = any(${ids}::int[]) order by id for no key update`)
    const given = sql`json_to_recordset(${JSON.stringify(returned)}::json)
      as g ("productId" int, "branchId" int, "valueId" int, quantity int)`
    const isIts = sql`s.product_id = g."productId" and s.branch_id = g."branchId"
      and s.value_id is not distinct from g."valueId"`
    await tx.execute(
      sql`select from stock s where s.id in (select s.id from stock s join ${given} on ${isIts}) order by s.id for update`,
    )
    const added = await tx.execute(sql`
      update stock s set quantity = s.quantity + g.quantity from ${given} where ${isIts} and ${because(cause)}`)
    if (added.rowCount === returned.length) return
    await tx.execute(sql`
      insert into stock (product_id, branch_id, value_id, quantity)
      select g."productId", g."branchId", g."valueId", g.quantity from ${given}
      where not exists (select from stock s where ${isIts})
        and case when g."valueId" is null
          then not exists (select from product_options o where o.product_id = g."productId")
          else exists (
            select from product_option_values v join product_options o on o.id = v.option_id
            where v.id = g."valueId" and o.product_id = g."productId"
          ) end
        and ${because(cause)}`)
  },
}
