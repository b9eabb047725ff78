import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { AskedVehicle } from '#rules/vehicles/asked-vehicle.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { countFacets } from './count-facets.ts'
import { listRowsStore } from './list-rows.store.ts'
import { type CachedListRows, cachedListRows, type ListRows } from './list-rows.ts'
import { placesOfScope } from './scope-places.ts'
import { everything } from './test-made-rows.ts'

let database: TestDatabase
let cached: CachedListRows
let folder: string
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  folder = await mkdtemp(join(tmpdir(), 'huella-lists-'))
  cached = opened()
  await cached.current()
  await cached.settle()
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

/** As in another process, which has the file that the first one stored before anything changed. */
function opened(): CachedListRows {
  const rows = cachedListRows(database)
  rows.storeIn(folder, (error) => {
    throw error
  })
  return rows
}

/** What is sold as it was read, every number written out. */
function rowsOf({ columns }: ListRows) {
  const places = Array.from({ length: columns.size }, (_, place) => place)
  return places
    .filter((place) => columns.isSold(place))
    .map((place) => ({
      id: columns.ids[place] ?? 0,
      position: columns.positions[place],
      price: columns.prices[place],
      brandId: columns.brandIds.values[columns.brands[place] ?? 0],
      stars: columns.stars[place],
      flags: columns.flags[place],
      suits: columns.suitsKinds.values[columns.suits[place] ?? 0],
      categoryIds: [...columns.categoryLists.of(columns.categories[place] ?? 0)],
      branchIds: [...columns.branchLists.of(columns.branches[place] ?? 0)],
      colors: Array.from(
        columns.colorLists.of(columns.colors[place] ?? 0),
        (color) => columns.colorNames.values[color],
      ),
      features: Array.from(
        columns.featureLists.of(columns.features[place] ?? 0),
        (feature) => columns.featureNames.values[feature],
      ),
    }))
    .toSorted((a, b) => a.id - b.id)
}

const askedVehicles = [1, 2, 3, 37, 40, 200].flatMap((id) =>
  [null, 2014, 2015, 2017].map((year) => ({ id, year })),
)

/** Counts of lists that no filter narrows, or a price that all, most or few products have, for all vehicles and for some. */
async function countsOf(rows: CachedListRows) {
  const held = await rows.current()
  const vehicles = [null, ...askedVehicles]
  const prices = [null, { low: 0, high: 99_999_999 }, { low: 2000, high: 99_999_999 }, { low: 0, high: 9000 }]
  return vehicles.flatMap((vehicle) =>
    prices.map((price) => countFacets(held, {}, { ...everything, vehicle, price }, null).facets),
  )
}

/** As the database says it, vehicle by vehicle. */
async function fittingIds({ id, year }: AskedVehicle): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: number }>(
    `select id from products p where active and (fitment = 'all' or fitment = 'some' and exists (
       select from product_vehicles v where v.product_id = p.id and v.vehicle_id = $1
         and ($2::int is null or v.year_from is null or $2 between v.year_from and v.year_to))) order by id`,
    [id, year],
  )
  return rows.map((row) => row.id)
}

function heldIds({ fitting, columns }: ListRows, vehicle: AskedVehicle): number[] {
  const ids: number[] = []
  fitting.each(vehicle, (place) => ids.push(columns.ids[place] ?? 0))
  return ids.toSorted((a, b) => a - b)
}

const plain = async (from: CachedListRows) => {
  const current = await from.current()
  const { names, vehicles, attributes } = current
  const rows = rowsOf(current)
  const known = new Set(rows.flatMap(({ features }) => features))
  // What nothing has any more is forgotten with the next whole reading.
  const read = [...attributes.values()].map(({ slug, definition, values }) => ({
    slug,
    definition,
    values: [...values]
      .filter(([value]) => known.has(`${slug}:${value}`))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  }))
  return {
    fitting: askedVehicles.map((vehicle) => heldIds(current, vehicle)),
    rows,
    names,
    vehicles,
    read: read.filter(({ values }) => values.length > 0).toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
  }
}

const priceOf = ({ columns }: ListRows, id: number) => columns.prices[columns.placeOf(id)]

