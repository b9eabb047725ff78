import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { listRowsOf } from '../catalogue/list/list-rows.ts'
import { inScope } from './in-scope.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
})
afterAll(() => database.drop())

test('a search for vehicles without another word finds what naming every product would', async () => {
  const { rows, ...others } = await listRowsOf(database).current()
  const all = [...rows.keys()].toSorted((a, b) => a - b)
  const [limited] = [...rows.values()].flatMap(({ fitYears }) => fitYears)
  if (!limited) throw new Error('Nothing fits a vehicle in some of its years alone.')
  let amount = 0
  for (const vehicleIds of [[limited.vehicleId], [1, limited.vehicleId], [2, 3, 5, 8], [2_000_000_000]]) {
    for (const year of [null, limited.from - 1, limited.from]) {
      for (const category of [null, 'frenos-y-suspension', 'no-hay-tal']) {
        const scope = { category, vehicleIds, year, fit: 'fits' } as const
        const named = inScope({ rows, ...others }, all, scope)
        const isForAll = (id: number) => Number(rows.get(id)?.fitsAll)
        expect(inScope({ rows, ...others }, null, scope)).toEqual(
          named.toSorted((a, b) => isForAll(a) - isForAll(b) || a - b),
        )
        amount += named.length
      }
    }
  }
  expect(amount).toBeGreaterThan(100)
})
