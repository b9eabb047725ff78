import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsLeft } from './countdown.tsx'

test('days, hours, minutes and seconds come to what is left, to the second', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 * 86_400_000 }), (ms) => {
      const [days = 0, hours = 0, minutes = 0, seconds = 0] = partsLeft(ms)
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.floor(ms / 1000))
      expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true])
    }),
  )
})

test('nothing is left of what is over', () => {
  expect(partsLeft(-5000)).toEqual([0, 0, 0, 0])
})
