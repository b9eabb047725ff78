import { sql } from 'drizzle-orm'
import { type Executor, run } from '../../db/connection.ts'

export type OfferedValue = {
  id: number
  name: string
  /** A file; null where the product's picture stands for it. */
  picture: string | null
}
export type OfferedOption = { id: number; name: string; values: OfferedValue[] }

export type OrderableProduct = {
  productId: number
  slug: string
  name: string
  sku: string
  /** Its first picture's; null without one. */
  file: string | null
  price: number
  compareAtPrice: number | null
  options: OfferedOption[]
  package: { width: number; height: number; depth: number; weight: number }
}

const orderable = `
  select p.id as "productId", p.slug, p.name, p.sku, p.price, p.compare_at_price as "compareAtPrice",
    (select file from product_pictures i where i.product_id = p.id order by i.position limit 1) as file,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', o.id, 'name', o.name,
        'values', coalesce((
          select jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'picture', v.picture) order by v.position)
          from product_option_values v where v.option_id = o.id), '[]')
      ) order by o.position)
      from product_options o where o.product_id = p.id), '[]') as options,
    jsonb_build_object('width', p.package_width, 'height', p.package_height,
      'depth', p.package_depth, 'weight', p.package_weight) as package
  from products p
  where p.id = any($1::int[]) and p.active`

export const priceStore = {
  /** The products among these that are for sale. */
  async findForOrder(executor: Executor, productIds: number[]): Promise<OrderableProduct[]> {
    const { rows } = await run<OrderableProduct>(executor, orderable, [productIds])
    return rows
  },

  /** The package and the price of the products among these that are for sale, by id. */
  async findPackages(
    executor: Executor,
    productIds: readonly number[],
  ): Promise<ReadonlyMap<number, ProductPackage>> {
    const { rows } = await executor.execute<ProductPackage & { id: number }>(sql`
      select id, price, jsonb_build_object('width', package_width, 'height', package_height,
        'depth', package_depth, 'weight', package_weight) as package
      from products where id = any(${sql.param([...productIds])}::int[]) and active`)
    return new Map(rows.map(({ id, ...found }) => [id, found]))
  },

  /** What the products among these that are for sale cost now, in pesos, by id. */
  async findPrices(executor: Executor, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const { rows } = await executor.execute<{ id: number; price: number }>(sql`
      select id, price from products where id = any(${sql.param([...productIds])}::int[]) and active`)
    return new Map(rows.map(({ id, price }) => [id, price]))
  },
}

export type ProductPackage = {
  /** Pesos with IVA. */
  price: number
  /** cm and kg; 0 where nobody measured. */
  package: OrderableProduct['package']
}
