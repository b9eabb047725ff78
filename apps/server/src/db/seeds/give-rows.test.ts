import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { inTransaction } from '../connection.ts'
import { giveRows } from './give-rows.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false })
})
afterAll(() => database.drop())

const give = (targets: Record<string, string>) =>
  inTransaction(database, (tx) =>
    giveRows(tx, {
      table: 'search_terms',
      key: ['meaning', 'term'],
      rows: Object.entries(targets).map(([term, target]) => ({ meaning: 'make', term, target })),
    }),
  )

async function stored(): Promise<Record<string, string>> {
  const { rows } = await database.pool.query(
    `select term, target from search_terms where meaning = 'make' order by term`,
  )
  return Object.fromEntries(rows.map(({ term, target }) => [term, target]))
}

test('what was given is given once: what the shop changes or takes away stays so, and the rest follows releases', async () => {
  await database.pool.query(`insert into search_terms values ('make', 'chevy', 'Chevelle')`)
  expect(await give({ chevy: 'Chevrolet', vw: 'VW', merced: 'Mercedes', lada: 'Lada' })).toHaveLength(4)
  expect(await stored()).toEqual({ chevy: 'Chevelle', vw: 'VW', merced: 'Mercedes', lada: 'Lada' })
  await database.pool.query(`delete from search_terms where term = 'lada'`)
  await database.pool.query(`update search_terms set target = 'Mercedes mía' where term = 'merced'`)
  const next = { chevy: 'Chevrolet', vw: 'Volkswagen', merced: 'Mercedes-Benz', lada: 'LADA', mini: 'MINI' }
  expect(await give(next)).toEqual([{ meaning: 'make', term: 'mini', target: 'MINI' }])
  const kept = { chevy: 'Chevelle', vw: 'Volkswagen', merced: 'Mercedes mía', mini: 'MINI' }
  expect(await stored()).toEqual(kept)
  expect(await give(next)).toEqual([])
  expect(await stored()).toEqual(kept)
})
