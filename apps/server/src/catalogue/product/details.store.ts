import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Candidate } from '#rules/fit/suited-instead.ts'
import type { AskedVehicle } from '#rules/vehicles/asked-vehicle.ts'
import type { Executor } from '../../db/connection.ts'
import {
  brandModels,
  brands,
  categoryExtraData,
  productCategories,
  productOptions,
  productOptionValues,
  products,
} from '../catalogue.tables.ts'
import { isOfVehicle } from './fitment.store.ts'

export type BrandModelRow = typeof brandModels.$inferSelect
export type ExtraDataRow = Pick<typeof categoryExtraData.$inferSelect, 'id' | 'label' | 'kind'>
export type CategoryStep = { id: number; slug: string; name: string }

/** More are not looked at: the nearest prices are among them. */
const mostCandidates = 1000

/** A product that others are laid beside. */
const own = (productId: number): SQL => sql`own as materialized (
  select p.id, p.kind, p.price, p.brand_id, p.fitment, (
      select pc.category_id from product_categories pc
      where pc.product_id = p.id and pc.direct order by pc.position, pc.category_id limit 1
    ) as leaf, array(select vehicle_id from product_vehicles where product_id = p.id) as vehicles
  from products p where p.id = ${productId})`

/**
 * Those of its kind, the nearest price first. They are asked in this order for the rest, and no more of them than it takes
 * to find enough: of a large shop's kind there are thousands. What has no kind is most of some shops; there those of
 * its leaf alone are looked up, one by one (`offset 0`: never all that have no kind).
 */
const nearest = (among: SQL): SQL => sql`(
  select o.product_id, abs(o.price - (select price from own)) as far from product_prices o
  where (select kind from own) <> '' and o.kind = (select kind from own) and o.active ${among}
  union all
  select o.product_id, abs(o.price - (select price from own)) as far from product_categories c
  cross join lateral (select * from product_prices each where each.product_id = c.product_id offset 0) o
  where (select kind from own) = '' and c.category_id = (select leaf from own) and o.kind = '' and o.active ${among}
  order by far)`

const isOfItsLeaf = sql`p.active and p.id <> (select id from own)
  and exists (select from product_categories pc
    where pc.category_id = (select leaf from own) and pc.product_id = p.id)`

export const detailsStore = {
  async brandIdBySlug(executor: Executor, slug: string): Promise<number | undefined> {
    const [row] = await executor.select({ id: brands.id }).from(brands).where(eq(brands.slug, slug))
    return row?.id
  },

  models: (executor: Executor, brandId: number): Promise<BrandModelRow[]> =>
    executor
      .select()
      .from(brandModels)
      .where(eq(brandModels.brandId, brandId))
      .orderBy(asc(brandModels.position), asc(brandModels.id)),

  /** Units of all branches; undefined unless the value is one of a product for sale. */
  async stockOfValue(executor: Executor, productId: number, valueId: number): Promise<number | undefined> {
    const [row] = await executor
      .select({
        stock: sql<number>`least(2147483647, coalesce((
          select sum(s.quantity) from stock s where s.value_id = ${productOptionValues.id}), 0))::int`,
      })
      .from(productOptionValues)
      .innerJoin(productOptions, eq(productOptions.id, productOptionValues.optionId))
      .innerJoin(products, and(eq(products.id, productOptions.productId), products.active))
      .where(and(eq(productOptionValues.id, valueId), eq(products.id, productId)))
    return row?.stock
  },

  async isForSale(executor: Executor, productId: number): Promise<boolean> {
    const found = await executor
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, productId), products.active))
    return found.length > 0
  },

  /** What a product's categories and those above them ask, the outermost category first. */
  extraData: (executor: Executor, productId: number): Promise<ExtraDataRow[]> =>
    executor
      .select({ id: categoryExtraData.id, label: categoryExtraData.label, kind: categoryExtraData.kind })
      .from(productCategories)
      .innerJoin(categoryExtraData, eq(categoryExtraData.categoryId, productCategories.categoryId))
      .where(eq(productCategories.productId, productId))
      .orderBy(
        asc(productCategories.direct),
        asc(categoryExtraData.categoryId),
        asc(categoryExtraData.position),
        asc(categoryExtraData.id),
      ),

  /** From the root to the category; empty for an unknown one. */
  async pathTo(executor: Executor, categoryId: number): Promise<CategoryStep[]> {
    const { rows } = await executor.execute<CategoryStep>(sql`
      with recursive above as (
        select id, parent_id, slug, name, 0 as steps from categories where id = ${categoryId}
        union all
        select c.id, c.parent_id, c.slug, c.name, above.steps + 1
        from above join categories c on c.id = above.parent_id
      ) cycle id set is_loop using visited
      select id, slug, name from above where not is_loop order by steps desc`)
    return rows
  },

  /**
   * What can be bought in place of a product: of its leaf category and kind, of another brand, at about its
   * price; a part for vehicles has to fit one that it fits too. The nearest price first.
   */
  async analogues(executor: Executor, productId: number, limit: number): Promise<number[]> {
    const aboutItsPrice = sql`and o.price between
      (select price::bigint * 3 / 5 from own) and (select price::bigint * 5 / 3 from own)`
    const { rows } = await executor.execute<{ id: number }>(sql`
      with ${own(productId)}
      select p.id from ${nearest(aboutItsPrice)} near join products p on p.id = near.product_id
      where ${isOfItsLeaf} and p.brand_id is distinct from (select brand_id from own)
        and case (select fitment from own)
          when 'some' then p.fitment = 'all' or p.fitment = 'some' and (select vehicles from own)::int[]
            && array(select its.vehicle_id from product_vehicles its where its.product_id = p.id)
          else p.fitment = (select fitment from own)
        end
      order by near.far, p.sold_count desc, p.id limit ${limit}`)
    return rows.map((row) => row.id)
  },

  /** A product, and those of its kind or of an action that begins alike, as far as they are for animals. */
  async candidates(
    executor: Executor,
    productId: number,
  ): Promise<{ own: Candidate | undefined; others: Candidate[] }> {
    const { rows } = await executor.execute<Candidate>(sql`
      with facts as (
        select p.id, p.kind, p.price, p.suits, p.active and (p.stock > 0 or p.backorder) as "isAvailable",
          (select f.value_slug from product_features f
            where f.product_id = p.id and f.name_slug = 'accion' limit 1) as action
        from products p where p.active and (p.suits is not null or p.id = ${productId})
      ), own as (select * from facts where id = ${productId})
      select f.* from facts f join own on f.kind = own.kind
        or split_part(f.action, '-', 1) = split_part(own.action, '-', 1)
      order by f.id = own.id desc, abs(f.price - own.price), f.id limit ${mostCandidates}`)
    const own = rows.find(({ id }) => id === productId)
    return { own, others: rows.filter((row) => row !== own) }
  },

  /** Others of a product's leaf category and kind that fit a vehicle, of any brand. The nearest price first. */
  async fitting(
    executor: Executor,
    productId: number,
    vehicle: AskedVehicle,
    limit: number,
  ): Promise<number[]> {
    const { rows } = await executor.execute<{ id: number }>(sql`
      with ${own(productId)}
      select p.id from ${nearest(sql``)} near join products p on p.id = near.product_id
      where ${isOfItsLeaf}
        and (p.fitment = 'all' or p.fitment = 'some' and exists (
          select from product_vehicles its where its.product_id = p.id and ${isOfVehicle(vehicle)}))
      order by near.far, p.sold_count desc, p.id limit ${limit}`)
    return rows.map((row) => row.id)
  },
}
