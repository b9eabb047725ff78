import { sql } from 'drizzle-orm'
import { attributes } from '#demo/data/attributes.ts'
import { categories } from '#demo/data/categories.ts'
import { searchTerms } from '#demo/data/search-terms.ts'
import { synonyms } from '#demo/data/synonyms.ts'
import { allVehicles } from '#demo/data/vehicles/market.ts'
import type { Transaction } from '../connection.ts'
import { giveRows } from './give-rows.ts'
import { advanceIdentity, insertRows } from './insert-rows.ts'

/**
 * What every shop of Chile needs and edits from there: the vehicles of its roads, what words mean to the search, and how
 * attributes are read. Each release brings what is new.
 */
export async function giveReference(tx: Transaction): Promise<void> {
  await giveVehicles(tx)
  await giveAttributes(tx)
  await giveRows(tx, {
    table: 'search_terms',
    key: ['meaning', 'term'],
    rows: searchTerms.map(({ meaning, term, target }) => ({ meaning, term, target })),
  })
  await giveSynonyms(tx)
}

const vehicleRows = allVehicles.map(({ id, make, model, engine, yearFrom, yearTo }) => ({
  id,
  make,
  model,
  engine,
  year_from: yearFrom,
  year_to: yearTo,
}))

/** Known by what they are: where the shop has given an id of ours to a vehicle of its own, ours gets another. */
async function giveVehicles(tx: Transaction): Promise<void> {
  await giveRows(tx, {
    table: 'vehicles',
    key: ['make', 'model', 'engine', 'year_from'],
    rows: vehicleRows,
    async insert(fresh) {
      const { rows } = await tx.execute<{ id: number }>(sql`
        select own.id from vehicles own
        join jsonb_populate_recordset(null::vehicles, ${JSON.stringify(fresh)}::jsonb) given using (id)
        where (own.make, own.model, own.engine, own.year_from)
          <> (given.make, given.model, given.engine, given.year_from)`)
      const taken = new Set<unknown>(rows.map(({ id }) => id))
      const renumbered = fresh.filter(({ id }) => taken.has(id)).map(({ id: _, ...row }) => row)
      await insertRows(
        tx,
        'vehicles',
        fresh.filter(({ id }) => !taken.has(id)),
        { keepsOwn: true },
      )
      await advanceIdentity(tx, 'vehicles')
      await insertRows(tx, 'vehicles', renumbered, { keepsOwn: true })
    },
  })
}

async function giveAttributes(tx: Transaction): Promise<void> {
  await giveRows(tx, {
    table: 'attribute_definitions',
    key: ['slug'],
    rows: attributes.map(({ slug, name, kind, unit, position }) => ({ slug, name, kind, unit, position })),
  })
  const { rows: defined } = await tx.execute<{ slug: string }>(sql`select slug from attribute_definitions`)
  const slugs = new Set(defined.map(({ slug }) => slug))
  const known = attributes.filter(({ slug }) => slugs.has(slug))
  await giveRows(tx, {
    table: 'attribute_terms',
    key: ['attribute', 'slug'],
    rows: known.flatMap(({ slug: attribute, terms }) =>
      terms.map((term, position) => ({ attribute, slug: term.slug, name: term.name, position })),
    ),
  })
  await giveRows(tx, {
    table: 'attribute_values',
    key: ['attribute', 'value', 'term'],
    rows: known.flatMap(({ slug: attribute, values }) =>
      values.map(({ value, term }) => ({ attribute, value, term })),
    ),
  })
  const isOurs = await ourCategories(tx)
  await giveRows(tx, {
    table: 'attribute_categories',
    key: ['attribute', 'category_id'],
    rows: known.flatMap(({ slug: attribute, categoryIds }) =>
      categoryIds.filter(isOurs).map((category_id) => ({ attribute, category_id })),
    ),
  })
}

/** A shop of its own has categories of its own: ours are those that are called so. */
async function ourCategories(tx: Transaction): Promise<(id: number) => boolean> {
  const { rows } = await tx.execute<{ id: number; slug: string }>(sql`select id, slug from categories`)
  const stored = new Map(rows.map(({ id, slug }) => [id, slug]))
  const ours = new Set(categories.filter(({ id, slug }) => stored.get(id) === slug).map(({ id }) => id))
  return (id) => ours.has(id)
}

/** Two groups may begin with the same word. */
const nameOf = (terms: readonly string[]) => terms.slice(0, 2).join(' ')

/** A word joins the group that has most of its own; where the shop has none, a new one is made. */
async function giveSynonyms(tx: Transaction): Promise<void> {
  await giveRows(tx, {
    table: 'synonyms',
    key: ['group', 'term'],
    rows: synonyms.flatMap((terms) => terms.map((term) => ({ group: nameOf(terms), term }))),
    async insert(fresh) {
      for (const [group, added] of Map.groupBy(fresh, (row) => row.group)) {
        const all = synonyms.find((terms) => nameOf(terms) === group) ?? []
        const terms = added.map(({ term }) => term)
        await tx.execute(sql`
          with place as (
            select coalesce(
              (select group_id from synonyms where term = any(${sql.param(all)}::text[])
                group by group_id having count(*) * 2 > ${all.length} order by count(*) desc, group_id limit 1),
              (select max(group_id) + 1 from synonyms), 1) as group_id
          )
          insert into synonyms (group_id, term, folded)
          select group_id, term, array_to_string(telling_words(term), ' ')
          from place, unnest(${sql.param(terms)}::text[]) as given (term)
          on conflict do nothing`)
      }
    },
  })
}
