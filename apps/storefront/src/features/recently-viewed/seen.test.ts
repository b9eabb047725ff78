import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addSeen, decodeSeen, mostSeen } from './seen.ts'

test('the last one seen stands first, each once, twelve at most', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'abcdefghijklmnopqrst')), (visits) => {
      const seen = visits.reduce<readonly string[]>(addSeen, [])
      const wanted = [...new Set(visits.toReversed())].slice(0, mostSeen)
      expect(seen).toEqual(wanted)
      expect(decodeSeen(JSON.stringify(seen))).toEqual(wanted)
    }),
  )
})

test('whatever storage holds is read without complaint', () => {
  expect(decodeSeen(null)).toEqual([])
  expect(decodeSeen('{"a":1}')).toEqual([])
  expect(decodeSeen('no json')).toEqual([])
  expect(decodeSeen('["a",1,null]')).toEqual(['a'])
})
