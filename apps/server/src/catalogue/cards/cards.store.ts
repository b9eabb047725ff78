import { eq, sql } from 'drizzle-orm'
import type { FitYears } from '#rules/fit/vehicle-fit.ts'
import type { Database } from '../../db/connection.ts'
import { brands, products } from '../catalogue.tables.ts'
import { cachedCardsOf } from './cached-cards.ts'
import type { CardRow } from './card-row.ts'

/** A card shows one picture and may turn to another; a product's page asks for all. */
const cardPictures = sql.raw('2')

/** Where the units that are told of are. */
export type StockOf = 'all branches' | 'one branch'

export const branch = sql`${sql.placeholder('branchId')}::int`

/**
 * The columns of a card; with the units of one branch they need the placeholder `branchId`. Two statements, and not one
 * which is told that there is no branch: PostgreSQL planned that one anew each time.
 */
export const cardColumns = (of: StockOf) => ({
  id: products.id,
  slug: products.slug,
  name: products.name,
  sku: products.sku,
  price: products.price,
  compareAtPrice: products.compareAtPrice,
  discountPercent: products.discountPercent,
  stock:
    of === 'all branches'
      ? sql<number>`${products.stock}`
      : sql<number>`product_stock(${products.id}, ${branch})`,
  backorder: products.backorder,
  rating: products.rating,
  reviewCount: products.reviewCount,
  contentAmount: products.contentAmount,
  contentUnit: products.contentUnit,
  hasOptions: sql<boolean>`exists (select from product_options o where o.product_id = ${products.id})`,
  brand: { slug: brands.slug, name: brands.name, country: brands.country, image: brands.image },
  pictures: sql<CardRow['pictures']>`coalesce((
    select jsonb_agg(jsonb_build_object('file', i.file, 'alt', i.alt, 'ground', i.ground) order by i.position)
    from product_pictures i where i.product_id = ${products.id} and i.position < ${cardPictures}), '[]')`,
  features: sql<CardRow['features']>`coalesce((
    select jsonb_agg(jsonb_build_object('name', f.name, 'value', f.value) order by f.position)
    from product_features f where f.product_id = ${products.id}), '[]')`,
  fitment: products.fitment,
  vehicleIds: sql<number[]>`case when ${products.fitment} <> 'some' then '{}' else array(
    select v.vehicle_id from product_vehicles v where v.product_id = ${products.id} order by 1) end`,
  conditions: sql<CardRow['conditions']>`case when ${products.fitment} <> 'some' then '[]' else coalesce((
    select jsonb_agg(jsonb_build_object('kind', c.kind, 'text', c.text, 'vehicleIds', c.ids) order by c.position, c.text)
    from (
      select kind, text, min(position) as position, jsonb_agg(vehicle_id order by vehicle_id) as ids
      from fitment_conditions where product_id = ${products.id} group by kind, text
    ) c), '[]') end`,
  years: sql<FitYears[]>`case when ${products.fitment} <> 'some' then '[]' else coalesce((
    select jsonb_agg(jsonb_build_object('vehicleId', v.vehicle_id, 'from', v.year_from, 'to', v.year_to)
      order by v.vehicle_id)
    from product_vehicles v where v.product_id = ${products.id} and v.year_from is not null), '[]') end`,
  suits: products.suits,
})

export function cardsStore(database: Pick<Database, 'db'>) {
  const { db } = database
  const cache = cachedCardsOf(database)
  const byIds = (of: StockOf, name: string) =>
    db
      .select(cardColumns(of))
      .from(products)
      .leftJoin(brands, eq(brands.id, products.brandId))
      .where(sql`${products.id} = any(${sql.placeholder('ids')}::int[])`)
      .prepare(name)
  const ofAll = byIds('all branches', 'cards_by_ids')
  const ofBranch = byIds('one branch', 'cards_by_ids_in_branch')

  return {
    /** The cards of products in the order asked; ids that are gone are left out. */
    async find(ids: readonly number[], branchId: number | null = null): Promise<CardRow[]> {
      if (ids.length === 0) return []
      const byId =
        branchId === null
          ? await cache.of(ids, (wanted) => ofAll.execute({ ids: wanted }))
          : new Map((await ofBranch.execute({ ids, branchId })).map((row) => [row.id, row]))
      return ids.flatMap((id) => byId.get(id) ?? [])
    },
  }
}
