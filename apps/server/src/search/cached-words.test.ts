import { expect, test } from 'vitest'
import { cachedWords } from './cached-words.ts'

const wordsOf = (id: number, { sold = 0, version = 1 } = {}) => ({
  id,
  spelled: `cosa ${id}`,
  name: `cosa ${id}`,
  categories: '',
  tags: '',
  facts: '',
  about: '',
  sold,
  version,
})

test('words are read once, and again where they or the sales have changed', async () => {
  const rows = new Map([1, 2, 3].map((id) => [id, wordsOf(id)]))
  const asked: (readonly number[])[] = []
  const cache = cachedWords({
    words: async (ids) => {
      asked.push(ids)
      return ids.flatMap((id) => rows.get(id) ?? [])
    },
  })
  const all = [1, 2, 3].map((id) => ({ id, sold: 0, version: 1 }))
  const first = await cache.of(all)
  const second = await cache.of(all)
  expect(asked).toEqual([[1, 2, 3]])
  expect(second.map((words, place) => words === first[place])).toEqual([true, true, true])

  rows.set(2, { ...wordsOf(2, { version: 2 }), spelled: 'otra' })
  rows.set(3, wordsOf(3, { sold: 7 }))
  const third = await cache.of([
    { id: 1, sold: 0, version: 1 },
    { id: 2, sold: 0, version: 2 },
    { id: 3, sold: 7, version: 1 },
  ])
  expect(asked.at(-1)).toEqual([2, 3])
  expect(third.map(({ spelled, sold }) => [spelled, sold])).toEqual([
    ['cosa 1', 0],
    ['otra', 0],
    ['cosa 3', 7],
  ])
})

test('a product that is gone has no words', async () => {
  const cache = cachedWords({ words: async () => [] })
  expect(await cache.of([{ id: 1, sold: 0, version: 1 }])).toEqual([])
})
