import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { flags } from '../catalogue/list/list-columns.ts'
import { listRowsOf } from '../catalogue/list/list-rows.ts'
import { inScope } from './in-scope.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
})
afterAll(() => database.drop())

test('a search for vehicles without another word finds what naming every product would', async () => {
  const rows = await listRowsOf(database).current()
  const { ids, flags: states, size } = rows.columns
  const all = Array.from(ids.subarray(0, size)).toSorted((a, b) => a - b)
  const { rows: years } = await database.pool.query<{ vehicleId: number; from: number }>(
    'select vehicle_id as "vehicleId", year_from as from from product_vehicles where year_from is not null order by 1, 2',
  )
  const [limited] = years
  if (!limited) throw new Error('Nothing fits a vehicle in some of its years alone.')
  let amount = 0
  for (const vehicleIds of [[limited.vehicleId], [1, limited.vehicleId], [2, 3, 5, 8], [2_000_000_000]]) {
    for (const year of [null, limited.from - 1, limited.from]) {
      for (const category of [null, 'frenos-y-suspension', 'no-hay-tal']) {
        const scope = { category, vehicleIds, year, fit: 'fits', allergens: [] } as const
        const named = inScope(rows, all, scope)
        const isForAll = (id: number) => (states[rows.columns.placeOf(id)] ?? 0) & flags.fitsAll
        expect(inScope(rows, null, scope)).toEqual(
          named.toSorted((a, b) => isForAll(a) - isForAll(b) || a - b),
        )
        for (const most of [1, 7]) {
          expect(inScope(rows, all, scope, most)).toEqual(named.slice(0, most))
          expect(inScope(rows, null, scope, most)).toEqual(inScope(rows, null, scope).slice(0, most))
        }
        amount += named.length
      }
    }
  }
  expect(amount).toBeGreaterThan(100)
})

test('what contains an allergen is not in scope, named or not', async () => {
  const rows = await listRowsOf(database).current()
  const { rows: known } = await database.pool.query<{ id: number; has: boolean }>(
    `select p.id, coalesce(p.suits->'allergens' ? 'chicken', false) as has
     from products p join product_categories c on c.product_id = p.id
     where p.active and c.category_id = 11 order by p.id`,
  )
  const bearable = known.filter(({ has }) => !has).map(({ id }) => id)
  expect(bearable.length).toBeGreaterThan(3)
  expect(bearable.length).toBeLessThan(known.length)
  const scope = { category: 'perros-alimentos', vehicleIds: [], year: null, fit: 'fits' } as const
  const without = { ...scope, allergens: ['chicken'] } as const
  const all = known.map(({ id }) => id)
  expect(inScope(rows, all, { ...scope, allergens: [] })).toEqual(all)
  expect(inScope(rows, all, without)).toEqual(bearable)
  expect(inScope(rows, null, without).toSorted((a, b) => a - b)).toEqual(bearable)
})
