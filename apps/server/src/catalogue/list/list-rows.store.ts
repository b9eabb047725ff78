import { type SQL, sql } from 'drizzle-orm'
import type { AttributeDefinition } from '#rules/catalogue/attribute-values.ts'
import { contentAttributes, kindAttribute } from '#rules/catalogue/product-attributes.ts'
import type { Executor } from '../../db/connection.ts'
import type { ListNumbers, ListRow } from './list-columns.ts'

/** What facets are called, in the order in which they are shown. */
export type ListNames = {
  brands: { id: number; slug: string; name: string }[]
  categories: { id: number; slug: string; name: string }[]
}

export type FeatureName = { feature: string; name: string; value: string }

/**
 * What changed since a snapshot; `products` holds 0 where names did, and is null without a snapshot. Of `patched` only
 * their own numbers did.
 */
export type ListChanges = { snapshot: string; products: number[] | null; patched: number[] }

/** Read at a time, so that other requests are answered in between. */
const batch = 5000

export const listRowsStore = {
  /** What transactions wrote that `since`, a snapshot of PostgreSQL, did not see. */
  async changes(executor: Executor, since: string | null): Promise<ListChanges> {
    const seen = since ?? '1:1:'
    const { rows } = await executor.execute<{ snapshot: string; products: number[]; patched: number[] }>(sql`
      with changed as materialized (
        select product_id, pg_visible_in_snapshot(rest_changed_in, ${seen}::pg_snapshot) as is_patched from list_changes
        where changed_in >= pg_snapshot_xmin(${seen}::pg_snapshot)
          and changed_in < pg_snapshot_xmax(pg_current_snapshot())
          and not pg_visible_in_snapshot(changed_in, ${seen}::pg_snapshot)
          and ${since !== null}::boolean
      )
      select pg_current_snapshot()::text as snapshot,
        array(select product_id from changed where not is_patched) as products,
        array(select product_id from changed where is_patched) as patched`)
    const [found] = rows
    if (!found) throw new Error('A snapshot came back without a row')
    return since === null ? { ...found, products: null } : found
  },

  /** The own numbers of those of `ids` that are sold, some thousands at a time. */
  async *numbers(executor: Executor, ids: readonly number[]): AsyncGenerator<ListNumbers[]> {
    for (let start = 0; start < ids.length; start += batch) {
      const { rows } = await executor.execute<ListNumbers>(sql`
        select ${ownNumbers} from products p
        where p.active and p.id = any(${sql.param(ids.slice(start, start + batch))}::int[])`)
      yield rows
    }
  },

  /** Products that are sold, some thousands at a time: all of them, or those of `ids`. */
  rows: (executor: Executor, ids: readonly number[] | null): AsyncGenerator<ListRow[]> =>
    ids === null ? batchesOfAll(executor) : batchesOf(executor, ids),

  async names(executor: Executor): Promise<ListNames> {
    const brands = await executor.execute<ListNames['brands'][number]>(
      sql`select id, slug, name from brands order by name, id`,
    )
    const categories = await executor.execute<ListNames['categories'][number]>(sql`
      select c.id, c.slug, c.name from categories c join category_tree t on t.id = c.id and t.shown order by t.path`)
    return { brands: brands.rows, categories: categories.rows }
  },

  /** What the shop says of its attributes, in their order. */
  async attributes(executor: Executor): Promise<AttributeDefinition[]> {
    const { rows } = await executor.execute<AttributeDefinition>(sql`
      select d.slug, d.name, d.kind, d.unit, d.position,
        coalesce((select jsonb_agg(jsonb_build_object('slug', t.slug, 'name', t.name) order by t.position)
          from attribute_terms t where t.attribute = d.slug), '[]') as terms,
        coalesce((select jsonb_object_agg(v.value, v.terms) from (
          select value, jsonb_agg(term order by term) as terms from attribute_values
          where attribute = d.slug group by value) v), '{}') as values,
        array(select distinct below.id from attribute_categories c
          join category_tree below on c.category_id = any(below.ids)
          where c.attribute = d.slug order by 1) as "categoryIds"
      from attribute_definitions d order by d.position, d.slug`)
    return rows
  },

  /** How the features of all products, or of those of `ids`, are written. */
  async featureNames(executor: Executor, ids: readonly number[] | null): Promise<FeatureName[]> {
    const scope = ids === null ? sql`true` : sql`product_id = any(${sql.param(ids)}::int[])`
    const { rows } = await executor.execute<FeatureName>(sql`
      select name_slug || ':' || value_slug as feature, min(name) as name, min(value) as value
      from product_features where ${scope} group by name_slug, value_slug
      union all
      select distinct own.feature, own.name, own.value from (
        select id as product_id, ${kindFeature} as feature, '' as name, '' as value from products p
        union all
        select id, ${contentFeature}, '', replace(trim_scale(content_amount)::text, '.', ',')
          || case content_unit when 'unit' then '' else ' ' || content_unit end from products p
      ) own where own.feature is not null and ${scope}`)
    return rows
  },
}

