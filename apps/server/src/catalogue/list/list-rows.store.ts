import { type SQL, sql } from 'drizzle-orm'
import type { AttributeDefinition } from '#rules/catalogue/attribute-values.ts'
import { contentAttributes, kindAttribute } from '#rules/catalogue/product-attributes.ts'
import type { Database, Executor } from '../../db/connection.ts'
import { numbersOf } from '../../db/numbers-of.ts'
import type { ListNumbers, ListRow } from './list-columns.ts'

/** What facets are called, in the order in which they are shown. */
export type ListNames = {
  brands: { id: number; slug: string; name: string }[]
  categories: { id: number; slug: string; name: string }[]
}

export type FeatureName = { feature: string; name: string; value: string }

/**
 * What changed since a snapshot. `products` holds 0 where names changed, and is null without a snapshot; of the products in
 * `patched` only `ListNumbers` changed.
 */
export type ListChanges = { snapshot: string; products: number[] | null; patched: number[] }

/** Read at a time, so that other requests are answered in between: of some products, and of all. */
const batch = 5000
const fetched = 2000

export const listRowsStore = {
  /** Asks what transactions wrote that `since`, a snapshot of PostgreSQL, did not see; prepared, since each list asks it. */
  changes({ db }: Pick<Database, 'db'>): (since: string | null) => Promise<ListChanges> {
    const seen = sql`${sql.placeholder('seen')}::pg_snapshot`
    const changed = db
      .select({
        snapshot: sql<string>`now.snapshot`,
        products: sql<string | null>`now.products`,
        patched: sql<string | null>`now.patched`,
      })
      .from(sql`(
        with changed as materialized (
          select product_id, pg_visible_in_snapshot(rest_changed_in, ${seen}) as is_patched from list_changes
          where changed_in >= pg_snapshot_xmin(${seen})
            and changed_in < pg_snapshot_xmax(pg_current_snapshot())
            and not pg_visible_in_snapshot(changed_in, ${seen})
            and ${sql.placeholder('isKnown')}::boolean
        )
        select pg_current_snapshot()::text as snapshot,
          (select string_agg(product_id::text, ' ') from changed where not is_patched) as products,
          (select string_agg(product_id::text, ' ') from changed where is_patched) as patched) now`)
      .prepare('list_changes_since')
    return async (since) => {
      const [found] = await changed.execute({ seen: since ?? '1:1:', isKnown: since !== null })
      if (!found) throw new Error('A snapshot came back without a row')
      const { snapshot, products, patched } = found
      return {
        snapshot,
        products: since === null ? null : numbersOf(products),
        patched: numbersOf(patched),
      }
    }
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

  /** Products that are sold of `ids`, some thousands at a time. */
  async *rows(executor: Executor, ids: readonly number[]): AsyncGenerator<ListRow[]> {
    for (let start = 0; start < ids.length; start += batch) {
      const { rows } = await executor.execute<ListRow>(listRowsOf(ids.slice(start, start + batch)))
      yield rows
    }
  },

  /**
   * Hands over all products that are sold, in the order of their ids. They are one statement of one transaction, which
   * goes through each table once: looked up some thousands at a time, each of them would be looked for in seven indexes.
   */
  async everyRow({ db }: Pick<Database, 'db'>, take: (rows: ListRow[]) => void): Promise<void> {
    await db.transaction(async (tx) => {
      // Before the tables are analysed, the planner would otherwise look up each product.
      await tx.execute(sql`set local enable_nestloop = off`)
      await tx.execute(sql`declare every_product no scroll cursor for ${everyListRow}`)
      // Asked at once: Drizzle itself waits until somebody awaits it.
      const fetchNext = async () =>
        (await tx.execute<ListRow>(sql.raw(`fetch ${fetched} from every_product`))).rows
      for (let next = fetchNext(); ; ) {
        const rows = await next
        if (rows.length === 0) return
        // The database gathers the next ones while these are taken.
        next = fetchNext()
        next.catch(() => undefined)
        take(rows)
      }
    })
  },

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

  /**
   * How the features of all products, or of those of `ids`, are written. Of all, each is looked up once in the index that
   * has them in their order: read one by one, those of a million products are some millions.
   */
  async featureNames(executor: Executor, ids: readonly number[] | null): Promise<FeatureName[]> {
    const scope = ids === null ? sql`true` : sql`id = any(${sql.param(ids)}::int[])`
    const { rows } = await executor.execute<FeatureName>(sql`
      ${ids === null ? everyFeature : featuresOf(ids)}
      union all
      select distinct ${kindFeature}, '', '' from products where nullif(kind, '') is not null and ${scope}
      union all
      select distinct ${contentFeature}, '', replace(trim_scale(content_amount)::text, '.', ',')
        || case content_unit when 'unit' then '' else ' ' || content_unit end
      from products where ${contentFeature} is not null and ${scope}`)
    return rows
  },
}

const featuresOf = (ids: readonly number[]): SQL => sql`
  select name_slug || ':' || value_slug as feature, min(name) as name, min(value) as value
  from product_features where product_id = any(${sql.param(ids)}::int[]) group by name_slug, value_slug`

const everyFeature = sql`
  select each.name_slug || ':' || each.value_slug as feature, written.name, written.value from (
    with recursive each as (
      (select name_slug, value_slug from product_features order by name_slug, value_slug limit 1)
      union all
      select next.name_slug, next.value_slug from each cross join lateral (
        select f.name_slug, f.value_slug from product_features f
        where (f.name_slug, f.value_slug) > (each.name_slug, each.value_slug)
        order by f.name_slug, f.value_slug limit 1
      ) next
    ) select * from each
  ) each cross join lateral (
    select f.name, f.value from product_features f
    where f.name_slug = each.name_slug and f.value_slug = each.value_slug
    order by f.name_slug, f.value_slug, f.product_id limit 1
  ) written`

const kindFeature = sql`${`${kindAttribute}:`} || nullif(kind, '')`

const contentFeature = sql`case content_unit
  when 'kg' then ${`${contentAttributes.kg.slug}:`} when 'l' then ${`${contentAttributes.l.slug}:`}
  when 'unit' then ${`${contentAttributes.unit.slug}:`} end || trim_scale(content_amount)::text`

const ownNumbers = sql`p.id, p.position, p.price, p.rating_rounded as stars,
  p.compare_at_price is not null as "onOffer", p.stock > 0 as "inStock"`

type Part = { from: SQL; where: SQL; product: SQL; value: SQL }

/** The branches that have something of a product: of one with options, a value of each. */
export const branchesHolding = sql`
  select s.product_id, s.branch_id from stock s left join product_option_values v on v.id = s.value_id
  where s.quantity > 0
  group by s.product_id, s.branch_id
  having count(distinct v.option_id) = (select count(*) from product_options o where o.product_id = s.product_id)`

/** What other tables have of a product, each gathered into one value. */
const parts = {
  vehicles: {
    from: sql`product_vehicles v`,
    where: sql`true`,
    product: sql`v.product_id`,
    value: sql`string_agg(v.vehicle_id::text, ',' order by v.vehicle_id)`,
  },
  years: {
    from: sql`product_vehicles v`,
    where: sql`v.year_from is not null`,
    product: sql`v.product_id`,
    value: sql`jsonb_agg(jsonb_build_object('vehicleId', v.vehicle_id, 'from', v.year_from, 'to', v.year_to)
      order by v.vehicle_id)::text`,
  },
  categories: {
    from: sql`product_categories c`,
    where: sql`true`,
    product: sql`c.product_id`,
    value: sql`string_agg(c.category_id::text, ',' order by c.category_id)`,
  },
  colors: {
    from: sql`product_options o join product_option_values v on v.option_id = o.id`,
    where: sql`o.kind = 'color'`,
    product: sql`o.product_id`,
    value: sql`string_agg(distinct v.color, ',')`,
  },
  branches: {
    from: sql`(${branchesHolding}) held`,
    where: sql`true`,
    product: sql`held.product_id`,
    value: sql`string_agg(held.branch_id::text, ',' order by held.branch_id)`,
  },
  features: {
    from: sql`product_features f`,
    where: sql`true`,
    product: sql`f.product_id`,
    value: sql`string_agg(f.name_slug || ':' || f.value_slug, ',' order by f.position)`,
  },
} satisfies Record<string, Part>

/** Looked up for each product, which costs least where they are few. */
const lookedUp = ({ from, where, product, value }: Part) =>
  sql`(select ${value} from ${from} where ${where} and ${product} = p.id)`

const listRowsOf = (ids: readonly number[]): SQL =>
  listRows(
    (name) => lookedUp(parts[name]),
    sql`from products p where p.id = any(${sql.param(ids)}::int[]) and p.active`,
  )

const joined = sql.join(
  Object.entries(parts).map(
    ([name, { from, where, product, value }]: [string, Part]) => sql`
      left join (select ${product}, ${value} as gathered from ${from} where ${where} group by ${product})
        ${sql.identifier(name)} on ${sql.identifier(name)}.product_id = p.id`,
  ),
)

const everyListRow = listRows(
  (name) => sql`${sql.identifier(name)}.gathered`,
  sql`from products p ${joined} where p.active`,
)

function listRows(part: (name: keyof typeof parts) => SQL, from: SQL): SQL {
  return sql`
    select ${ownNumbers}, p.brand_id as "brandId", p.fitment = 'all' as "fitsAll",
      case when p.fitment = 'some' then ${part('vehicles')} end as "vehicleIds",
      case when p.fitment = 'some' then ${part('years')} end as "fitYears", p.suits::text as suits,
      ${part('categories')} as "categoryIds", ${part('colors')} as colors, ${part('branches')} as "branchIds",
      concat_ws(',', ${part('features')}, ${kindFeature}, ${contentFeature}) as features
    ${from} order by p.id`
}
