import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#demo/data/products.ts'
import { slipsOf, typoDistance } from '#rules/search/likely-word.ts'
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
  const accented = ['Áhasta 9 kg', 'ñhasta 3 kg', 'desde hasta 4 kg']
  expect(await inDatabase(accented)).toEqual(inRules(accented))
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

test('words near to what is typed are those that the rule says are the fewest slips away', async () => {
  const words = [...new Set(products.flatMap(({ name }) => searchText(name).split(' ')))].filter((word) =>
    /^[a-z]{3,}$/.test(word),
  )
  await database.pool.query(
    'insert into search_words (word) select unnest($1::text[]) on conflict do nothing',
    [words],
  )
  const slips = (typed: string, word: string) =>
    Math.min(typoDistance(typed, word), typoDistance(typed, word.slice(0, typed.length)))
  const letter = fc.constantFrom(...'aeiorstlnd'.split(''))
  const typedWord = fc
    .record({
      word: fc.constantFrom(...words.filter(({ length }) => length > 3)),
      at: fc.nat(),
      letter,
      how: fc.nat(3),
    })
    .map(({ word, at: anywhere, letter: other, how }) => {
      const at = 1 + (anywhere % (word.length - 2))
      const [before, one, two, after] = [word.slice(0, at), word[at], word[at + 1] ?? '', word.slice(at + 2)]
      return (
        [
          `${before}${two}${one}${after}`,
          `${before}${other}${two}${after}`,
          `${before}${two}${after}`,
          word.slice(0, -1) + other,
        ][how] ?? word
      )
    })
  await fc.assert(
    fc.asyncProperty(typedWord, async (typed) => {
      const { rows } = await database.pool.query<{ near: string[] }>('select near_words($1) as near', [typed])
      const own = words.map((word) => slips(typed, word))
      const least = Math.min(...own)
      const nearest = words.filter((_, place) => own[place] === least)
      const near = rows[0]?.near ?? []
      expect(near.length > 0).toBe(least <= slipsOf(typed.length))
      expect(near.filter((word) => !nearest.includes(word))).toEqual([])
    }),
    { numRuns: timesOf(600, 60) },
  )
})