const kindFeature = sql`${`${kindAttribute}:`} || nullif(kind, '')`

const contentFeature = sql`case content_unit
  when 'kg' then ${`${contentAttributes.kg.slug}:`} when 'l' then ${`${contentAttributes.l.slug}:`}
  when 'unit' then ${`${contentAttributes.unit.slug}:`} end || trim_scale(content_amount)::text`

async function* batchesOfAll(executor: Executor): AsyncGenerator<ListRow[]> {
  for (let last = 0; ; ) {
    const { rows } = await executor.execute<ListRow>(listRows(sql`p.id > ${last}`))
    yield rows
    const end = rows.at(-1)
    if (!end || rows.length < batch) return
    last = end.id
  }
}

async function* batchesOf(executor: Executor, ids: readonly number[]): AsyncGenerator<ListRow[]> {
  for (let start = 0; start < ids.length; start += batch) {
    const some = ids.slice(start, start + batch)
    const { rows } = await executor.execute<ListRow>(listRows(sql`p.id = any(${sql.param(some)}::int[])`))
    yield rows
  }
}

const ownNumbers = sql`p.id, p.position, p.price, p.rating_rounded as stars,
  p.compare_at_price is not null as "onOffer", p.stock > 0 as "inStock"`

function listRows(scope: SQL): SQL {
  return sql`
    select ${ownNumbers}, p.brand_id as "brandId", p.fitment = 'all' as "fitsAll",
      case when p.fitment = 'some' then (
        select string_agg(v.vehicle_id::text, ',' order by v.vehicle_id)
        from product_vehicles v where v.product_id = p.id
      ) end as "vehicleIds",
      case when p.fitment = 'some' then (
        select jsonb_agg(jsonb_build_object('vehicleId', v.vehicle_id, 'from', v.year_from, 'to', v.year_to)
          order by v.vehicle_id)::text
        from product_vehicles v where v.product_id = p.id and v.year_from is not null
      ) end as "fitYears", p.suits::text as suits,
      (select string_agg(c.category_id::text, ',' order by c.category_id)
        from product_categories c where c.product_id = p.id) as "categoryIds",
      (select string_agg(distinct v.color, ',')
        from product_options o join product_option_values v on v.option_id = o.id
        where o.product_id = p.id and o.kind = 'color') as colors,
      (select string_agg(held.branch_id::text, ',' order by held.branch_id) from (
        ${branchesHolding(sql`p.id`)}
      ) held) as "branchIds",
      concat_ws(',', (select string_agg(f.name_slug || ':' || f.value_slug, ',' order by f.position)
        from product_features f where f.product_id = p.id), ${kindFeature}, ${contentFeature}) as features
    from products p where p.active and ${scope}
    order by p.id limit ${batch}`
}

/** The branches that have something of a product: of one with options, a value of each. */
export const branchesHolding = (product: SQL): SQL => sql`
  select s.branch_id from stock s left join product_option_values v on v.id = s.value_id
  where s.product_id = ${product} and s.quantity > 0
  group by s.branch_id
  having count(distinct v.option_id) = (select count(*) from product_options o where o.product_id = ${product})`