const oneProduct = 1041
const changes: [string, string][] = [
  ['a price', `update products set price = price + 10 where id = ${oneProduct}`],
  ['a place in lists', `update products set position = position + 1 where id = ${oneProduct}`],
  ['an offer', `update products set compare_at_price = price + 500 where id = ${oneProduct}`],
  ['a brand', `update products set brand_id = (select max(id) from brands) where id = ${oneProduct}`],
  ['what it fits', `update products set fitment = 'all' where id = ${oneProduct}`],
  ['the end of its sale', `update products set active = false where id = ${oneProduct}`],
  ['a new sale', `update products set active = true where id = ${oneProduct}`],
  [
    'a review',
    `insert into reviews (product_id, author, rating, content) values (${oneProduct}, 'Ana', 1, 'No sirvió')`,
  ],
  [
    'a category',
    `insert into product_categories (category_id, product_id, direct) values (2, ${oneProduct}, false) on conflict do nothing`,
  ],
  ['a category less', `delete from product_categories where product_id = ${oneProduct} and not direct`],
  ['a feature', `update product_features set value = 'Otra cosa' where product_id = ${oneProduct}`],
  ['a kind', `update products set kind = 'otra-cosa' where id = ${oneProduct}`],
  ['a content', `update products set content_amount = 1.25, content_unit = 'kg' where id = ${oneProduct}`],
  [
    'the last unit of a branch',
    `update stock set quantity = 0 where product_id = ${oneProduct} and branch_id = 1`,
  ],
  [
    'a unit in a branch again',
    `update stock set quantity = 2 where product_id = ${oneProduct} and branch_id = 1`,
  ],
  ['the end of its stock', `delete from stock where product_id = ${oneProduct}`],
  ['a feature less', `delete from product_features where product_id = ${oneProduct}`],
  [
    'an option',
    `with made as (
       insert into product_options (product_id, name, kind, position) values (${oneProduct}, 'Color', 'color', 90) returning id
     ) insert into product_option_values (option_id, name, color, position) select id, 'Rojo', 'red', 1 from made`,
  ],
  [
    'a value of an option',
    `update product_option_values set color = 'blue' where color = 'red' and position = 1`,
  ],
  ['the kind of an option', `update product_options set kind = 'label' where position = 90`],
  ['the kind of an option again', `update product_options set kind = 'color' where position = 90`],
  ['an option less', `delete from product_options where product_id = ${oneProduct}`],
  [
    'vehicles',
    `with fits as (update products set fitment = 'some' where id = ${oneProduct})
     insert into product_vehicles (product_id, vehicle_id) select ${oneProduct}, id from vehicles`,
  ],
  [
    'the years of a vehicle',
    `update product_vehicles set year_from = 2015, year_to = 2016 where product_id = ${oneProduct} and vehicle_id = 37`,
  ],
  ['the name of a brand', `update brands set name = 'Aaa' where id = (select max(id) from brands)`],
  ['the name of a vehicle', `update vehicles set engine = 'Otro' where id = 37`],
  ['the name of a category', `update categories set name = 'Otra' where id = 11`],
  [
    'what the shop says of an attribute',
    `update attribute_definitions set kind = 'text' where slug = 'raza'`,
  ],
  ['a term', `insert into attribute_terms values ('etapa', 'todo', 'Todo', 90)`],
  ['what counts for a term', `insert into attribute_values values ('sabor', 'queso', 'pollo')`],
  ['where an attribute decides', `delete from attribute_categories where attribute = 'etapa'`],
  [
    'a new product',
    `insert into products (slug, name, sku, price, package_width, package_height, package_depth, package_weight, position)
     values ('nuevo', 'Nuevo', 'NUE-1', 1000, 1, 1, 1, 1, 9000)`,
  ],
  ['a product less', `delete from products where sku = 'NUE-1'`],
  ['everything at once', `update products set price = price + 1`],
]

/** What stands of products beside them in one way alone. */
async function apart(): Promise<unknown[]> {
  const columns = 'kind, price, discount_percent, unit_rank, unit_price, active'
  const theirs = `select id, ${columns} from products`
  const beside = `select product_id, ${columns} from product_prices`
  const { rows } = await database.pool.query(
    `(${theirs} except ${beside}) union all (${beside} except ${theirs})`,
  )
  return rows
}

