import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedTo } from './moved-to.ts'

test('arrows go through the options and back to the field', () => {
  expect(movedTo('ArrowDown', -1, 3)).toBe(0)
  expect(movedTo('ArrowDown', 2, 3)).toBe(-1)
  expect(movedTo('ArrowUp', 0, 3)).toBe(-1)
  expect(movedTo('ArrowUp', -1, 3)).toBe(2)
})

test('without options the field keeps them, and other keys move nothing', () => {
  expect(movedTo('ArrowDown', -1, 0)).toBe(-1)
  expect(movedTo('ArrowUp', -1, 0)).toBe(-1)
  for (const key of ['Enter', 'Escape', 'a', 'Home']) expect(movedTo(key, 1, 3)).toBeNull()
})

test('one arrow takes the other back', () => {
  const place = fc
    .integer({ min: 0, max: 30 })
    .chain((count) => fc.tuple(fc.integer({ min: -1, max: count - 1 }), fc.constant(count)))
  fc.assert(
    fc.property(place, ([at, count]) => {
      const next = movedTo('ArrowDown', at, count) ?? Number.NaN
      expect(next).toBeGreaterThanOrEqual(-1)
      expect(next).toBeLessThan(Math.max(count, 1))
      expect(movedTo('ArrowUp', next, count)).toBe(at)
    }),
  )
})
