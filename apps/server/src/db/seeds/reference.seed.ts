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

/** Written in one statement, since whatever is written there makes what each word asks for anew. */
async function giveSynonyms(tx: Transaction): Promise<void> {
  await giveRows(tx, {
    table: 'synonyms',
    key: ['group', 'term'],
    rows: synonyms.flatMap((terms) => terms.map((term) => ({ group: nameOf(terms), term }))),
    async insert(fresh) {
      if (fresh.length === 0) return
      const { rows: stored } = await tx.execute<Synonym>(sql`select group_id, term from synonyms`)
      await tx.execute(sql`
        insert into synonyms (group_id, term, folded)
        select group_id, term, array_to_string(telling_words(term), ' ')
        from jsonb_to_recordset(${JSON.stringify(placed(fresh, stored))}::jsonb) as given (group_id int, term text)
        on conflict do nothing`)
    },
  })
}

type Synonym = { group_id: number; term: string }

/** A word joins the group that has most of its own; where the shop has none, a new one is made. */
function placed(fresh: readonly { group: string; term: string }[], stored: readonly Synonym[]): Synonym[] {
  const groups = new Map<number, Set<string>>()
  const add = ({ group_id, term }: Synonym) =>
    groups.set(group_id, (groups.get(group_id) ?? new Set()).add(term))
  stored.forEach(add)
  return [...Map.groupBy(fresh, ({ group }) => group)].flatMap(([name, added]) => {
    const ours = synonyms.find((terms) => nameOf(terms) === name) ?? []
    const shared = [...groups].map(([id, terms]) => ({
      id,
      count: ours.filter((term) => terms.has(term)).length,
    }))
    const [own] = shared
      .filter(({ count }) => count * 2 > ours.length)
      .toSorted((a, b) => b.count - a.count || a.id - b.id)
    const group_id = own?.id ?? Math.max(0, ...groups.keys()) + 1
    const rows = added.map(({ term }) => ({ group_id, term }))
    rows.forEach(add)
    return rows
  })
}
