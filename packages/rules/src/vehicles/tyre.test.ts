import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadOf, serviceDescription, speedIndexes, speedOf } from './tyre.ts'

test.each([
  ['88H', 560, 210],
  ['112T', 1120, 190],
  ['60L', 250, 120],
  ['100Y', 800, 300],
  ['126W', 1700, 270],
])('%s carries %i kg at up to %i km/h', (text, kg, kmh) => {
  const found = serviceDescription(text)
  expect(found && loadOf(found.loadIndex)).toBe(kg)
  expect(found && speedOf(found.speedIndex)).toBe(kmh)
})

test.each(['', '88', 'H', '59H', '127H', '88Z', '88 H', '1880H'])('%j is no service description', (text) => {
  expect(serviceDescription(text)).toBeNull()
})

test('a higher index carries more, and a later letter is faster', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60, max: 125 }), (index) => {
      expect(loadOf(index + 1)).toBeGreaterThan(loadOf(index) ?? Number.POSITIVE_INFINITY)
    }),
  )
  const kmh = speedIndexes.map(speedOf)
  expect(kmh).toEqual(kmh.toSorted((a, b) => a - b))
})
