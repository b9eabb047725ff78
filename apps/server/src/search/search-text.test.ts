import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#demo/data/products.ts'
import { searchText, spannedWeights } from '#rules/text/search-text.ts'
import { timesOf } from '#testing/counts.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const inDatabase = async (texts: readonly string[]) =>
  (
    await database.pool.query<{ alone: string; joint: string; weights: string }>(
      `select search_text(value) as alone, search_text(value, '+') as joint,
         coalesce(spanned_weights(value), '') as weights
       from unnest($1::text[]) with ordinality as t (value, place) order by place`,
      [texts],
    )
  ).rows

const inRules = (texts: readonly string[]) =>
  texts.map((value) => ({
    alone: searchText(value),
    joint: searchText(value, '+'),
    weights: spannedWeights(value),
  }))

test.each([
  ['10W-40', '10 w 40'],
  ['10w40', '10+w+40'],
  ['7,5 kilos', '7.5+kg'],
  ['Alimento 3Kgs.', 'alimento 3+kg'],
  ['60 × 90 cm', '60 90+cm'],
  ['185/65 R15 aro 15', '185 65 r+15 r+15'],
  ['rfl1273', 'rfl+1273'],
  ['Pañal (12 unidades)', 'panal 12+un'],
])('%s is compared as %s', (text, expected) => {
  expect(searchText(text, expected.includes('+') ? '+' : ' ')).toBe(expected)
})

test('the rule of the database and that of the sample layer are one', async () => {
  const real = products.flatMap(({ name, sku, shortDescription, features }) => [
    name,
    sku,
    shortDescription,
    ...features.map((feature) => feature.value),
  ])
  expect(await inDatabase(real)).toEqual(inRules(real))
  const piece = fc.constantFrom(
    ...' ,.x×-/+aekglmñÁü0123459'.split(''),
    ...[' kg', ' kilos', 'litros', ' unidades', 'aro ', 'hasta ', ' a ', 'cc', ' mm', 'perro'],
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: piece, maxLength: 20 }), { maxLength: 20 }),
      async (texts) => {
        expect(await inDatabase(texts)).toEqual(inRules(texts))
      },
    ),
    { numRuns: timesOf(60, 12) },
  )
})

test('texts that are written together are written as each by itself, whatever they hold', async () => {
  const piece = fc.constantFrom(...' ,.x×kg15é\n\u0001'.split(''), 'aro ', ' kilos', 'u', ' a ')
  const text = fc.string({ unit: piece, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(' ', '+'),
      async (texts, joint) => {
        const { rows } = await database.pool.query<{ together: string[]; alone: string[] }>(
          `select search_texts($1::text[], $2) as together,
             array(select search_text(value, $2) from unnest($1::text[]) with ordinality as t (value, place)
               order by place) as alone`,
          [texts, joint],
        )
        expect(rows[0]?.together).toEqual(rows[0]?.alone)
        expect(rows[0]?.alone).toEqual(texts.map((each) => searchText(each, joint)))
      },
    ),
    { numRuns: timesOf(100, 20) },
  )
})
