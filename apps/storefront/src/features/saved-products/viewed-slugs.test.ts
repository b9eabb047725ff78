import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addViewed, decodeViewed, mostViewed } from './viewed-slugs.ts'

test('the last one viewed comes first, each once, twelve at most', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'abcdefghijklmnopqrst')), (visits) => {
      const viewed = visits.reduce<readonly string[]>(addViewed, [])
      const wanted = [...new Set(visits.toReversed())].slice(0, mostViewed)
      expect(viewed).toEqual(wanted)
      expect(decodeViewed(JSON.stringify(viewed))).toEqual(wanted)
    }),
  )
})

test('whatever storage holds is read without complaint', () => {
  expect(decodeViewed(null)).toEqual([])
  expect(decodeViewed('{"a":1}')).toEqual([])
  expect(decodeViewed('no json')).toEqual([])
  expect(decodeViewed('["a",1,null]')).toEqual(['a'])
})