describe('the cached products of lists', () => {
  test.each(changes)('follow %s', async (_, statement) => {
    const before = await plain(cached)
    await countsOf(cached)
    await database.pool.query(statement)
    const after = await plain(cached)
    expect(after).not.toEqual(before)
    const anew = cachedListRows(database)
    expect(after).toEqual(await plain(anew))
    expect(await countsOf(cached)).toEqual(await countsOf(anew))
    const whole = vi.spyOn(listRowsStore, 'everyRow')
    expect(after).toEqual(await plain(opened()))
    expect(whole).not.toHaveBeenCalled()
    whole.mockRestore()
    expect(after.fitting).toEqual(await Promise.all(askedVehicles.map(fittingIds)))
    expect(await apart()).toEqual([])
  })

  test('have their prices beside them, whose change writes no index of products', async () => {
    await database.pool.query('VACUUM products')
    const client = await database.pool.connect()
    const written = async () =>
      (
        await client.query<{ all: number; hot: number }>(
          `select n_tup_upd::int as all, n_tup_hot_upd::int as hot from pg_stat_xact_user_tables where relname = 'products'`,
        )
      ).rows[0] ?? { all: 0, hot: 0 }
    try {
      await client.query('begin')
      // What the connection did before counts as well until PostgreSQL has noted it.
      const before = await written()
      await client.query(
        `update products set price = price + 1, compare_at_price = price + 900 where id = ${oneProduct}`,
      )
      const after = await written()
      expect([after.all - before.all, after.hot - before.hot]).toEqual([1, 1])
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  test('leave units and sales alone that orders write, as long as some are left', async () => {
    const changed = async () =>
      (await database.pool.query('select max(changed_in)::text from list_changes')).rows
    await database.pool.query(`update products set stock = 9 where id = ${oneProduct}`)
    const before = await changed()
    await database.pool.query(
      `update products set sold_count = sold_count + 1, stock = 3 where id = ${oneProduct}`,
    )
    expect(await changed()).toEqual(before)
  })

  test('take a transaction when it ends, whatever ended before it', async () => {
    const price = async (id: number) => priceOf(await cached.current(), id)
    const before = await price(1001)
    const client = await database.pool.connect()
    try {
      await client.query('begin')
      await client.query('update products set price = 7001 where id = 1001')
      expect(await price(1001)).toBe(before)
      await database.pool.query('update products set price = 7002 where id = 1002')
      expect([await price(1001), await price(1002)]).toEqual([before, 7002])
      await client.query('commit')
      expect(await price(1001)).toBe(7001)
      await client.query('begin')
      await client.query('update products set price = 7003 where id = 1001')
      await client.query('rollback')
      expect(await price(1001)).toBe(7001)
    } finally {
      client.release()
    }
  })

  test('show each asker what was written before he asked', async () => {
    for (let round = 1; round <= 20; round += 1) {
      const request = Array.from({ length: 5 }, async (_, place) => {
        const id = 1100 + place
        await database.pool.query('update products set price = $1 where id = $2', [round * 100, id])
        expect(priceOf(await cached.current(), id)).toBe(round * 100)
      })
      await Promise.all(request)
    }
  })

  test('leave one who still asks the former ones his own places', async () => {
    const scope = { categoryIds: [2], brandSlug: null }
    const idsIn = (rows: ListRows) =>
      Array.from(placesOfScope(rows, scope).places, (place) => rows.columns.ids[place] ?? 0)
    const held = await cached.current()
    await database.pool.query(
      `with first as (
         insert into products (id, slug, name, sku, price, package_width, package_height, package_depth, package_weight, position)
         overriding system value values (1, 'primero', 'Primero', 'PRI-1', 1000, 1, 1, 1, 1, 9001))
       update products set brand_id = null`,
    )
    const current = await cached.current()
    expect(current.columns).not.toBe(held.columns)
    expect(current.columns.placeOf(1)).toBe(0)
    const before = idsIn(held)
    expect(before.length).toBeGreaterThan(0)
    expect(idsIn(current)).toEqual(before)
    await database.pool.query('delete from products where id = 1')
  })

  test('are read anew once what products had outnumbers what they have', async () => {
    const lists = async () => (await cached.current()).columns.featureLists.count
    const give = (value: string) =>
      database.pool.query(
        `insert into product_features (product_id, name, value, position)
         select id, 'Lote', $1 || id, 90 from products where id % 3 = 0
         on conflict (product_id, position) do update set value = excluded.value`,
        [value],
      )
    const { columns } = await cached.current()
    await give('A')
    const inUse = await lists()
    let most = inUse
    for (let round = 0; round < 12; round += 1) {
      await give(`B${round}-`)
      most = Math.max(most, await lists())
    }
    expect((await cached.current()).columns).not.toBe(columns)
    expect(most).toBeLessThan(inUse * 3)
    await database.pool.query(`delete from product_features where name = 'Lote'`)
  })

  test('are read again after a reading that failed', async () => {
    let isBroken = true
    const failing: typeof database.db = new Proxy(database.db, {
      get(target, key, receiver) {
        if (key === 'execute' && isBroken) return () => Promise.reject(new Error('broken'))
        return Reflect.get(target, key, receiver)
      },
    })
    const late = cachedListRows({ db: failing })
    await expect(late.current()).rejects.toThrow('broken')
    isBroken = false
    expect(await plain(late)).toEqual(await plain(cached))
  })
})
