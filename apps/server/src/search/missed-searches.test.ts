import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { missedSearchesService } from './missed-searches.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false })
})
afterAll(() => database.drop())

const listed = async () => {
  const missed = missedSearchesService({ database })
  return (await missed.list(10)).map(({ words, count }) => [words, count])
}

test('what is looked for in vain is counted as it is compared, and nothing of a person', async () => {
  const missed = missedSearchesService({ database })
  for (const text of ['Casa para perro', 'casa  para PERRO', 'zzz', '12.345.678-5', 'ana@correo.cl'])
    missed.note(text)
  await missed.write()
  expect(await listed()).toEqual([
    ['casa para perro', 2],
    ['zzz', 1],
  ])
})

test('a day holds so many texts, and what is older than 90 days goes', async () => {
  const missed = missedSearchesService({ database })
  await database.pool.query(`
    insert into missed_searches (day, words, count)
    select (now() at time zone 'America/Santiago')::date, 'lleno ' || n, 1 from generate_series(1, 1000) n`)
  missed.note('una mas')
  missed.note('lleno 7')
  await missed.write()
  const { rows } = await database.pool.query(
    `select words, count from missed_searches where words in ('una mas', 'lleno 7')`,
  )
  expect(rows).toEqual([{ words: 'lleno 7', count: 2 }])
  await database.pool.query(`update missed_searches set day = day - 90`)
  await missed.forgetOld()
  expect(await listed()).toEqual([])
})

test('what several days have is told as one, with the last of them, until they are forgotten', async () => {
  const missed = missedSearchesService({ database })
  await database.pool.query(`
    insert into missed_searches (day, words, count)
    select (now() at time zone 'America/Santiago')::date - days, words, count
    from (values (2, 'cama', 4), (90, 'cama', 3), (95, 'cuna', 9)) as given (days, words, count)`)
  missed.note('Cama')
  await missed.write()
  missed.note('cama')
  await missed.write()
  expect(await listed()).toEqual([
    ['cama', 9],
    ['cuna', 9],
  ])
  const { rows } = await database.pool.query(
    `select (now() at time zone 'America/Santiago')::date::text as today`,
  )
  expect((await missed.list(1))[0]?.lastDay).toBe(rows[0].today)
  await missed.forgetOld()
  expect(await listed()).toEqual([['cama', 6]])
  await database.pool.query('delete from missed_searches')
  expect(await listed()).toEqual([])
})

test('nothing is written with a reply: what fails is told, waits, and is written at the end', async () => {
  const missed = missedSearchesService({ database })
  const told: string[] = []
  const writing = missed.keepWriting((error) => told.push(error.message))
  missed.note('mochila espacial')
  expect(await listed()).toEqual([])
  await database.pool.query('alter table missed_searches rename to missed_searches_away')
  await expect(missed.write()).rejects.toThrow('missed_searches')
  await database.pool.query('alter table missed_searches_away rename to missed_searches')
  missed.note('mochila espacial')
  await writing.stop()
  expect([await listed(), told]).toEqual([[['mochila espacial', 2]], []])
})

test('a writing that fails at the end is told', async () => {
  const missed = missedSearchesService({ database })
  const told: string[] = []
  const writing = missed.keepWriting((error) => told.push(error.message))
  missed.note('otra cosa')
  await database.pool.query('alter table missed_searches rename to missed_searches_away')
  await writing.stop()
  await database.pool.query('alter table missed_searches_away rename to missed_searches')
  expect(told).toHaveLength(1)
})
